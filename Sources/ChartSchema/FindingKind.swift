/// The kinds of finding that a room makes, one case each: a finding's code and what is to be said of it wherever it stands.
///
///     enum InkFinding: String, FindingKind {
///         case faint = "ink.faint"
///         var meaning: FindingMeaning { FindingMeaning(.warning, "A text is faint.", remedy: "Look at the page.") }
///     }
///     let place = Finding.Location(file: "chart.pdf")
///     Finding(InkFinding.faint, message: "A row is faint.", location: place).severity  // warning
///
/// Rules that judge a chart are types of their own and no kinds of this sort.
package protocol FindingKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    var meaning: FindingMeaning { get }
}

/// What every finding of a kind has in common.
package struct FindingMeaning: Hashable, Sendable {
    /// What such a finding weighs; one of a mild or a grave case may weigh otherwise.
    package var severity: Finding.Severity
    /// One sentence: what is wrong.
    package var explanation: String
    /// What to do about it, in one sentence or two.
    package var remedy: String

    package init(_ severity: Finding.Severity, _ explanation: String, remedy: String) {
        self.severity = severity
        self.explanation = explanation
        self.remedy = remedy
    }
}

extension Finding {
    /// - Parameter severity: `nil` for the kind's own.
    package init(
        _ kind: some FindingKind, severity: Severity? = nil, message: String, help: String? = nil,
        chart: String? = nil, location: Location, context: [String: String] = [:]
    ) {
        self.init(
            rule: kind.rawValue, severity: severity ?? kind.meaning.severity, message: message, help: help,
            chart: chart, location: location, context: context)
    }

    package func isA(_ kind: some FindingKind) -> Bool { rule == kind.rawValue }

    package func isOne<Kind: FindingKind>(of kinds: Set<Kind>) -> Bool {
        Kind(rawValue: rule).map(kinds.contains) ?? false
    }
}
