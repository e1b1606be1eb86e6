import ChartSchema
import Store

/// Small charts to publish.
enum SmallCharts {
    /// A chart of one product: two classes, heights from 60 inches on, weights 150 and 180 rising by five.
    static func chart(
        _ name: String = "term", carrier: String = "acme", edition: String = "2024-05-01", rows: Int = 3
    ) -> BuildChart {
        BuildChart(
            id: ChartID(carrier: carrier, chart: name, edition: edition), products: ["\(name)-10"], title: "Build",
            source: ChartSource(
                path: "raw/\(carrier)/\(edition)/\(name).csv", sha256: String(repeating: "0a", count: 32),
                format: "csv", encoding: "utf-8"),
            columns: [
                BuildColumn(classLabel: "Super", rateClass: .preferredPlus, cells: [cell("Super", .classLabel)]),
                BuildColumn(classLabel: "Regular", rateClass: .standard, cells: [cell("Regular", .classLabel)]),
            ],
            rows: (0..<rows).map { row in
                BuildRow(
                    height: HeightRange(exactly: Figure(60 + row)), cells: [cell("\(60 + row)", .height)],
                    limits: [
                        BuildLimit(
                            column: 0, weightMax: Figure(150 + 5 * row), cells: [cell("\(150 + 5 * row)", .weightMax)]),
                        BuildLimit(
                            column: 1, weightMax: Figure(180 + 5 * row), cells: [cell("\(180 + 5 * row)", .weightMax)]),
                    ])
            },
            notes: [ChartNote(kind: .footnote, text: "Subject to change", table: nil, line: 9)])
    }

    static func cell(_ text: String, _ field: CellReference.Field) -> CellReference {
        CellReference(field: field, reading: .printed, table: 0, row: 1, column: 2, line: 3, text: text)
    }

    /// A medication chart of one product: a ladder of two windows and a list's name.
    static func medications(_ name: String = "drugs") -> MedicationChart {
        func rule(_ medication: String, _ lookback: LookbackWindow, _ outcome: MedicationOutcome) -> MedicationRule {
            MedicationRule(
                medication: medication, ingredients: [], rxcui: [], use: "CHF", lookback: lookback, condition: nil,
                outcome: outcome, outcomeLabel: outcome.rawValue, product: nil,
                cells: [cell(outcome.rawValue, .outcome), cell(medication, .medication)])
        }
        return MedicationChart(
            id: ChartID(carrier: "acme", chart: name, edition: "2024-05-01"), products: ["term-10"],
            source: ChartSource(
                path: "raw/acme/2024-05-01/\(name).csv", sha256: String(repeating: "0b", count: 32), format: "csv",
                encoding: "utf-8"),
            rules: [
                rule("Lasix", LookbackWindow(maxMonths: 24, basis: .lastFill), .decline),
                rule("Lasix", LookbackWindow(minMonths: 24, basis: .lastFill), .graded),
                rule("Abilify", .always, .level),
            ],
            notes: [ChartNote(kind: .footnote, text: "Not exhaustive", table: nil, line: 9)])
    }

    static func ready(_ chart: MedicationChart) -> ChartToPublish {
        ChartToPublish(chart: .medication(chart), cells: CellCounts(value: 3, label: 6, note: 1), findings: [])
    }

    static func ready(_ chart: BuildChart, findings: [Finding] = []) -> ChartToPublish {
        ChartToPublish(chart: .build(chart), cells: CellCounts(value: 9, label: 3, note: 1), findings: findings)
    }

    static func finding(_ row: Int) -> Finding {
        Finding(
            rule: "build.weight.decreasing", severity: .warning, message: "the weight falls", help: "look at the chart",
            chart: "acme/term/2024-05-01", location: Finding.Location(file: "raw/acme/term.csv", table: 0, row: row),
            context: ["weight": "150"])
    }
}
