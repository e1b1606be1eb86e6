import Notation
import Vocabulary

/// One of the pairs of a cell that decides for each use by itself: "Migraine: Accept; Seizures: Refer".
struct UseDecision {
    /// As printed.
    let use: String
    let decision: OutcomeNotation.Reading

    /// The pairs of a cell; `nil` where a piece of it is none, so that nothing of it is lost, or a use is decided twice.
    static func all(in text: String) -> [UseDecision]? {
        let pieces = text.split { ";\n".contains($0) }.map(singleSpaced).filter { !$0.isEmpty }
        let known = pieces.compactMap { UseDecision($0) }
        let pairs =
            known.count == pieces.count || known.isEmpty
            ? known : pieces.compactMap { UseDecision($0, mayBeUnknown: true) }
        guard pairs.count > 1, pairs.count == pieces.count, Set(pairs.map(\.use)).count == pairs.count else {
            return nil
        }
        return pairs
    }

    /// `nil` unless the vocabulary knows what stands before the first sign as a use.
    ///
    /// - Parameter mayBeUnknown: Where nothing but a use can stand: words of which the lexicon knows none are one too.
    init?(_ text: String, mayBeUnknown: Bool = false) {
        let sign =
            text.firstIndex { ":=–—".contains($0) }
            ?? text.firstRange(of: " - ").map { text.index(after: $0.lowerBound) }
        guard let sign, case let use = singleSpaced(text[..<sign]),
            UseVocabulary.standard.uses(in: use) != nil || mayBeUnknown && Self.isUnknown(use),
            let decision = OutcomeNotation.read(singleSpaced(text[text.index(after: sign)...])),
            !Self.goesOn(decision)
        else { return nil }
        (self.use, self.decision) = (use, decision)
    }

    /// Whether what stands beside a decision decides again, and nobody knows for whom: "Refer; Heart failure – Decline".
    private static func goesOn(_ decision: OutcomeNotation.Reading) -> Bool {
        guard let beside = decision.condition, !OutcomeWords(beside).outcomes.isEmpty else { return false }
        return !decision.clauses.allSatisfy(\.isWhole)
    }

    private static func isUnknown(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let isName = tagged.tags.indices.allSatisfy { tagged.token($0).kind == .word && tagged.tags[$0].senses.isEmpty }
        return isName && text.first?.isUppercase ?? false && !MedicationList.isDrug(text)
    }
}

extension MedicationTable {
    /// The rules of a cell of pairs, each with its own use; false where the cell is none, or the row names a use for all of it.
    mutating func emit(
        pairsIn cell: Int, column: Int, row: Int, name: Int, _ parts: RowParts, into session: inout MedicationSession
    ) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard case .outcome = columns.roles[column], parts.use == nil,
            let pairs = UseDecision.all(in: text)
                ?? UseDecision(text, mayBeUnknown: cells.holdPairs(column)).map({ [$0] })
        else { return false }
        let product = products[column]
        for pair in pairs {
            var own = parts
            own.use = pair.use
            own.useCell = cell
            emit(pair.decision, for: product, in: cell, column: column, row: row, name: name, own, into: &session)
        }
        return true
    }
}
