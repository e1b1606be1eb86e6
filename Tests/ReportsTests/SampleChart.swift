import ChartSchema

/// One small chart with a bit of everything a report shows.
enum SampleChart {
    static func cell(_ field: CellReference.Field, _ text: String, row: Int, column: Int) -> CellReference {
        CellReference(field: field, reading: .printed, table: 0, row: row, column: column, line: row + 1, text: text)
    }

    static let chart = BuildChart(
        id: ChartID(carrier: "acme", chart: "build", edition: "2024-05-01"), products: ["term", "whole-life"],
        title: "Acme\nbuild chart",
        source: ChartSource(
            path: "raw/acme/2024-05-01/build.csv", sha256: String(repeating: "ab", count: 32), format: "csv",
            encoding: "windows-1252"),
        columns: [
            BuildColumn(classLabel: "Super Preferred", rateClass: .preferredPlus, sex: .female),
            BuildColumn(product: "term", classLabel: "Élite", tobacco: .yes, age: AgeRange(min: 16, max: 60)),
            BuildColumn(rateClass: .decline),
        ],
        rows: [
            BuildRow(
                height: HeightRange(exactly: 70), cells: [cell(.height, "5'10\"", row: 2, column: 0)],
                limits: [
                    BuildLimit(column: 0, weightMax: 200, cells: [cell(.weightMax, "200", row: 2, column: 1)]),
                    BuildLimit(column: 1, weightMin: 121, weightMax: 210),
                    BuildLimit(column: 2, weightMax: 99),
                    BuildLimit(column: 2, weightMin: 226),
                ]),
            BuildRow(height: HeightRange(min: 56, max: 58), limits: [BuildLimit(column: 0, weightMax: 150)]),
            BuildRow(height: .any, limits: [BuildLimit(column: 2, bmiMin: Figure("46.5")!)]),
        ],
        notes: [ChartNote(kind: .footnote, text: "Ages 51-60:\nadd 5 lb", table: 0, line: 9, applied: true)])
}
