/// Turns the events of an HTML page into tables with what stands around them.
///
/// It is driven by a parser's callbacks: ``startElement(_:attributes:line:)``, ``text(_:line:)``, ``endElement(_:)``, then
/// ``finish()``. Whether the page was HTML or XHTML makes no difference here.
struct MarkupEvents {
    var frames: [TableFrame] = []
    var around = Surroundings()
    var tabs = PageTabs()
    /// The label of the heading that is open.
    var headingLabel: TextPiece?
    /// How deep the parser stands in elements, and where parts with a label began.
    var depth = 0
    var parts: [Int] = []
    var hidden = HiddenRegion()
    private var skipDepth = 0
    private var shown = ShownText()
    /// The text of the `<style>` that is open.
    private var style: [UInt8]?
    private var superscripts = 0
    /// The open `<abbr>` of a cell: what it is short for, and its own text.
    var abbreviation: (title: String, short: [UInt8], line: Int)?
    var inTitle = false
    /// How many menus are open: their text is nobody's.
    var menuDepth = 0
    /// How many page footers are open: their tables are links, their sentences may still speak of the tables above.
    private var footerDepth = 0
    /// What the paragraph outside tables is made of.
    private var block = Element.p
    private var hasData = false
    private var tableCount = 0
    private let lists: ListForm
    private var readsLists: Bool { lists == .items }
    /// A page that is read for its lists or paragraphs has tables for its layout only: their cells are parts of the page.
    private var dissolvesTables: Bool { lists != .none }
    /// The first table that the open figure may hold, and whether what is read is the caption below a table in it.
    private var figure: (first: Int?, isCaption: Bool) = (nil, false)
    /// Finished tables, until the outermost one has ended and the text after it is known.
    private var finished = FinishedTables()

    var title: TextPiece? { around.title }
    /// The text of a page without a table, known at its end.
    private(set) var textWithoutTable: [TextPiece] = []
    private(set) var notices: [MarkupNotice] = []
    /// The part of the page that is not shown, around tables.
    var unseen = UnseenPart()

    /// Whether what is read now is no text of the page: a script, a style.
    var isSkipping: Bool { skipDepth > 0 }

    mutating func note(_ notice: MarkupNotice) { notices.append(notice) }

    /// The limit that the page goes beyond: nothing behind that place is read.
    var excess: LimitExceeded?
    private var sparsePlaces = SparsePlaces()

    /// Whether a table is open.
    var isInsideTable: Bool { !frames.isEmpty }

    /// - Parameters:
    ///   - firstTable: The index of the first table, where the page is a part of a file.
    ///   - lists: What besides tables is read as tables of one column.
    init(firstTable: Int = 0, lists: ListForm = .none) {
        tableCount = firstTable
        self.lists = lists
    }

    // MARK: Events

    mutating func startElement(_ name: Element, attributes: Attributes, line: Int) {
        guard excess == nil else { return }
        depth += 1
        if skipDepth > 0 || name.isSkipped {
            if name.isSkipped { skipDepth += 1 }
            if name == .style, skipDepth == 1 { style = [] }
            shown.start(name, attributes, line: line, isOutermost: skipDepth == 1 && name.isSkipped)
            return
        }
        let isOfLayout = dissolvesTables && name.isOfTable
        if !frames.isEmpty || name == .table || isOfLayout {
            hidden.start(name, attributes)
        } else {
            hidden.startOutside(name, attributes)
            beginHidden(name, attributes)
        }
        if tabs.isOpen, name.isBlock || name == .table || name.headingLevel != nil { loseLabel() }
        keepNotes(name, attributes, line: line)
        beginPart(name, attributes)
        defer { beginLabel(name, attributes) }
        switch name {
        case _ where isOfLayout: beginBlock(.p)
        case .ul where readsLists, .ol where readsLists: beginList(attributes, line: line)
        case .dl where readsLists: beginTable(attributes, line: line)
        case .dt where readsLists, .dd where readsLists:
            if let last = frames.indices.last {
                frames[last].beginDefinitionCell(name, attributes, line: line, hidden)
            }
        case .li where readsLists:
            if let last = frames.indices.last {
                frames[last].beginRow()
                frames[last].beginCell(.td, attributes, line: line, hidden)
            }
        case .td, .th:
            if let last = frames.indices.last {
                frames[last].beginCell(name, attributes, line: line, hidden)
            }
        case .tr: beginRow(line: line)
        case .table: beginTable(attributes, line: line)
        case .thead, .tbody, .tfoot: if let last = frames.indices.last { frames[last].changeGroup(to: name) }
        case .col:
            if let last = frames.indices.last {
                frames[last].addColumn(attributes, isHidden: hidden.showing(of: name, attributes) != .shown)
            }
        case .sup: superscripts += 1
        case .img: keepAlternative(attributes, line: line)
        case .input: keepInput(attributes, line: line)
        case .caption: if let last = frames.indices.last { frames[last].inCaption = true }
        case .br, .button: breakLine()
        case .a: if let last = frames.indices.last { frames[last].addLink() }
        case .title: inTitle = frames.isEmpty
        case .nav: menuDepth += 1
        case .footer:
            blockBoundary()
            footerDepth += 1
        case .figure, .figcaption: beginFigure(name)
        default:
            if let level = name.headingLevel {
                beginHeading(level)
                headingLabel = tabs.label(of: attributes)
            } else if name.isBlock {
                beginBlock(name)
            }
        }
    }

    mutating func endElement(_ name: Element) {
        guard excess == nil else { return }
        depth -= 1
        endHidden()
        if skipDepth > 0 {
            if name.isSkipped { skipDepth -= 1 }
            if name == .style { endStyle() }
            if let text = shown.end(name) { keepShown(text, answers: name == .select, line: shown.line) }
            return
        }
        hidden.end()
        if let text = tabs.end(name) { keepAgain(text) }
        defer { endPart() }
        switch name {
        case _ where dissolvesTables && name.isOfTable: blockBoundary()
        case .ul where readsLists, .ol where readsLists, .dl where readsLists: endTable()
        case .dt where readsLists, .dd where readsLists: if let last = frames.indices.last { frames[last].endCell() }
        case .li where readsLists: if let last = frames.indices.last { frames[last].endRow() }
        case .sup: superscripts = max(0, superscripts - 1)
        case .button: breakLine()
        case .abbr, .acronym: endAbbreviation()
        case .td, .th:
            superscripts = 0
            keepHiddenWords()
            if let last = frames.indices.last { frames[last].endCell() }
        case .tr: if let last = frames.indices.last { frames[last].endRow() }
        case .table: endTable()
        case .thead, .tbody, .tfoot: if let last = frames.indices.last { frames[last].changeGroup(to: nil) }
        case .caption: endCaption()
        case .title:
            if inTitle { around.endTitle() }
            inTitle = false
        case .nav:
            blockBoundary()
            menuDepth = max(0, menuDepth - 1)
        case .footer:
            blockBoundary()
            footerDepth = max(0, footerDepth - 1)
        case .figcaption where figure.isCaption:
            figure.isCaption = false
            finished.caption(around.takeCaption())
        default:
            if name.headingLevel != nil {
                frames.isEmpty ? endHeading() : breakLine()
            } else if name.isBlock {
                blockBoundary()
                if name == .dl, frames.isEmpty { block = .div }
            }
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        guard excess == nil else { return }
        if skipDepth > 0 {
            style?.append(contentsOf: bytes)
            if style == nil { shown.text(bytes) }
        } else if superscripts > 0 {
            Superscript.raised(bytes).withUnsafeBufferPointer { keep($0, line: line) }
        } else {
            keep(bytes, line: line)
        }
    }

    mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        guard let last = frames.indices.last else {
            keepAround(bytes, line: line)
            return
        }
        if frames[last].inCell {
            // What is hidden inside a cell is no text of it; a hidden cell keeps its own.
            if !hidden.isOpen || frames[last].cellIsHidden {
                frames[last].append(bytes)
                abbreviation?.short.append(contentsOf: bytes)
            } else if hidden.isStruck {
                frames[last].strike(bytes)
            } else {
                unseen.words.append(contentsOf: bytes)
            }
        } else if frames[last].inCaption {
            keepAround(bytes, line: line)
        } else if !hidden.isOpen {
            frames[last].appendStray(bytes, line: line)
        }
    }

    /// The end of the file: what is open is closed.
    mutating func finish() {
        while !frames.isEmpty { endTable() }
        endHeading()
        endParagraph()
        keepLostLabels()
        endSection()
        if !hasData, let found = around.tabular.found {
            notices.append(MarkupNotice(kind: .tabularText(found.parts), table: nil, line: found.line))
        }
        for kind in hidden.styles.unreadKinds { note(MarkupNotice(kind: kind, table: nil, line: 1)) }
        if finished.isEmpty {
            textWithoutTable = around.above + around.takeRest()
        } else {
            let rest = around.takeRest()
            _ = finished.release(textAfter: rest, struck: around.takeStruck())
        }
    }

    mutating func takeReady() -> [Table] { finished.takeReady() }

    private mutating func endStyle() {
        guard let text = style else { return }
        hidden.styles.add(String(decoding: text, as: UTF8.self))
        style = nil
    }

    // MARK: Tables

    private mutating func beginTable(_ attributes: Attributes, line: Int, isList: Bool = false) {
        if let last = frames.indices.last {
            frames[last].beginInner(tableCount)
        } else {
            endHeading()
            endParagraph()
        }
        let text = frames.isEmpty ? endTextBefore() : (above: [], apart: [])
        var frame = TableFrame(
            index: tableCount, headings: around.headings, before: around.takeParagraphs(), isList: isList)
        (frame.above, frame.apart) = text
        if frames.isEmpty { frame.struckBefore = around.takeStruck() }
        frame.isPresentation = attributes["role"] == "presentation"
        // What is read aloud of a table stands for a caption that it does not show.
        frame.caption = [attributes["aria-label"], attributes["summary"]].lazy.compactMap(\.self).first { !$0.isEmpty }
            .map { TextPiece($0, line: line) }
        frame.inNavigation = menuDepth + footerDepth > 0
        frame.addNotes(attributes, line: line)
        if let summary = attributes["summary"], !summary.isEmpty { frame.addNote(summary, line: line) }
        if frames.isEmpty, unseen.isOpen { unseen.tables[tableCount] = line }
        open(frame, line: line)
    }

    /// Opens a table or a list, unless it stands in too many others: every one keeps what stands around it, and all that are open
    /// would keep the same.
    private mutating func open(_ frame: TableFrame, line: Int) {
        tableCount += 1
        frames.append(frame)
        excess = TextLimits.current.nesting(frames.count, line: line)
    }

    /// Gives the text above a table to the one before it, as far as that is its.
    ///
    /// - Returns: What holds for all tables that follow, and what sections without a table said before the first one, which
    ///   holds for none of them.
    private mutating func endTextBefore() -> (above: [TextPiece], apart: [TextPiece]) {
        let loose = around.takeSectionsWithoutTable()
        let isGiven = finished.release(textAfter: loose + (finished.isFollowed ? around.paragraphs : []))
        around.beginTable()
        return (around.above, isGiven ? [] : loose)
    }

    private mutating func beginList(_ attributes: Attributes, line: Int) {
        guard let last = frames.indices.last, frames[last].isList else {
            return beginTable(attributes, line: line, isList: true)
        }
        // What stands above the outer list stands above this one, and the item that it is in stands next to it.
        let headings = frames[last].headings + [frames[last].caption].compactMap(\.self)
        var frame = TableFrame(index: tableCount, headings: headings, before: frames[last].before, isList: true)
        frame.caption = frames[last].beginInnerList()
        frame.inNavigation = frames[last].inNavigation
        open(frame, line: line)
    }

    private mutating func endTable() {
        guard var frame = frames.popLast() else { return }
        if frame.inCaption { frame.caption = around.takeCaption() }
        frame.finish()
        excess = excess ?? sparsePlaces.add(frame.builder)
        guard excess == nil else { return }
        let table = Table(of: &frame)
        if table.furniture == nil {
            hasData = true
            reportUnseen(frame.index)
        }
        if frame.builder.spansWereCut {
            notices.append(MarkupNotice(kind: .spanCut, table: frame.index, line: table.cells.first?.line ?? 1))
        }
        if let first = frame.stray.first {
            let text = frame.stray.map(\.text).joined(separator: " … ")
            notices.append(MarkupNotice(kind: .textOutsideCells(text), table: frame.index, line: first.line ?? 1))
        }
        finished.add(table, asides: frame.asides)
        if let last = frames.indices.last { frames[last].endInner(frame.index) } else { finished.settle() }
    }

    private mutating func endCaption() {
        guard let last = frames.indices.last, frames[last].inCaption else { return }
        frames[last].inCaption = false
        frames[last].caption = around.takeCaption()
    }

    // MARK: Text

    private mutating func breakLine() {
        if let last = frames.indices.last, frames[last].inCell {
            frames[last].lineBreak()
        } else if let last = frames.indices.last, !frames[last].inCaption {
            frames[last].endStray()
        } else if lists == .paragraphs, !around.inHeading {
            endParagraph()
        } else {
            around.appendBlank()
            if block == .p { block = .br }
        }
    }

    mutating func blockBoundary() {
        if frames.isEmpty, !around.inHeading { endParagraph() } else { breakLine() }
    }

    private mutating func beginBlock(_ name: Element) {
        blockBoundary()
        if frames.isEmpty { block = name }
    }

    /// `<figure><table>…</table><figcaption>Women</figcaption></figure>`: the caption is that of the table before it.
    private mutating func beginFigure(_ name: Element) {
        beginBlock(name)
        if name == .figure {
            figure = (tableCount, false)
        } else if let first = figure.first, frames.isEmpty, let table = finished.uncaptioned {
            figure.isCaption = table >= first
        }
    }

    mutating func beginHeading(_ level: Int) {
        guard frames.isEmpty else { return breakLine() }
        endParagraph()
        endSection()
        around.beginHeading(level)
    }

    /// The paragraphs since the last heading as a table of one column, where paragraphs are read so.
    private mutating func endSection() {
        guard lists == .paragraphs, frames.isEmpty, !around.paragraphs.isEmpty else { return }
        var frame = TableFrame(index: tableCount, headings: around.headings, before: [])
        for piece in around.takeParagraphs() { frame.addRow(piece) }
        (frame.above, frame.apart) = endTextBefore()
        tableCount += 1
        frames.append(frame)
        endTable()
    }

    mutating func endHeading() {
        guard around.inHeading else { return }
        let isBehind = finished.isFollowed
        let after = around.endHeading(isBehindTable: isBehind, isKept: menuDepth == 0)
        if isBehind { finished.close(textAfter: after) }
        keepHeadingLabel()
    }

    mutating func endParagraph() {
        tabs.settle()
        around.endParagraph(isKept: menuDepth == 0, in: block)
    }
}
