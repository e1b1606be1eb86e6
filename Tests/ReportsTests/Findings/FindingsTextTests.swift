import ChartSchema
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
        FindingsText { file, line in file == "raw/acme/build.csv" && line < 100 ? "70,18\(line)" : nil }.text(findings)
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
        let text = FindingsText { _, number in
            let text = HostileFindings.texts[number - 1]
            return text.count > 10_000 ? nil : text.replacing("\n", with: " ")
        }.text(HostileFindings.all)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7f...0x9f).contains($0.value) })
        #expect(text.utf8.count < 100_000)
    }

    /// Thousands of findings on a long line do not search all of it each.
    @Test func aLongLineIsSearchedSomeTimes() {
        let line = "70,183," + String(repeating: "x", count: 60_000)
        let places = FindingPlaces { _, _ in line }
        let columns = (0..<1_000).map { _ in places.place(of: finding("a", line: 3, text: "183"))?.column }
        #expect(columns.first == 4)
        #expect(columns.last == .some(nil))
        #expect(columns.count { $0 != nil } * line.utf8.count <= FindingPlaces.mostSearched)
    }
}
