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
        let sets = found.map { Set($0.map { Self.title($0.text) }) }
        guard sets.count > 1, sets.allSatisfy({ !$0.isEmpty }) else { return }
        let common = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
        var told: Set<String> = []
        for (own, pieces) in zip(sets, found) where !own.subtracting(common).isEmpty {
            for piece in pieces where !common.contains(Self.title(piece.text)) && told.insert(piece.text).inserted {
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
        let isPlan = text.tags.indices.contains { place in
            text.has(.plan, at: place) && !text.has(.filler, at: place) || isNamed(place, in: text)
        }
        return isPlan && !assembler.columns.contains { $0.classLabel.map { piece.text.contains($0) } ?? false }
    }

    /// "Heritage Plan", not "All plans".
    private func isNamed(_ place: Int, in text: TaggedText) -> Bool {
        place > 0 && Self.named.contains(text.token(place).text) && !text.has(.filler, at: place - 1)
            && [place - 1, place].allSatisfy { text.printed($0..<$0 + 1).first?.isUppercase ?? false }
    }

    /// "Whole Life (continued)", "Whole Life - cont'd": the title of the page before, folded and without what says that it goes on.
    private static func title(_ printed: String) -> String {
        var text = FoldedText(singleSpaced(printed)).string
        for mark in continued where text.hasSuffix(mark) || text.hasSuffix(mark + ")") {
            let isEnclosed = text.hasSuffix(")")
            let before = String(text.dropLast(mark.count + (isEnclosed ? 1 : 0)))
            let last = before.trimming(" ").last
            guard isEnclosed ? last == "(" : last.map({ "-–—,:".contains($0) }) ?? false else { continue }
            text = before.trimming(" (-–—,:")
            break
        }
        return text
    }

    private static let named = Lexicon.words("plans-apart.named")
    private static let continued = Lexicon.words("plans-apart.continued")
}
