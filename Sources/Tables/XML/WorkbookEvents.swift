/// Turns the events of an Excel 2003 workbook (SpreadsheetML) into one table a worksheet.
///
/// Rows and cells may be numbered past gaps (`ss:Index`), merged (`ss:MergeAcross`, `ss:MergeDown`) and hidden.
struct WorkbookEvents {
    private var builder = TableBuilder()
    private var sheetName: String?
    private var inTable = false
    private var rowIsHidden = false
    private var columnPlace = 0
    private var cellPlace = 0
    private var hiddenColumns: Set<Int> = []
    private var inCell = false
    private var inData = false
    private var inComment = false
    private var cellText = CellText()
    private var tableCount = 0
    private var ready: [Table] = []

    mutating func startElement(_ qualified: String, attributes: Attributes, line: Int) {
        switch WorkbookEvents.local(qualified) {
        case "Worksheet":
            sheetName = WorkbookEvents.value("name", attributes)
        case "Table":
            inTable = true
            builder = TableBuilder()
            hiddenColumns = []
            columnPlace = 0
        case "Column" where inTable: addColumn(attributes)
        case "Row" where inTable:
            if let index = WorkbookEvents.number("index", attributes) {
                builder.skipRows(to: min(index, 1_048_576) - 1)
            }
            builder.beginRow()
            rowIsHidden = WorkbookEvents.value("hidden", attributes) == "1"
            cellPlace = 0
        case "Cell" where inTable: beginCell(attributes, line: line)
        case "Data" where inCell && !inComment: inData = true
        case "Comment": inComment = true
        default: break
        }
    }

    mutating func endElement(_ qualified: String) {
        switch WorkbookEvents.local(qualified) {
        case "Table": endTable()
        case "Row": builder.endRow()
        case "Cell" where inCell:
            builder.endCell()
            inCell = false
        case "Data": inData = false
        case "Comment": inComment = false
        default: break
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard inData else { return }
        cellText.append(bytes, to: &builder)
    }

    mutating func takeReady() -> [Table] {
        defer { ready = [] }
        return ready
    }

    private mutating func addColumn(_ attributes: Attributes) {
        if let index = WorkbookEvents.number("index", attributes) { columnPlace = index - 1 }
        let span = min(WorkbookEvents.number("span", attributes) ?? 0, TableBuilder.widestSpan)
        if WorkbookEvents.value("hidden", attributes) == "1" {
            for column in columnPlace...columnPlace + span { hiddenColumns.insert(column) }
        }
        columnPlace += span + 1
    }

    private mutating func beginCell(_ attributes: Attributes, line: Int) {
        if let index = WorkbookEvents.number("index", attributes) {
            cellPlace = min(index, 16_384) - 1
            builder.skipColumns(to: cellPlace)
        }
        var span = TableBuilder.Span()
        span.columns = 1 + (WorkbookEvents.number("mergeacross", attributes) ?? 0)
        span.rows = 1 + (WorkbookEvents.number("mergedown", attributes) ?? 0)
        builder.beginCell(span, line: line, isHidden: rowIsHidden || hiddenColumns.contains(cellPlace))
        cellPlace += span.columns
        inCell = true
        cellText.reset()
    }

    private mutating func endTable() {
        inTable = false
        guard !builder.isEmpty else { return }
        var table = builder.finish(index: tableCount)
        builder = TableBuilder()
        guard table.columnCount > 0 else { return }
        table.name = sheetName
        table.roles = RoleAnalysis.roles(of: table)
        let tables = SheetSplitter.tables(of: table)
        ready += tables
        tableCount += tables.count
    }

    private static func local(_ name: String) -> Substring { name.split(separator: ":").last ?? "" }

    private static func value(_ name: StaticString, _ attributes: Attributes) -> String? {
        attributes.local(name)
    }

    private static func number(_ name: StaticString, _ attributes: Attributes) -> Int? {
        value(name, attributes).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
