import ChartSchema

/// The rules that could say nothing about charts, and why: what nobody has looked at must not pass for right.
package struct UncheckedRules: Sendable, Hashable {
    /// Rules with what they missed, in the order of their codes; for each the charts.
    package private(set) var groups: [Group]

    package struct Group: Sendable, Hashable {
        package var rule: String
        package var missing: String
        package var reason: String
        package var charts: [String]
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
}
