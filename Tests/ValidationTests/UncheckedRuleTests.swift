import ChartSchema
import Testing
import Vocabulary

@testable import Validation

/// A rule that cannot speak says so, and one that can is not silenced.
@Suite struct UncheckedRuleTests {
    private static func judgement(_ text: String) -> Validator.Judgement {
        let table = ExampleTable(text)
        return Validator.judgement(of: table.chart, unitChecks: table.unitChecks)
    }

    @Test("Every rule says what it needs", arguments: BuildRules.all.map(\.code))
    func needs(code: String) throws {
        let rule = try #require(BuildRules.all.first { $0.code == code })
        #expect(!rule.needs.isEmpty)
    }

    @Test func aShortChartOfOneColumn() {
        let unchecked = Self.judgement(
            """
            height | Standard max
            5'0"   | 184
            5'1"   | 190
            """
        ).unchecked
        let missing = Dictionary(uniqueKeysWithValues: unchecked.map { ($0.rule, $0.missing) })
        #expect(missing["build.value.off-curve"] == "long-column")
        #expect(missing["build.units.disagree"] == "metric-figures")
        #expect(missing["build.class.order"] == "ranked-classes")
        #expect(missing["build.age.reversal"] == "ages")
        #expect(missing["build.weight.decreasing"] == nil, "two heights are enough for a fall")
        #expect(unchecked.first { $0.rule == "build.value.off-curve" }?.reason == "no column has 7 figures")
        #expect(unchecked.allSatisfy { $0.chart == "example/chart/2024-01-01" })
    }

    @Test func anEmptyChartIsNotChecked() {
        #expect(Self.judgement("height | Standard max").unchecked.map(\.rule) == BuildRules.all.map(\.code))
    }

    @Test func aMedicationChartWithoutWindowsAndUses() {
        let unchecked = Validator.judgement(
            of: MedicationExampleTable(
                """
                medication | decision
                Warfarin   | decline
                Plavix     | decline
                """
            ).chart
        ).unchecked
        let missing = Dictionary(uniqueKeysWithValues: unchecked.map { ($0.rule, $0.missing) })
        #expect(missing["medication.window.gap"] == "look-back-windows")
        #expect(missing["medication.use.unknown"] == "uses")
        #expect(missing["medication.names.contradict"] == "one-drug-twice")
        #expect(missing["medication.name.accepted"] == "accepted-names")
        #expect(missing["medication.name.unknown"] == nil)
    }

    @Test("Every rule for medication charts says what it needs", arguments: MedicationRules.all.map(\.code))
    func medicationNeeds(code: String) throws {
        let rule = try #require(MedicationRules.all.first { $0.code == code })
        #expect(!rule.needs.isEmpty)
        for example in MedicationRules.all.flatMap({ $0.triggering + $0.nonTriggering }) {
            let evidence = MedicationEvidence(MedicationExampleTable(example.table).chart, accepting: AcceptedNames())
            guard !rule.needs.allSatisfy({ $0.isMet(in: evidence) }) else { continue }
            #expect(rule.observations(in: evidence).isEmpty, "\(code) speaks without what it needs")
        }
    }

    /// Whatever a rule needs is really needed: without it the rule would have found nothing anyway.
    @Test func nothingIsMissed() throws {
        let examples = BuildRules.all.flatMap { $0.triggering + $0.nonTriggering }.map { ExampleTable($0.table) }
        for table in try examples + PublishedCharts.all.map({ try $0.chart() }) {
            let evidence = BuildEvidence(table.chart, unitChecks: table.unitChecks)
            for rule in BuildRules.all where !rule.needs.allSatisfy({ $0.isMet(in: evidence) }) {
                #expect(rule.observations(in: evidence).isEmpty, "\(rule.code) speaks without what it needs")
            }
        }
    }
}
