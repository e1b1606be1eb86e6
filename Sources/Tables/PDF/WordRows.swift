import Paper

/// What stands right above the first and below the last of lines that only part the rows of a table of words: its headings, and its last row.
///
/// Where the first line stands above the headings, what is above it is a title, and has no text in every column.
struct WordRows {
    /// Whether the headings stand above the first band, which then is a row.
    let isHeaded: Bool
    /// The row below the last band; empty where none is.
    let last: [PrintedWord]

    /// Lines further away than this share of the height of bands are of another part of the page.
    private static let beyond = 1.3

    /// - Parameters:
    ///   - rows: The lines of each band.
    ///   - around: The lines of the page between the table's sides that stand in no band.
    init?(_ rows: [[PrintedLine]], around: [PrintedLine]) {
        guard rows.allSatisfy({ $0.count < 3 }), let top = rows.first?.first, let bottom = rows.last?.last,
            let usual = ColumnStrips.median(
                zip(rows, rows.dropFirst()).compactMap { upper, lower in
                    upper.last.flatMap { last in lower.first.map { $0.baseline - last.baseline } }
                })
        else { return nil }
        let strips = ColumnStrips(
            rows: rows.map { $0.flatMap(\.words) }.filter { row in
                PrintedLine.lines(of: row).contains { $0.chunks(gap: ColumnStrips.narrowest).count > 1 }
            })
        guard strips.count > 1 else { return nil }
        let upper = around.last { $0.baseline < top.baseline }
        let lower = around.first { $0.baseline > bottom.baseline }
        isHeaded = upper.map { top.baseline - $0.baseline <= Self.beyond * usual && Self.heads(strips, $0) } ?? false
        let isRow =
            lower.map { $0.baseline - bottom.baseline <= Self.beyond * usual && Self.fills(strips, $0) } ?? false
        last = isRow ? lower?.words ?? [] : []
    }

    /// Whether a line has a heading for every column: headings are wider than what stands below them.
    private static func heads(_ strips: ColumnStrips, _ line: PrintedLine) -> Bool {
        let found = HeadingRows([line], strips: strips, rules: [], top: nil)
        guard found.doubts.isEmpty, found.rows.count == 1 else { return false }
        return found.rows[0].count == strips.count && found.rows[0].allSatisfy { $0.columns.count == 1 }
    }

    /// Whether a line has text of its own in every column, and none that stands over two.
    private static func fills(_ strips: ColumnStrips, _ line: PrintedLine) -> Bool {
        let reaches = line.chunks(gap: ColumnStrips.narrowest).map { strips.reach(of: $0.box) }
        return reaches.allSatisfy { $0.count == 1 } && Set(reaches.map(\.lowerBound)).count == strips.count
    }
}
