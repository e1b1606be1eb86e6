import Notation
import Tables

/// Sentences below a table that say when or for whom all of it holds: "All medications above: filled in the past 12 months."
extension MedicationTable {
    /// Takes such a sentence for every rule of the table, where it is the only one of the chart, has no sections of its own, and the sentence
    /// says of all that it is about them: of several tables or sections nobody knows which are meant.
    mutating func hearBehind(in session: inout MedicationSession) {
        guard columns.span == nil else { return }
        let pieces = piecesBehind.filter {
            !session.heard.contains($0) && speaksOfAll($0.text) && !isOfMarkedItems($0.text)
        }
        guard !pieces.isEmpty, !hasLoneRows, session.readsOneTable else { return }
        for piece in pieces {
            let scope = scope(ofBehind: piece)
            guard scope.use == nil, canTake(scope), isFirst(scope) else { continue }
            tableScopes.append(scope)
            session.heard.insert(piece)
            session.scopeHeadings.insert(piece)
        }
    }

    private func scope(ofBehind piece: TextPiece) -> DecisionScope {
        if let scope = grid.texts[piece.text].medication.scope, scope.window != .always || scope.use != nil {
            return scope
        }
        var scope = DecisionScope(condition: piece.text.trimming(":. "))
        if case .window(let window)? = said(deciding: piece.text)?.first {
            (scope.condition, scope.window) = (nil, window)
        }
        return scope
    }

    /// The texts below the last row, in its table or outside.
    private var piecesBehind: [TextPiece] {
        let rows = max(columns.firstRow, grid.rowCount - 20)..<max(columns.firstRow, grid.rowCount)
        let cells = rows.reversed().prefix { grid.cells(inRow: $0).count < 2 && isBelowRows($0) && !isItem($0) }
            .reversed()
            .flatMap { grid.cells(inRow: $0) }
        return cells.map { TextPiece(grid.sense(ofCell: $0).text, at: grid.table.place(ofCell: $0)) }
            + grid.table.textAfter
    }

    /// "† Decline if filled within 12 months." where some of the names are so marked: it is about them alone.
    private func isOfMarkedItems(_ text: String) -> Bool {
        let texts = grid.table.cells.indices.lazy.map { grid.sense(ofCell: $0) }
        if let number = NumberMark.note(text)?.number {
            return texts.contains { NumberMark(after: $0.text)?.number == number }
        }
        guard MarkedText.isNote(text), let sign = text.first else { return false }
        return texts.contains { $0.text != text && $0.medication.marked.marks.contains { $0.contains(sign) } }
    }

    /// Whether its subject is all that stands above, and every word of it is understood.
    private func speaksOfAll(_ text: String) -> Bool {
        guard
            let meanings = OutcomeNotation.decisions(inSentence: text).isEmpty
                ? said(ofAll: text) : said(deciding: text),
            meanings.count == 1
        else { return false }
        return switch meanings[0] {
        case .window, .age, .ageOutside, .tobacco, .sex: true
        default: false
        }
    }

    private func said(ofAll text: String) -> [Meaning]? {
        let folded = FoldedText(text).string
        guard
            Self.pointsUp(text)
                || Self.subjects.contains(where: { folded.hasPrefix($0 + " ") || folded.hasPrefix($0 + ":") }),
            case let scope = Scope(text), scope.isWhole
        else { return nil }
        return scope.meanings
    }

    /// "Decline if filled within the last 5 years." below what a heading declines; "Decline smokers." may be about all other medications.
    private func said(deciding text: String) -> [Meaning]? {
        let tagged = TaggedText(text)
        guard let decision, let clauses = Statement(text, Scope.Setting())?.clauses, clauses.count == 1,
            clauses[0].outcome == decision.outcome, clauses[0].isWhole, !clauses[0].isOtherwise,
            !tagged.tags.indices.contains(where: { tagged.value(.pointing, at: $0) == "down" }),
            Self.pointsUp(text) || tagged.has(.clock)
        else { return nil }
        return clauses[0].meanings
    }

    /// Whether only rows of one text follow, and few of them.
    func isBelowRows(_ row: Int) -> Bool {
        grid.rowCount - row <= 20
            && (row + 1..<max(row + 1, grid.rowCount)).allSatisfy { columns.cells(inRow: $0, of: grid).count <= 1 }
    }

    /// Whether a row of one text stands between the rows, or a second one decides, so that the sentence may be about some of them.
    private var hasLoneRows: Bool {
        let rows = columns.firstRow..<max(columns.firstRow, grid.rowCount)
        if isList {
            return rows.count(where: decides) > 1 || rows.contains { isAmongItems($0) && !isItem($0) && !isLetter($0) }
        }
        return rows.contains { grid.cells(inRow: $0).count == 1 && !isBelowRows($0) && !isLetter($0) }
    }

    private static let subjects = Lexicon.words("sentence-behind.subjects")
}

extension MedicationSession {
    /// Whether one table of the document, and no other, is one of medications.
    var readsOneTable: Bool {
        let charts = grids.filter { grid in
            grid.table.furniture == nil && grid.rowCount > 0
                && (MedicationColumns(grid) != nil || MedicationList.isList(grid))
        }
        return charts.count == 1 && HeaderParts.parts(of: charts[0]).count == 1
    }
}
