import ChartSchema

/// The rules that could say nothing about charts, and why: what nobody has looked at must not pass for right.
package struct UncheckedRules: Sendable {
    /// Rules with what they missed, in the order of their codes; for each the charts.
    private let groups: [Group]

    private struct Group: Sendable {
        var rule: String
        var missing: String
        var reason: String
        var charts: [String]
    }

    package init(_ unchecked: [UncheckedRule]) {
        var groups: [[String]: Group] = [:]
        for one in unchecked {
            groups[
                [one.rule, one.missing],
                default: Group(rule: one.rule, missing: one.missing, reason: one.reason, charts: [])
            ].charts.append(one.chart)
        }
        self.groups = groups.values.sorted { ($0.rule, $0.missing) < ($1.rule, $1.missing) }
    }

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

    /// The member `not_checked`: one rule and reason a line.
    func write(to writer: inout CanonicalJSONWriter) {
        writer.lines("not_checked", of: groups, indent: 1) { writer, group in
            writer.object {
                $0.member("rule", group.rule)
                $0.member("missing", group.missing)
                $0.member("reason", group.reason)
                $0.member("charts", group.charts)
            }
        }
    }
}
