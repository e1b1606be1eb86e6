import ChartSchema

/// What a file does not say and somebody has to: what it is about, where it stands, and what may be answered.
///
/// Questions are data: `inspect` prints them, `adopt` takes their answers as options, the desk asks them one by one.
package struct Question: Sendable, Hashable {
    /// What is asked; with it, how the answer is said to `adopt`.
    package enum Subject: Sendable, Hashable {
        /// Whose chart it is: `--carrier`.
        case carrier
        /// What it is for: `--product`.
        case product
        /// The date of the file: `--edition`.
        case edition
        /// What a name on the chart means: `--means NAME=CLASS`, on a medication chart `--means NAME=OUTCOME`.
        case meaning(String)
        /// The unit of weights that print none: `--unit`.
        case unit
        /// The unit of one column, of which another was said: `--column-unit COLUMN=UNIT`.
        case unitOfColumn(String)
        /// Whom the chart is for: `--sex`.
        case sex
        /// For whom it is: `--tobacco`.
        case tobacco
        /// What every medication of a list means: `--outcome`.
        case listOutcome
    }

    /// One thing that may be answered.
    package struct Answer: Sendable, Hashable {
        /// As `adopt` takes it: `standard-plus`, `2026-03-01`.
        package var word: String
        /// Why it may be the one; `nil` where it is only possible.
        package var evidence: String?
        /// Whether it is the one with some certainty.
        package var isLikely = false

        package init(_ word: String, evidence: String? = nil) {
            self.word = word
            self.evidence = evidence
        }
    }

    package var subject: Subject
    /// What is known of it, and how to answer.
    package var hint: String
    /// The cell or text that asks; `nil` where the whole file does.
    package var place: Finding.Location?
    /// What may be answered; none where anything may be.
    package var answers: [Answer] = []
    /// Whether the name is a column's that names no class.
    package var isOfBareColumn = false
    /// Whether something is missing from the records without an answer. What is not needed narrows down who the chart is for.
    package var isNeeded = true

    package init(
        subject: Subject, hint: String, place: Finding.Location? = nil, answers: [Answer] = [], isNeeded: Bool = true
    ) {
        self.subject = subject
        self.hint = hint
        self.place = place
        self.answers = answers
        self.isNeeded = isNeeded
    }

    /// The same for the same question about the same file: `meaning:Select`.
    package var name: String {
        switch subject {
        case .carrier: "carrier"
        case .product: "product"
        case .edition: "edition"
        case .meaning(let label): "meaning:" + label
        case .unit: "unit"
        case .unitOfColumn(let column): "unit:" + column
        case .sex: "sex"
        case .tobacco: "tobacco"
        case .listOutcome: "outcome"
        }
    }

    /// `edition`, `meaning of "Select"`, `decision of the list`.
    package var about: String {
        switch subject {
        case .meaning(let label): "meaning of \(label.quoted)"
        case .listOutcome: "decision of the list"
        case .unitOfColumn(let column): "unit of the column \(column.quoted)"
        default: name
        }
    }
}
