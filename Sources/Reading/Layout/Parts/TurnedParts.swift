import Notation

/// Tables with heights across that stand below one another in one table of the file, with rows of text around them: each
/// becomes a part of its own, so that the words around it are read as those around any table.
struct TurnedParts {
    private let grid: Grid

    static func cut(_ part: TablePart) -> [TablePart] {
        guard part.reason == nil, let oriented = part.oriented, oriented.grid.isTurned else { return [part] }
        let heights = HeightBlocks.of(oriented.heights, in: oriented.grid).compactMap { $0.heights.map(\.column).min() }
        guard let first = heights.first, let last = heights.last else { return [part] }
        let rows = TurnedParts(grid: part.grid)
        let begin = (0..<first).first { !rows.isText($0) } ?? first
        let between = zip(heights, heights.dropFirst()).map { rows.texts(after: $0, before: $1) }
        let end = (last..<part.grid.rowCount).last { !rows.isText($0) }.map { $0 + 1 } ?? part.grid.rowCount
        let above = [0..<begin] + between.map(\.above)
        let below = between.map(\.below) + [end..<part.grid.rowCount]
        guard zip(above, below).allSatisfy({ $0.upperBound < $1.lowerBound }) else { return [part] }
        let parts = zip(above, below).enumerated().map { index, texts in
            part.part(
                rows: texts.0.upperBound..<texts.1.lowerBound, above: texts.0, below: texts.1, goesOn: index > 0)
        }
        return parts.allSatisfy { $0.oriented?.grid.isTurned ?? false } ? parts : [part]
    }

    /// The rows of text between one table and the next: what stands right below the first, and what stands over the second.
    private func texts(after heights: Int, before next: Int) -> (below: Range<Int>, above: Range<Int>) {
        var end = next
        while end - 1 > heights, isHeader(end - 1) { end -= 1 }
        var start = end
        while start - 1 > heights, isText(start - 1) { start -= 1 }
        guard start < end else { return (next..<next, next..<next) }
        let middle = (start..<end).first { grid.isBlank(row: $0) } ?? start
        return (start..<middle, middle..<end)
    }

    /// A row of one text, of a name and its value, or of nothing.
    private func isText(_ row: Int) -> Bool {
        let cells = grid.cells(inRow: row, countedBy: grid.counters)
        if cells.count > 1 { return NamedRow(row, of: grid) != nil }
        return cells.first.map { !grid.sense(ofCell: $0).isNumeric || grid.sense(ofCell: $0).age != nil } ?? true
    }

    /// A row over the heights that says of every column for whom it is: ages, sexes.
    private func isHeader(_ row: Int) -> Bool {
        let senses = grid.cells(inRow: row).map { grid.sense(ofCell: $0) }
        guard senses.count > 1, !isText(row) else { return false }
        return senses[0].terms.isAgeName || senses.dropFirst().allSatisfy { $0.isWords || $0.age != nil }
    }
}
