import ChartSchema
import Foundation
import FoundationXML
import Results
import Store
import Testing

@testable import Reports

@Suite struct FindingsPageTests {
    static let rows = (56...75).map { inches in
        let weights = inches == 66 ? [261, 211] : [inches * 3, inches * 3 + 20]
        return BuildRow(
            height: HeightRange(exactly: Figure(inches)),
            limits: weights.enumerated().map { column, weight in
                BuildLimit(
                    column: column, weightMax: Figure(weight),
                    cells: [SampleChart.cell(.weightMax, "\(weight)", row: inches - 55, column: column + 1)])
            })
    }

    static let chart: BuildChart = {
        var chart = SampleChart.chart
        chart.columns = ["Preferred", "Standard"].map { BuildColumn(classLabel: $0) }
        chart.rows = rows
        return chart
    }()

    private func sources(place: @escaping (Finding) -> LinePlace? = { _ in nil }) -> FindingsPage.Sources {
        FindingsPage.Sources(
            chart: { $0 == Self.chart.id ? Self.chart : nil },
            cells: { location in
                location.row.map { row in
                    RawNeighbourhood(
                        columns: [0, 1], columnCount: 12,
                        rows: [
                            .init(number: 0, isHeader: true, cells: ["Height", "Preferred"]),
                            .init(number: row, isHeader: false, cells: ["5'6\"", location.text ?? ""]),
                        ], place: .init(row: row, column: location.column))
                }
            }, place: place)
    }

    private let finding = Finding(
        rule: "build.value.off-curve", severity: .warning, message: "It is 261.", help: "Look.",
        chart: SampleChart.chart.id.description,
        location: .init(
            file: "raw/acme/2024-05-01/build.csv", table: 0, row: 11, column: 1, line: 12, text: "261"),
        context: ["value": "261", "expected": "198"])

    private func page(_ findings: [Finding], largest: Int = 6_000_000) -> String {
        let report = FindingsReport(
            version: VersionNumber("1.2.0"), charts: [SampleChart.entry], findings: findings)
        return FindingsPage(report, sources: sources(), largest: largest).html()
    }

    @Test func aFindingWithItsCurveAndItsCells() {
        let html = page([finding])
        #expect(html.contains("<title>Findings of version 1.2.0</title>"))
        #expect(html.contains("<mark>261</mark>"))
        #expect(html.contains("2 of 12 columns"))
        #expect(html.contains("Close-up of Preferred"))
        #expect(html.ranges(of: "class=\"mark warning\"").count == 2, "in the chart's plot, and in the close-up")
        #expect(html.ranges(of: "class=\"expected\"").count == 2)
        #expect(html.contains("data-kind=\"warning\" aria-pressed=\"true\"><b>1</b> Warnings"))
    }

    @Test func anAcceptedFindingStaysAndIsCountedApart() {
        var accepted = finding
        accepted.acceptance = .init(reason: "Confirmed.", who: "R. Reader", date: "2026-02-01")
        let html = page([accepted])
        #expect(html.contains("<b>0</b> Warnings"))
        #expect(html.contains("<b>1</b> Accepted"))
        #expect(html.contains("<b>accepted</b> by R. Reader on 2026-02-01: Confirmed."))
        #expect(html.contains("data-kind=\"accepted\" aria-labelledby"))
    }

    /// Elements and attributes are ours alone: what cells hold is text in every place it comes to.
    @Test func hostileFindingsAreText() throws {
        let html = FindingsPage(HostileFindings.report, sources: sources(place: HostileFindings.place(of:))).html()
        #expect(html.ranges(of: "<script").count == 1)
        #expect(html.ranges(of: "</script").count == 1)
        #expect(!html.contains("<img") && !html.contains("<svg/"))
        #expect(!html.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202e || $0.value == 0 })
        #expect(html.utf8.count < 400_000)
        // Well-formed but for the elements that HTML never closes.
        var markup = String(html.drop { $0 != "\n" }.dropFirst())
        for tag in ["<meta "] {
            markup = markup.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix(tag) }.joined(separator: "\n")
        }
        markup = markup.replacing("'use strict';", with: "").replacing(FindingsPage.script.text.dropFirst(13), with: "")
        let parser = XMLParser(data: Data(markup.utf8))
        #expect(parser.parse(), "\(parser.lineNumber): \(String(describing: parser.parserError))")
    }

    @Test func nothingIsLoaded() {
        let html = page([finding])
        #expect(
            !html.contains("http://") && !html.contains("https://") && !html.contains("src=") && !html.contains("url("))
        #expect(html.contains("default-src 'none'"))
    }

    /// A changed script needs its new hash, or browsers will not run it.
    @Test func theScriptIsTheOneThatIsAllowed() {
        let script = FindingsPage.script
        let digits = Array(sha256Hexadecimal(Array(script.text.utf8)))
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
        #expect(Data(bytes).base64EncodedString() == script.sha256)
    }

    @Test func theSizeHasABoundAndTheTotalsAreTrue() {
        let many = (0..<5000).map { number in
            var each = finding
            each.severity = number == 4999 ? .error : .warning
            each.chart = number.isMultiple(of: 2) ? each.chart : "acme/other-\(number)/2024-05-01"
            return each
        }
        let html = page(many, largest: 200_000)
        #expect(html.utf8.count < 600_000)
        #expect(html.contains("<b>4999</b> Warnings"))
        #expect(html.contains("<b>1</b> Errors"))
        #expect(html.contains("more charts are counted above and not shown"))
        #expect(html.contains("of 2500 findings of this chart."))
        #expect(html.range(of: "finding error")!.lowerBound < html.range(of: "finding warning")!.lowerBound)
    }

    @Test func theSameFindingsGiveTheSamePage() {
        #expect(page([finding, finding]) == page([finding, finding]))
    }

    @Test func noFindings() {
        let html = page([])
        #expect(html.contains("Nothing was found."))
        #expect(html.contains("1 chart without findings"))
    }
}
