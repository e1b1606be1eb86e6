import ChartSchema
import Notation
import Tables

/// Rows of one text above the header that say for whom or when the rows below them hold: "Ages 18-59", "Filled within 12 months".
extension MedicationTable {
    /// Takes what titles say for the rows below them: up to a row of one text that says something of the same kind, or for the whole table
    /// where none does.
    mutating func hearTitles(in session: inout MedicationSession) {
        let hasHeader = !columns.decidingColumns.isEmpty || isList && !columns.header.isEmpty
        guard hasHeader, columns.span == nil else { return }
        let below = Set(sectionTexts.compactMap { DecisionScope($0).map(Self.kind) })
        var isTimeless = false
        for (cell, piece) in headCells.reversed() where !session.heard.contains(piece) {
            isTimeless = isTimeless || Self.asksNoTime(piece.text)
            guard !Self.isAside(piece.text), !Self.isOfUnits(piece.text),
                grid.texts[piece.text].medication.decisions.isEmpty,
                var scope = grid.texts[piece.text].medication.scope ?? Self.scope(besideProductIn: piece.text),
                canTake(scope), isFirst(scope),
                scope.window == .always || !isTimeless, scope.isOfKnownWords
            else { continue }
            scope.cell = grid.reference(cell: cell, field: scope.field, reading: .heading)
            if below.contains(Self.kind(scope)), !scope.isDefault {
                sectionScope = sectionScope ?? scope
            } else {
                tableScopes.append(scope)
            }
            session.heard.insert(piece)
            session.scopeHeadings.insert(piece)
        }
    }

    /// Titles above the header of which nothing was made, once all rows are read.
    func reportLostTitles(in session: inout MedicationSession) {
        let outcomes = Set(session.rules.lazy.filter { $0.rule.source.table == index }.map(\.rule.outcome))
        for piece in titleRows where !session.awaitsProducts(piece) && isLost(title: piece, outcomes, session) {
            session.reportLost(piece)
        }
    }

    private func isLost(title: TextPiece, _ outcomes: Set<MedicationOutcome>, _ session: MedicationSession) -> Bool {
        session.isLost(title) || session.decidesForSome(title) && !isToldAsHead(title, outcomes, session)
            || !session.heard.contains(title) && MedicationSession.isOfAges(title.text)
            || !session.heard.contains(title) && LostHeadings.opposes(title.text, outcomes)
    }

    /// Of several tables below each other in one grid, what a sentence above the first says, or a title that a blank row parts from it, holds for
    /// all; any other title is that table's, and the others are told of it.
    mutating func shareTitles(in session: inout MedicationSession) {
        let own = tableScopes
        for scope in scopesOverParts where canTake(scope) && isFirst(scope) {
            if scope.window != .always, titlesAskNoTime { continue }
            if isOverParts(scope) {
                tableScopes.append(scope)
            } else if let place = scope.cell, let cell = grid.table.cellIndex(row: place.row, column: place.column) {
                session.reportUnshared(scope, at: TextPiece(scope.text, at: grid.table.place(ofCell: cell)))
            }
        }
        if scopesOverParts.isEmpty, tablePlanTitle == nil { scopesOverParts = own }
    }

    /// What a sentence right above the first of several tables says holds for those that follow under the same headings and have no text of their
    /// own; where one has, it is told of the sentence.
    mutating func shareSentences(_ own: [TextPiece: DecisionScope], in session: inout MedicationSession) {
        let table = grid.table
        guard let first = session.sentencesOverTables else {
            let sentences = own.filter { table.textBefore.contains($0.key) && $0.key.text.hasSuffix(".") }
            if !table.cells.isEmpty { session.sentencesOverTables = (table.index, table.headings, sentences) }
            return
        }
        guard first.table != table.index, first.headings == table.headings else { return }
        let texts = (table.textBefore + [table.caption].compactMap(\.self)).filter { !PageFurniture.isOfPage($0.text) }
        for (piece, scope) in first.scopes.sorted(by: { $0.key.text < $1.key.text })
        where canTake(scope) && isFirst(scope) {
            if texts.isEmpty {
                tableScopes.append(scope)
            } else {
                session.reportUnshared(scope, at: piece)
            }
        }
    }

    /// A title above the header that names a plan: what stands with it is said of that plan.
    private var tablePlanTitle: TextPiece? { headCells.map(\.piece).first { PlanWords.plan($0.text) != nil } }

    /// Whether a title is a sentence, or a blank row stands below it.
    private func isOverParts(_ scope: DecisionScope) -> Bool {
        guard let place = scope.cell else { return true }
        let table = grid.table
        let text = table.cellIndex(row: place.row, column: place.column).map { table.text(of: table.cells[$0]) } ?? ""
        return text.hasSuffix(".")
            || (0..<table.columnCount).allSatisfy { column in
                table.cellIndex(row: place.row + 1, column: column).map { table.cells[$0].isBlank } ?? true
            }
    }

    /// Whether no title below it says something of its kind.
    func isFirst(_ scope: DecisionScope) -> Bool {
        !(tableScopes + [sectionScope].compactMap(\.self)).contains { Self.kind($0) == Self.kind(scope) }
    }

    /// The rows of one text below the header.
    private var sectionTexts: [String] {
        (columns.firstRow..<max(columns.firstRow, grid.rowCount)).map { grid.cells(inRow: $0) }.filter { $0.count == 1 }
            .map { grid.sense(ofCell: $0[0]).text }
    }

    /// "All times are in months since the last fill.": what figures are, and no time.
    private static func isOfUnits(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.has(.unitTime) && !tagged.has(.number) && !tagged.tokens.contains { $0.number != nil }
            && text.hasSuffix(".")
    }

    /// A note of a mark, a legend, a line about the page: no title.
    private static func isAside(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        return text.first.map(MarkedText.isSign) ?? true || tagged.tags.indices.allSatisfy(page.contains)
            || LegendClause.all(in: text).contains { $0.key != nil }
    }

    /// What a scope limits; two of one kind exclude each other.
    private static func kind(_ scope: DecisionScope) -> String {
        if scope.window != .always { return "window" }
        if scope.use != nil { return "use" }
        switch ConditionNotation.tests(of: scope.condition ?? "").first {
        case .age?, .ageOutside?: return "age"
        case .tobacco?: return "tobacco"
        case .dose?: return "dose"
        default: return "words"
        }
    }
}
