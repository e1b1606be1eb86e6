/// Turns the events of an Excel 2003 workbook (SpreadsheetML) into one table a worksheet.
///
/// Rows and cells may be numbered past gaps (`ss:Index`), merged (`ss:MergeAcross`, `ss:MergeDown`) and hidden. What Excel
/// made of an entry is reported where it cannot be undone: dates, errors, formulas without a value. What a font strikes out is not
/// read, what it raises is a mark: see ``WorkbookStyles``.
struct WorkbookEvents {
    private var builder = TableBuilder()
    private var sheetName: String?
    private var inTable = false
    private var rowIsHidden = false
    /// Rows that the last `<Row>` stands for besides itself.
    private var rowSpan = 0
    private var columnPlace = 0
    private var hiddenColumns: Set<Int> = []
    private var styles = WorkbookStyles()
    /// What cells without a style of their own have.
    private var tableStyle: String?
    private var rowStyle: String?
    private var columnStyles: [Int: String] = [:]
    private var asides = RunAsides()
    /// What of the cell's text has the colour of its ground.
    private var unseen: [UInt8] = []
    private var inCell = false
    private var inData = false
    private var inComment = false
    private var beside = WorksheetAsides()
    private var inVisible = false
    private var visible: [UInt8] = []
    private var cellHasFormula = false
    private var cellLine = 0
    private var oddities: [MarkupNotice.CellOddity: (count: Int, line: Int)] = [:]
    private var cellText = CellText()
    private var tableCount = 0
    /// The tables of the open worksheet: whether it is hidden stands at its end.
    private var sheetTables: [Table] = []
    private var ready: [Table] = []
    private(set) var notices: [MarkupNotice] = []
    /// The limit that the file goes beyond: nothing behind that place is read.
    private(set) var excess: LimitExceeded?
    private var sparsePlaces = SparsePlaces()

    mutating func startElement(_ qualified: String, attributes: Attributes, line: Int) {
        guard excess == nil else { return }
        let name = WorkbookEvents.local(qualified)
        if inData { return styles.beginRun(name, attributes) }
        switch name {
        case "Style":
            styles.begin(
                style: WorkbookEvents.value("id", attributes), parent: WorkbookEvents.value("parent", attributes))
        case "Font": styles.addFont(attributes)
        case "Interior": styles.addGround(attributes)
        case "Worksheet": sheetName = WorkbookEvents.value("name", attributes)
        case "Table":
            inTable = true
            builder = TableBuilder()
            hiddenColumns = []
            columnPlace = 0
            rowSpan = 0
            tableStyle = WorkbookEvents.value("styleid", attributes)
            columnStyles = [:]
        case "Column" where inTable: addColumn(attributes)
        case "Row" where inTable: beginRow(attributes, line: line)
        case "Cell" where inTable: beginCell(attributes, line: line)
        case "Data" where inCell && !inComment:
            inData = true
            flag(type: WorkbookEvents.value("type", attributes))
        case "Comment":
            inComment = true
            beside.start(name, attributes)
        case "Visible" where !inTable: inVisible = true
        default: beside.start(name, attributes)
        }
    }

    mutating func endElement(_ qualified: String) {
        guard excess == nil else { return }
        let name = WorkbookEvents.local(qualified)
        if inData, name != "Data" { return styles.endRun() }
        switch name {
        case "Style": styles.end()
        case "Table": endTable()
        case "Row": builder.endRow()
        case "Cell" where inCell: endCell()
        case "Data": inData = false
        case "Comment":
            inComment = false
            beside.end(name)
        case "Visible": inVisible = false
        case "Worksheet": endSheet()
        default: beside.end(name)
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if inVisible { visible += bytes }
        beside.text(bytes)
        guard inData else { return }
        if styles.current == .plain, !styles.isUnseen {
            cellText.append(bytes, to: &builder)
        } else if styles.current.isStruck {
            builder.strike(bytes)
        } else if styles.isUnseen {
            unseen += bytes
        } else {
            cellText.append(bytes, styles.current, to: &builder, &asides)
        }
    }

    mutating func takeReady() -> [Table] {
        defer { ready = [] }
        return ready
    }

    // MARK: Rows, columns, cells

    private mutating func addColumn(_ attributes: Attributes) {
        if let index = WorkbookEvents.number("index", attributes) { columnPlace = min(index, Self.mostColumns) - 1 }
        let span = min(WorkbookEvents.number("span", attributes) ?? 0, TableBuilder.widestSpan)
        let columns = (columnPlace...columnPlace + span).clamped(to: 0...Self.mostColumns)
        if WorkbookEvents.value("hidden", attributes) == "1" || isBelow(SheetColor.tiniest, "width", attributes) {
            hiddenColumns.formUnion(columns)
        }
        if let style = WorkbookEvents.value("styleid", attributes) {
            for column in columns { columnStyles[column] = style }
        }
        columnPlace = min(columnPlace + span + 1, Self.mostColumns)
    }

    /// A worksheet has no more.
    private static let mostColumns = 16_384

    /// Whether a row or column is too small for a letter, in points.
    private func isBelow(_ least: Double, _ name: StaticString, _ attributes: Attributes) -> Bool {
        attributes.local(name).flatMap(Double.init).map { $0 < least } ?? false
    }

    private mutating func beginRow(_ attributes: Attributes, line: Int) {
        excess = SparsePlaces.excess(of: builder, line: line)
        if let index = WorkbookEvents.number("index", attributes) {
            builder.skipRows(to: min(index, 1_048_576) - 1)
        } else if rowSpan > 0 {
            builder.skipRows(to: min(builder.rowCount + rowSpan, 1_048_576))
        }
        builder.beginRow()
        rowSpan = min(WorkbookEvents.number("span", attributes) ?? 0, 1_048_576)
        rowIsHidden =
            WorkbookEvents.value("hidden", attributes) == "1" || isBelow(SheetColor.tiniest, "height", attributes)
        rowStyle = WorkbookEvents.value("styleid", attributes)
    }

    private mutating func beginCell(_ attributes: Attributes, line: Int) {
        if let index = WorkbookEvents.number("index", attributes) {
            builder.skipColumns(to: min(index, Self.mostColumns) - 1)
        }
        var span = TableBuilder.Span()
        span.columns = 1 + (WorkbookEvents.number("mergeacross", attributes) ?? 0)
        span.rows = 1 + (WorkbookEvents.number("mergedown", attributes) ?? 0)
        builder.beginCell(span, line: line, isHidden: rowIsHidden)
        if !hiddenColumns.isEmpty { builder.hideCell(in: hiddenColumns) }
        styles.beginCell(
            WorkbookEvents.value("styleid", attributes), rowStyle, columnStyles[builder.openColumn], tableStyle)
        inCell = true
        cellHasFormula = WorkbookEvents.value("formula", attributes) != nil
        cellLine = line
        cellText.reset()
    }

    private mutating func endCell() {
        if cellHasFormula, !builder.cellHasText { note(.formulaWithoutValue) }
        if !asides.symbols.isEmpty { note(.symbol) }
        asides = RunAsides()
        endUnseen()
        builder.endCell()
        inCell = false
    }

    /// A text of which nothing is seen stays, as that of a hidden cell.
    private mutating func endUnseen() {
        defer { unseen = [] }
        guard !unseen.allSatisfy(Blank.isBlank) else { return }
        note(.unseen)
        guard !builder.cellHasText else { return }
        unseen.withUnsafeBufferPointer { cellText.append($0, to: &builder) }
        builder.hideCell()
    }

    /// A height typed as 5-10 is the tenth of May to Excel, and nothing tells what was meant.
    private mutating func flag(type: String?) {
        switch type {
        case "DateTime": note(.date)
        case "Error": note(.error)
        default: break
        }
    }

    /// One notice a sheet and kind, at the first cell, with the number of such cells.
    private mutating func note(_ oddity: MarkupNotice.CellOddity) {
        oddities[oddity, default: (0, cellLine)].count += 1
    }

    // MARK: Worksheets

    private mutating func endTable() {
        inTable = false
        guard !builder.isEmpty else { return }
        excess = sparsePlaces.add(builder, rowsAreNumbered: true)
        guard excess == nil else { return }
        var table = builder.finish(index: tableCount)
        builder = TableBuilder()
        guard table.columnCount > 0 else { return }
        if let hidden = table.cells.first(where: { $0.isHidden && !$0.isBlank }) {
            notices.append(MarkupNotice(kind: .hiddenCells, table: table.index, line: hidden.line))
        }
        for (oddity, found) in oddities.sorted(by: { $0.value.line < $1.value.line }) {
            notices.append(
                MarkupNotice(kind: .oddCells(oddity, count: found.count), table: table.index, line: found.line))
        }
        oddities = [:]
        table.name = sheetName
        table.roles = RoleAnalysis.roles(of: table)
        let tables = SheetSplitter.tables(of: table)
        sheetTables += tables
        tableCount += tables.count
    }

    private mutating func endSheet() {
        let state = String(decoding: visible, as: UTF8.self)
        visible = []
        if state.contains("Hidden"), let first = sheetTables.first {
            notices.append(
                MarkupNotice(
                    kind: .hiddenSheet(sheetName ?? ""), table: first.index, line: first.cells.first?.line ?? 1))
            for place in sheetTables.indices { sheetTables[place].furniture = "hidden" }
        }
        tellBeside(isHidden: state.contains("Hidden"))
        ready += sheetTables
        sheetTables = []
    }

    private mutating func tellBeside(isHidden: Bool) {
        defer { beside = WorksheetAsides() }
        guard !isHidden, let first = sheetTables.first else { return }
        let line = first.cells.first?.line ?? 1
        notices += beside.notices.map { MarkupNotice(kind: $0, table: first.index, line: line) }
        sheetTables[0].textAfter += beside.pageTexts.map { TextPiece($0, line: line) }
    }

    // MARK: Attributes

    private static func local(_ name: String) -> Substring { name.split(separator: ":").last ?? "" }

    private static func value(_ name: StaticString, _ attributes: Attributes) -> String? {
        attributes.local(name)
    }

    private static func number(_ name: StaticString, _ attributes: Attributes) -> Int? {
        value(name, attributes).flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 99_999_999) : nil }
    }
}
