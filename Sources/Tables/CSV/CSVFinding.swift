import ChartSchema

/// What can be found of the form of delimited text.
package enum CSVFinding: String, FindingKind {
    case lineEndsMixed = "csv.line-ends.mixed"
    case quoteDoubtful = "csv.quote.doubtful"
    case quoteUnclosed = "csv.quote.unclosed"
    case quoteUndoubled = "csv.quote.undoubled"
    case rowWidth = "csv.row.width"

    package var meaning: FindingMeaning {
        switch self {
        case .lineEndsMixed:
            FindingMeaning(
                .info,
                "Some lines end in CR alone and others in LF; each was read as a line end.",
                remedy: "Check that no row was cut in two at this line.")
        case .quoteDoubtful:
            FindingMeaning(
                .warning,
                "A quoted field goes on in the lines below, but its first line could be a row of its own.",
                remedy: "Double the quotes that belong to the text, and check the row against the carrier's chart.")
        case .quoteUnclosed:
            FindingMeaning(
                .warning,
                "A quote opens a field and is never closed; the row was read with its quotes as plain text.",
                remedy: "Close the quote, or double the quotes that belong to the text.")
        case .quoteUndoubled:
            FindingMeaning(
                .warning,
                "A quote inside a quoted field is not doubled.",
                remedy: "Double the quotes that belong to the text, and check the row against the carrier's chart.")
        case .rowWidth:
            FindingMeaning(
                .warning,
                "A row has more or fewer fields than the rows around it.",
                remedy: "Look for a delimiter that is missing, or one too many.")
        }
    }
}
