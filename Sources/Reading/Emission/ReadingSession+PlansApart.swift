import Notation
import Tables

/// Names of plans around tables that are told apart by nothing else, and that no limit was read with: running heads of pages.
extension ReadingSession {
    mutating func reportPlansApart() {
        guard instructions.products.count < 2, assembler.columns.allSatisfy({ $0.product == nil }) else { return }
        let read = Set(assembler.rows.flatMap { $0.limits.compactMap { $0.cells.first?.table } })
        var found: [[TextPiece]] = []
        for table in document.tables where table.furniture == nil && read.contains(table.index) {
            found.append((around(table) + table.textAbove + table.textBefore + table.textAfter).filter(namesPlan))
        }
        let sets = found.map { Set($0.map(\.text)) }
        guard sets.count > 1, sets.allSatisfy({ !$0.isEmpty }) else { return }
        let common = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
        var told: Set<String> = []
        for (own, pieces) in zip(sets, found) where !own.subtracting(common).isEmpty {
            for piece in pieces where !common.contains(piece.text) && told.insert(piece.text).inserted {
                findings.add(
                    ChartFinding.titlePlan,
                    "The text may name the plan of the table beside it, as others do of other tables; it was read as speaking of all.",
                    help: "Send one file a plan, or name the product in pipeline.json.", piece: piece)
            }
        }
    }

    private func around(_ table: Table) -> [TextPiece] { table.headings + [table.caption].compactMap(\.self) }

    /// "SecureTerm 30, to age 50": a few words with one that plans are called by.
    private func namesPlan(_ piece: TextPiece) -> Bool {
        guard piece.text.count <= ChartSentence.longestTitle, !piece.text.hasSuffix(".") else { return false }
        let text = TaggedText(piece.text.spacedName)
        return text.tags.indices.contains { text.has(.plan, at: $0) && !text.has(.filler, at: $0) }
            && !assembler.columns.contains { $0.classLabel.map { piece.text.contains($0) } ?? false }
    }
}
