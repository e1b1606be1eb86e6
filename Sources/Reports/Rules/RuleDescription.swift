import ChartSchema

/// What is said about one kind of finding, wherever it comes from: in docs/rules.md, by `chartwright rules` and in SARIF.
package struct RuleDescription: Sendable, Hashable {
    /// The finding's `rule`.
    package var code: String
    /// What such a finding weighs as a rule; a mild case may weigh less.
    package var severity: Finding.Severity
    /// One sentence: what is wrong.
    package var explanation: String
    /// One sentence: what the rule looks at, and needs to be there.
    package var needs: String
    /// One sentence: what to do about a finding.
    package var remedy: String
    /// Charts that have the finding, and charts that look alike and have not; empty for what no small chart can show.
    package var triggering: [Example]
    package var nonTriggering: [Example]

    /// A small chart.
    package struct Example: Sendable, Hashable {
        package var title: String
        /// The header, then the rows, each with as many cells as the header; several tables where there are.
        package var tables: [[[String]]]
        /// What stands at the cells that a finding is expected at.
        package static let mark: Character = "↓"

        package init(title: String, tables: [[[String]]]) {
            self.title = title
            self.tables = tables
        }
    }

    package init(
        code: String, severity: Finding.Severity, explanation: String, needs: String, remedy: String,
        triggering: [Example] = [], nonTriggering: [Example] = []
    ) {
        self.code = code
        self.severity = severity
        self.explanation = explanation
        self.needs = needs
        self.remedy = remedy
        self.triggering = triggering
        self.nonTriggering = nonTriggering
    }
}
