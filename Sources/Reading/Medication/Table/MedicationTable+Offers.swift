import ChartSchema
import Notation
import Tables
import Vocabulary

/// Columns whose header decides, and whose cells say when or for which plans.
extension MedicationTable {
    /// A time under "Decline within": the header's decision for fills in that time.
    mutating func emit(
        _ cell: Int, under timed: TimedDecision, named header: String, row: Int, name: Int, _ parts: RowParts,
        into session: inout MedicationSession
    ) {
        let text = grid.sense(ofCell: cell).text
        session.ledger.mark(.value, table: index, cell: cell)
        // "N/A" under one decision of several, the others blank: no time is asked for.
        let isOnly = columns.decidingColumns.count { !grid.sense(row: row, column: $0).isBlank } == 1
        guard let window = timed.window(text) ?? (isOnly && !timed.isCertain ? .always : nil) else { return }
        var parts = parts
        guard parts.window == .always || window == .always else {
            session.refuse(
                MedicationFinding.windowUnread, "The row prints two times, in two columns.",
                help: "Say both in one rule a row.", grid: grid, row: row, cell: cell)
            return
        }
        if window != .always { parts.window = window }
        parts.cells.append(grid.reference(cell: cell, field: .lookback, reading: .printed))
        session.add(
            rule(
                parts, timed.outcome, label: "\(header): \(singleSpaced(text))", product: nil, cell: cell,
                reading: .heading, &session),
            grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
    }

    /// Uses under "Decline if prescribed for": the header's decision for these.
    mutating func emit(
        usesIn cell: Int, under header: UsesHeader, headed title: String, name: Int, _ parts: RowParts,
        into session: inout MedicationSession
    ) {
        let text = singleSpaced(grid.sense(ofCell: cell).text)
        session.ledger.mark(.value, table: index, cell: cell)
        if UsesHeader.isNone(text) { return }
        var parts = parts
        if parts.use != nil {
            add("\(title): \(text)", cell, to: &parts)
        } else if !Self.isEveryone(text) {
            parts.use = text
            parts.useCell = cell
        }
        session.add(
            rule(
                parts, header.outcome, label: "\(title): \(text)", product: nil, cell: cell, reading: .heading, &session
            ),
            grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
    }

    /// Plans under "Plans available": each accepts; "None" refuses.
    mutating func emit(
        plans: PlansOnOffer, in cell: Int, name: Int, _ parts: RowParts, into session: inout MedicationSession
    ) {
        let label = singleSpaced(grid.sense(ofCell: cell).text)
        let products = plans.names.isEmpty ? [nil] : plans.names.map(Optional.some)
        for product in products {
            session.add(
                rule(
                    parts, plans.isNone ? .decline : .accept, label: label, product: product, cell: cell,
                    reading: .printed, &session),
                grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
        }
        session.ledger.mark(.value, table: index, cell: cell)
    }

    /// Check marks beside crosses say what they mean, and "Yes" and "No" under plans where the chart speaks of what is on offer.
    func selfEvident(_ mark: String) -> MedicationOutcome? {
        guard let sign = MarkSign(mark), decidingHeaders.isEmpty else { return nil }
        let signs = marksOfPlans
        switch sign {
        case .check where signs.contains(.cross): return .accept
        case .cross where signs.contains(.check): return .decline
        case .yes where (offersPlans || isOfPlans) && signs.contains(.no): return .accept
        case .no where (offersPlans || isOfPlans) && signs.contains(.yes): return .decline
        default: return nil
        }
    }

    private var offersPlans: Bool {
        let head = headerPieces + headCells.map(\.piece) + grid.table.textBefore + grid.table.headings
        return (head + [grid.table.caption].compactMap(\.self)).contains { OutcomeMark.offers($0.text) }
    }

    /// Several columns, each under a plan's name, and only titles and lines of the page around them: yes is the plan that somebody can have.
    /// "Exam required?", "Postponed plans" would ask something else.
    private var isOfPlans: Bool {
        columns.decidingColumns.count > 1 && columns.decidingColumns.allSatisfy { products[$0] != nil }
            && (pieces + headCells.map(\.piece)).allSatisfy { Self.asksNothing($0.text) }
    }

    /// Whether a text is the page's own, or a title of words that titles have, and names.
    private static func asksNothing(_ text: String) -> Bool {
        if text.contains("?") || OutcomeWords(text).outcomes.contains(.decline) { return false }
        let words = OutcomeWords.words(text)
        // "Exams required" may be what is answered.
        return (PageFurniture.isOfPage(text) || PageFurniture.isLone(text)) && !words.contains(where: asking.contains)
            || words.allSatisfy {
                titleWords.contains($0) || NeutralWords.contain($0) || !OrdinaryWords.contain($0)
            }
    }

    private static let asking = Lexicon.words("answers.asking")
    private static let titleWords = Lexicon.words("title.medications").union(Lexicon.words("title.page"))
        .union(Lexicon.words("medication-header.medication")).union(Lexicon.words("title.names"))
        .union(Lexicon.words("outcome-notation.plain"))
}

extension MedicationTable {
    /// The kinds of marks in the columns of marks; empty where something else stands there too.
    static func marksOfPlans(_ grid: Grid, _ columns: MedicationColumns) -> Set<MarkSign> {
        var signs: Set<MarkSign> = []
        for column in columns.decidingColumns {
            guard case .marks(let header) = columns.roles[column], OutcomeWords(header).only != .decline else {
                return []
            }
            for row in columns.firstRow..<max(columns.firstRow, grid.rowCount)
            where !columns.besides.contains(row) && columns.cells(inRow: row, of: grid).count > 1 {
                let sense = grid.sense(row: row, column: column)
                if sense.isBlank { continue }
                guard let sign = sense.medication.sign ?? WordedAnswer(sense.text).map({ $0.isYes ? .yes : .no }) else {
                    return []
                }
                signs.insert(sign)
            }
        }
        return signs
    }

    /// The cell that a cell of a row stands for: itself, or the one above that a ditto mark repeats. `nil` for a ditto mark with nothing
    /// above it.
    func repeated(_ cell: Int, row: Int, column: Int) -> Int? {
        guard grid.sense(ofCell: cell).repeatsAbove else { return cell }
        // "Same" beside "Decline": as in that column, and not as above.
        let isWord = grid.sense(ofCell: cell).text.contains(where: \.isLetter)
        if isWord, column > 0, OutcomeNotation.read(grid.sense(row: row, column: column - 1).text) != nil { return nil }
        for above in stride(from: row - 1, through: columns.firstRow, by: -1) {
            guard columns.cells(inRow: above, of: grid).count > 1,
                let other = grid.cellIndex(row: above, column: column),
                !grid.sense(ofCell: other).isBlank
            else { return nil }
            if !grid.sense(ofCell: other).repeatsAbove { return other }
        }
        return nil
    }
}
