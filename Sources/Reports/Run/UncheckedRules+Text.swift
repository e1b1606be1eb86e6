import Results

extension UncheckedRules {
    /// `not checked: 7 rules on 24 charts`; empty where every rule could speak.
    package var summary: String {
        guard !groups.isEmpty else { return "" }
        let charts = Set(groups.flatMap(\.charts)).count
        return "not checked: \(counted(Set(groups.map(\.rule)).count, "rule")) on \(counted(charts, "chart"))"
    }

    /// A line a rule and reason: what was missing, and on which charts.
    package func text(_ palette: Palette = .plain) -> String {
        groups.map { group in
            "\(palette.dim("not checked")) \(group.rule): \(group.reason)\n"
                + "  \(Self.list(group.charts))\n"
        }.joined()
    }

    /// The first charts, and how many more there are.
    private static func list(_ charts: [String]) -> String {
        let shown = charts.prefix(12).joined(separator: ", ")
        return charts.count > 12 ? "\(shown) and \(charts.count - 12) more" : shown
    }
}
