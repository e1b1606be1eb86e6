/// One Markdown table of the printed figures: a header and rows of trimmed texts.
///
/// A header that repeats is told apart by its number (`Upper`, `Upper#2`), so that a description can name every
/// column by what is printed above it.
struct FiguresTable: Sendable {
    /// The nearest heading above the table, without its `#`.
    var heading: String
    var header: [String]
    var rows: [[String]]

    init(heading: String, header: [String], rows: [[String]]) {
        var seen: [String: Int] = [:]
        self.heading = heading
        self.header = header.map { name in
            seen[name, default: 0] += 1
            return seen[name]! == 1 ? name : "\(name)#\(seen[name]!)"
        }
        self.rows = rows
    }

    /// The text of `row` in the column called `name`.
    func cell(_ row: [String], _ name: String) throws -> String {
        guard let column = header.firstIndex(of: name), column < row.count else {
            throw FiguresError.noColumn(name, heading: heading, header: header)
        }
        return row[column]
    }

    /// The same table with rows and columns exchanged, for a chart that prints heights as columns.
    func transposed() -> FiguresTable {
        let lines = [header] + rows
        let turned = header.indices.map { column in lines.map { $0[column] } }
        return FiguresTable(heading: heading, header: turned[0], rows: Array(turned.dropFirst()))
    }
}

/// What a description asks for and the notes do not have: the fixture and the description have drifted apart.
enum FiguresError: Error {
    case noTable(String)
    case noColumn(String, heading: String, header: [String])
    case notAHeight(String)
    case notAFigure(String)
}
