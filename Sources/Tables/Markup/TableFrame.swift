/// A table of a page that is open: what has been read of it, and what is known of where it stands.
struct TableFrame {
    var builder = TableBuilder()
    let index: Int
    /// A piece of an outer cell that stands before or after an inner table.
    struct Aside {
        var inner: Int
        var isAfter: Bool
        var pieces: [TextPiece]
    }

    private var cellText = CellText()
    private(set) var inCell = false
    /// The open cell was hidden when it began: all of its text is hidden text.
    private(set) var cellIsHidden = false
    /// Where the open cell begins.
    private(set) var cellLine = 0
    private var cellLinks = 0
    private var hiddenColumns: Set<Int> = []
    private var columnPlace = 0
    /// Where in the open cell's text the last inner table ended.
    private var innerEnd: (inner: Int, offset: Int)?

    var inCaption = false
    var caption: TextPiece?
    var headings: [TextPiece]
    var before: [TextPiece]
    var above: [TextPiece] = []
    /// What other sections said before the first table.
    var apart: [TextPiece] = []
    /// Paragraphs above that are struck out whole.
    var struckBefore: [String] = []
    var nested = 0
    private(set) var links = 0
    var isPresentation = false
    /// A list of a page, an item a row.
    let isList: Bool
    /// What the open item says before the lists in it.
    private var itemText: TextPiece?
    var inNavigation = false
    private(set) var asides: [Aside] = []
    /// Text outside cells, its pieces, and the row groups that browsers move.
    private var loose = LooseText()
    private(set) var stray: [TextPiece] = []
    /// What shows where somebody points at a cell.
    private(set) var cellNotes: [TextPiece] = []
    private var groups = RowGroups()
    /// Whether the open row of a definition list has its definition.
    private var isDefined = false

    init(index: Int, headings: [TextPiece], before: [TextPiece], isList: Bool = false) {
        self.index = index
        self.isList = isList
        self.headings = headings
        self.before = before
    }

    // MARK: Cells

    /// A cell of a definition list: a term stands beside all definitions that follow it.
    mutating func beginDefinitionCell(_ element: Element, _ attributes: Attributes, line: Int, _ hidden: HiddenRegion) {
        let isTerm = element == .dt
        if isTerm { changeGroup(to: nil) }
        if isTerm || isDefined { beginRow() }
        isDefined = !isTerm
        beginCell(element, attributes, line: line, hidden)
    }

    mutating func beginCell(_ element: Element, _ attributes: Attributes, line: Int, _ hidden: HiddenRegion) {
        endCell()
        endStray()
        var span = TableBuilder.Span()
        span.toGroupEnd = element == .dt
        if !attributes.isEmpty {
            addNotes(attributes, line: line)
            if let abbreviated = attributes["abbr"], !abbreviated.isEmpty { addNote(abbreviated, line: line) }
            if let columns = attributes.number("colspan") { span.columns = columns }
            if let rows = attributes.number("rowspan") {
                span.rows = rows
                span.toGroupEnd = rows == 0
            }
        }
        builder.beginCell(span, line: line, isHeader: element == .th, isHidden: hidden.isOpen)
        if hidden.isStruck { builder.strikeCell() }
        if !hiddenColumns.isEmpty { builder.hideCell(in: hiddenColumns) }
        cellText.reset()
        inCell = true
        cellIsHidden = hidden.isOpen
        cellLine = line
        cellLinks = 0
    }

    /// What an element shows where somebody points at it, and what is read aloud in its place: `<abbr title="Non-Tobacco">NT</abbr>`.
    mutating func addNotes(_ attributes: Attributes, line: Int) {
        for text in [attributes["title"], attributes["aria-label"]].lazy.compactMap(\.self)
        where !text.isEmpty && text.firstRange(of: Self.sorting) == nil {
            addNote(text, line: line)
        }
    }

    mutating func addNote(_ text: String, line: Int) { cellNotes.append(TextPiece(text, line: line)) }

    /// What DataTables puts at the head of every column.
    private static let sorting = "activate to sort"

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { cellText.append(bytes, to: &builder) }

    /// What the open cell shows struck out.
    mutating func strike(_ bytes: UnsafeBufferPointer<UInt8>) { builder.strike(bytes) }

    mutating func lineBreak() { cellText.lineBreak() }

    mutating func addLink() {
        if inCell { links += 1 }
    }

    mutating func endCell() {
        guard inCell else { return }
        if let innerEnd {
            let pieces = self.pieces(from: innerEnd.offset)
            if !pieces.isEmpty { asides.append(Aside(inner: innerEnd.inner, isAfter: true, pieces: pieces)) }
        }
        // An item over a list of its own stands above that list, and is none of its names.
        if isList, itemText != nil || innerEnd != nil { builder.discardRow() } else { builder.endCell() }
        innerEnd = nil
        itemText = nil
        inCell = false
    }

    // MARK: Text outside cells

    mutating func appendStray(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) { loose.append(bytes, line: line) }

    /// What stands apart is not run together.
    mutating func endStray() {
        if !loose.isEmpty, let piece = loose.take() { stray.append(piece) }
    }

    // MARK: Rows and columns

    mutating func beginRow() {
        endRow()
        endStray()
        builder.beginRow()
    }

    mutating func endRow() {
        endCell()
        builder.endRow()
    }

    /// A row of one cell, from text outside cells.
    mutating func addRow(_ piece: TextPiece) {
        beginRow()
        builder.beginCell(TableBuilder.Span(), line: piece.line ?? 1, isHeader: false, isHidden: false)
        cellText.reset()
        inCell = true
        Array(piece.text.utf8).withUnsafeBufferPointer { append($0) }
        endRow()
    }

    /// The start or end of `<thead>`, `<tbody>` or `<tfoot>`.
    mutating func changeGroup(to group: Element?) {
        endCell()
        endStray()
        builder.endGroup()
        groups.change(to: group, atRow: builder.rowCount)
    }

    /// Everything has been read: what is open is closed, and rows stand where browsers show them.
    mutating func finish() {
        changeGroup(to: nil)
        groups.settle(&builder)
    }

    /// `<col style="display:none" span=2>`.
    mutating func addColumn(_ attributes: Attributes, isHidden: Bool) {
        let span = min(max(attributes.number("span") ?? 1, 1), TableBuilder.widestSpan)
        if isHidden { hiddenColumns.formUnion(columnPlace..<columnPlace + span) }
        columnPlace += span
    }

    // MARK: Inner tables

    /// A table begins in the open cell: the cell's text so far may be its title.
    mutating func beginInner(_ inner: Int) {
        nested += 1
        guard inCell else { return }
        let pieces = self.pieces(from: innerEnd?.offset ?? 0)
        if !pieces.isEmpty { asides.append(Aside(inner: inner, isAfter: false, pieces: pieces)) }
        lineBreak()
    }

    /// A list begins in the open item of this one, which is its caption.
    mutating func beginInnerList() -> TextPiece? {
        guard inCell else { return nil }
        let pieces = self.pieces(from: innerEnd?.offset ?? 0)
        if let first = pieces.first {
            itemText = TextPiece(pieces.map(\.text).joined(separator: " "), at: first.place)
        }
        lineBreak()
        return itemText
    }

    mutating func endInner(_ inner: Int) {
        guard inCell else { return }
        lineBreak()
        innerEnd = (inner, builder.cellBytes.count)
    }

    private func pieces(from offset: Int) -> [TextPiece] {
        builder.cellBytes.dropFirst(offset).split(separator: 0x0A).map {
            TextPiece(String(decoding: $0, as: UTF8.self), line: cellLine)
        }
    }
}
