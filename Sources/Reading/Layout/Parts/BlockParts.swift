import Notation

/// Blocks of heights that stand side by side in one table and have titles of their own ("Smoker" over one, "Non-Smoker" over the
/// other, "Ages 18-60" within each): each becomes a part of its own, with the texts that stand alone in their rows.
enum BlockParts {
    static func cut(_ part: TablePart) -> [TablePart] {
        guard part.reason == nil, let oriented = part.oriented, !oriented.grid.isTurned else { return [part] }
        let blocks = HeightBlocks.of(oriented.heights, in: oriented.grid).map(\.columns)
        guard blocks.count > 1, haveTitles(blocks, grid: part.grid) else { return [part] }
        let parts = part.blocks(blocks)
        return parts.allSatisfy { $0.oriented.map { !$0.grid.isTurned } ?? false } ? parts : [part]
    }

    /// Whether some row has one text for each block, and nothing else.
    private static func haveTitles(_ blocks: [Range<Int>], grid: Grid) -> Bool {
        (0..<grid.rowCount).contains { row in
            let cells = grid.cells(inRow: row)
            guard cells.count == blocks.count else { return false }
            return zip(cells, blocks).allSatisfy { cell, block in
                let sense = grid.sense(ofCell: cell)
                return block.contains(grid.column(ofCell: cell)) && (sense.age != nil || sense.isWords)
                    && !sense.terms.isHeight
            }
        }
    }
}
