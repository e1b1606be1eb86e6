// Made of the documentation: CHARTWRIGHT_RECORD=1 swift test --filter DocumentedExampleTests

// swift-format-ignore-file
import ChartSchema
import Foundation
import Testing

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "normalized/latest.json"), "examples are run in the repository's folder"))
struct ChartSchemaExamples {
    // Sources/ChartSchema/Applicant.swift
    @Test func ageRange() throws {
        let infants = AgeRange(max: 23, unit: .months)
        #expect(String(describing: infants.isAny) == #"false"#)
        #expect(String(describing: AgeRange(min: 18, max: 60) == .any) == #"false"#)
    }

    // Sources/ChartSchema/Applicant.swift
    @Test func heightRange() throws {
        #expect(String(describing: HeightRange(exactly: 70).min!) == #"70"#)
        #expect(String(describing: HeightRange(min: 56, max: 58).isAny) == #"false"#)
    }

    // Sources/ChartSchema/BuildChart.swift
    @Test func buildChart() throws {
        let chart = BuildChart(
            id: ChartID(carrier: "acme", chart: "term", edition: "2024-05-01"), products: ["term"],
            source: ChartSource(path: "raw/acme/term.csv", sha256: "…", format: "csv", encoding: "utf-8"),
            columns: [BuildColumn(classLabel: "Preferred", rateClass: .preferred)],
            rows: [BuildRow(height: HeightRange(exactly: 70), limits: [BuildLimit(column: 0, weightMax: 200)])])
        #expect(String(describing: chart.flatRecords()[0].weightMax!) == #"200"#)
        #expect(try BuildChart(json: chart.canonicalJSON()) == chart)
    }

    // Sources/ChartSchema/BuildChart.swift
    @Test func chartID() throws {
        let id = ChartID("empire-life/preferred/2016-09-01")!
        #expect(String(describing: id.edition) == #"2016-09-01"#)
    }

    // Sources/ChartSchema/BuildChart.swift
    @Test func buildColumn() throws {
        let column = BuildColumn(classLabel: "Elite NT", rateClass: .preferredPlus, tobacco: .no)
        #expect(String(describing: column.sex) == #"any"#)
    }

    // Sources/ChartSchema/BuildChart.swift
    @Test func buildLimit() throws {
        let limit = BuildLimit(column: 0, weightMin: 115, weightMax: 235)
        #expect(String(describing: limit.weightMax! - limit.weightMin!) == #"120"#)
        #expect(limit.bmiMax == nil)
    }

    // Sources/ChartSchema/Dataset/DatasetManifest.swift
    @Test func datasetManifest() throws {
        let manifest = DatasetManifest(
            version: VersionNumber(1, 0, 0), parent: nil, schemas: [BuildChart.schema],
            changes: ChangeSummary(level: .minor, changes: []), charts: [])
        #expect(String(describing: DatasetManifest.path(of: manifest.version)) == #"versions/1.0.0.json"#)
    }

    // Sources/ChartSchema/Dataset/VersionNumber.swift
    @Test func versionNumber() throws {
        #expect(VersionNumber("1.4.0")! < VersionNumber(1, 10, 0))
    }

    // Sources/ChartSchema/Facts/CalendarDay.swift
    @Test func calendarDay() throws {
        #expect(CalendarDay("2024-02-29")! < CalendarDay("2024-03-01")!)
    }

    // Sources/ChartSchema/Figure.swift
    @Test func figure() throws {
        let figure = Figure("16.0001")!
        #expect(String(describing: figure + 184) == #"200.0001"#)
        #expect(figure.wholeValue == nil)
    }

    // Sources/ChartSchema/Finding.swift
    @Test func finding() throws {
        let finding = Finding(
            rule: "build.weight.decreasing", severity: .warning, message: "The maximum falls from 190 to 180.",
            chart: "acme/term/2024-05-01", location: Finding.Location(file: "raw/acme/term.csv", line: 12))
        #expect(finding.severity > .info)
        #expect(finding.isOpen)
    }

    // Sources/ChartSchema/FindingKind.swift
    @Test func findingKind() throws {
        enum InkFinding: String, FindingKind {
            case faint = "ink.faint"
            var meaning: FindingMeaning { FindingMeaning(.warning, "A text is faint.", remedy: "Look at the page.") }
        }
        let place = Finding.Location(file: "chart.pdf")
        #expect(String(describing: Finding(InkFinding.faint, message: "A row is faint.", location: place).severity) == #"warning"#)
    }

    // Sources/ChartSchema/Medication/LookbackWindow.swift
    @Test func lookbackWindow() throws {
        #expect(String(describing: LookbackWindow(minMonths: 12, maxMonths: 24, basis: .lastFill)) == #"12-24 months"#)
        #expect(String(describing: LookbackWindow.always) == #"any time"#)
    }

    // Sources/ChartSchema/Medication/MedicationChart.swift
    @Test func medicationChart() throws {
        let chart = MedicationChart(
            id: ChartID(carrier: "acme", chart: "drugs", edition: "2024-05-01"), products: ["final-expense"],
            source: ChartSource(path: "raw/acme/drugs.csv", sha256: "…", format: "csv", encoding: "utf-8"), rules: [])
        #expect(chart.flatRecords().isEmpty)
        #expect(try String(describing: Chart(json: chart.canonicalJSON()).kind) == #"medication"#)
    }

    // Sources/ChartSchema/Medication/MedicationRule.swift
    @Test func medicationRule() throws {
        let rule = MedicationRule(
            medication: "Coumadin", ingredients: ["warfarin"], rxcui: ["11289"], use: "Atrial fibrillation",
            lookback: LookbackWindow(maxMonths: 24, basis: .lastFill), condition: nil, outcome: .decline,
            outcomeLabel: "Not available", product: nil,
            cells: [CellReference(field: .outcome, reading: .mark, table: 0, row: 4, column: 2, line: 5, text: "X")])
        #expect(String(describing: rule.outcome) == #"decline"#)
        #expect(String(describing: rule.lookback) == #"24 months"#)
    }

    // Sources/ChartSchema/Place/Place.swift
    @Test func place() throws {
        #expect(String(describing: Place.line(18).inWords) == #"line 18"#)
        #expect(String(describing: Place.cell(SheetCell(sheet: "Build", row: 6, column: 2)).inWords) == #"Build!C7"#)
    }

    // Sources/ChartSchema/RateClass.swift
    @Test func rateClass() throws {
        #expect(RateClass(rawValue: "table-4")! == .table(4))
        #expect(RateClass.preferred < .standard)
        #expect(String(describing: RateClass.decline.isOffer) == #"false"#)
    }
}
