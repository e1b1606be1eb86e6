import ChartSchema
import Results

extension FindingsReport {
    /// How many findings of one severity, and how many charts, the summary lists; its totals are always the true ones.
    package static let markdownRows = 50

    /// A summary for people: how many findings each chart has, and the gravest of them.
    ///
    /// Its size has a bound whatever was found, below the megabyte that GitHub takes as a step's summary.
    package func markdown() -> String {
        var parts = ["# Findings of \(name)\n", "**\(counts.inWords)** in \(counted(charts.count, "chart")).\n"]
        if !findings.isEmpty { parts.append(chartTable) }
        for severity in Finding.Severity.allCases.reversed() {
            let same = open.filter { $0.severity == severity }
            guard !same.isEmpty else { continue }
            let table = Self.table(same.map { ($0, nil) })
            let title = "\(severity.plural) (\(same.count))"
            parts.append(
                severity == .info
                    ? "<details><summary>\(title)</summary>\n\n\(table)\n</details>\n" : "## \(title)\n\n\(table)")
        }
        let accepted = findings.filter { !$0.isOpen }
        if !accepted.isEmpty {
            let table = Self.table(accepted.map { ($0, $0.acceptance) })
            parts.append("<details><summary>Accepted (\(accepted.count))</summary>\n\n\(table)\n</details>\n")
        }
        return parts.joined(separator: "\n")
    }

    /// One row for each chart that has findings, the gravest first.
    private var chartTable: String {
        let tallies = ChartTally.all(of: self).filter { $0.total > 0 }
        var text = "| chart | errors | warnings | infos | accepted |\n|---|--:|--:|--:|--:|\n"
        for tally in tallies.prefix(Self.markdownRows) {
            let numbers = [tally.counts.error, tally.counts.warning, tally.counts.info, tally.counts.accepted]
            text += "| \(tally.name.inMarkdown) | \(numbers.map(String.init).joined(separator: " | ")) |\n"
        }
        var rest: [String] = []
        if tallies.count > Self.markdownRows { rest.append("\(tallies.count - Self.markdownRows) more have findings") }
        let clean = charts.count - tallies.count { $0.isChart }
        if clean > 0 { rest.append("\(counted(clean, "chart")) without findings") }
        return text + (rest.isEmpty ? "" : "\n\(rest.joined(separator: "; ")).\n")
    }

    private static func table(_ findings: [(Finding, Finding.Acceptance?)]) -> String {
        let isAccepted = findings.contains { $0.1 != nil }
        var text =
            "| place | rule | finding |\(isAccepted ? " accepted |" : "")\n|---|---|---|\(isAccepted ? "---|" : "")\n"
        for (finding, acceptance) in findings.prefix(markdownRows) {
            text += "| \(finding.placeInWords.cut(to: 200).inMarkdown) | \(finding.rule.asMarkdownCode) |"
            text += " \(finding.sentences.inMarkdown) |"
            text += acceptance.map { " \($0.inWords.inMarkdown) |\n" } ?? "\n"
        }
        if findings.count > markdownRows { text += "\nThe first \(markdownRows) of \(findings.count).\n" }
        return text
    }
}

extension Finding.Severity {
    /// `Errors`, `Warnings`, `Infos`.
    var plural: String {
        switch self {
        case .error: "Errors"
        case .warning: "Warnings"
        case .info: "Infos"
        }
    }
}
