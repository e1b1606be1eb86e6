import Paper

/// Whether a table at the head of a page goes on from the page before.
enum Continuation {
    static func isOne(_ one: TableSketch, _ first: PageLayout, _ other: TableSketch, _ second: PageLayout) -> Bool {
        // Columns that lines draw in the same places, and no headings over them, go on from the lower half of a page.
        let foot = one.evidence == .lines && !beginsWithHead(other) ? 0.5 : 0.6
        let isFoot = one.box.bottom > foot * first.page.size.height
        guard one.columnCount == other.columnCount, one.evidence == other.evidence, isFoot,
            other.box.top < 0.35 * second.page.size.height
        else { return false }
        switch one.evidence {
        case .lines:
            guard zip(one.edges, other.edges).allSatisfy({ abs($0 - $1) <= 3 }) else { return false }
        case .bands, .strips:
            // Text is not as wide on every page: each column lies within what it has on the other.
            guard zip(one.edges, other.edges).allSatisfy({ abs($0 - $1) <= 20 }) else { return false }
        }
        return repeatsHead(one, other) || isOfWords(one) || !beginsWithHead(other)
    }

    /// A heading with the columns that it stands over.
    struct Heading: Hashable {
        var row: Int
        var columns: Range<Int>
        var text: String
    }

    /// What stands in the rows above one.
    static func headings(_ sketch: TableSketch, above first: Int) -> [Heading] {
        let cells = sketch.cells.filter { $0.row < first && !$0.words.isEmpty }
        return cells.sorted { ($0.row, $0.column) < ($1.row, $1.column) }.map { cell in
            Heading(
                row: cell.row, columns: cell.column..<cell.column + cell.columnSpan,
                text: TableSketch.text(of: cell.words))
        }
    }

    private static func texts(_ sketch: TableSketch, row: Int) -> [String] {
        sketch.cells.filter { $0.row == row && !$0.words.isEmpty }.map { TableSketch.text(of: $0.words) }
    }

    private static func repeatsHead(_ one: TableSketch, _ other: TableSketch) -> Bool {
        let first = texts(one, row: 0)
        return !first.isEmpty && first == texts(other, row: 0)
    }

    /// Rows with figures are few: a first row without any says nothing.
    private static func isOfWords(_ sketch: TableSketch) -> Bool {
        let rows = Set(sketch.cells.filter { $0.words.contains(where: \.isFigure) }.map(\.row))
        return rows.count * 4 < sketch.rowCount
    }

    /// A first row without a figure.
    private static func beginsWithHead(_ sketch: TableSketch) -> Bool {
        let first = sketch.cells.filter { !$0.words.isEmpty }.map(\.row).min()
        return !sketch.cells.contains { $0.row == first && $0.words.contains(where: \.isFigure) }
    }
}
