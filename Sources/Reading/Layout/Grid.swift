import ChartSchema
import Notation
import Tables

/// A table seen with its heights down the side: as it is printed, or turned.
///
/// Rows and columns of a grid are those of the part of the table that it holds; ``place(row:column:)`` gives the raw place back.
struct Grid {
    let table: Table
    let isTurned: Bool
    /// The table's columns that the grid holds.
    let window: Range<Int>
    /// The table's rows that the grid holds.
    private let rows: Range<Int>
    /// Texts that stand alone in their rows and hold for the grid though they stand to its left, by row of the table.
    private let shared: [Int: Int]
    private let counted = Counted()
    /// What the document's texts mean.
    let texts: TextSenses
    /// One sense a text: long charts print few texts often.
    private let senses: [CellSense]
    /// By cell of the table: the index of its sense.
    private let senseOfCell: [Int32]
    /// Heights that became dates: the cells that are read as such.
    let datedHeights: [Int]
    /// Cells beside others that only number the page; they count as blank.
    let pageMarks: [Int]
    /// Values that are said with their names, in the cells of the names, and the cells of those that are said nowhere; they count as blank.
    let namedValues: [Int]
    /// Names with their values of which nobody knows what they say beside the others.
    let unclearPairs: [TextPiece]

    /// - Parameter numbersPages: Whether cells such as "Page 2 of 4" beside others only number the page.
    init(_ table: Table, texts: TextSenses = TextSenses(), numbersPages: Bool = false) {
        self.table = table
        let dated = DatedHeights(table)
        datedHeights = dated.cells
        self.texts = texts
        isTurned = false
        window = 0..<table.columnCount
        rows = 0..<table.rowCount
        shared = [:]
        var senses = [texts.blank]
        var numbered: [Int] = []
        let grid = texts.nextGrid()
        var coded = CodedCells(texts)
        senseOfCell = table.cells.indices.map { index in
            // What a browser would not show is no part of the chart.
            guard let printed = table.shownText(ofCell: index) else { return 0 }
            let text = dated.texts[index] ?? Self.shown(printed)
            if let sense = coded.sense(of: text, inColumn: table.cells[index].column) {
                senses.append(sense)
                return Int32(senses.count - 1)
            }
            let sense = texts[text]
            let number: Int32
            if let known = sense.number(in: grid) {
                number = known
            } else {
                let isMark = numbersPages && sense.isPageMark && Self.stands(table.cells[index], besideOthersOf: table)
                number = isMark ? 0 : Int32(senses.count)
                if !isMark { senses.append(sense) }
                sense.take(number, in: grid)
            }
            if number == 0 { numbered.append(index) }
            return number
        }
        pageMarks = numbered
        namedValues = []
        unclearPairs = []
        self.senses = senses
    }

    /// The grid with some names and the values beside them as one text each, in the cells of the names: `Ages | 50-80` as "Ages: 50-80".
    /// Of those that are unclear both cells are blank.
    func joining(_ lines: [(name: Int, value: Int)], unclear: [(name: Int, value: Int)] = []) -> Grid {
        var (senses, senseOfCell) = (senses, senseOfCell)
        let pieces = unclear.map { line in
            TextPiece(
                NamedLine.text(sense(ofCell: line.name).text, sense(ofCell: line.value).text),
                at: table.place(ofCell: line.name))
        }
        let left = unclear.flatMap { [$0.name, $0.value] }
        for cell in left { senseOfCell[cell] = 0 }
        for line in lines {
            senses.append(texts[NamedLine.text(sense(ofCell: line.name).text, sense(ofCell: line.value).text)])
            senseOfCell[line.name] = Int32(senses.count - 1)
            senseOfCell[line.value] = 0
        }
        return Grid(
            of: self, senses: senses, senseOfCell: senseOfCell, namedValues: lines.map(\.value) + left, unclear: pieces)
    }

    /// Whether a row holds names with their values as one text each.
    func namesValues(inRow row: Int) -> Bool {
        !namedValues.isEmpty && !isTurned && namedValues.contains { table.cells[$0].row == row + rows.lowerBound }
    }

    private init(
        of grid: Grid, senses: [CellSense], senseOfCell: [Int32], namedValues: [Int], unclear: [TextPiece]
    ) {
        table = grid.table
        texts = grid.texts
        (self.senses, self.senseOfCell, self.namedValues) = (senses, senseOfCell, namedValues)
        unclearPairs = unclear
        datedHeights = grid.datedHeights
        pageMarks = grid.pageMarks
        isTurned = grid.isTurned
        window = grid.window
        rows = grid.rows
        shared = grid.shared
    }

    /// `="5'10"""` is a formula of spreadsheets that keeps a text from becoming a date: what it shows is the text.
    private static func shown(_ text: String) -> String {
        guard text.hasPrefix("=\""), text.hasSuffix("\""), text.count > 3 else { return text }
        return String(text.dropFirst(2).dropLast()).replacing("\"\"", with: "\"")
    }

    private static func stands(_ cell: Cell, besideOthersOf table: Table) -> Bool {
        table.cells.contains { $0.row == cell.row && $0.column != cell.column && !$0.isBlank }
    }

    private init(of grid: Grid, isTurned: Bool, window: Range<Int>, rows: Range<Int>, shared: [Int: Int]? = nil) {
        table = grid.table
        texts = grid.texts
        senses = grid.senses
        senseOfCell = grid.senseOfCell
        datedHeights = grid.datedHeights
        pageMarks = grid.pageMarks
        namedValues = grid.namedValues
        unclearPairs = grid.unclearPairs
        self.isTurned = isTurned
        self.window = window
        self.rows = rows
        self.shared = shared ?? grid.shared
    }

    /// What is found when it is asked for first, and asked for again for every column.
    private final class Counted {
        var columns: Set<Int>?
        /// The cells of each row.
        var rows: [[Int]?] = []
        /// How many rows were looked through for them.
        var searches = 0
    }

    /// The columns that only count the rows, found when they are asked for first.
    var counters: Set<Int> {
        if let known = counted.columns { return known }
        let found = Orientation.counters(self)
        counted.columns = found
        return found
    }

    /// The same table with rows and columns exchanged.
    var turned: Grid { Grid(of: self, isTurned: !isTurned, window: window, rows: rows) }

    /// Some of the table's columns as a grid of their own.
    func part(_ columns: Range<Int>) -> Grid { Grid(of: self, isTurned: false, window: columns, rows: rows) }

    /// Runs of its columns, each with the texts that stand alone in their rows, which hold for all of them.
    func blocks(_ columns: [Range<Int>]) -> [Grid] {
        var shared: [Int: Int] = [:]
        for row in 0..<rowCount {
            let cells = cells(inRow: row)
            guard cells.count == 1, column(ofCell: cells[0]) == 0 else { continue }
            let sense = sense(ofCell: cells[0])
            if sense.isWords || sense.age != nil { shared[rows.lowerBound + row] = cells[0] }
        }
        return columns.map { own in
            let (first, end) = (window.lowerBound + own.lowerBound, window.lowerBound + own.upperBound)
            return Grid(of: self, isTurned: false, window: first..<end, rows: rows, shared: shared)
        }
    }

    /// Some of the rows of a grid that is not turned, as a grid of their own.
    func part(rows own: Range<Int>) -> Grid {
        let (first, end) = (rows.lowerBound + own.lowerBound, rows.lowerBound + own.upperBound)
        return Grid(of: self, isTurned: false, window: window, rows: first..<end)
    }

    var rowCount: Int { isTurned ? window.count : rows.count }
    var columnCount: Int { isTurned ? rows.count : window.count }

    /// The raw place of a grid's place.
    func place(row: Int, column: Int) -> (row: Int, column: Int) {
        isTurned
            ? (column + rows.lowerBound, row + window.lowerBound) : (row + rows.lowerBound, column + window.lowerBound)
    }

    /// The grid's column in which a cell of the table begins.
    func column(ofCell index: Int) -> Int {
        max(0, isTurned ? table.cells[index].row - rows.lowerBound : table.cells[index].column - window.lowerBound)
    }

    /// The grid's row in which a cell of the table begins.
    func row(ofCell index: Int) -> Int {
        max(0, isTurned ? table.cells[index].column - window.lowerBound : table.cells[index].row - rows.lowerBound)
    }

    /// How many rows and columns of the grid a cell of the table covers.
    func span(ofCell index: Int) -> (rows: Int, columns: Int) {
        let cell = table.cells[index]
        return isTurned ? (cell.columnSpan, cell.rowSpan) : (cell.rowSpan, cell.columnSpan)
    }

    /// Whether the file calls a row of the grid one of headers.
    func isHeader(row: Int) -> Bool {
        if !isTurned { return table.roles[row + rows.lowerBound] == .header }
        let cells = cells(inRow: row)
        return !cells.isEmpty && cells.allSatisfy { table.cells[$0].isHeader }
    }

    /// Whether the file calls a row of the grid furniture of the page.
    func isFurniture(row: Int) -> Bool { !isTurned && table.roles[row + rows.lowerBound] == .furniture }

    /// A column of row numbers that a spreadsheet added.
    func isFurniture(column: Int) -> Bool {
        !isTurned && table.furnitureColumns.contains(column + window.lowerBound)
    }

    func cellIndex(row: Int, column: Int) -> Int? {
        let place = place(row: row, column: column)
        if !shared.isEmpty, place.column == window.lowerBound, let own = shared[place.row] { return own }
        return table.cellIndex(row: place.row, column: place.column)
    }

    func sense(row: Int, column: Int) -> CellSense {
        cellIndex(row: row, column: column).map { sense(ofCell: $0) } ?? senses[0]
    }

    func sense(ofCell index: Int) -> CellSense { senses[Int(senseOfCell[index])] }

    /// Names what the cell at a place says: the same number for the same text, 0 for a blank.
    func senseNumber(row: Int, column: Int) -> Int {
        cellIndex(row: row, column: column).map { Int(senseOfCell[$0]) } ?? 0
    }

    /// What a number of ``senseNumber(row:column:)`` names.
    func sense(number: Int) -> CellSense { senses[number] }

    /// Whether the file has nothing in the cell. One that is hidden is not empty.
    func isEmpty(cell index: Int) -> Bool { senseOfCell[index] == 0 && table.cells[index].isBlank }

    /// How many columns of the grid the cell at a place covers.
    func columnSpan(row: Int, column: Int) -> Int {
        guard let index = cellIndex(row: row, column: column) else { return 1 }
        return isTurned ? table.cells[index].rowSpan : table.cells[index].columnSpan
    }

    /// The indices of the row's non-blank cells, each once.
    func cells(inRow row: Int) -> [Int] {
        if counted.rows.isEmpty { counted.rows = Array(repeating: nil, count: rowCount) }
        guard counted.rows.indices.contains(row) else { return [] }
        if let known = counted.rows[row] { return known }
        let found = cells(inRow: row, besides: [])
        counted.rows[row] = found
        counted.searches += 1
        return found
    }

    /// How many rows were looked through for their cells: none twice, or a long table takes time with the square of its length.
    var searches: Int { counted.searches }

    private func cells(inRow row: Int, besides left: Set<Int>) -> [Int] {
        var found: [Int] = []
        var greatest = -1
        for column in 0..<columnCount where !left.contains(column) {
            guard let index = cellIndex(row: row, column: column), !sense(ofCell: index).isBlank else { continue }
            // Cells are numbered in reading order: only one from a row above may stand here twice.
            guard index > greatest || index != found.last && !found.contains(index) else { continue }
            found.append(index)
            greatest = max(greatest, index)
        }
        return found
    }

    /// The row's non-blank cells, row numbers aside; words that stand alone are none, also where they begin above them.
    func cells(inRow row: Int, countedBy counters: Set<Int>) -> [Int] {
        guard !counters.isEmpty else { return cells(inRow: row) }
        let others = cells(inRow: row, besides: counters)
        guard others.isEmpty else { return others }
        return cells(inRow: row).filter { sense(ofCell: $0).isWords }
    }

    /// The only text of a row, row numbers aside.
    func loneCell(inRow row: Int) -> Int? {
        let cells = cells(inRow: row, countedBy: counters)
        return cells.count == 1 ? cells[0] : nil
    }

    func isBlank(row: Int) -> Bool {
        (0..<columnCount).allSatisfy { sense(row: row, column: $0).isBlank }
    }

    func isBlank(column: Int) -> Bool {
        (0..<rowCount).allSatisfy { sense(row: $0, column: column).isBlank }
    }

    /// The reference that a canonical value keeps to a cell.
    func reference(cell index: Int, field: CellReference.Field, reading: CellReference.Reading) -> CellReference {
        let cell = table.cells[index]
        return CellReference(
            field: field, reading: reading, table: table.index, row: cell.row, column: cell.column,
            place: table.place(of: cell), text: table.text(of: cell))
    }
}
