import ChartSchema

/// Turns the content of an OpenDocument workbook into tables, sheet by sheet.
///
/// A cell holds the text that it shows beside the value that it stores. Blank stretches are written as repeats, to the last
/// of a million rows: what is repeated and blank costs nothing.
final class OpenDocumentContent: PartEvents {
    private let file: String
    private var styles: OpenDocumentStyles
    private(set) var tables: [Table] = []
    private(set) var findings: [Finding] = []
    /// Why the workbook is not read.
    private(set) var failure: UnreadableFile?
    private(set) var hasSpreadsheet = false

    private var builder: SheetBuilder?
    private var sheetName = ""
    private var sheetIsHidden = false
    private var linkDepth = 0
    private var cellCount = 0

    private var row = 0
    private var column = 0
    private var columnPlace = 0
    private var rowRepeats = 1
    private var rowStart = 0
    private var filteredRows = 0
    private var firstFiltered = 0

    private var cell: OpenDocumentCell?
    private var text = CellText()
    private var asides = RunAsides()
    private var paragraphDepth = 0
    private var paragraphs = 0
    private var spans: [RunStyle] = []
    /// The text of a note or shape that is open, and how deep it is nested.
    private var aside: [UInt8]?
    private var asideDepth = 0

    init(file: String, styles: OpenDocumentStyles) {
        self.file = file
        self.styles = styles
    }

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        if styles.start(name, attributes) { return }
        if aside != nil { return startInAside(name) }
        switch name {
        case "spreadsheet": hasSpreadsheet = true
        case "dde-links", "tracked-changes": linkDepth += 1
        case "table" where linkDepth == 0 && builder == nil: beginSheet(attributes)
        case "table-source": sheetIsHidden = true
        case "table-column": addColumns(attributes)
        case "table-row": beginRow(attributes)
        case "table-cell": beginCell(attributes, isCovered: false)
        case "covered-table-cell": beginCell(attributes, isCovered: true)
        case "annotation", "shapes", "frame", "custom-shape", "rect", "g":
            guard builder != nil else { return }
            aside = []
            asideDepth = 1
        case "p" where cell != nil:
            paragraphDepth += 1
            if paragraphs > 0 { text.lineBreak() }
            paragraphs += 1
        case "span":
            if paragraphDepth > 0 { spans.append(attributes["style-name"].flatMap { styles.runs[$0] } ?? .plain) }
        case "s", "tab": add(" ")
        case "line-break": if paragraphDepth > 0 { text.lineBreak() }
        default: break
        }
    }

    func end(_ name: ElementName) {
        styles.end(name)
        if aside != nil { return endInAside(name) }
        switch name {
        case "dde-links", "tracked-changes": linkDepth -= 1
        case "table" where linkDepth == 0: endSheet()
        case "table-row": endRow()
        case "table-cell", "covered-table-cell": endCell()
        case "p" where paragraphDepth > 0: paragraphDepth -= 1
        case "span": _ = spans.popLast()
        default: break
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if aside != nil {
            aside! += bytes
        } else if paragraphDepth > 0, cell != nil {
            add(bytes)
        }
    }

    private func add(_ text: StaticString) {
        guard paragraphDepth > 0 else { return }
        add(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard builder != nil, let cell, !cell.isCovered || !bytes.isEmpty else { return }
        let own = cell.style.flatMap { styles.runs[$0] } ?? .plain
        var style = spans.last ?? own
        if spans.last != nil { style.isStruck = style.isStruck || own.isStruck }
        // Line ends in the XML are blanks.
        let piece = bytes.map { $0 == 0x0A ? 0x20 : $0 }
        piece.withUnsafeBufferPointer { text.append($0, style, to: &builder!, &asides) }
    }

    // MARK: Sheets

    private func beginSheet(_ attributes: PartAttributes) {
        builder = SheetBuilder()
        sheetName = attributes["name"] ?? ""
        sheetIsHidden = attributes["style-name"].map { styles.hiddenTables.contains($0) } ?? false
        (row, column, columnPlace, filteredRows) = (0, 0, 0, 0)
    }

    private func endSheet() {
        guard var builder else { return }
        self.builder = nil
        if filteredRows > 0 { builder.note(.filter(rows: filteredRows), row: firstFiltered, column: 0) }
        cellCount += builder.cellCount
        guard failure == nil else { return }
        do {
            let read = try builder.finish(
                sheet: sheetName, file: file, first: tables.count, isHidden: sheetIsHidden)
            tables += read.tables
            findings += read.findings
        } catch {
            failure = error
        }
    }

    private func addColumns(_ attributes: PartAttributes) {
        let count = max(1, attributes.number("number-columns-repeated") ?? 1)
        if let visibility = attributes["visibility"], visibility != "visible" {
            builder?.hide(columns: columnPlace...columnPlace + count - 1)
        }
        columnPlace += count
    }

    // MARK: Rows and cells

    private func beginRow(_ attributes: PartAttributes) {
        guard builder != nil else { return }
        rowRepeats = max(1, attributes.number("number-rows-repeated") ?? 1)
        rowStart = builder!.cellCount
        column = 0
        guard let visibility = attributes["visibility"], visibility != "visible" else { return }
        builder!.hide(rows: row...row + rowRepeats - 1)
        if visibility == "filter" {
            if filteredRows == 0 { firstFiltered = row }
            filteredRows += rowRepeats
        }
    }

    private func endRow() {
        guard builder != nil else { return }
        let own = builder!.cellCount - rowStart
        if own > 0, rowRepeats > 1, isFree(own, times: rowRepeats) {
            builder!.repeatRow(from: rowStart, times: rowRepeats)
        }
        row += rowRepeats
    }

    /// Whether so many cells more are few enough.
    private func isFree(_ cells: Int, times: Int) -> Bool {
        let (product, overflow) = cells.multipliedReportingOverflow(by: times)
        let isFree =
            !overflow && cellCount + builder!.cellCount + product <= SheetBuilder.mostCells
            && row + times <= 1_048_576
        if !isFree, failure == nil { failure = WorkbookFormat.tooLarge(file, sheet: sheetName) }
        return isFree
    }

    private func beginCell(_ attributes: PartAttributes, isCovered: Bool) {
        guard builder != nil else { return }
        cell = OpenDocumentCell(attributes, isCovered: isCovered)
        text.reset()
        asides = RunAsides()
        (paragraphs, paragraphDepth) = (0, 0)
        spans = []
        builder!.beginCell(row: row, column: column)
    }

    private func endCell() {
        guard builder != nil, let cell else { return }
        self.cell = nil
        if paragraphs == 0 {
            let value = Array(cell.textOfValue.utf8)
            value.withUnsafeBufferPointer { text.append($0, .plain, to: &builder!, &asides) }
        }
        let shown = builder!.cellText
        if cell.isCovered {
            builder!.takeBackCell()
            if !shown.isEmpty { note(.covered(shown)) }
        } else if shown.isEmpty {
            if cell.hasFormula, cell.value == .none { note(.formulaWithoutValue) }
        } else if let oddity = cell.oddity(showing: shown) {
            note(oddity)
        }
        builder!.note(asides, row: row, column: column, columns: cell.columns)
        builder!.endCell()
        if !shown.isEmpty || !asides.struck.isEmpty, !cell.isCovered {
            if cell.spannedColumns > 1 || cell.spannedRows > 1 {
                builder!.merge(
                    rows: row...row + cell.spannedRows - 1, columns: column...column + cell.spannedColumns - 1)
            }
            if !shown.isEmpty, cell.columns > 1, isFree(1, times: cell.columns) {
                builder!.repeatLast(columns: cell.columns)
            }
        }
        column += cell.columns
        if builder!.cellCount > SheetBuilder.mostCells { _ = isFree(1, times: 1) }
    }

    private func note(_ oddity: SheetOddity) { builder!.note(oddity, row: row, column: column) }

    // MARK: Notes and shapes

    private func startInAside(_ name: ElementName) {
        asideDepth += 1
        if name == "p" { aside!.append(0x20) }
        if name == "image" || name == "object" { note(.picture) }
        // The author and day of a note are no part of it.
        if name == "creator" || name == "date" || name == "date-string" { aside!.append(0) }
    }

    private func endInAside(_ name: ElementName) {
        asideDepth -= 1
        if name == "creator" || name == "date" || name == "date-string" {
            aside!.removeSubrange(aside!.lastIndex(of: 0)!...)
        }
        guard asideDepth == 0 else { return }
        let words = String(decoding: aside!, as: UTF8.self)
        aside = nil
        if !words.allSatisfy(\.isWhitespace) { note(.note(words)) }
    }
}
