import ChartSchema

/// A small chart that shows when a rule speaks, or why it does not.
package struct RuleExample: Sendable {
    /// What the chart shows, in a few words.
    package var title: String
    /// The chart as ``ExampleTable`` reads it.
    package var table: String

    package init(_ title: String, _ table: String) {
        self.title = title
        self.table = table
    }
}
