import ChartSchema
import Notation
import Tables

/// "Cactus Life" over the heights and "Ages 18-60" over the last column, in one row above the header: titles beside each other, of which the second
/// was read as the name of what it happens to stand over.
extension ReadingSession {
    mutating func reportTitlesBeside() {
        let known = KnownPeople(assembler)
        for layout in layouts.compactMap(\.self) where layout.key == .heights && !layout.grid.isTurned {
            for segment in layout.rows.segments {
                report(titlesOver: segment, of: layout, known: known)
                report(cornerOf: segment, of: layout.grid, known: known)
            }
        }
    }

    private mutating func report(titlesOver segment: Segment, of layout: TableLayout, known: KnownPeople) {
        guard let last = segment.header.last else { return }
        let grid = layout.grid
        for row in segment.header.dropLast() where isTitle(row, over: last, of: layout) {
            let cells = grid.cells(inRow: row).dropFirst()
            // "Acme Life, Non-Tobacco, Tobacco" heads groups of columns, and "Acme Life, Male" all of them.
            let headsAll =
                cells.count == 1
                && cells.allSatisfy { grid.column(ofCell: $0) == grid.column(ofCell: grid.cells(inRow: row)[0]) + 1 }
            if cells.count(where: { saysWho(grid.sense(ofCell: $0).terms) }) > 1 { continue }
            for cell in cells {
                let text = singleSpaced(grid.sense(ofCell: cell).text)
                let piece = TextPiece(text, at: grid.table.place(ofCell: cell))
                let count = findings.all.count
                for sentence in texts.sentences(of: text) where !isOfName(sentence) {
                    report(sentence, piece: piece, known: known, cell: (grid, cell))
                }
                guard findings.all.count == count, !headsAll, saysWho(grid.sense(ofCell: cell).terms)
                else { continue }
                findings.add(
                    ChartFinding.footnoteUnapplied,
                    "The text stands beside a title, over some of the columns; it was read as the name of these alone.",
                    help: "Look whether it is about all columns.", piece: piece)
            }
        }
    }

    /// Whether a row begins with a text over the heights that is no name of them, and of nothing that other columns share.
    private func isTitle(_ row: Int, over header: Int, of layout: TableLayout) -> Bool {
        let grid = layout.grid
        let cells = grid.cells(inRow: row)
        guard cells.count > 1, cells.count < grid.cells(inRow: header).count, let first = cells.first,
            case let name = grid.sense(ofCell: first),
            grid.span(ofCell: first).rows == 1, !name.isNumeric,
            !name.terms.isOfBuild && name.terms.label != nil
                && grid.span(ofCell: first).columns == 1
                || !name.terms.isHeight && isApart(cells[1], from: first, of: layout),
            case let below = grid.sense(row: header, column: grid.column(ofCell: first)), below.terms.isHeight
        else { return false }
        return ClassMeaning.of(name.text) == nil
            && cells.dropFirst().allSatisfy { grid.span(ofCell: $0).columns == 1 }
    }

    /// "Build Chart, , Males": with a blank between, over limits.
    private func isApart(_ second: Int, from first: Int, of layout: TableLayout) -> Bool {
        let column = layout.grid.column(ofCell: second)
        return column > layout.grid.column(ofCell: first) + 1
            && layout.blocks.contains { block in block.roles.contains { $0[column]?.value != nil } }
    }

    /// "HMS Plus 125": figures of a name, and no rule.
    private func isOfName(_ sentence: ChartSentence) -> Bool {
        !sentence.isStatement && !sentence.words.isEmpty && sentence.words.allSatisfy { $0.allSatisfy(\.isNumber) }
    }

    func saysWho(_ terms: HeaderTerms) -> Bool {
        (terms.sex ?? .any) != .any || (terms.tobacco ?? .any) != .any || !(terms.age ?? .any).isAny
    }
}
