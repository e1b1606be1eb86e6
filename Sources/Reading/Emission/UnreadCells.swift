import ChartSchema
import Tables

/// The cells of a table that nothing claimed, gathered by cause: a whole column or row that was not understood is one
/// matter, a cell among others that were is one of its own.
struct UnreadCells {
    /// By column: all that it holds was not read, save its header.
    private(set) var columns: [[Int]] = []
    /// By row: all that it holds was not read.
    private(set) var rows: [[Int]] = []
    private(set) var single: [Int] = []

    /// As many cells make a whole.
    private static let least = 3

    /// - Parameters:
    ///   - unread: Indices of the table's cells.
    ///   - isRead: Whether a cell was read as a value.
    init(_ table: Table, unread: [Int], isValue: (Int) -> Bool) {
        var rest = Set(unread)
        let values = table.cells.indices.filter(isValue)
        let (valueRows, valueColumns) = (
            Set(values.map { table.cells[$0].row }), Set(values.map { table.cells[$0].column })
        )
        func take(_ key: (Int) -> Int, besides known: Set<Int>, into groups: inout [[Int]]) {
            let grouped = Dictionary(grouping: rest.sorted(), by: key)
            for (line, cells) in grouped.sorted(by: { $0.key < $1.key })
            where cells.count >= Self.least && !known.contains(line) {
                groups.append(cells)
                rest.subtract(cells)
            }
        }
        take({ table.cells[$0].column }, besides: valueColumns, into: &columns)
        take({ table.cells[$0].row }, besides: valueRows, into: &rows)
        single = rest.sorted()
    }
}

extension ReadingSession {
    /// Every cell that nothing claimed is unread; one finding for each cause, none where the table was refused as a
    /// whole.
    mutating func reportUnread(_ table: Table, index: Int) {
        var unread = table.cells.indices.filter {
            !table.cells[$0].isBlank && !ledger.isMarked(table: index, cell: $0)
        }
        guard !unread.isEmpty else { return }
        let grid = Grid(table, texts: texts)
        // "IC" among the minima of heights that have no maxima.
        let limited = Set(
            table.cells.indices.filter { ledger.isValue(table: index, cell: $0) }.map { table.cells[$0].column })
        for cell in unread where limited.contains(table.cells[cell].column) && grid.sense(ofCell: cell).isNoLimit {
            ledger.mark(.ignored(.noLimit), table: index, cell: cell)
        }
        unread.removeAll { ledger.isMarked(table: index, cell: $0) }
        for cell in unread { ledger.mark(.unread, table: index, cell: cell) }
        let isRefused = findings.all.contains {
            $0.severity == .error && $0.location.table == index && $0.location.row == nil && $0.location.column == nil
        }
        if isRefused, limited.isEmpty { return }
        let file = document.file
        let cells = UnreadCells(table, unread: unread) { [ledger] in ledger.isValue(table: index, cell: $0) }
        // What was refused is told of; a column that was not understood may say of the rest for whom or until when it holds.
        for column in cells.columns { reportColumn(column, unread: unread, grid: grid, index: index) }
        guard !isRefused else { return }
        for row in cells.rows {
            report(row, called: "row \(table.cells[row[0]].row)", grid: grid) {
                Finding.Location(file: file, table: index, row: $0.row, place: table.place(of: $0))
            }
        }
        reportSingle(cells.single, grid: grid, index: index)
    }

    /// At the column's name, where it has one; else at the table, of which a column without a name is missing.
    private mutating func reportColumn(_ column: [Int], unread: [Int], grid: Grid, index: Int) {
        let (file, table) = (document.file, grid.table)
        let number = table.cells[column[0]].column
        let header = table.cells.indices.first { cell in
            table.cells[cell].column == number && !unread.contains(cell) && !table.cells[cell].isBlank
        }
        report(column, called: "column \(number)", grid: grid) { _ in
            guard let header, table.cells[header].row < table.cells[column[0]].row else {
                return Finding.Location(file: file, table: index)
            }
            let place = table.cells[header]
            return Finding.Location(
                file: file, table: index, row: place.row, column: number, place: table.place(of: place),
                text: grid.sense(ofCell: header).text)
        }
    }

    private mutating func reportSingle(_ cells: [Int], grid: Grid, index: Int) {
        for cell in cells.prefix(50) {
            findings.add(
                ChartFinding.cellUnread,
                "\"\(grid.sense(ofCell: cell).text)\" stands where a limit or a name is expected and could not be read.",
                help: "Correct the cell, or ask the carrier what it means.", grid: grid, cell: cell)
        }
        if cells.count > 50 {
            findings.add(
                ChartFinding.cellUnread, "\(cells.count - 50) more cells of the table could not be read.",
                table: index)
        }
    }

    private mutating func report(
        _ cells: [Int], called name: String, grid: Grid, place: (Cell) -> Finding.Location
    ) {
        let texts = (first: grid.sense(ofCell: cells[0]).text, last: grid.sense(ofCell: cells[cells.count - 1]).text)
        findings.add(
            ChartFinding.cellUnread,
            "None of the \(cells.count) cells of \(name), from \"\(texts.first)\" to \"\(texts.last)\", could be read.",
            help:
                "See what it was taken for with `chartwright inspect \(document.file)`; ask the carrier what it means.",
            at: place(grid.table.cells[cells[0]]))
    }
}
