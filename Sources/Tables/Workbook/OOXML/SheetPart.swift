import ChartSchema

/// Turns the part of a worksheet into cells: what each shows, where it stands, and what is odd about it.
final class SheetPart: PartEvents {
    private enum Kind { case number, shared, inline, text, flag, error, date }

    private let strings: SharedStrings
    private let styles: StylesPart
    private let workbook: WorkbookPart
    private var builder: SheetBuilder
    /// The first cell whose text is not among the workbook's.
    private(set) var lostText: (row: Int, column: Int)?
    /// The first cell whose address is none.
    private(set) var strayAddress: String?
    private(set) var isSheet = false

    private var row = -1
    private var column = -1
    private var isInData = false
    private var kind = Kind.number
    private var style = 0
    private var hasFormula = false
    /// What the open cell's number format makes of the colour of its text.
    private var formatColor: SheetColor?
    private var hasObjects = false
    private var isInValue = false
    private var value: [UInt8] = []
    private var runs: RichRuns?
    private var hiddenRows = 0
    private var isInFilter = false
    private var isFiltered = false
    private var filterPlace = (row: 0, column: 0)
    /// Cells whose text has the colour of their ground, unless a table's or condition's format gives them another.
    private var white: [(text: String, row: Int, column: Int)] = []
    private let tables: [TablePart]
    private var conditions = ConditionRules()
    private var showsZeros = true
    private var pageText: [UInt8]?
    /// What the sheet's pages have at head and foot when they are printed.
    private(set) var pageTexts: [String] = []
    private var toldPageTexts: Set<String> = []

    /// - Parameter tables: Those of the sheet that have a style of their own.
    init(strings: SharedStrings, styles: StylesPart, workbook: WorkbookPart, tables: [TablePart]) {
        self.tables = tables
        self.strings = strings
        self.styles = styles
        self.workbook = workbook
        builder = SheetBuilder(shared: strings.arena.bytes)
    }

    /// The sheet's cells, once the part has ended.
    func takeBuilder() -> SheetBuilder {
        if isFiltered, hiddenRows > 0 {
            builder.note(.filter(rows: hiddenRows), row: filterPlace.row, column: filterPlace.column)
        }
        // Where a condition gives a ground, the text may be seen.
        let grounds = conditions.found.filter(\.format.hasGround).flatMap { Self.ranges($0.range) }
        let isFree = white.count * grounds.count <= SheetBuilder.mostLooks
        for cell in white {
            let isColoured =
                isFree && grounds.contains { $0.rows.contains(cell.row) && $0.columns.contains(cell.column) }
            guard !isColoured else { continue }
            builder.hideCell(row: cell.row, column: cell.column)
            builder.note(.white(cell.text), row: cell.row, column: cell.column)
        }
        builder.apply(conditions.found)
        defer { builder = SheetBuilder() }
        return builder
    }

    var cellCount: Int { builder.cellCount }

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        if isInData { startInData(name, attributes) } else { startAround(name, attributes) }
    }

    private func startInData(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "c": beginCell(attributes)
        case "v":
            isInValue = true
            value.removeAll(keepingCapacity: true)
        case "f": hasFormula = true
        case "row": beginRow(attributes)
        case "is": runs = RichRuns()
        default: runs?.start(name, attributes)
        }
    }

    private func startAround(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "worksheet": isSheet = true
        case "sheetData": isInData = true
        case "col":
            guard let first = attributes.number("min"), let last = attributes.number("max"), first > 0, last >= first
            else { return }
            let width = attributes["width"].flatMap(Double.init)
            if attributes.flag("hidden") == true || width == 0 {
                builder.hide(columns: first - 1...last - 1)
            } else if let width, width < Self.narrowest {
                builder.narrow(columns: first - 1...last - 1)
            }
        case "sheetView": if attributes.flag("showZeros") == false { showsZeros = false }
        case "mergeCell":
            if let range = SheetPart.range(attributes["ref"]) {
                builder.merge(rows: range.rows, columns: range.columns)
            }
        case "autoFilter":
            isInFilter = true
            if let range = SheetPart.range(attributes["ref"]) {
                filterPlace = (range.rows.lowerBound, range.columns.lowerBound)
            }
        // What a cell says as soon as somebody goes there.
        case "dataValidation":
            let words = [attributes["promptTitle"], attributes["prompt"]].compactMap(\.self).joined(separator: " ")
            guard attributes.flag("showInputMessage") ?? false, !words.allSatisfy(\.isWhitespace) else { return }
            let place = Self.ranges(attributes["sqref"] ?? "").first
            builder.note(.note(words), row: place?.rows.lowerBound ?? 0, column: place?.columns.lowerBound ?? 0)
        case "hyperlink":
            guard let tip = attributes["tooltip"], !tip.allSatisfy(\.isWhitespace) else { return }
            let place = Self.ranges(attributes["ref"] ?? "").first
            builder.note(.note(tip), row: place?.rows.lowerBound ?? 0, column: place?.columns.lowerBound ?? 0)
        // Documents and switches that lie over the sheet, of which it keeps a picture.
        case "oleObject", "control":
            if !hasObjects { builder.note(.picture, row: 0, column: 0) }
            hasObjects = true
        case "oddHeader", "oddFooter", "evenHeader", "evenFooter", "firstHeader", "firstFooter": pageText = []
        case "filterColumn": if isInFilter { isFiltered = true }
        default: conditions.start(name, attributes, styles)
        }
    }

    func end(_ name: ElementName) {
        guard isInData else {
            if name == "autoFilter" { isInFilter = false }
            conditions.end(name)
            if let bytes = pageText {
                let pieces = PageText.pieces(String(decoding: bytes, as: UTF8.self))
                pageTexts += pieces.filter { toldPageTexts.insert($0).inserted }
                pageText = nil
            }
            return
        }
        switch name {
        case "v": isInValue = false
        case "c": endCell()
        case "sheetData": isInData = false
        case "row", "f", "is": break
        default: runs?.end(name, to: &builder)
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if isInValue {
            value += bytes
        } else if runs != nil {
            runs!.text(bytes)
        } else {
            pageText? += bytes
            conditions.text(bytes)
        }
    }

    /// In such a column, by the width of a digit, and in such a row, in points, nothing can be made out.
    private static let narrowest = 0.6
    private static let lowest = 3.0

    // MARK: Rows and cells

    private func beginRow(_ attributes: PartAttributes) {
        row = attributes.number("r").map { $0 - 1 } ?? row + 1
        column = -1
        let isTooLow = attributes["ht"].flatMap(Double.init).map { $0 < Self.lowest } ?? false
        guard attributes.flag("hidden") == true || isTooLow, row >= 0 else { return }
        hiddenRows += 1
        builder.hide(rows: row...row)
    }

    private func beginCell(_ attributes: PartAttributes) {
        column += 1
        if let name = attributes.bytes("r") {
            if let place = SheetPart.place(name) {
                (row, column) = place
            } else if strayAddress == nil {
                strayAddress = String(decoding: name, as: UTF8.self)
            }
        }
        row = max(row, 0)
        style = attributes.number("s") ?? 0
        kind = attributes.bytes("t").map(SheetPart.kind) ?? .number
        hasFormula = false
        formatColor = nil
        runs = nil
        value.removeAll(keepingCapacity: true)
        // The text of a cell that holds it itself comes while it is read.
        if kind == .inline { builder.beginCell(row: row, column: column) }
    }

    private func endCell() {
        if kind == .number, isPlainFigure, styles.isPlain(style) {
            builder.addFigure(value, row: row, column: column)
            return
        }
        let font = styles.font(style)
        var coloured: [ColouredRun] = []
        switch kind {
        case .inline: coloured = endInline(font)
        case .shared: coloured = endShared(font)
        case .text, .flag, .error, .date: endText(font)
        case .number: endNumber(font)
        }
        lookWhetherSeen(coloured)
        if case .rgb(let color)? = styles.ground(style), color != 0xFF_FFFF {
            builder.addGround(color, row: row, column: column, isBlank: kind != .inline && value.isEmpty)
        }
        if styles.isTiny(style), let text = builder.text(row: row, column: column) {
            builder.hideCell(row: row, column: column)
            note(.tiny(text))
        }
        let crossing = styles.crossing(style)
        if crossing.isDrawn, let text = builder.text(row: row, column: column), crossing.strikes(text) {
            builder.hideCell(row: row, column: column)
            note(.crossed(text))
        }
        runs = nil
        kind = .number
    }

    /// Whether the value is a whole number whose digits are what a cell without a format shows: most of all figures.
    private var isPlainFigure: Bool {
        guard value.count < 10, let first = value.first, first != 0x30 else { return false }
        return value.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Takes back what has the colour of its ground.
    private func lookWhetherSeen(_ coloured: [ColouredRun]) {
        let isUnseen = styles.isUnseen(style, own: formatColor)
        if styles.hasConditions {
            let ground = styles.ground(style)
            if ground != .white { builder.ground(ground, row: row, column: column) }
        }
        guard isUnseen || !coloured.isEmpty, let text = builder.text(row: row, column: column) else { return }
        let paints = styles.ground(style) == .white && tables.contains { $0.paints(row: row, column: column) }
        guard !paints else { return }
        let parts = UnseenRuns(text, coloured) { $0.map { styles.isUnseen(style, own: $0) } ?? isUnseen }
        if parts.unseen.isEmpty { return }
        if parts.seen.isEmpty {
            white.append((text, row, column))
        } else {
            builder.replaceLast(with: parts.seen.utf8)
            note(.white(parts.unseen))
        }
    }

    /// - Returns: Runs with colours of their own.
    private func endInline(_ font: RunStyle) -> [ColouredRun] {
        let format = styles.format(style)
        let isPlain = font == .plain && format?.showsTextPlainly ?? true
        if !isPlain {
            let text = builder.cellText
            builder.takeBackCell()
            add(text, format, font)
        }
        builder.endCell()
        guard let asides = runs?.asides else { return [] }
        note(asides)
        return isPlain ? asides.coloured : []
    }

    /// - Returns: Runs with colours of their own.
    private func endShared(_ font: RunStyle) -> [ColouredRun] {
        guard !value.isEmpty else { return [] }
        guard let number = Int(String(decoding: value, as: UTF8.self)), strings.texts.indices.contains(number) else {
            if lostText == nil { lostText = (row, column) }
            return []
        }
        let format = styles.format(style)
        let text = strings.texts[number]
        let isPlain = font == .plain && format?.showsTextPlainly ?? true
        if isPlain {
            builder.add(text, row: row, column: column)
        } else {
            builder.beginCell(row: row, column: column)
            add(String(decoding: strings.arena.bytes[text], as: UTF8.self), format, font)
            builder.endCell()
        }
        guard let asides = strings.asides[number] else { return [] }
        note(asides)
        return isPlain ? asides.coloured : []
    }

    private func endText(_ font: RunStyle) {
        let text = String(decoding: RichRuns.unescaped(value), as: UTF8.self)
        guard !text.isEmpty else { return }
        builder.beginCell(row: row, column: column)
        switch kind {
        case .flag: add(text == "1" || text == "true" ? "TRUE" : "FALSE", nil, font)
        case .error:
            add(text, nil, font)
            note(.error(text))
        case .date:
            add(text, nil, font)
            note(.date(shown: text, stored: text))
        default: add(text, styles.format(style), font)
        }
        builder.endCell()
    }

    private func endNumber(_ font: RunStyle) {
        if value.allSatisfy(Blank.isBlank) {
            if hasFormula { note(.formulaWithoutValue) }
            return
        }
        guard let number = SheetPart.number(value) else {
            return note(.error(String(decoding: value, as: UTF8.self)))
        }
        // Programs that do not calculate write a zero for every formula, and ask that it be computed later.
        if hasFormula, workbook.isUncalculated, number == 0 { return note(.formulaWithoutValue) }
        if number == 0, !showsZeros { return note(.zero) }
        let format = styles.format(style)
        let shown = SheetText.shown(number, format ?? .general, from1904: workbook.countsFrom1904)
        if format == nil { note(.format("of style \(style)")) }
        builder.beginCell(row: row, column: column)
        add(shown.text, nil, font)
        builder.endCell()
        formatColor = format?.color(of: number)
        if let oddity = shown.oddity { note(oddity) }
    }

    /// Adds a text to the open cell as its format and font show it.
    private func add(_ text: String, _ format: NumberFormat?, _ font: RunStyle) {
        var asides = RunAsides()
        var cellText = CellText()
        let shown = format?.shown(text) ?? text
        if let color = format?.colorOfText { formatColor = color }
        Array(shown.utf8).withUnsafeBufferPointer { cellText.append($0, font, to: &builder, &asides) }
        note(asides)
        if shown.isEmpty, !text.isEmpty { note(.unseen(text)) }
    }

    // MARK: Oddities

    private func note(_ oddity: SheetOddity) { builder.note(oddity, row: row, column: column) }

    private func note(_ asides: RunAsides) { builder.note(asides, row: row, column: column) }

    // MARK: Attributes

    private static func kind(_ type: UnsafeBufferPointer<UInt8>) -> Kind {
        switch (type.first, type.count) {
        case (UInt8(ascii: "s"), 1): .shared
        case (UInt8(ascii: "s"), _): .text
        case (UInt8(ascii: "i"), _): .inline
        case (UInt8(ascii: "b"), _): .flag
        case (UInt8(ascii: "e"), _): .error
        case (UInt8(ascii: "d"), _): .date
        default: .number
        }
    }

    /// `C7`; what no sheet can have is no place.
    private static func place(_ name: UnsafeBufferPointer<UInt8>) -> (row: Int, column: Int)? {
        SheetCell.place(named: name).flatMap { $0.row < 1_048_576 && $0.column < 16_384 ? $0 : nil }
    }

    /// `A1:C2`.
    static func range(_ text: String?) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
        let ends = (text ?? "").filter { $0 != "$" }.split(separator: ":").map { SheetCell.place(named: $0.utf8) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, first.row <= last.row,
            first.column <= last.column
        else { return nil }
        return (first.row...last.row, first.column...last.column)
    }

    /// `A1:C2 E5`.
    static func ranges(_ text: String) -> [(rows: ClosedRange<Int>, columns: ClosedRange<Int>)] {
        text.split(separator: " ").compactMap { range(String($0)) }
    }

    private static func number(_ bytes: [UInt8]) -> Double? {
        // Most figures are small whole numbers.
        if bytes.count < 10, bytes.allSatisfy({ (0x30...0x39).contains($0) }) {
            return Double(bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) })
        }
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
