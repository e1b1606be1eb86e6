import ChartSchema

/// What is said about one kind of finding, wherever it comes from: in docs/rules.md, by `chartwright rules` and in SARIF.
package struct RuleDescription: Sendable, Hashable {
    /// The finding's `rule`.
    package var code: String
    /// What such a finding weighs as a rule; a mild case may weigh less.
    package var severity: Finding.Severity
    /// One sentence: what is wrong.
    package var explanation: String
    /// What a chart lacks that the rule cannot judge, each a clause (`no limit has both ends`).
    package var uncheckedWhere: [String]
    /// What to do about a finding, in one sentence or two.
    package var remedy: String
    /// Charts that have the finding, and charts that look alike and have not; empty for what no small chart can show.
    package var triggering: [Example]
    package var nonTriggering: [Example]

    /// A small chart.
    package struct Example: Sendable, Hashable {
        package var title: String
        /// Tables of a header and rows of cells. A cell that a finding is expected at begins with ``mark``.
        package var tables: [[[String]]]
        /// What the finding says.
        package var message: String?

        package static let mark: Character = "↓"

        package init(title: String, tables: [[[String]]], message: String? = nil) {
            self.title = title
            self.tables = tables
            self.message = message
        }
    }

    package init(
        _ code: String, _ severity: Finding.Severity, _ explanation: String, uncheckedWhere: [String] = [],
        remedy: String,
        triggering: [Example] = [], nonTriggering: [Example] = []
    ) {
        self.code = code
        self.severity = severity
        self.explanation = explanation
        self.uncheckedWhere = uncheckedWhere
        self.remedy = remedy
        self.triggering = triggering
        self.nonTriggering = nonTriggering
    }

    /// The first word of the code: `build`, `reading`, ….
    package var family: String { String(code.prefix { $0 != "." }) }
}

extension RuleDescription {
    /// A kind of finding that is made before a chart is judged, or about a run.
    package init(_ kind: some FindingKind) {
        let meaning = kind.meaning
        self.init(kind.rawValue, meaning.severity, meaning.explanation, remedy: meaning.remedy)
    }
}
