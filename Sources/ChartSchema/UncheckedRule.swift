/// A rule that could say nothing about a chart, because the chart lacks what the rule looks at.
///
/// No finding of a rule means that all is well only where the rule is not among these.
public struct UncheckedRule: Hashable, Sendable, Codable {
    /// The rule's code, as in ``Finding/rule``.
    public var rule: String
    /// The chart's id.
    public var chart: String
    /// A stable word for what is missing: `long-column`, `other-edition`.
    public var missing: String
    /// The same as a clause that goes on after "not checked: ": `no column has seven figures`.
    public var reason: String

    public init(rule: String, chart: String, missing: String, reason: String) {
        self.rule = rule
        self.chart = chart
        self.missing = missing
        self.reason = reason
    }
}
