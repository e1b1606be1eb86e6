import ChartSchema
import Results
import Testing

@testable import Reports

@Suite struct MarkdownTests {
    /// The cells of a table's line, as GitHub divides it.
    private func cells(_ line: Substring) -> Int {
        var count = -1
        var escaped = false
        for character in line {
            if character == "|", !escaped { count += 1 }
            escaped = character == "\\" && !escaped
        }
        return count
    }

    @Test func totalsAreTrueHoweverManyThereAre() {
        let many = (0..<312).map { number in
            Finding(
                rule: "a.b", severity: .warning, message: "m", chart: "acme/build/2024-05-01",
                location: .init(file: "raw/acme/build.csv", line: number + 1))
        }
        let text = FindingsReport(version: VersionNumber("1.2.0"), charts: [SampleChart.entry], findings: many)
            .markdown()
        #expect(text.contains("**312 warnings** in 1 chart."))
        #expect(text.contains("| acme/build/2024-05-01 | 0 | 312 | 0 | 0 |"))
        #expect(text.contains("The first 50 of 312."))
        #expect(text.ranges(of: "| raw/acme/build.csv:").count == 50)
    }

    @Test func hostileFindingsStayInTheirCells() {
        let text = HostileFindings.report.markdown()
        for line in text.split(separator: "\n") where line.hasPrefix("|") { #expect([3, 4, 5].contains(cells(line))) }
        #expect(text.utf8.count < 200_000)
        for markup in ["<script", "<img", "[link](", "@team", ":smile:", " **bold", "|b||"] {
            #expect(!text.contains(markup), "\(markup)")
        }
    }

    @Test func noFindings() {
        let text = FindingsReport(version: VersionNumber("1.2.0"), charts: [SampleChart.entry], findings: []).markdown()
        #expect(text == "# Findings of version 1.2.0\n\n**no findings** in 1 chart.\n")
    }
}
