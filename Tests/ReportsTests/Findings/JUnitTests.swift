import ChartSchema
import Foundation
import FoundationXML
import Results
import Testing

@testable import Reports

@Suite struct JUnitTests {
    /// What an XML parser sees: each element with its attributes, in order, and the text within.
    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []
        var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { elements.append((name, attributes)) }

        func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
    }

    private func read(_ report: FindingsReport, failing: Finding.Severity?) throws -> Reader {
        let reader = Reader()
        let parser = XMLParser(data: Data(report.junit(rules: [.build: ["a.clean", "a.rule"]], failing: failing)))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return reader
    }

    private func finding(_ rule: String, _ severity: Finding.Severity, accepted: Bool = false) -> Finding {
        Finding(
            rule: rule, severity: severity, message: "It is wrong.", chart: SampleChart.chart.id.description,
            location: .init(file: "raw/acme/2024-05-01/build.csv", line: 7),
            acceptance: accepted ? .init(reason: "known", who: "R. Reader", date: "2026-02-01") : nil)
    }

    @Test func aChartIsASuiteAndARuleACase() throws {
        let report = FindingsReport(
            version: VersionNumber("1.2.0"), charts: [SampleChart.entry],
            findings: [finding("a.rule", .warning), finding("b", .info), finding("c", .error, accepted: true)])
        let reader = try read(report, failing: .warning)
        let cases = reader.elements.filter { $0.name == "testcase" }
        #expect(cases.map(\.attributes["name"]) == ["a.clean", "a.rule", "b", "c"])
        #expect(cases[0].attributes["classname"] == "acme.build.2024-05-01")
        let suite = try #require(reader.elements.first { $0.name == "testsuite" }).attributes
        #expect([suite["tests"], suite["failures"], suite["skipped"]] == ["4", "1", "1"])
        #expect(
            reader.elements.filter { ["failure", "skipped", "system-out"].contains($0.name) }.map(\.name)
                == ["failure", "system-out", "skipped"])
        #expect(reader.text.contains("raw/acme/2024-05-01/build.csv:7: warning: It is wrong."))
    }

    @Test func nothingFailsThatMakesNoCommandFail() throws {
        let report = FindingsReport(version: nil, findings: [finding("a", .error)])
        #expect(try !read(report, failing: nil).elements.contains { $0.name == "failure" })
    }

    @Test func hostileFindingsAreWellFormed() throws {
        let reader = try read(HostileFindings.report, failing: .info)
        let cases = reader.elements.filter { $0.name == "testcase" }.count
        #expect(reader.elements.first?.attributes["tests"] == String(cases))
        #expect(reader.text.contains("</script><script>alert(1)</script>"))
        #expect(reader.text.count < 60_000)
    }
}
