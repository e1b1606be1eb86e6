import Paper

/// The rows of a table whose every other row is shaded, those above the first band and below the last with them: the shading
/// says how far rows stand from one another, and a row without shading is a row all the same.
struct ShadedRows {
    /// A row above the first band that is one of the table's figures or words.
    private(set) var first: [PrintedWord] = []
    /// The row below the last band.
    private(set) var last: [PrintedWord] = []
    /// The lines above all these, the lowest first, as far as they stand where rows do.
    private(set) var above: [PrintedLine] = []
    /// Whether nothing says if ``first`` is a row or a second line of headings.
    private(set) var isUnclear = false

    /// Nearer lines than this share of the distance of rows are lines of one row.
    private static let within = 0.85

    /// - Parameters:
    ///   - rows: The lines of each band, none without any.
    ///   - around: The lines of the page between the table's sides that stand in no band.
    init?(_ rows: [[PrintedLine]], around: [PrintedLine], strips: ColumnStrips) {
        let distances = zip(rows, rows.dropFirst()).compactMap { upper, lower -> Double? in
            guard let last = upper.last, let first = lower.first else { return nil }
            return first.baseline - last.baseline
        }
        guard let usual = ColumnStrips.median(distances), let top = rows.first?.first, let bottom = rows.last?.last
        else { return nil }
        let upper = Self.rows(around.filter { $0.baseline < top.baseline }.reversed(), from: top, distance: usual)
        let lower = Self.rows(around.filter { $0.baseline > bottom.baseline }, from: bottom, distance: usual)
        if let row = lower.first, Self.isRow(row, strips) { last = row.flatMap(\.words) }
        let areFigures = rows.count { $0.contains { FigureBlock.isFigures($0.chunks(gap: 0.6)) } } * 2 > rows.count
        let columns = upper.map { Self.columns($0, strips) }
        let isFirst: Bool
        switch upper.count {
        case 0: isFirst = false
        case _ where areFigures:
            isFirst = upper[0].contains { FigureBlock.isFigures($0.chunks(gap: 0.6)) } && Self.isRow(upper[0], strips)
        case 1: isFirst = false
        default:
            // Two rows with a word in every column: the headings, and a row.
            isFirst = columns[0] == strips.count && columns[1] == strips.count
            // Rows no further apart than lines: the second line of headings would stand there too.
            isUnclear =
                !isFirst && columns[0] > 1 && columns[1] > 1
                || isFirst && usual < 1.25 * top.size
        }
        if isFirst { first = upper[0].flatMap(\.words) }
        above = upper.dropFirst(isFirst ? 1 : 0).flatMap { Array($0.reversed()) }
        if isFirst, above.isEmpty {
            above = around.filter { $0.baseline < (upper[0].first?.baseline ?? 0) }.reversed()
        }
    }

    /// Lines in rows, from the one next to `line` on: those where rows stand, and no further.
    private static func rows(_ lines: [PrintedLine], from line: PrintedLine, distance: Double) -> [[PrintedLine]] {
        var rows: [[PrintedLine]] = []
        var last = line
        for line in lines {
            let step = abs(line.baseline - last.baseline)
            if step < within * distance, !rows.isEmpty {
                rows[rows.count - 1].append(line)
            } else if step <= WordRows.beyond * distance, line.size <= 1.12 * last.size {
                rows.append([line])
            } else {
                break
            }
            last = line
        }
        return rows.map { $0.sorted { $0.baseline < $1.baseline } }
    }

    /// Whether a row's texts keep to the columns, more than one of them.
    private static func isRow(_ row: [PrintedLine], _ strips: ColumnStrips) -> Bool {
        let reaches = row.flatMap { $0.chunks(gap: ColumnStrips.narrowest) }.map { strips.reach(of: $0.box) }
        return reaches.allSatisfy { $0.count == 1 } && Set(reaches.map(\.lowerBound)).count > 1
    }

    /// In how many columns a row has text of its own.
    private static func columns(_ row: [PrintedLine], _ strips: ColumnStrips) -> Int {
        Set(row.flatMap(\.words).map { strips.reach(of: $0.box) }.filter { $0.count == 1 }.map(\.lowerBound)).count
    }
}
