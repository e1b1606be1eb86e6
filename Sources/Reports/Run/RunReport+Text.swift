import ChartSchema
import Results

extension RunReport {
    /// The summary table and what was published, for a terminal. Findings are rendered by ``FindingsText``.
    package func text(_ palette: Palette = .plain) -> String {
        var table = TextTable([.leading] + Array(repeating: .trailing, count: 9) + [.leading])
        let titles = ["chart", "records", "value", "label", "note", "ignored", "unread", "errors", "warnings", "infos"]
        table.add((titles + ["state"]).map { TextTable.Cell($0, paint: palette.dim) })
        for chart in charts { table.add(Self.row(chart.id, chart, palette)) }
        if charts.count > 1 { table.add(Self.row("\(charts.count) charts", total, palette)) }
        return table.text + "\n" + decided + outcomeText(palette) + "\n"
    }

    /// `3 findings accepted, 1 set off, 2 values corrected; 12 rules not checked`, as far as there is any.
    private var decided: String {
        let findings = total.findings
        let parts = [
            findings.accepted == 0 ? nil : "\(counted(findings.accepted, "finding")) accepted",
            findings.off == 0 ? nil : "\(counted(findings.off, "finding")) set off by policy",
            total.corrected == 0 ? nil : "\(counted(total.corrected, "value")) corrected",
        ].compactMap(\.self)
        return parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n"
    }

    private var total: Chart {
        charts.reduce(into: Chart(id: "", state: .unchanged, records: 0, cells: CellCounts(), findings: .init())) {
            guard $1.state != .removed else { return }
            $0.records += $1.records
            $0.cells = $0.cells + $1.cells
            $0.corrected += $1.corrected
            $0.findings = $0.findings + $1.findings
        }
    }

    private static func row(_ name: String, _ chart: Chart, _ palette: Palette) -> [TextTable.Cell] {
        let cells = chart.cells
        var row: [TextTable.Cell] = [TextTable.Cell(name)]
        for number in [chart.records, cells.value, cells.label, cells.note, cells.ignored] {
            row.append(TextTable.Cell(String(number)))
        }
        let judged: [(Int, Finding.Severity)] = [
            (cells.unread, .error), (chart.findings.error, .error), (chart.findings.warning, .warning),
            (chart.findings.info, .info),
        ]
        for (number, severity) in judged {
            var cell = TextTable.Cell(String(number))
            if number > 0 { cell.paint = { text in palette.severity(severity, text) } }
            row.append(cell)
        }
        if !chart.id.isEmpty { row.append(TextTable.Cell(chart.state.rawValue, paint: chart.state.paint(palette))) }
        return row
    }

    func outcomeText(_ palette: Palette) -> String {
        switch outcome {
        case .published(let version, let parent):
            palette.bold("published version \(version)") + (parent.map { " after \($0)" } ?? "") + changes
        case .wouldPublish(let version, let parent):
            palette.bold("would publish version \(version)") + (parent.map { " after \($0)" } ?? "") + changes
        case .nothingChanged(let version?): "nothing changed: version \(version) stands"
        case .nothingChanged(nil): "nothing changed: there is no version, and nothing to publish"
        }
    }

    /// `: 2 added, 1 removed`.
    private var changes: String {
        let parts = [State.added, .changed, .removed].compactMap { state -> String? in
            let count = moved?.count(state) ?? charts.count { $0.state == state }
            return count == 0 ? nil : "\(count) \(count == 1 ? "chart" : "charts") \(state.rawValue)"
        }
        return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    }
}

extension RunReport.Moved {
    fileprivate func count(_ state: RunReport.State) -> Int {
        switch state {
        case .added: added
        case .changed: changed
        case .removed: removed
        default: 0
        }
    }
}

extension RunReport.State {
    func paint(_ palette: Palette) -> @Sendable (String) -> String {
        switch self {
        case .added, .changed: palette.good
        case .kept, .failed: { palette.severity(.error, $0) }
        case .removed: { palette.severity(.warning, $0) }
        case .unchanged, .carried: palette.dim
        }
    }
}
