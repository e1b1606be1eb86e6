import ChartSchema
import Diff
import Results

extension RunReport {
    /// What is new, for a terminal: chart by chart its line, what is otherwise, its new findings and those that are gone; then a line for
    /// the rest, and what was published. One line where nothing is new.
    ///
    /// - Parameter findings: Renders findings. Those that keep charts from being published are not rendered here:
    ///   ``RunNews/heldBack`` has them.
    package func newsText(_ palette: Palette = .plain, findings: ([Finding]) -> String) -> String {
        text(news, palette, findings: findings)
    }

    /// `version 1.2.0 stands; this is what is otherwise than in 1.0.0`
    private var sinceText: String? {
        guard let since, case .nothingChanged(let version?) = outcome else { return nil }
        return "version \(version) stands; this is what is otherwise than in \(since)"
    }

    /// What is new of one chart, whatever else is; the chart's line where nothing is.
    package func news(of id: String) -> RunNews {
        let own = news.charts.filter { $0.id == id }
        if let state = charts.first(where: { $0.id == id })?.state, own.isEmpty {
            return RunNews(charts: [RunNews.Chart(id: id, state: state)])
        }
        return RunNews(charts: own)
    }

    /// The same of some of the news; the others are counted.
    package func text(_ told: RunNews, _ palette: Palette = .plain, findings: ([Finding]) -> String) -> String {
        var text = ""
        for chart in told.charts {
            guard let own = charts.first(where: { $0.id == chart.id }) else { continue }
            text += chart.text(own, palette, findings)
            if !text.hasSuffix("\n\n") { text += "\n" }
        }
        let more = news.charts.count - told.charts.count
        if more > 0 { text += "\(counted(more, "other chart")) with news: chartwright diff and validate show them\n" }
        let summary = self.summary
        if case .nothingChanged(let version?) = outcome, told.charts.isEmpty {
            return text + summary.nothingChanged(version: version, since: since) + "\n"
        }
        let moving = moved.map { $0.added + $0.changed } ?? 0
        let unchanged = charts.count { $0.state == .unchanged || $0.state == .carried } + (rest?.charts ?? 0) - moving
        let rest = summary.text(unchanged: unchanged, new: news.charts.reduce(0) { $0 + $1.came.count })
        return text + (rest.isEmpty ? "" : rest + "\n") + (sinceText ?? outcomeText(palette)) + "\n"
    }
}

extension RunNews {
    /// What keeps charts from being published, and what fits nothing: for the error stream.
    package var heldBack: [Finding] { charts.filter(\.isHeldBack).flatMap(\.came) + others }
}

extension RunNews.Chart {
    fileprivate func text(
        _ own: RunReport.Chart, _ palette: Palette, _ render: ([Finding]) -> String
    ) -> String {
        var text = palette.bold(id) + "  " + own.state.paint(palette)(stateInWords) + ": " + own.held + "\n"
        if let diff {
            if diff.status == .edition || diff.status == .renamed { text += "  \(palette.dim(diff.comparedWith))\n" }
            text += diff.lines(palette)
        }
        if !isHeldBack, !came.isEmpty {
            text += "  \(counted(came.count, "new finding"))\n\n" + render(came)
        }
        if !gone.isEmpty, !isHeldBack, state != .removed {
            text += "  \(counted(gone.count, "finding")) gone\n"
            for finding in gone.prefix(Self.mostGone) {
                let name = palette.severity(finding.severity, "\(finding.severity.rawValue)[\(finding.rule)]")
                text += "    \(name): \(finding.placeInWords): \(finding.message)\n"
            }
            if gone.count > Self.mostGone { text += "    … and \(gone.count - Self.mostGone) more\n" }
        }
        return text
    }

    /// More findings that are gone are counted and not listed.
    private static let mostGone = 10

    private var stateInWords: String {
        let causes = diff?.status == .changed ? diff?.causeWords.map { " (\($0))" } ?? "" : ""
        return switch state {
        case .unchanged, .carried: "as it was"
        case .added, .changed, .removed: state.rawValue + causes
        case .kept: "kept as it was, since its source has errors"
        case .failed: "not published, since its source has errors"
        }
    }
}

extension ChartDiff {
    /// `beside the edition 2024-01-01`.
    fileprivate var comparedWith: String {
        guard status == .edition else { return "the same file as \(before ?? "")" }
        return "beside the edition \(before.flatMap { ChartID($0)?.edition } ?? "")"
    }
}

extension RunReport.Chart {
    /// `15 records; 32 cells: 25 values, 5 labels, 2 notes`.
    fileprivate var held: String {
        let parts = [
            (cells.value, "value"), (cells.label, "label"), (cells.note, "note"), (cells.ignored, "ignored"),
            (cells.unread, "unread"),
        ].filter { $0.0 > 0 }.map { number, name in
            name == "ignored" || name == "unread" ? "\(number) \(name)" : counted(number, name)
        }
        let account = parts.isEmpty ? "" : "; \(counted(cells.total, "cell")): " + parts.joined(separator: ", ")
        return counted(records, "record") + account
    }
}
