// Made of the documentation: CHARTWRIGHT_RECORD=1 swift test --filter DocumentedExampleTests

// swift-format-ignore-file
import ChartSchema
import Eligibility
import Foundation
import Store
import Testing

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "normalized/latest.json"), "examples are run in the repository's folder"))
struct EligibilityExamples {
    // Sources/Eligibility/Build/BuildChecker.swift
    @Test func buildChecker() throws {
        let store = DatasetStore(root: "normalized")
        let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.id.series == "sbli/easytrak" }
        let checker = BuildChecker(index: dataset.build, findings: dataset.findings)
        let person = Person(sex: .female, age: PersonAge(52), usesTobacco: false, height: 66, weight: 201)
        let answer = checker.answers(for: person)[0]
        #expect(String(describing: answer.product) == #"easytrak-digital-term"#)
        #expect(String(describing: answer.cases[0].best.standing.rateClass!) == #"standard-plus"#)
        #expect(String(describing: answer.cases[0].best.room!.up!) == #"22"#)
    }

    // Sources/Eligibility/Build/PlanAnswer.swift
    @Test func planAnswer() throws {
        let store = DatasetStore(root: "normalized")
        let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.carrier == "fg" }
        let checker = BuildChecker(index: dataset.build, findings: dataset.findings)
        let somebody = Person(sex: nil, age: nil, usesTobacco: nil, height: 70, weight: 225)
        let answer = checker.answers(for: somebody)[0]
        #expect(String(describing: answer.open.map(\.rawValue)) == #"["sex"]"#)
        #expect(String(describing: answer.cases.count) == #"2"#)
    }

    // Sources/Eligibility/EligibilityDataset.swift
    @Test func eligibilityDataset() throws {
        let store = DatasetStore(root: "normalized")
        let manifest = try store.latest()!
        let dataset = try EligibilityDataset(manifest, in: store) { $0.carrier == "sbli" }
        #expect(dataset.version == manifest.version)
    }

    // Sources/Eligibility/Medication/MedicationChecker.swift
    @Test func medicationChecker() throws {
        let store = DatasetStore(root: "normalized")
        let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.carrier == "kansas-city-life" }
        let checker = MedicationChecker(index: dataset.medication)
        let query = MedicationQuery(name: "warfarin")
        let answers = checker.answers(for: query, as: NamedMedication(query.name), MedicationContext())
        #expect(String(describing: answers[0].kind) == #"decided"#)
    }

    // Sources/Eligibility/Medication/MedicationQuery.swift
    @Test func medicationQuery() throws {
        let query = MedicationQuery(name: "warfarin", use: "atrial fibrillation", lastFilled: 14)
        #expect(query.firstFilled == nil)
        #expect(MedicationQuery.Dose("40mg/day")!.isDaily)
    }

    // Sources/Eligibility/Medication/MedicationTexts.swift
    @Test func filledText() throws {
        #expect(String(describing: FilledText("1y 2m")!.months(before: "2024-02-29")!) == #"14"#)
        #expect(String(describing: FilledText("2024-01-31")!.months(before: "2024-02-29")!) == #"1"#)
    }

    // Sources/Eligibility/Medication/NamedMedication.swift
    @Test func namedMedication() throws {
        #expect(String(describing: NamedMedication("Plavix").ingredients) == #"["clopidogrel"]"#)
        #expect(NamedMedication("Plavics").ingredients.isEmpty)
    }

    // Sources/Eligibility/Person/HeightText.swift
    @Test func heightText() throws {
        #expect(String(describing: HeightText("5'10\"")!.inches) == #"70"#)
        #expect(String(describing: HeightText("178 cm")!.inches) == #"70.1"#)
        #expect(HeightText("5.10") == nil)
    }

    // Sources/Eligibility/Person/Person.swift
    @Test func person() throws {
        let person = Person(sex: .female, age: PersonAge(52), usesTobacco: nil, height: 66, weight: 201)
        #expect(String(describing: person.bodyMassIndex) == #"32.4419"#)
    }

    // Sources/Eligibility/Person/Person.swift
    @Test func personAge() throws {
        #expect(String(describing: PersonAge(18, .months).months) == #"18...18"#)
        #expect(String(describing: PersonAge("52")!.months) == #"624...635"#)
    }

    // Sources/Eligibility/Person/WeightText.swift
    @Test func weightText() throws {
        #expect(String(describing: WeightText("91 kg")!.pounds) == #"200.6"#)
    }

    // Sources/Eligibility/PlanQuestion.swift
    @Test func planQuestion() throws {
        let store = DatasetStore(root: "normalized")
        let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.id.series == "sbli/easytrak" }
        let person = Person(sex: .female, age: PersonAge(52), usesTobacco: false, height: 66, weight: 201)
        let question = PlanQuestion(
            person: person, medications: [], age: person.age, usesTobacco: false, isTakingComplete: true)
        let build = BuildChecker(index: dataset.build, findings: dataset.findings)
        let plans = question.ranking(named: [], build, MedicationChecker(index: dataset.medication))
        #expect(String(describing: plans[0].verdict) == #"fits"#)
    }
}
