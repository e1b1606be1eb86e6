import ChartSchema

/// Puts the cells of a worksheet together, whatever program and dialect wrote them, and makes the sheet's tables of them.
///
/// Cells may come in any order and stand anywhere: a cell in `XFD1048576` costs as much as one in `B2`. Text goes into one
/// arena: ``beginCell(row:column:)``, append, ``endCell()``; or ``add(_:row:column:)`` for a text of the workbook that many
/// cells share.
struct SheetBuilder: CellSink {
    /// A blank stretch this long parts two tables, and nothing is kept of it. Charts have no gaps of more than some rows.
    private static let longestGap = 200
    /// Rows or columns above and left of a table up to here are its own, so that places in it are those of the sheet.
    private static let longestMargin = 64
    /// Places of one table, blank ones with them.
    static let mostPlaces = 40_000_000
    /// Places of those tables of a workbook that are next to all blank.
    private static let mostBlankPlaces = 10_000_000
    private static let mostPlacesACell = 64
    /// Of a workbook: what is repeated counts as often as it stands.
    static let mostCells = 6_000_000

    /// The texts that the workbook's cells share.
    private let shared: [UInt8]
    private var arena: [UInt8] = []
    private var cells: [Cell] = []
    private var cellStart = 0
    private var isSorted = true
    private var merges = SheetMerges()
    private var hiddenRows = HiddenPlaces()
    private var hiddenColumns = HiddenPlaces()
    /// Columns in which a figure has no room; a text goes on over the next cell where that is blank.
    private var narrowColumns = HiddenPlaces()
    /// Cells that nobody sees although their row and column are shown.
    private var hiddenCells: Set<Int> = []
    /// Grounds of cells that are not white, where a condition may give a text the colour of its ground.
    private var grounds: [Int: SheetColor?] = [:]
    /// Places without a text whose ground is a colour, 0xRRGGBB, and the colours of grounds below texts.
    private var swatches: [Int: UInt32] = [:]
    private var groundsOfTexts: Set<UInt32> = []
    private(set) var oddities: [(oddity: SheetOddity, row: Int, column: Int)] = []
    private(set) var oddityCounts: [SheetFinding: Int] = [:]
    private var days = StoredDays()
    /// By row and column of the sheet.
    private var struck = StruckTexts()

    /// How many places the tables of the workbook have so far that are next to all blank.
    var blankPlaces = 0

    init(shared: [UInt8] = []) { self.shared = shared }

    var cellCount: Int { cells.count }
    var isEmpty: Bool { cells.isEmpty }

    // MARK: Cells

    mutating func beginCell(row: Int, column: Int) {
        cellStart = arena.count
        append(Cell(row: row, column: column, line: 0, start: shared.count + cellStart, count: 0))
    }

    mutating func append(_ byte: UInt8) { arena.append(byte) }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { arena.append(contentsOf: bytes) }

    /// Whether the open cell has text so far.
    var cellHasText: Bool { arena.count > cellStart }
    var cellTextCount: Int { arena.count - cellStart }
    var lastByte: UInt8? { cellHasText ? arena.last : nil }

    /// The open cell's text so far.
    var cellText: String { String(decoding: arena[cellStart...], as: UTF8.self) }

    /// The end of the open cell; one without text is none.
    mutating func endCell() {
        while cellHasText, let last = arena.last, last == 0x20 || last == 0x0A { arena.removeLast() }
        if cellHasText { cells[cells.count - 1].count = arena.count - cellStart } else { cells.removeLast() }
    }

    /// The open cell is shown nowhere: its text is taken back.
    mutating func takeBackCell() { arena.removeSubrange(cellStart...) }

    /// A cell that shows a shared text, told by its place in the shared bytes.
    mutating func add(_ text: Range<Int>, row: Int, column: Int) {
        guard !text.isEmpty else { return }
        append(Cell(row: row, column: column, line: 0, start: text.lowerBound, count: text.count))
    }

    /// A cell that shows a figure in these digits.
    mutating func addFigure(_ digits: [UInt8], row: Int, column: Int) {
        append(Cell(row: row, column: column, line: 0, start: shared.count + arena.count, count: digits.count))
        arena.append(contentsOf: digits)
    }

    /// What the cells show that nothing hides yet.
    var shownTexts: [(row: Int, column: Int, text: String)] {
        cells.lazy.filter { !isHidden(row: $0.row, column: $0.column) }.map { ($0.row, $0.column, text(of: $0)) }
    }

    /// Gives the last cell another text.
    mutating func replaceLast(with text: some Collection<UInt8>) {
        guard let last = cells.popLast() else { return }
        cells.append(
            Cell(row: last.row, column: last.column, line: 0, start: shared.count + arena.count, count: text.count))
        arena.append(contentsOf: text)
    }

    /// The text of the last cell, where it stands at a place.
    func text(row: Int, column: Int) -> String? {
        guard let last = cells.last, (last.row, last.column) == (row, column) else { return nil }
        return text(of: last)
    }

    /// Repeats the last cell in other columns and rows.
    mutating func repeatLast(columns: Int = 1, rows: Int = 1) {
        guard let last = cells.last else { return }
        for row in 0..<rows {
            for column in 0..<columns where row + column > 0 {
                append(
                    Cell(
                        row: last.row + row, column: last.column + column, line: 0, start: last.start,
                        count: last.count))
            }
        }
    }

    /// Repeats the cells of a row, which are the last that came, in the rows below.
    mutating func repeatRow(from first: Int, times: Int) {
        let row = cells[first...]
        for step in 1..<max(1, times) { for cell in row { append(cell.moved(up: -step)) } }
    }

    private mutating func append(_ cell: Cell) {
        if let last = cells.last, (last.row, last.column) >= (cell.row, cell.column) { isSorted = false }
        cells.append(cell)
    }

    // MARK: The sheet

    mutating func merge(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
        merges.add(rows: rows, columns: columns)
    }

    mutating func hide(rows: ClosedRange<Int>) { hiddenRows.add(rows) }

    mutating func hide(columns: ClosedRange<Int>) { hiddenColumns.add(columns) }

    mutating func narrow(columns: ClosedRange<Int>) { narrowColumns.add(columns) }

    mutating func hideCell(row: Int, column: Int) { hiddenCells.insert(row << 14 | column) }

    func isHidden(row: Int, column: Int) -> Bool { hiddenCells.contains(row << 14 | column) }

    mutating func ground(_ color: SheetColor?, row: Int, column: Int) {
        grounds.updateValue(color, forKey: row << 14 | column)
    }

    func ground(row: Int, column: Int) -> SheetColor? { grounds[row << 14 | column] ?? .white }

    /// A place has a coloured ground.
    mutating func addGround(_ color: UInt32, row: Int, column: Int, isBlank: Bool) {
        if isBlank { swatches[row << 14 | column] = color } else { groundsOfTexts.insert(color) }
    }

    mutating func note(_ oddity: SheetOddity, row: Int, column: Int) {
        if case .date(_, let stored) = oddity { days.add(stored, row: row, column: column) }
        let count = oddityCounts[oddity.kind, default: 0]
        oddityCounts[oddity.kind] = count + 1
        if count < Self.toldEach { oddities.append((oddity, row, column)) }
    }

    /// Notes what of a cell's runs is not its text.
    ///
    /// - Parameter columns: How many cells beside one another are the same.
    mutating func note(_ asides: RunAsides, row: Int, column: Int, columns: Int = 1) {
        if !asides.struck.shown.isEmpty {
            note(.struck(asides.struck.joined), row: row, column: column)
            for place in column..<column + min(columns, 64) {
                struck.change(row: row, column: place) { $0.texts += asides.struck.shown }
            }
        }
        if !asides.symbols.isEmpty { note(.symbol(asides.symbols), row: row, column: column) }
    }

    /// The tables of the sheet, and what is odd about it.
    ///
    /// - Parameters:
    ///   - first: The index of the first table.
    ///   - isHidden: Whether the sheet itself is hidden.
    mutating func finish(
        sheet: String, file: String, first: Int, isHidden: Bool
    ) throws(UnreadableFile) -> (tables: [Table], findings: [Finding]) {
        if !isSorted { cells.sort { ($0.row, $0.column) < ($1.row, $1.column) } }
        try refuseTwice(sheet, file)
        markSwatches()
        try applyMerges(sheet, file)
        applyHidden()
        let text = TextStore(shared, side: arena)
        var tables: [Table] = []
        for region in regions() {
            let own = try table(region, sheet: sheet, file: file, text: text)
            var next = first + tables.count
            for part in SheetSplitter.tables(of: own) {
                tables.append(part)
                tables[tables.count - 1].index = next
                if isHidden { tables[tables.count - 1].furniture = "hidden" }
                next += 1
            }
        }
        giveStruck(to: &tables)
        return (tables, findings(sheet, file: file, tables, isHidden: isHidden))
    }

    /// Gives each table what is struck in it, or nearest to it: a row or column that is struck whole has no cells.
    private func giveStruck(to tables: inout [Table]) {
        guard !struck.isEmpty else { return }
        var spans: [StruckTexts.Place: (rows: Int, columns: Int)] = [:]
        for merge in merges.all {
            spans[.init(merge.rows.lowerBound, merge.columns.lowerBound)] = (merge.rows.count, merge.columns.count)
        }
        for (place, entry) in struck.entries {
            var nearest: (table: Int, distance: Int, row: Int, column: Int)?
            for (number, table) in tables.enumerated().prefix(200) {
                guard case .sheet(_, let top, let left) = table.places, place.row >= top, place.column >= left
                else { continue }
                let (row, column) = (place.row - top, place.column - left)
                let distance = max(0, row - table.rowCount + 1) + max(0, column - table.columnCount + 1)
                if distance < nearest?.distance ?? Self.longestGap { nearest = (number, distance, row, column) }
            }
            guard let nearest else { continue }
            tables[nearest.table].struck.change(row: nearest.row, column: nearest.column) {
                $0 = entry
                if let span = spans[place] {
                    ($0.rowSpan, $0.columnSpan) = (min(span.rows, 1_000), min(span.columns, 1_000))
                }
            }
        }
    }

    private func refuseTwice(_ sheet: String, _ file: String) throws(UnreadableFile) {
        for (cell, next) in zip(cells, cells.dropFirst()) where (cell.row, cell.column) == (next.row, next.column) {
            throw UnreadableFile(
                file: file, place: .cell(SheetCell(sheet: sheet, row: cell.row, column: cell.column)),
                code: FileFinding.workbookDamaged, message: "The cell stands twice in the workbook.",
                help: "Open the workbook in Excel and save it again.")
        }
    }

    /// Gives merged cells their spans; what stands under them is not seen.
    private mutating func applyMerges(_ sheet: String, _ file: String) throws(UnreadableFile) {
        guard !merges.all.isEmpty, !cells.isEmpty else { return }
        guard let covered = merges.apply(to: &cells) else {
            throw UnreadableFile(
                file: file, place: .cell(SheetCell(sheet: sheet, row: 0, column: 0)),
                code: FileFinding.workbookTooLarge,
                message: "The sheet's \(merges.all.count) merged cells run over more rows than is read.",
                help: "Ask the carrier for the sheet with the chart alone.")
        }
        guard !covered.isEmpty else { return }
        for place in covered.sorted() {
            let cell = cells[place]
            note(.covered(self.text(of: cell)), row: cell.row, column: cell.column)
        }
        cells = cells.indices.lazy.filter { !covered.contains($0) }.map { cells[$0] }
    }

    /// A text alone in its row, right of a coloured place whose colour other cells have as well, says what the colour means.
    private mutating func markSwatches() {
        guard !swatches.isEmpty else { return }
        let counts = cells.reduce(into: [Int: Int]()) { $0[$1.row, default: 0] += 1 }
        for index in cells.indices where counts[cells[index].row] == 1 {
            let cell = cells[index]
            guard cell.column > 0, let color = swatches[cell.row << 14 | cell.column - 1],
                groundsOfTexts.contains(color), swatches[cell.row << 14 | cell.column + 1] == nil,
                case let text = text(of: cell),
                text.contains(where: \.isLetter)
            else { continue }
            let marked = Array((ColourSign.sign + text).utf8)
            cells[index] = Cell(
                row: cell.row, column: cell.column, line: 0, start: shared.count + arena.count, count: marked.count)
            arena.append(contentsOf: marked)
        }
    }

    private func text(of cell: Cell) -> String {
        String(decoding: TextStore(shared, side: arena).bytes(cell.start, cell.count), as: UTF8.self)
    }

    private mutating func applyHidden() {
        guard !hiddenRows.isEmpty || !hiddenColumns.isEmpty || !hiddenCells.isEmpty || !narrowColumns.isEmpty
        else { return }
        hiddenRows.settle()
        hiddenColumns.settle()
        narrowColumns.settle()
        for index in cells.indices {
            let cell = cells[index]
            cells[index].isHidden =
                hiddenRows.hasAll(cell.row...cell.row + cell.rowSpan - 1)
                || hiddenColumns.hasAll(cell.column...cell.column + cell.columnSpan - 1)
                || hiddenCells.contains(cell.row << 14 | cell.column)
                || isSqueezed(index)
        }
    }

    /// Whether a cell stands in columns too narrow for it, with nothing beside it over which it could go on.
    private func isSqueezed(_ index: Int) -> Bool {
        let cell = cells[index]
        let columns = cell.column...cell.column + cell.columnSpan - 1
        guard !narrowColumns.isEmpty, narrowColumns.hasAll(columns) else { return false }
        let next = index + 1 < cells.count ? cells[index + 1] : nil
        let isBlocked = next?.row == cell.row && next?.column == columns.upperBound + 1
        return isBlocked || !text(of: cell).unicodeScalars.contains { $0.properties.isAlphabetic }
    }

    // MARK: Tables

    /// Cells that stand near each other, and where their table begins in the sheet.
    private struct Region {
        var cells: [Cell]
        var row: Int
        var column: Int
    }

    private func regions() -> [Region] {
        Self.parted(cells, by: { $0.row }, span: { $0.rowSpan }).flatMap { rows in
            let byColumn = rows.cells.sorted { ($0.column, $0.row) < ($1.column, $1.row) }
            return Self.parted(byColumn, by: { $0.column }, span: { $0.columnSpan }).map { columns in
                Region(
                    cells: columns.start == 0 && columns.cells.count == rows.cells.count
                        ? rows.cells : columns.cells.sorted { ($0.row, $0.column) < ($1.row, $1.column) },
                    row: rows.start, column: columns.start)
            }
        }
    }

    /// Cells parted where nothing stands for long, and where each part begins.
    private static func parted(
        _ cells: [Cell], by place: (Cell) -> Int, span: (Cell) -> Int
    ) -> [(cells: [Cell], start: Int)] {
        var parts: [(cells: [Cell], start: Int)] = []
        var begin = 0
        var end = -1
        for (index, cell) in cells.enumerated() {
            if index > 0, place(cell) > end + longestGap {
                parts.append((Array(cells[begin..<index]), place(cells[begin])))
                begin = index
            }
            // A merged cell of a whole row or column is as long as its text needs.
            end = max(end, place(cell) + min(span(cell), longestGap) - 1)
        }
        if begin < cells.count {
            parts.append((begin == 0 ? cells : Array(cells[begin...]), place(cells[begin])))
        }
        if let first = parts.first, first.start <= longestMargin { parts[0].start = 0 }
        return parts
    }

    private mutating func table(
        _ region: Region, sheet: String, file: String, text: TextStore
    ) throws(UnreadableFile) -> Table {
        let isMoved = region.row > 0 || region.column > 0
        var cells = isMoved ? region.cells.map { $0.moved(up: region.row, left: region.column) } : region.cells
        let rows = (cells.last?.row ?? -1) + 1
        let columns = (cells.map(\.column).max() ?? -1) + 1
        if rows * columns > cells.count * Self.mostPlacesACell { blankPlaces += rows * columns }
        guard rows * columns <= Self.mostPlaces, blankPlaces <= Self.mostBlankPlaces else {
            throw UnreadableFile(
                file: file, place: .cell(SheetCell(sheet: sheet, row: region.row, column: region.column)),
                code: FileFinding.workbookTooLarge,
                message: "A table of the sheet has \(rows) rows and \(columns) columns, more than is read.",
                help: "Ask the carrier for the sheet with the chart alone.")
        }
        for index in cells.indices { cells[index].rowSpan = min(cells[index].rowSpan, rows - cells[index].row) }
        let spans = cells.contains { $0.rowSpan > 1 || $0.columnSpan > 1 }
        var table = Table(
            index: 0, name: sheet, rowCount: rows, columnCount: columns,
            roles: Array(repeating: .body, count: rows),
            cells: CellList(form: .full(cells, firsts: spans ? nil : TableBuilder.firsts(cells, rows: rows))),
            grid: spans ? TableBuilder.grid(of: cells, rows: rows, columns: columns) : nil, text: text,
            places: .sheet(sheet, row: region.row, column: region.column))
        table.days = days
        table.roles = RoleAnalysis.roles(of: table)
        return table
    }
}
