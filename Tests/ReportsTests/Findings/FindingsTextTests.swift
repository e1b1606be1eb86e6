import ChartSchema
import Results
import Testing

@testable import Reports

@Suite struct FindingsTextTests {
    private func finding(_ rule: String, line: Int?, text: String? = nil, severity: Finding.Severity = .warning)
        -> Finding
    {
        Finding(
            rule: rule, severity: severity, message: "expected more, found \(text ?? "nothing")", help: "look",
            chart: "acme/build/2024-05-01",
            location: .init(file: "raw/acme/build.csv", table: 0, row: 1, column: 1, line: line, text: text))
    }

    private func text(_ findings: [Finding]) -> String {
        FindingsText { finding in
            finding.location.line.flatMap { LinePlace(finding, on: $0 < 100 ? "70,18\($0)" : nil) }
        }.text(findings)
    }

    @Test func pictures() {
        #expect(
            text([finding("a.b", line: 3, text: "183"), finding("c", line: nil), finding("d", line: 200)]) == """
                warning[a.b]: raw/acme/build.csv:3:4
                   3 | 70,183
                     |    ^^^ expected more, found 183
                help: look

                warning[c]: raw/acme/build.csv, table 0
                     = expected more, found nothing
                help: look

                warning[d]: raw/acme/build.csv:200
                     = expected more, found nothing
                help: look

                """)
    }

    @Test func manyOfOneKindAreSummed() {
        let findings = (1...20).map { (line: Int) in finding("a.b", line: line, text: "18\(line)") }
        let text = text(findings + [finding("z", line: 1, text: "181")])
        #expect(text.ranges(of: "help: look").count == 4)
        #expect(
            text.contains(
                "warning[a.b]: 17 more in raw/acme/build.csv on lines 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 and 5 more\n"
            ))
        #expect(!text.contains("warning[z]: 17"))
    }

    @Test func nothingIsNothing() {
        #expect(text([]).isEmpty)
    }
}

extension FindingsTextTests {
    /// A terminal obeys nothing that stands in a cell, and every finding keeps its lines.
    @Test func hostileFindings() {
        let text = FindingsText { finding in
            let text = HostileFindings.texts[finding.location.line! - 1]
            return LinePlace(finding, on: text.count > 10_000 ? nil : text.replacing("\n", with: " "))
        }.text(HostileFindings.all)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7f...0x9f).contains($0.value) })
        #expect(text.utf8.count < 100_000)
    }
}
