/// One thing that was decided about a table's layout: why, what in the file speaks against it, and what would.
package struct LayoutDecision: Sendable, Hashable {
    /// How sure it is.
    package enum Certainty: String, Sendable, Hashable {
        /// The file prints it, and every cell fits.
        case certain
        /// The form of the cells shows it, and every cell fits; nothing printed says so.
        case likely
        /// Some cells do not fit.
        case doubtful
    }

    /// What a decision is about.
    package enum Subject: Sendable, Hashable {
        case direction, heights, header, unit
        /// A column of limits or of words.
        case column(Int)
        /// The same where heights run across.
        case row(Int)
    }

    package var table: Int
    package var subject: Subject
    /// What was decided, in words: `heights down the side`.
    package var choice: String
    package var certainty: Certainty
    package var evidence: [String]
    /// What in this file does not fit; empty as a rule.
    package var against: [String]
    /// What would have made it another decision.
    package var contradiction: String
}

extension LayoutDecision.Subject: CustomStringConvertible {
    /// `direction`, `column 3`.
    package var description: String {
        switch self {
        case .direction: "direction"
        case .heights: "heights"
        case .header: "header"
        case .unit: "unit"
        case .column(let number): "column \(number)"
        case .row(let number): "row \(number)"
        }
    }
}
