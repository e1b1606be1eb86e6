import ChartSchema
import Diff

extension DatasetDay {
    /// What happened, and the days to look at next.
    package func text(_ palette: Palette = .plain) -> String {
        var text = palette.bold(day) + "\n"
        for version in versions {
            text += "  published \(version.version)\(version.changeClass.map { "  \($0.rawValue)" } ?? "")\n"
            for line in ChangeLines.lines(of: version.changes.compactMap(\.asChange)) { text += "    \(line)\n" }
        }
        for edition in editions {
            text += "  in force from this day: \(edition)\n"
            guard let chart = inForce?.charts.first(where: { $0.chart == edition }) else { continue }
            text += chart.lines(palette).split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        for chart in withdrawn { text += "  withdrawn from this day: \(chart)\n" }
        if versions.isEmpty, editions.isEmpty, withdrawn.isEmpty { text += "  nothing\n" }
        text += "before: \(before ?? "nothing")   after: \(after ?? "nothing")\n"
        return text
    }

    package func json() throws -> [UInt8] { try reportJSON(self) }
}

extension DatasetDay.Change {
    fileprivate var asChange: ChangeSummary.Change? {
        ChangeSummary.Kind(rawValue: kind).map { ChangeSummary.Change(chart: chart, kind: $0, count: count) }
    }
}

extension DueForReview {
    /// A line a chart, the oldest first.
    package func text(_ palette: Palette = .plain) -> String {
        let lines = charts.map { "\($0.chart)  \($0.age) months old\n" }.joined()
        let age = counted(months, "month")
        if charts.isEmpty { return "no chart is \(age) old or older on \(today)\n" }
        return lines + "\n\(counted(charts.count, "chart")) due for review on \(today): \(age) old or older\n"
    }

    package func json() throws -> [UInt8] { try reportJSON(self) }
}
