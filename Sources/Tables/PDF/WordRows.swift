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
    static let beyond = 1.3

    /// - Parameters:
    ///   - rows: The lines of each band.
    ///   - around: The lines of the page between the table's sides that stand in no band.
    init?(_ rows: [[PrintedLine]], around: [PrintedLine]) {
        guard let top = rows.first?.first, let bottom = rows.last?.last,
            let usual = ColumnStrips.median(
                zip(rows, rows.dropFirst()).compactMap { upper, lower in
                    upper.last.flatMap { last in lower.first.map { $0.baseline - last.baseline } }
                })
        else { return nil }
        let words = rows.map { $0.flatMap(\.words) }.filter { row in
            PrintedLine.lines(of: row).contains { $0.chunks(gap: ColumnStrips.narrowest).count > 1 }
        }
        let strips = ColumnStrips(rows: words)
        guard strips.count > 1, rows.allSatisfy({ $0.count < 3 || Self.isRow($0, strips) }) else { return nil }
        isHeaded = Self.isHeaded(around.filter { $0.baseline < top.baseline }.reversed(), above: top, strips, usual)
        last = Self.row(below: bottom, around.filter { $0.baseline > bottom.baseline }, words, strips, usual)
    }

    /// The lines below the last band that have a text in every column together, as far as they are needed for that.
    private static func row(
        below bottom: PrintedLine, _ lines: [PrintedLine], _ words: [[PrintedWord]], _ strips: ColumnStrips,
        _ usual: Double
    ) -> [PrintedWord] {
        var row: [PrintedLine] = []
        for line in lines {
            guard line.baseline - (row.last ?? bottom).baseline <= (row.isEmpty ? beyond : RowEnd.within) * usual else {
                break
            }
            row.append(line)
            // Its texts may be wider than those above.
            let whole = ColumnStrips(rows: words + [row.flatMap(\.words)])
            guard whole.count == strips.count else { break }
            if fills(whole, row) { return row.flatMap(\.words) }
        }
        return []
    }

    /// Whether lines are one row: one of its texts has a single line.
    private static func isRow(_ lines: [PrintedLine], _ strips: ColumnStrips) -> Bool {
        let columns = lines.map { line in
            Set(line.chunks(gap: ColumnStrips.narrowest).flatMap { Array(strips.reach(of: $0.box)) })
        }
        return strips.columns.indices.contains { column in columns.count { $0.contains(column) } == 1 }
    }

    /// Whether the next lines above a row have a heading for every column together: in one line, or in more that stand beside one another.
    private static func isHeaded(
        _ lines: [PrintedLine], above row: PrintedLine, _ strips: ColumnStrips, _ usual: Double
    ) -> Bool {
        guard let first = lines.first, row.baseline - first.baseline <= beyond * usual else { return false }
        if heads(strips, [first]) { return true }
        if lines.count > 1, HeadingRows.areBeside(lines[1], first, nil), heads(strips, Array(lines[..<2])) {
            return true
        }
        return lines.count > 2 && HeadingRows.areBeside(lines[2], lines[1], first) && heads(strips, Array(lines[..<3]))
    }

    /// Whether lines, the lowest first, have a heading for every column, the first perhaps aside: headings are wider than what stands below
    /// them.
    static func heads(_ strips: ColumnStrips, _ lines: [PrintedLine]) -> Bool {
        let found = HeadingRows(lines, strips: strips, rules: [], top: nil)
        guard found.doubts.isEmpty, let last = found.rows.last else { return false }
        let headed = Set(last.map(\.columns.lowerBound))
        return last.allSatisfy { $0.columns.count == 1 }
            && strips.columns.indices.dropFirst().allSatisfy(headed.contains)
            && (strips.count > 2 || headed.count == strips.count)
    }

    /// Whether lines have text of their own in every column, and none that stands over two.
    private static func fills(_ strips: ColumnStrips, _ row: [PrintedLine]) -> Bool {
        let reaches = row.flatMap { $0.chunks(gap: ColumnStrips.narrowest) }.map { strips.reach(of: $0.box) }
        return reaches.allSatisfy { $0.count == 1 } && Set(reaches.map(\.lowerBound)).count == strips.count
    }
}
