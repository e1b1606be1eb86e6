import ChartSchema
import Testing

@testable import Validation

/// How fast charts are checked. The bounds hold for release builds
/// (`swift test -c release -Xswiftc -enable-testing --filter ValidationSpeedTests`); a debug build only tries a few charts.
@Suite(.serialized) struct ValidationSpeedTests {
    #if DEBUG
    static let count = 100
    #else
    static let count = 10_000
    #endif

    /// The published charts again and again, each time with other figures: a few per cent more or less throughout, so
    /// that columns stay columns.
    static func charts() throws -> [BuildChart] {
        let real = try PublishedCharts.all.map { try $0.chart().chart }
        return (0..<count).map { number in
            var chart = real[number % real.count]
            let factor = 0.95 + 0.1 * Double(number * 7_919 % count) / Double(count)
            chart.id = ChartID(
                carrier: "carrier-\(number % 200)", chart: "chart-\(number)", edition: "2024-01-01")
            func scaled(_ figure: Figure?) -> Figure? {
                figure.flatMap { Figure(rounding: ($0.doubleValue * factor).rounded()) }
            }
            for row in chart.rows.indices {
                for limit in chart.rows[row].limits.indices {
                    chart.rows[row].limits[limit].weightMin = scaled(chart.rows[row].limits[limit].weightMin)
                    chart.rows[row].limits[limit].weightMax = scaled(chart.rows[row].limits[limit].weightMax)
                }
            }
            return chart
        }
    }

    @Test func tenThousandChartsTakeSeconds() throws {
        let charts = try Self.charts()
        let figures = charts.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.limits.count } }
        var findings = 0
        let alone = ContinuousClock().measure {
            for chart in charts { findings += Validator.judgement(of: chart, unitChecks: []).findings.count }
        }
        var across: [Finding] = []
        let together = ContinuousClock().measure { across = Validator.judgement(across: charts).findings }
        print(
            "validation: \(charts.count) charts, \(figures) limits: alone in \(alone), against each other in \(together); "
                + "\(findings) and \(across.count) findings")
        #expect(findings > charts.count / 4, "the carriers' own errors are still there")
        #if !DEBUG
        #expect(alone < .seconds(60))
        #expect(together < .seconds(30))
        #endif
    }

    /// The order of charts, and which task ends first, reach no finding.
    @Test func resultsDoNotDependOnTheOrder() throws {
        let charts = try PublishedCharts.all.map { try $0.chart().chart }.enumerated().map { number, chart in
            var chart = chart
            chart.id = ChartID(
                carrier: "carrier-\(number % 5)", chart: "chart-\(number / 2)", edition: "20\(10 + number)-01-01")
            return chart
        }
        let first = Validator.judgement(across: charts)
        let second = Validator.judgement(across: charts.reversed())
        #expect(first.findings == second.findings)
        #expect(first.unchecked == second.unchecked)
        #expect(!first.findings.isEmpty)
    }
}
