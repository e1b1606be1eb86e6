import ChartSchema
import Testing

@testable import Validation

/// Charts of every shape that are right by construction, drawn from BMI curves nobody published: no rule may warn.
@Suite struct CleanChartTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        var name: String
        var heights: ClosedRange<Int> = 58...79
        var classes = [("Preferred Plus", 26.3), ("Preferred", 29.4), ("Standard", 34.8), ("Table 2", 38.9)]
        /// How many rows later each class begins, and how many earlier it ends, than the one before.
        var raggedness = 0
        var isKilograms = false
        var hasMinimum = false
        var testDescription: String { name }
    }

    static let shapes = [
        Shape(name: "four classes"),
        Shape(name: "a common minimum", hasMinimum: true),
        Shape(name: "ragged", raggedness: 2),
        Shape(name: "three rows", heights: 64...66),
        Shape(name: "six rows and a minimum", heights: 60...65, hasMinimum: true),
        Shape(name: "one class", classes: [("Standard", 33.1)]),
        Shape(name: "best class beside the heaviest", classes: [("Preferred Plus", 25.2), ("Table 8", 46.4)]),
        Shape(name: "kilograms only", isKilograms: true),
        Shape(name: "kilograms with a minimum, ragged", raggedness: 1, isKilograms: true, hasMinimum: true),
        Shape(name: "very tall", heights: 70...90),
    ]

    static func chart(_ shape: Shape, factor: Double, rounding: FloatingPointRoundingRule) -> BuildChart {
        let header = ["height"] + (shape.hasMinimum ? ["min"] : []) + shape.classes.map { "\($0.0) max" }
        func weight(_ bmi: Double, _ height: Int) -> String {
            let pounds = bmi * factor * Double(height * height) / 703.07
            let shown =
                shape.isKilograms
                ? ((pounds * 0.45359237).rounded(rounding) / 0.45359237 * 10).rounded() / 10 : pounds.rounded(rounding)
            return Figure(rounding: shown)!.rounded(decimals: 1).description
        }
        let rows = shape.heights.map { height -> [String] in
            let cells = shape.classes.enumerated().map { number, limit -> String in
                let cut = number * shape.raggedness
                return (shape.heights.lowerBound + cut...shape.heights.upperBound - cut).contains(height)
                    ? weight(limit.1, height) : ""
            }
            return ["\(height / 12)'\(height % 12)\""] + (shape.hasMinimum ? [weight(17.4, height)] : []) + cells
        }
        let id = ChartID(carrier: "example", chart: "clean", edition: "2024-01-01")
        var chart = ExampleTable(tables: [[header] + rows], id: id).chart
        guard shape.isKilograms else { return chart }
        for row in chart.rows.indices {
            for limit in chart.rows[row].limits.indices {
                for cell in chart.rows[row].limits[limit].cells.indices {
                    chart.rows[row].limits[limit].cells[cell].reading = .converted
                }
            }
        }
        return chart
    }

    @Test("Nothing is found in a chart that is right", arguments: shapes)
    func nothingIsFound(in shape: Shape) {
        var figures = 0
        var charts = 0
        var found: [Finding] = []
        for step in 0..<20 {
            for rounding in [FloatingPointRoundingRule.toNearestOrAwayFromZero, .down, .up] {
                let chart = Self.chart(shape, factor: 0.95 + 0.005 * Double(step), rounding: rounding)
                charts += 1
                figures += chart.rows.reduce(0) { $0 + $1.limits.count }
                found += Validator.findings(for: chart, unitChecks: []).filter { $0.severity >= .warning }
            }
        }
        print("\(shape.name): \(charts) clean charts, \(figures) limits, \(found.count) false findings")
        #expect(found.isEmpty, "\(found.count) in \(figures): \(found.prefix(3).map(\.message))")
    }
}
