import ChartSchema
import Results

@testable import Reports

/// Findings about cells that try to be something else than text.
enum HostileFindings {
    static let texts = [
        "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"'><svg/onload=alert(1)>", "a|b||c",
        "one\ntwo\r\nthree\rfour", "%0A::error::injected", "::set-output name=x::y", "##[error]x", "]]>", "<!--", "-->",
        "\u{0}nul\u{7}\u{1b}[31mred", "\u{fffe}\u{ffff}\u{10ffff}", "\u{202e}desrever\u{2066}", "שלום عربى", "👩🏽‍🚀🇨🇦",
        "[link](javascript:alert(1)) ![i](x) @team #1 :smile: `code` **bold** ~~no~~", "=cmd|' /C calc'!A0", "\\|\\",
        "&amp;&lt;&#0;", "{{7*7}}${x}", "\u{2028}\u{2029}", "", " ", String(repeating: "x", count: 1_000_000),
    ]

    /// One finding for each text, which stands in every field that a file can fill.
    static let all = texts.enumerated().map { number, text in
        Finding(
            rule: "build.value.off-curve", severity: Finding.Severity.allCases[number % 3],
            message: "The value is \(text).", help: "Look at \(text).",
            chart: number.isMultiple(of: 2) ? "acme/build/2024-05-01" : nil,
            location: .init(
                file: "raw/acme/\(text.prefix(40)).csv", table: 0, row: number, column: 1, line: number + 1, text: text),
            context: ["value": text],
            acceptance: number.isMultiple(of: 5)
                ? .init(reason: "known: \(text)", who: text, date: "2026-01-01", until: "2027-01-01") : nil)
    }

    static let report = FindingsReport(version: VersionNumber("1.2.0"), charts: [SampleChart.entry], findings: all)

    /// The raw lines hold the texts too, as far as a line can.
    static func place(of finding: Finding) -> LinePlace? {
        let text = texts[finding.location.line! - 1]
        return LinePlace(finding, on: text.count > 10_000 ? nil : "70,\(text.replacing("\n", with: " ")),é")
    }

    static let rules = [
        RuleDescription("build.value.off-curve", .warning, "A figure leaves its curve.", remedy: "Compare it.")
    ]
}

extension SampleChart {
    static let entry = FindingsReport.Chart(
        ManifestEntry(
            id: chart.id, kind: .build, products: chart.products, sha256: String(repeating: "cd", count: 32),
            counts: .init(rows: 3, records: 6, cells: CellCounts()),
            source: .init(path: chart.source.path, sha256: chart.source.sha256)))
}
