import ChartSchema

/// Turns the events of an HTML page into tables with what stands around them.
///
/// It is driven by a parser's callbacks (``HTMLReader``, ``XHTMLReader``): ``startElement(_:attribute:line:)``,
/// ``text(_:line:)``, ``endElement(_:)``. Elements are compared by name without making a `String`.
struct MarkupEvents {
    /// A table that is open: the innermost is last.
    private struct Frame {
        var builder = TableBuilder()
        var index: Int
        var cellText = CellText()
        var inCell = false
        var inCaption = false
        var hiddenRow = false
        var caption: TextPiece?
        var headings: [TextPiece]
        var before: [TextPiece]
        var nested = 0
        var links = 0
        var filled = 0
        var isPresentation = false
        var inNavigation = false

        mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { cellText.append(bytes, to: &builder) }
    }

    private var frames: [Frame] = []
    private var headings: [(level: Int, piece: TextPiece)] = []
    private var paragraphs: [TextPiece] = []
    private var loose = LooseText()
    private var headingLevel: Int?
    private var skipDepth = 0
    private var inTitle = false
    private(set) var title: TextPiece?
    private var navigationDepth = 0
    private var tableCount = 0
    /// The last table, kept until the text after it is known.
    private var waiting: Table?
    /// Finished inner tables wait until the outermost has ended, so that tables come in document order.
    private var finished: [Table] = []
    private(set) var ready: [Table] = []
    private(set) var spansWereCut: [(table: Int, line: Int)] = []

    /// Whether a table is open.
    var isInsideTable: Bool { !frames.isEmpty }

    // MARK: Events

    mutating func startElement(_ name: Element, attributes: Attributes, line: Int) {
        if skipDepth > 0 {
            if name.isSkipped { skipDepth += 1 }
            return
        }
        if name.isSkipped {
            skipDepth = 1
            return
        }
        switch name {
        case .title: inTitle = frames.isEmpty
        case .nav, .footer, .header: navigationDepth += name == .header ? 0 : 1
        case .h1, .h2, .h3, .h4, .h5, .h6:
            if frames.isEmpty {
                endParagraph()
                headingLevel = name.headingLevel
            } else {
                breakLine()
            }
        case .table: beginTable(attributes)
        case .caption: if !frames.isEmpty { frames[frames.count - 1].inCaption = true }
        case .thead, .tbody, .tfoot: endGroup()
        case .tr: beginRow(attributes)
        case .td, .th: beginCell(name, attributes, line: line)
        case .br: breakLine(or: 0x20)
        case .p, .div, .li, .ul, .ol, .section, .article, .figure, .hr, .blockquote, .pre, .dt, .dd: blockBoundary()
        case .a: if let last = frames.indices.last, frames[last].inCell { frames[last].links += 1 }
        default: break
        }
    }

    mutating func endElement(_ name: Element) {
        if skipDepth > 0 {
            if name.isSkipped { skipDepth -= 1 }
            return
        }
        switch name {
        case .title:
            if inTitle { title = loose.take() }
            inTitle = false
        case .nav, .footer: navigationDepth = max(0, navigationDepth - 1)
        case .h1, .h2, .h3, .h4, .h5, .h6: endHeading()
        case .table: endTable()
        case .caption: endCaption()
        case .thead, .tbody, .tfoot: endGroup()
        case .tr: endRow()
        case .td, .th: endCell()
        case .p, .div, .li, .ul, .ol, .section, .article, .figure, .blockquote, .pre, .dt, .dd: blockBoundary()
        default: break
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        if skipDepth > 0 { return }
        guard let last = frames.indices.last else {
            loose.append(bytes, line: line)
            return
        }
        if frames[last].inCell {
            frames[last].append(bytes)
        } else if frames[last].inCaption {
            loose.append(bytes, line: line)
        }
    }

    /// The end of the file: what is open is closed.
    mutating func finish() {
        while !frames.isEmpty { endTable() }
        endHeading()
        endParagraph()
        flushWaiting()
    }

    mutating func takeReady() -> [Table] {
        defer { ready = [] }
        return ready
    }

    // MARK: Tables

    private mutating func beginTable(_ attributes: Attributes) {
        if frames.isEmpty {
            endHeading()
            endParagraph()
            flushWaiting()
        } else {
            frames[frames.count - 1].nested += 1
        }
        var frame = Frame(index: tableCount, headings: headings.map(\.piece), before: paragraphs)
        frame.isPresentation = attributes["role"] == "presentation"
        frame.inNavigation = navigationDepth > 0
        tableCount += 1
        frames.append(frame)
        paragraphs = []
    }

    private mutating func endTable() {
        guard var frame = frames.popLast() else { return }
        if frame.inCaption { frame.caption = loose.take() }
        if frame.inCell { frame.builder.endCell() }
        var table = frame.builder.finish(index: frame.index)
        table.caption = frame.caption
        table.headings = frame.headings
        table.textBefore = frame.before
        table.furnitureColumns = Furniture.rowNumberColumns(table)
        table.roles = RoleAnalysis.roles(of: table)
        table.furniture = Furniture.reason(
            table, nested: frame.nested, links: frame.links, isPresentation: frame.isPresentation,
            inNavigation: frame.inNavigation)
        if frame.builder.spansWereCut { spansWereCut.append((frame.index, table.cells.first?.line ?? 1)) }
        finished.append(table)
        guard frames.isEmpty else { return }
        finished.sort { $0.index < $1.index }
        waiting = finished.removeLast()
        ready += finished
        finished = []
    }

    private mutating func flushWaiting() {
        guard var table = waiting else { return }
        waiting = nil
        table.textAfter = paragraphs
        paragraphs = []
        ready.append(table)
    }

    private mutating func beginRow(_ attributes: Attributes) {
        guard let last = frames.indices.last else { return }
        endRow()
        frames[last].builder.beginRow()
        frames[last].hiddenRow = attributes.isHidden
    }

    private mutating func endRow() {
        guard let last = frames.indices.last else { return }
        endCell()
        frames[last].builder.endRow()
    }

    private mutating func endGroup() {
        guard let last = frames.indices.last else { return }
        endCell()
        frames[last].builder.endGroup()
    }

    private mutating func beginCell(_ name: Element, _ attributes: Attributes, line: Int) {
        guard let last = frames.indices.last else { return }
        endCell()
        var span = TableBuilder.Span()
        if let columns = attributes.number("colspan") { span.columns = columns }
        if let rows = attributes.number("rowspan") {
            span.rows = rows
            span.toGroupEnd = rows == 0
        }
        frames[last].builder.beginCell(
            span, line: line, isHeader: name == .th, isHidden: frames[last].hiddenRow || attributes.isHidden)
        frames[last].inCell = true
        frames[last].cellText.reset()
    }

    private mutating func endCell() {
        guard let last = frames.indices.last, frames[last].inCell else { return }
        frames[last].builder.endCell()
        frames[last].inCell = false
    }

    private mutating func endCaption() {
        guard let last = frames.indices.last, frames[last].inCaption else { return }
        frames[last].inCaption = false
        frames[last].caption = loose.take()
    }

    // MARK: Text

    private mutating func breakLine(or byte: UInt8 = 0x20) {
        guard let last = frames.indices.last else {
            loose.append(byte)
            return
        }
        if frames[last].inCell { frames[last].cellText.lineBreak() } else { loose.append(byte) }
    }

    private mutating func blockBoundary() {
        if let last = frames.indices.last {
            if frames[last].inCell { frames[last].cellText.lineBreak() }
        } else if headingLevel == nil {
            endParagraph()
        } else {
            loose.append(0x20)
        }
    }

    private mutating func endHeading() {
        guard let level = headingLevel else { return }
        headingLevel = nil
        guard let piece = loose.take() else { return }
        flushWaiting()
        headings.removeAll { $0.level >= level }
        headings.append((level, piece))
        paragraphs = []
    }

    private mutating func endParagraph() {
        guard let piece = loose.take(), navigationDepth == 0 else { return }
        paragraphs.append(piece)
    }
}
