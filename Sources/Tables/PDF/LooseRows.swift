import Paper

/// One or two rows that a page break parts from their table: alone at the head of the next page, or under the headings at the foot of the
/// page before. They are too few to show columns of their own, and stand in those of the table.
struct LooseRows {
    var evidence: TableSketch.Evidence
    var columns: ColumnStrips
    var rows: [[PrintedWord]]
    /// The lines above them that may be headings, the lowest first.
    var above: [PrintedLine]

    /// More rows show their columns themselves.
    private static let most = 2
    /// Text right below rows, nearer than this share of their distance, may be of the last one; texts in columns may be a row as far as the other.
    private static let nearest = 0.95
    private static let nearestRow = 1.6

    /// The rows at the head of a page that go on with a table on the page before; `nil` where that is not certain.
    static func atHead(of page: PageLayout, after table: TableSketch) -> LooseRows? {
        let lines = page.ownLines
        guard let strips = table.strips, let first = lines.firstIndex(where: TabularLines.isRowOfFigures) else {
            return nil
        }
        let rows = Array(lines[first...].prefix(while: TabularLines.isRowOfFigures))
        guard rows.count <= most, let known = FigureRows(table), let numbers = known.numbers(of: rows),
            known.goOn(behind: numbers)
        else { return nil }
        let foot = rows[rows.count - 1].baseline
        if let next = lines.dropFirst(first + rows.count).first {
            let isRow = next.chunks(gap: 0.6).count > 1
            guard next.baseline - foot > (isRow ? nearestRow : nearest) * known.pitch else { return nil }
        }
        guard !page.tables.contains(where: { $0.box.top < foot + nearestRow * known.pitch }) else { return nil }
        return LooseRows(
            evidence: table.evidence, columns: strips, rows: rows.map(\.words), above: lines[..<first].reversed())
    }

    /// The rows under headings at the foot of a page with which a table on the next page goes on; `nil` where that is not certain.
    static func atFoot(of page: PageLayout, before table: TableSketch) -> LooseRows? {
        let lines = page.ownLines
        let rows = Array(lines.reversed().prefix(while: TabularLines.isRowOfFigures).reversed())
        guard !rows.isEmpty, rows.count <= most, rows.count < lines.count, let strips = table.strips,
            let known = FigureRows(table), let numbers = known.numbers(of: rows), known.goOn(before: numbers),
            !page.tables.contains(where: { $0.box.bottom > rows[0].box.top })
        else { return nil }
        return LooseRows(
            evidence: table.evidence, columns: strips, rows: rows.map(\.words),
            above: lines.dropLast(rows.count).reversed())
    }
}

extension PageLayout {
    /// The lines outside tables that are no furniture. A row of figures is none, though each of its figures could be the page's number.
    var ownLines: [PrintedLine] {
        let own = Set(paragraphs.flatMap(\.glyphs))
        return PrintedLine.lines(of: rest.filter { !$0.isTurned }).filter { line in
            TabularLines.isRowOfFigures(line) || line.words.contains { own.contains($0.glyphs[0]) }
        }
    }
}
