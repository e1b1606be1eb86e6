import Paper

/// The columns of rows of text: what blank strips through all of them leave.
struct ColumnStrips {
    /// A strip is at least so many ems wide.
    static let narrowest = 0.55
    /// A gap of so many ems in a cell's text may be a strip that other rows close.
    private static let suspicious = 0.9

    /// From left to right, where each column's text begins and ends.
    let columns: [ClosedRange<Double>]
    private let size: Double

    var count: Int { columns.count }

    /// - Parameter rows: The words of each row that has text in two and more columns.
    init(rows: [[PrintedWord]]) {
        size = Self.median(rows.flatMap { $0.map(\.size) }) ?? 1
        let spans = rows.flatMap { $0.map { ($0.box.left, $0.box.right) } }.sorted { $0.0 < $1.0 }
        var found: [ClosedRange<Double>] = []
        for span in spans {
            if let last = found.last, span.0 - last.upperBound < Self.narrowest * size {
                found[found.count - 1] = last.lowerBound...max(last.upperBound, span.1)
            } else {
                found.append(span.0...max(span.0, span.1))
            }
        }
        columns = found
    }

    init(columns: [ClosedRange<Double>], size: Double) {
        self.columns = columns
        self.size = size
    }

    static func median(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }

    /// What belongs to a column: to the middle of the strips beside it.
    func territory(_ column: Int) -> ClosedRange<Double> {
        let left =
            column == 0 ? -Double.infinity : (columns[column - 1].upperBound + columns[column].lowerBound) / 2
        let right =
            column == count - 1 ? Double.infinity : (columns[column].upperBound + columns[column + 1].lowerBound) / 2
        return left...right
    }

    /// Where columns part, the outer edges too.
    var edges: [Double] {
        guard let first = columns.first, let last = columns.last else { return [] }
        return [first.lowerBound] + columns.indices.dropLast().map { territory($0).upperBound } + [last.upperBound]
    }

    /// The columns that a text reaches into by more than a third of an em.
    func reach(of box: PaperBox) -> ClosedRange<Int> {
        let slack = 0.3 * size
        let first = columns.indices.first { box.left < territory($0).upperBound - slack } ?? count - 1
        let last = columns.indices.last { box.right > territory($0).lowerBound + slack } ?? 0
        return min(first, last)...max(first, last)
    }

    /// Whether a row has a gap inside a column that is as wide as a strip.
    func hidesGap(_ words: [PrintedWord], column: Int) -> Bool {
        PrintedLine.lines(of: words).contains { line in line.chunks(gap: Self.suspicious).count > 1 }
    }
}
