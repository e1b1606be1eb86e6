import ChartSchema
import Notation

/// Words over and in the columns of a table whose rows name the limits.
///
/// What stands over the figures of such a table is part of no record, and neither is what stands over or beside the names of its rows: every
/// word of it has to be accounted for.
extension ReadingSession {
    /// "Decline At", "Max Weight (with shoes)" over figures, "Not eligible for" over their classes, "Height over" over the heights.
    mutating func reportWordsOverRows(
        _ layout: TableLayout, segment: Segment, stacks: [Int: HeaderStack], roles: [Int: ColumnRole]
    ) {
        let heard = HeardOverRows(layout, rows: segment.body, roles: roles)
        for column in stacks.keys.sorted() {
            guard let stack = stacks[column], let role = roles[column] else { continue }
            for piece in stack.pieces where heard.isOfRows(piece, of: stack) {
                let words = heard.unheard(in: piece.terms, over: role).filter { !isInPublishedName($0) }
                guard !words.isEmpty, unheardCorners.insert(piece.terms.text).inserted else { continue }
                report(words, of: layout.grid, cell: piece.cell)
            }
        }
    }

    /// "Male spouse", "Male (draft)", "Non-smoker pending": what a cell says beside a sex or a tobacco state.
    mutating func reportWordsBeside(_ sense: CellSense, as role: ColumnRole, of grid: Grid, cell: Int) {
        let words = HeardOverRows.unheard(in: sense, as: role)
        guard !words.isEmpty, unheardCorners.insert(sense.text).inserted else { return }
        report(words, of: grid, cell: cell)
    }

    private mutating func report(_ words: [String], of grid: Grid, cell: Int) {
        findings.add(
            ChartFinding.titleUnread, UnreadWords.message(words, over: "limit"),
            help: "Ask the carrier what the words say of the limits in these rows.", grid: grid, cell: cell)
    }
}
