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

    /// The styles of columns' cells that have none of their own, by their last column, and the row's.
    private var columnStyles = ColumnStyles()
    private var blankPlaces = 0
    private var rowStyle: String?
    /// Columns of the row's cells that nobody sees.
    private var unseenColumns: [ClosedRange<Int>] = []
    /// Colours of the open cell's runs of text; `nil` for the cell's own.
    private var spanColors: [SheetColor?] = []
    private var unseenText = ""
    /// Formats of conditions: by the ranges that the sheet names, and by the styles of cells.
    private var namedConditions: [SheetCondition] = []
    private var cellConditions: [String: CellCondition] = [:]
    private var conditionRange = ""

    private var prompts = CellPrompts()
    private var cell: OpenDocumentCell?
    private var text = CellText()
    private var asides = RunAsides()
    private var paragraphDepth = 0
    private var paragraphs = 0
    private var spans: [RunStyle] = []
    private var pageTexts: [String] = []
    /// The text of a note or shape that is open, and how deep it is nested.
    private var aside: [UInt8]?
    private var asideDepth = 0
    /// How many shapes that have no words need to have stand in it.
    private var shapes = 0

    init(file: String, styles: OpenDocumentStyles) {
        self.file = file
        self.styles = styles
    }

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        if styles.start(name, attributes) { return }
        if aside != nil { return startInAside(name) }
        if builder == nil { prompts.start(name, attributes) }
        switch name {
        case "spreadsheet": hasSpreadsheet = true
        case "dde-links", "tracked-changes": linkDepth += 1
        case "table" where linkDepth == 0 && builder == nil: beginSheet(attributes)
        case "table-source": sheetIsHidden = true
        case "table-column": addColumns(attributes)
        case "table-row": beginRow(attributes)
        case "table-cell": beginCell(attributes, isCovered: false)
        case "covered-table-cell": beginCell(attributes, isCovered: true)
        case "annotation", "shapes", "frame", "g",
            _ where Self.isShape(name):
            guard builder != nil else { return }
            aside = []
            asideDepth = 1
            shapes = Self.isShape(name) ? 1 : 0
        case "conditional-format": conditionRange = attributes["target-range-address"] ?? ""
        case "condition":
            guard let style = attributes["apply-style-name"] else { return }
            namedConditions.append(
                SheetCondition(
                    range: Self.plain(conditionRange), format: styles.change(by: style, over: nil),
                    test: attributes["value"].flatMap { ConditionText.openDocument($0) }))
        case "p" where cell != nil:
            paragraphDepth += 1
            if paragraphs > 0 { text.lineBreak() }
            paragraphs += 1
        case "span":
            if paragraphDepth > 0 {
                spans.append(attributes["style-name"].flatMap { styles.runs[$0] } ?? .plain)
                spanColors.append(
                    attributes["style-name"].flatMap { styles.looks[$0]?.color } ?? spanColors.last ?? nil)
            }
        case "s", "tab": add(" ")
        case "line-break": if paragraphDepth > 0 { text.lineBreak() }
        default: break
        }
    }

    func end(_ name: ElementName) {
        styles.end(name)
        if aside != nil { return endInAside(name) }
        prompts.end(name)
        switch name {
        case "dde-links", "tracked-changes": linkDepth -= 1
        case "table" where linkDepth == 0: endSheet()
        case "table-row": endRow()
        case "table-cell", "covered-table-cell": endCell()
        case "p" where paragraphDepth > 0: paragraphDepth -= 1
        case "span":
            _ = spans.popLast()
            _ = spanColors.popLast()
        default: break
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if styles.pages.text(bytes) {
            return
        } else if aside != nil {
            aside! += bytes
        } else if prompts.isOpen {
            prompts.add(bytes)
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
        guard isSeen(bytes, cell) else { return }
        let own = cell.style.flatMap { styles.runs[$0] } ?? .plain
        var style = spans.last ?? own
        if spans.last != nil { style.isStruck = style.isStruck || own.isStruck }
        // Line ends in the XML are blanks.
        let piece = bytes.map { $0 == 0x0A ? 0x20 : $0 }
        piece.withUnsafeBufferPointer { text.append($0, style, to: &builder!, &asides) }
    }

    /// Whether a piece of the cell's text has another colour than its ground; one that has not is kept apart.
    private func isSeen(_ bytes: UnsafeBufferPointer<UInt8>, _ cell: OpenDocumentCell) -> Bool {
        guard bytes.contains(where: { !Blank.isBlank($0) }) else { return true }
        let look = cell.style.flatMap { styles.looks[$0] }
        let color = (spanColors.last ?? nil) ?? look?.color
        guard let color, color.looksLike(look?.ground ?? .white) else { return true }
        unseenText += String(decoding: bytes, as: UTF8.self)
        return false
    }

    /// `Sheet1.B2:Sheet1.C22` as `B2:C22`.
    private static func plain(_ range: String) -> String {
        range.split(separator: " ").map { part in
            part.split(separator: ":").map { String($0.split(separator: ".").last ?? $0) }.joined(separator: ":")
        }.joined(separator: " ")
    }

    /// Tells of conditions whose formats change how a text is seen: by the sheet's list, or by the styles of cells.
    private func noteConditions(_ builder: inout SheetBuilder) {
        if namedConditions.isEmpty {
            for found in cellConditions.values.sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
                builder.note(
                    .condition(range: found.range, found.format.mostly), row: found.row,
                    column: found.column)
            }
        }
        builder.apply(namedConditions)
        (namedConditions, cellConditions) = ([], [:])
    }

    // MARK: Sheets

    private func beginSheet(_ attributes: PartAttributes) {
        builder = SheetBuilder()
        sheetName = attributes["name"] ?? ""
        sheetIsHidden = attributes["style-name"].map { styles.hiddenTables.contains($0) } ?? false
        pageTexts = styles.pageTexts(of: attributes["style-name"])
        (row, column, columnPlace, filteredRows) = (0, 0, 0, 0)
        columnStyles = ColumnStyles()
    }

    private func endSheet() {
        guard var builder else { return }
        self.builder = nil
        if filteredRows > 0 { builder.note(.filter(rows: filteredRows), row: firstFiltered, column: 0) }
        noteConditions(&builder)
        cellCount += builder.cellCount
        guard failure == nil else { return }
        builder.blankPlaces = blankPlaces
        do {
            let read = try builder.finish(sheet: sheetName, file: file, first: tables.count, isHidden: sheetIsHidden)
            blankPlaces = builder.blankPlaces
            let place = Place.cell(SheetCell(sheet: sheetName, row: 0, column: 0))
            if let first = read.tables.first {
                tables.append(first)
                tables[tables.count - 1].textAfter += pageTexts.map { TextPiece($0, at: place) }
            }
            tables += read.tables.dropFirst()
            findings += read.findings
        } catch {
            failure = error
        }
    }

    private func addColumns(_ attributes: PartAttributes) {
        let count = max(1, attributes.number("number-columns-repeated") ?? 1)
        if let visibility = attributes["visibility"], visibility != "visible" {
            builder?.hide(columns: columnPlace...columnPlace + count - 1)
        } else if let style = attributes["style-name"], styles.narrow.contains(style) {
            builder?.narrow(columns: columnPlace...columnPlace + count - 1)
        }
        columnStyles.add(to: columnPlace + count - 1, style: attributes["default-cell-style-name"])
        columnPlace += count
    }

    // MARK: Rows and cells

    private func beginRow(_ attributes: PartAttributes) {
        guard builder != nil else { return }
        rowRepeats = max(1, attributes.number("number-rows-repeated") ?? 1)
        rowStart = builder!.cellCount
        column = 0
        rowStyle = attributes["default-cell-style-name"]
        unseenColumns = []
        if let style = attributes["style-name"], styles.low.contains(style) {
            builder!.hide(rows: row...row + rowRepeats - 1)
        }
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
            for columns in unseenColumns {
                for below in row + 1..<row + rowRepeats {
                    columns.forEach { builder!.hideCell(row: below, column: $0) }
                }
            }
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
        if cell!.style == nil {
            cell!.style = rowStyle ?? columnStyles[column]
        }
        (spanColors, unseenText) = ([], "")
        text.reset()
        asides = RunAsides()
        (paragraphs, paragraphDepth) = (0, 0)
        spans = []
        if let words = prompts.take(attributes["content-validation-name"]) { note(.note(words)) }
        builder!.beginCell(row: row, column: column)
    }

    private func endCell() {
        guard builder != nil, let cell else { return }
        self.cell = nil
        if paragraphs == 0 {
            let value = Array(cell.textOfValue.utf8)
            value.withUnsafeBufferPointer {
                if isSeen($0, cell) { text.append($0, .plain, to: &builder!, &asides) }
            }
        }
        // A text of which nothing is seen stays, as that of a hidden cell.
        let isUnseen = !builder!.cellHasText && !unseenText.isEmpty
        if isUnseen { unseenText.utf8.forEach { builder!.append($0) } }
        let shown = builder!.cellText
        if cell.isCovered {
            builder!.takeBackCell()
            if !shown.isEmpty { note(.covered(shown)) }
        } else if shown.isEmpty {
            if cell.hasFormula, cell.value == .none { note(.formulaWithoutValue) }
        } else if let oddity = cell.oddity(showing: shown) {
            note(oddity)
        }
        if !shown.isEmpty, !cell.isCovered { lookWhetherSeen(cell, shown, isUnseen) }
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

    /// Text in the colour of its ground, and lines across the cell.
    private func lookWhetherSeen(_ cell: OpenDocumentCell, _ shown: String, _ isUnseen: Bool) {
        let crossing = cell.style.flatMap { styles.looks[$0]?.crossing } ?? CellCrossing()
        let isCrossed = crossing.strikes(shown)
        if !unseenText.isEmpty { note(.white(unseenText)) }
        if isCrossed { note(.crossed(shown)) }
        let isTiny = (cell.style.flatMap { styles.looks[$0]?.isTiny } ?? false) && !isCrossed
        if isTiny { note(.tiny(shown)) }
        if isCrossed || isTiny || isUnseen {
            let columns = column...column + min(cell.columns, 16_384) - 1
            unseenColumns.append(columns)
            for place in columns { builder!.hideCell(row: row, column: place) }
        }
        let ground = cell.style.flatMap { styles.looks[$0]?.ground } ?? .white
        if ground != .white {
            for place in column..<column + min(cell.columns, 16_384) {
                builder!.ground(ground, row: row, column: place)
            }
        }
        lookAtConditions(cell, shown)
    }

    /// Takes back what the conditions of the cell's style hide or strike, and keeps where such cells stand of which that is not known.
    private func lookAtConditions(_ cell: OpenDocumentCell, _ shown: String) {
        guard let style = cell.style, let conditions = styles.conditions[style] else { return }
        let ground = styles.looks[style]?.ground ?? .white
        for (test, name) in conditions {
            let format = styles.change(by: name, over: style)
            let effect = format.effect(on: ground)
            guard effect != .none else { continue }
            switch test?.holds(row: row, column: column, { _, _ in shown }) {
            case true?:
                let columns = column...column + min(cell.columns, 16_384) - 1
                unseenColumns.append(columns)
                for place in columns { builder!.takeBack(shown, row: row, column: place, effect) }
            case false?: break
            case nil:
                cellConditions[style, default: CellCondition(row: row, column: column, format: format)].add(
                    row: row + rowRepeats - 1, column: column, to: column + cell.columns - 1)
            }
        }
    }

    private func note(_ oddity: SheetOddity) { builder!.note(oddity, row: row, column: column) }

    // MARK: Notes and shapes

    private func startInAside(_ name: ElementName) {
        asideDepth += 1
        if name == "p" { aside!.append(0x20) }
        if name == "image" || name == "object" { note(.picture) }
        if Self.isShape(name) { shapes += 1 }
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
        if !words.allSatisfy(\.isWhitespace) {
            note(.note(words))
        } else if shapes > 0 {
            // A shape without words may cover what stands below it, or cross it out.
            note(.picture)
        }
        shapes = 0
    }

    private static func isShape(_ name: ElementName) -> Bool {
        switch name {
        case "custom-shape", "rect", "line", "ellipse", "circle", "path", "polyline", "polygon", "connector": true
        default: false
        }
    }
}
