/// The table model of the HTML standard ("forming a table"), written down step by step with sets and dictionaries and
/// nothing shared with the program, to judge it by.
///
/// One row group at a time; rows that the standard adds below the last `tr` for a span that is too tall are cut off, as
/// browsers do.
struct StandardModel {
    struct Span: Hashable, CustomStringConvertible {
        var rows: Int
        var columns: Int
        var description: String { "\(rows)x\(columns)" }
    }

    struct Place: Hashable {
        var row: Int
        var column: Int
    }

    /// Which cells cover a place, by their number in document order.
    private(set) var slots: [Place: Set<Int>] = [:]
    private(set) var anchors: [Place] = []
    private(set) var rowCount = 0

    /// Adds a row group: for each row the spans of its cells.
    mutating func addGroup(_ rows: [[Span]]) {
        let start = rowCount
        let end = start + rows.count
        var growing: [(cell: Int, column: Int, width: Int)] = []
        for (offset, cells) in rows.enumerated() {
            let row = start + offset
            for item in growing {
                for column in item.column..<item.column + item.width { assign(item.cell, row, column) }
            }
            var column = 0
            for span in cells {
                while slots[Place(row: row, column: column)] != nil { column += 1 }
                let cell = anchors.count
                anchors.append(Place(row: row, column: column))
                let width = min(max(span.columns, 1), 1_000)
                if span.rows == 0 { growing.append((cell, column, width)) }
                for covered in row..<min(end, row + max(1, span.rows)) {
                    for place in column..<column + width { assign(cell, covered, place) }
                }
                column += width
            }
        }
        rowCount = end
    }

    private mutating func assign(_ cell: Int, _ row: Int, _ column: Int) {
        slots[Place(row: row, column: column), default: []].insert(cell)
    }
}
