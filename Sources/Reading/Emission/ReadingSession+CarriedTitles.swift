import ChartSchema
import Tables

/// Titles of which a part was read for the table or section behind them, too.
extension ReadingSession {
    /// The title of a table before that was read for this one as well.
    mutating func reportCarriedTitle(_ part: Int) {
        let isCarried = document.tables[parts[part].table].carriedHeadings.contains { piece in
            TableContext.headings(of: document.tables[parts[part].table], texts).contains {
                $0.place == piece.place && !$0.says.isEmpty
            }
        }
        guard isCarried || contexts[part].first?.goesOn ?? false else {
            reportCarriedSection(part)
            return
        }
        findings.add(
            ChartFinding.titleCarried,
            "The table's title says less than the one before it, or there is none: what that one says was read for both.",
            help: "Check that both tables are for the same applicants.", table: parts[part].table)
    }

    /// The same of a section of the table.
    private mutating func reportCarriedSection(_ part: Int) {
        guard let title = contexts[part].first(where: \.takesRest)?.titles.first else { return }
        findings.add(
            ChartFinding.titleCarried,
            "The title says less than the one before it: what else that one says was read for both.",
            help: "Check that both sections are for the same applicants.",
            piece: TextPiece(title.terms.text, at: title.place))
    }
}
