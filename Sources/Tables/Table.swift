import ChartSchema

/// A rectangular table of cells found in a file, every cell with its place in that file.
///
/// - ``cell(row:column:)`` gives the cell that covers a place: spans are resolved, a merged cell covers all its places.
/// - ``text(row:column:)`` gives its text; ``bytes(of:)`` the same without making a `String`.
/// - ``roles`` say of each row whether it is preamble, header, body, note or blank, judged by form alone.
///
/// Cells are slices of the table's ``text``: of the file's own bytes where they can be, so that a cell of delimited text
/// takes 8 bytes and no copy.
package struct Table: Sendable {
    /// Counts from 0 over the tables of the file.
    package var index: Int
    /// The worksheet's name.
    package var name: String?
    /// The `<caption>`.
    package var caption: TextPiece?
    /// The headings above the table, outermost first, the nearest last.
    package var headings: [TextPiece]
    /// Of a file of data: the names of the elements around the table, outermost first, as words apart; they may say whom it is for.
    package var enclosingElements: [EnclosingElement] = []
    /// Of a file of data: the names of elements in it that are nothing but their names, wherever they stand: `<Female/>`.
    package var bareElements: [TextPiece] = []
    /// Headings of earlier tables that this table's page has no longer at its head: they hold for it no more.
    package var endedHeadings: [TextPiece] = []
    /// Those of its headings that stand over a table before, where one of another kind stands over this: whether they hold nobody says.
    package var carriedHeadings: [TextPiece] = []
    /// Paragraphs above the deeper headings of the table: they stand over all tables of their section.
    package var textAbove: [TextPiece] = []
    /// Paragraphs between the previous table, or the nearest heading, and this one.
    package var textBefore: [TextPiece]
    /// Paragraphs after the table, up to the next table or heading, and sections behind it that have no table.
    package var textAfter: [TextPiece]
    /// What a page shows of single cells only when somebody points at them. It is of nothing but its cell.
    package var cellNotes: [TextPiece] = []
    /// Why the table is page furniture (navigation, layout), or `nil` when it may hold data.
    package var furniture: String?

    package let rowCount: Int
    package let columnCount: Int
    /// Columns that hold only row numbers of a spreadsheet.
    package var furnitureColumns: Set<Int> = []
    /// One role a row.
    package var roles: [RowRole]
    /// The cells in reading order, each once.
    package internal(set) var cells: CellList
    /// `rowCount × columnCount` indices into `cells`, -1 where no cell covers the place; `nil` where nothing spans.
    let grid: [Int32]?
    var text: TextStore
    /// What the cells' lines mean.
    var places: CellPlaces
    /// What is shown struck out in it, and not read.
    package var struck = StruckTexts()
    /// Paragraphs above and below the table that are struck out whole.
    package var struckBefore: [String] = []
    package var struckAfter: [String] = []
    /// Its rows are records: what one of them lacks it does not take from the one before.
    package var isOfRecords = false
    /// Of a sheet: the days that its cells store.
    package var days = StoredDays()

    init(
        index: Int, name: String? = nil, caption: TextPiece? = nil, headings: [TextPiece] = [],
        textBefore: [TextPiece] = [], textAfter: [TextPiece] = [], furniture: String? = nil, rowCount: Int,
        columnCount: Int, roles: [RowRole], cells: CellList, grid: [Int32]?, text: TextStore,
        places: CellPlaces = .lines
    ) {
        precondition(grid.map { $0.count == rowCount * columnCount } ?? true && roles.count == rowCount)
        self.index = index
        self.name = name
        self.caption = caption
        self.headings = headings
        self.textBefore = textBefore
        self.textAfter = textAfter
        self.furniture = furniture
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.roles = roles
        self.cells = cells
        self.grid = grid
        self.text = text
        self.places = places
    }

    /// The index into `cells` of the cell that covers a place, or `nil` where there is none.
    package func cellIndex(row: Int, column: Int) -> Int? {
        guard let grid else { return cells.index(row: row, column: column) }
        let index = grid[row * columnCount + column]
        return index < 0 ? nil : Int(index)
    }

    /// The cell that covers a place, or `nil` where there is none.
    package func cell(row: Int, column: Int) -> Cell? {
        cellIndex(row: row, column: column).map { cells[$0] }
    }

    /// The cells that begin in a row and hold text.
    func cells(inRow row: Int) -> [Cell] {
        if grid == nil, let own = cells.indices(inRow: row) { return own.map { cells[$0] }.filter { !$0.isBlank } }
        var found: [Cell] = []
        for column in 0..<columnCount {
            if let cell = cell(row: row, column: column), cell.row == row, cell.column == column, !cell.isBlank {
                found.append(cell)
            }
        }
        return found
    }

    /// Whether the cell that covers the place also begins there.
    package func isAnchor(row: Int, column: Int) -> Bool {
        cell(row: row, column: column).map { $0.row == row && $0.column == column } ?? false
    }

    /// `false` where no cell can be hidden: in delimited text.
    package var mayHide: Bool { !cells.isPlain }

    /// How many bytes the table's cells are slices of: no cell is longer.
    var textSize: Int { text.source.count + text.side.count }

    package func bytes(of cell: Cell) -> ArraySlice<UInt8> {
        text.bytes(cell.start, cell.count)
    }

    /// The cell's text in UTF-8: outer blanks removed, `<br>` and paragraph ends as `\n`, runs of other blanks (and
    /// non-breaking ones) as one space.
    package func text(of cell: Cell) -> String {
        String(decoding: bytes(of: cell), as: UTF8.self)
    }

    /// The same by the cell's number; `nil` where it is blank or hidden.
    package func shownText(ofCell index: Int) -> String? {
        if case .plain(let cells) = cells.form {
            let (start, count) = cells.extent(index)
            return String(decoding: text.bytes(start, count), as: UTF8.self)
        }
        let cell = cells[index]
        return cell.isBlank || cell.isHidden ? nil : text(of: cell)
    }

    /// Whether a cell's text has a byte.
    package func holds(_ byte: UInt8, inCell index: Int) -> Bool {
        if case .plain(let cells) = cells.form {
            let (start, count) = cells.extent(index)
            return text.bytes(start, count).contains(byte)
        }
        return bytes(of: cells[index]).contains(byte)
    }

    /// The text of the cell that covers a place; empty where there is none.
    package func text(row: Int, column: Int) -> String {
        cell(row: row, column: column).map(text(of:)) ?? ""
    }

    /// The line a row starts on: that of its first cell.
    package func line(row: Int) -> Int? {
        for column in 0..<columnCount {
            if let cell = cell(row: row, column: column), cell.row == row { return cell.line }
        }
        return nil
    }

    package func place(ofCell index: Int) -> Place { place(of: cells[index]) }

    /// Where a cell of the table stands in the file.
    package func place(of cell: Cell) -> Place {
        switch places {
        case .lines: .line(cell.line)
        case .sheet(let sheet, let row, let column):
            .cell(SheetCell(sheet: sheet, row: row + cell.row, column: column + cell.column))
        case .boxes(let boxes): .box(boxes[cell.line])
        }
    }
}

/// What a table's cells say of their places in the file.
package enum CellPlaces: Sendable {
    /// Their lines.
    case lines
    /// Nothing: they stand in a sheet as they do in the table, whose first cell is at a row and column of the sheet.
    case sheet(String, row: Int, column: Int)
    /// A cell's `line` is the number of its box.
    case boxes([PageBox])

    /// Of a table that begins some rows further down.
    func moved(down rows: Int) -> CellPlaces {
        guard case .sheet(let sheet, let row, let column) = self else { return self }
        return .sheet(sheet, row: row + rows, column: column)
    }
}

/// One cell of a table: where it stands, what it covers and where its text lies in the table's arena.
///
/// Numbers are kept in 32 bits and less: a file of a hundred megabytes has tens of millions of cells.
package struct Cell: Sendable, Hashable {
    private var storedRow: Int32
    private var storedColumn: Int32
    private var storedLine: Int32
    private var storedRowSpan: UInt16
    private var storedColumnSpan: UInt16
    private var storedCount: Int32
    private var storedStart: UInt32
    /// A `<th>`.
    package var isHeader: Bool
    /// Hidden by its markup (`hidden`, `display:none`, a hidden column).
    package var isHidden: Bool

    package init(
        row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, line: Int, isHeader: Bool = false,
        isHidden: Bool = false, start: Int, count: Int
    ) {
        storedRow = Int32(row)
        storedColumn = Int32(column)
        storedLine = Int32(clamping: line)
        storedRowSpan = UInt16(clamping: rowSpan)
        storedColumnSpan = UInt16(clamping: columnSpan)
        storedCount = Int32(count)
        storedStart = UInt32(start)
        self.isHeader = isHeader
        self.isHidden = isHidden
    }

    package var row: Int { Int(storedRow) }
    package var column: Int { Int(storedColumn) }
    /// Counts from 1 in the decoded file: where the cell begins. In files that have no lines see ``CellPlaces``.
    package var line: Int { Int(storedLine) }
    package var rowSpan: Int {
        get { Int(storedRowSpan) }
        set { storedRowSpan = UInt16(clamping: newValue) }
    }
    package var columnSpan: Int {
        get { Int(storedColumnSpan) }
        set { storedColumnSpan = UInt16(clamping: newValue) }
    }
    var count: Int {
        get { Int(storedCount) }
        set { storedCount = Int32(newValue) }
    }
    /// Where the text begins, in bytes of the table's text.
    var start: Int { Int(storedStart) }
    package var isBlank: Bool { count == 0 }

    /// The same cell in a table that begins some rows further down, or columns further right.
    func moved(up rows: Int, left columns: Int = 0) -> Cell {
        var cell = self
        cell.storedRow -= Int32(rows)
        cell.storedColumn -= Int32(columns)
        return cell
    }
}

/// What a row is, judged by its form.
package enum RowRole: String, Sendable, Hashable, Codable {
    /// Text above the header.
    case preamble
    case header
    case body
    /// Text below the body: footnotes, sources.
    case note
    case blank
    /// Column letters of a spreadsheet, repeated page headers.
    case furniture
}

/// A piece of running text with its place.
package struct TextPiece: Sendable, Hashable {
    package var text: String
    package var place: Place
    /// What of it is shown struck out.
    package var struck: [StruckText] = []

    package init(_ text: String, at place: Place) {
        self.text = text
        self.place = place
    }

    package init(_ text: String, line: Int) { self.init(text, at: .line(line)) }

    /// The line, in files that have lines.
    package var line: Int? { place.line }
}
