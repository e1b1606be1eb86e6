import ChartSchema

/// What the tables of a file show struck out, told once a table: it is not read, and a person should know.
struct StruckFindings {
    private var found: [(text: String, others: Int, location: Finding.Location)] = []
    /// Texts above several tables are told of once.
    private var told: Set<TextPiece> = []

    mutating func add(_ table: Table, file: String) {
        guard table.furniture == nil else { return }
        func place(line: Int?) -> Finding.Location { Finding.Location(file: file, table: table.index, line: line) }
        var struck = Self.cells(of: table, file: file)
        let around = [table.caption].compactMap(\.self) + table.headings + table.textAbove + table.textBefore
        for piece in around + table.textAfter where !piece.struck.isEmpty && told.insert(piece).inserted {
            struck.append((piece.struck.joined, place(line: piece.line)))
        }
        struck += (table.struckBefore + table.struckAfter).map { ($0, place(line: table.cells.first?.line)) }
        if let first = struck.first { found.append((first.text, struck.count - 1, first.location)) }
    }

    /// The struck texts of a table's cells, in their order.
    private static func cells(of table: Table, file: String) -> [(text: String, location: Finding.Location)] {
        guard !table.struck.isEmpty else { return [] }
        let entries = table.struck.entries.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
        return entries.compactMap { place, entry in
            // A struck cell that shows nothing else may stand beside the table's last column.
            let isInTable = place.row < table.rowCount && place.column < table.columnCount
            let cell = isInTable ? table.cell(row: place.row, column: place.column) : nil
            let text = (entry.isWhole ? cell.map { table.text(of: $0) } ?? "" : "") + entry.texts.joined
            guard !text.allSatisfy(\.isWhitespace) else { return nil }
            return (
                text,
                Finding.Location(
                    file: file, table: table.index, row: place.row, column: place.column, line: cell?.line)
            )
        }
    }

    /// A worksheet's are called what those of other workbooks are.
    func findings(in format: FileFormat) -> [Finding] {
        found.map { found in
            let words = found.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let text = words.count > 80 ? words.prefix(79) + "…" : words
            var location = found.location
            location.text = text
            let others =
                switch found.others {
                case 0: ""
                case 1: " Another text of the table is, too."
                default: " \(found.others) other texts of the table are, too."
                }
            let kind: any FindingKind =
                format == .spreadsheetML ? SheetFinding.cellStruck : MarkupFinding.textStruck
            return Finding(
                kind, message: "“\(text)” is struck out; it is not read.\(others)",
                help: "Check that the chart does not need it.", location: location)
        }
    }
}
