import Paper

/// The last row of a table without lines around its cells, and what stands right below it: further lines of its texts, or not.
///
/// A line is certain to go on with the row where each of its texts stands at the edge, or below the middle, of one that the row has in that
/// column, and all are clearly nearer than the table's rows are to one another. Where that is not certain and may be, it is told.
struct RowEnd {
    enum Claim { case none, possible, certain }

    /// Lines of one row are nearer than this share of the distance of rows.
    static let within = 0.9
    /// And nearer than so many ems.
    private static let leading = 1.7
    /// Further away than this share of the distance of rows nothing is of the last one.
    private static let beyond = 1.05
    /// A line with texts in several columns may be a row of its own as far as this.
    private static let beyondAsRow = 1.6

    /// By column, the row's last line there.
    private var texts: [Int: PrintedLine] = [:]
    /// By column, where its texts agree.
    private var sides: [Int: TextSide] = [:]
    /// How far rows stand from one another, from the last line of one to the first of the next.
    private let pitch: Double
    private let edges: [Double]
    private(set) var baseline: Double

    init?(_ sketch: TableSketch) {
        guard sketch.columnCount > 1, sketch.edges.count == sketch.columnCount + 1 else { return nil }
        var extents: [ClosedRange<Double>] = []
        for row in 0..<sketch.rowCount {
            let baselines = sketch.cells.filter { $0.row == row && $0.rowSpan == 1 }.flatMap(\.words).map(\.baseline)
            if let first = baselines.min(), let last = baselines.max() { extents.append(first...last) }
        }
        let steps = zip(extents, extents.dropFirst()).map { $1.lowerBound - $0.upperBound }.filter { $0 > 0 }
        guard let usual = ColumnStrips.median(steps), let last = extents.last else { return nil }
        pitch = usual
        edges = sketch.edges
        baseline = last.upperBound
        for cell in sketch.cells
        where cell.columnSpan == 1 && cell.words.contains(where: { last.contains($0.baseline) }) {
            texts[cell.column] = PrintedLine.lines(of: cell.words.filter { !$0.isTurned }).last
        }
        for column in texts.keys {
            // Headings may keep to another side.
            let own = sketch.cells.filter { $0.column == column && $0.columnSpan == 1 && $0.row > 0 }
            sides[column] = TextSide.common(own.flatMap { PrintedLine.lines(of: $0.words) })
        }
    }

    /// The texts of a line that begin between the table's sides.
    private func parts(_ line: PrintedLine) -> [PrintedLine] {
        line.chunks(gap: 0.9).filter { edges[0] - 4 <= $0.box.left && $0.box.left <= edges[edges.count - 1] + 4 }
    }

    /// The one column that a text keeps to; the outermost are open to their sides.
    private func column(of text: PrintedLine) -> Int? {
        let slack = 0.3 * text.size
        let first = (1..<edges.count - 1).last { edges[$0] <= text.box.left + slack } ?? 0
        guard first + 1 < edges.count - 1 else { return first }
        // A text may be wider than those above, up to what stands beside it.
        let end = max(edges[first + 1] + slack, texts[first + 1].map { $0.box.left - 2 * slack } ?? 0)
        return text.box.right <= end ? first : nil
    }

    private func isAligned(_ text: PrintedLine, _ column: Int, _ sides: [TextSide]) -> Bool {
        guard let own = texts[column], abs(own.size - text.size) < 0.12 * own.size else { return false }
        return sides.contains { abs($0.place(of: own.box) - $0.place(of: text.box)) < 1 }
    }

    /// Whether a text of the first column breaks off, or goes on in small letters: under it a note may begin, too.
    static func isOpen(_ text: String, before next: String) -> Bool {
        guard let last = text.last, let first = next.unicodeScalars.first else { return false }
        return first.properties.isLowercase || first == "(" || ",/-–+&(".contains(last)
            || text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" })
    }

    /// What a line below the row is of it.
    /// - Parameter isParted: Whether a line or an edge of shading stands between: what is below is a row or nothing of the table.
    func claim(of line: PrintedLine, isParted: Bool) -> Claim {
        let step = line.baseline - baseline
        let parts = parts(line)
        let columns = parts.map(column)
        let kept = zip(parts, columns).filter { text, column in
            column.map { isAligned(text, $0, TextSide.allCases) } ?? false
        }
        guard step > 0, let first = kept.first else { return .none }
        if isParted || step > Self.beyond * pitch {
            return Set(kept.compactMap(\.1)).count > 1 && step <= Self.beyondAsRow * pitch ? .possible : .none
        }
        let isNear = step <= Self.within * pitch && step <= Self.leading * line.size
        let isCertain =
            isNear && Set(columns).count == columns.count
            && zip(parts, columns).allSatisfy { text, column in
                column.map { isAligned(text, $0, [sides[$0]].compactMap(\.self)) } ?? false
            }
        let isOfFirst = columns == [0]
        if isCertain, !isOfFirst || isOpen(before: first.0) { return .certain }
        guard isOfFirst else { return .possible }
        return isNear && !isNote(first.0) ? .possible : .none
    }

    private func isOpen(before text: PrintedLine) -> Bool {
        texts[0].map { Self.isOpen($0.text, before: text.text) } ?? false
    }

    /// Sentences, days and numbers of forms stand below tables.
    private func isNote(_ text: PrintedLine) -> Bool {
        text.text.hasSuffix(".") || text.text.contains(where: \.isNumber) || text.box.right > edges[1]
    }

    /// The row with a line that goes on with it: the columns of its texts.
    mutating func append(_ line: PrintedLine) -> [(column: Int, words: [PrintedWord])] {
        baseline = line.baseline
        return parts(line).compactMap { text in
            guard let column = column(of: text) else { return nil }
            texts[column] = text
            return (column, text.words)
        }
    }
}
