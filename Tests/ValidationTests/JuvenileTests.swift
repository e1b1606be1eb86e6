import ChartSchema
import Testing

@testable import Validation

/// Children grow fast and then slowly, and charts of them count months and then years: nothing of that is an error.
@Suite struct JuvenileTests {
    /// Typical weights of children in pounds, by age in months up to three years and in years from four on.
    static let months: [(Int, Double, Double)] = [
        (0, 5.5, 9.9), (3, 10.4, 16.3), (6, 13.7, 21.2), (9, 16.1, 24.5), (12, 17.9, 27.1), (18, 20.3, 31.1),
        (24, 22.3, 34.6), (30, 24.3, 37.5), (36, 26.2, 40.6),
    ]
    static let years: [(Int, Double, Double)] = [
        (4, 29.8, 47.4), (5, 33.5, 56.4), (6, 37.3, 66.6), (7, 41.4, 78.5), (8, 45.6, 92.4), (9, 50.3, 108.0),
        (10, 55.6, 125.2), (11, 61.9, 143.7), (12, 69.4, 162.5), (13, 78.0, 180.8), (14, 87.1, 197.5),
        (15, 95.7, 212.1),
    ]

    static func chart(changing age: Int? = nil, to max: Figure = 0) -> BuildChart {
        func row(_ index: Int, _ age: AgeRange, _ low: Double, _ high: Double, isWrong: Bool) -> BuildRow {
            let figures = [low, high].map { Figure(rounding: $0)!.rounded(decimals: 0) }
            let upper = isWrong ? max : figures[1]
            let cells = zip([CellReference.Field.weightMin, .weightMax], [figures[0], upper]).enumerated().map {
                CellReference(
                    field: $1.0, reading: .printed, table: 0, row: index, column: $0 + 1, line: index + 1,
                    text: $1.1.description)
            }
            return BuildRow(
                height: .any, age: age,
                limits: [BuildLimit(column: 0, weightMin: figures[0], weightMax: upper, cells: cells)])
        }
        let infants = months.enumerated().map { index, line in
            row(
                index, AgeRange(min: line.0, max: line.0, unit: .months), line.1, line.2, isWrong: false)
        }
        let children = years.enumerated().map { index, line in
            row(
                infants.count + index, AgeRange(min: line.0, max: line.0), line.1, line.2, isWrong: line.0 == age)
        }
        return BuildChart(
            id: ChartID(carrier: "example", chart: "juvenile", edition: "2024-01-01"), products: [],
            source: ChartSource(path: "raw/juvenile.csv", sha256: "", format: "csv", encoding: "utf-8"),
            columns: [BuildColumn()], rows: infants + children)
    }

    @Test func growthIsNoError() {
        let found = Validator.findings(for: Self.chart(), unitChecks: [])
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func aFallAmongRisingAgesIsOne() {
        let found = Validator.findings(for: Self.chart(changing: 9, to: 88), unitChecks: [])
        #expect(found.map(\.location.text) == ["88"])
    }
}
