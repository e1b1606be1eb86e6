import ChartSchema
import Paper

/// The pages of a document as tables: those that go on over pages are one, and text stands with the table it is near.
struct PaperTables {
    private(set) var tables: [Table] = []
    private(set) var notices: [PaperNotice] = []
    private(set) var pages: [PageLayout]

    init(_ document: PaperDocument) {
        pages = PageBreaks(document).pages
        // Without any table the names may stand in lists.
        if pages.allSatisfy(\.tables.isEmpty) {
            let listed = Self.listed(document)
            if listed.contains(where: { !$0.tables.isEmpty }) { pages = listed }
        }
        notices = pages.flatMap(\.notices)
        assemble()
    }

    private static func listed(_ document: PaperDocument) -> [PageLayout] {
        var pages = document.pages.enumerated().map { PageLayout($1, number: $0 + 1, readsLists: true) }
        PageFurniture.drop(&pages)
        return pages
    }

    /// Whether no page shows any letter.
    var isBlank: Bool { pages.allSatisfy { $0.seenCount == 0 } }

    private struct Open {
        var parts: [(page: Int, sketch: TableSketch)]
        /// Of the last part among the entries.
        var place: Int
        var caption: TextPiece?
        var headings: [TextPiece] = []
        var ended: [TextPiece] = []
        var above: [TextPiece] = []
        var before: [TextPiece] = []
        var after: [TextPiece] = []
    }

    enum Item {
        case table(TableSketch)
        case text(Paragraph)

        var box: PaperBox {
            switch self {
            case .table(let sketch): sketch.box
            case .text(let paragraph): paragraph.box
            }
        }
    }

    private typealias Entry = (page: Int, item: Item)

    private mutating func assemble() {
        var captions: [PaperBox: TextPiece] = [:]
        let entries: [Entry] = pages.indices.flatMap { page in
            Self.withoutCaptions(Self.items(pages[page]), &captions).map { (page, $0) }
        }
        var open: [Open] = []
        var lastTable: Int?
        for (place, entry) in entries.enumerated() {
            guard case .table(let sketch) = entry.item else { continue }
            defer { lastTable = place }
            guard sketch.doubts.isEmpty else { continue }
            let isNext = lastTable == place - 1
            if isNext, let part = open.last?.parts.last, part.page == entry.page - 1,
                Continuation.isOne(part.sketch, pages[part.page], sketch, pages[entry.page])
            {
                open[open.count - 1].parts.append((entry.page, sketch))
                open[open.count - 1].after = textAfter(place, entries)
                open[open.count - 1].place = place
                continue
            }
            let (headings, before) = textBefore(place, entries)
            open.append(
                Open(
                    parts: [(entry.page, sketch)], place: place, caption: captions[sketch.box],
                    headings: pages[entry.page].heads.map(Self.piece) + headings, ended: endedHeads(entry.page),
                    before: before,
                    after: textAfter(place, entries)))
        }
        giveRest(of: entries, to: &open)
        // What every page repeats may say for whom the chart is: "Smokers only".
        if !open.isEmpty { open[0].above += pages.flatMap(\.repeated).map(Self.piece) }
        for table in open { add(table) }
    }

    /// The heads of earlier pages that a page does not repeat.
    private func endedHeads(_ page: Int) -> [TextPiece] {
        let own = Set(pages[page].heads.map(\.text))
        return pages[..<page].flatMap(\.heads).filter { !own.contains($0.text) }.map(Self.piece)
    }

    /// Text under headings that stand over no table: it goes to the table before it, or stands above the first. Under a heading that is none
    /// of the first table's it is said of something else, and no title of that.
    private func giveRest(of entries: [Entry], to open: inout [Open]) {
        var heading: TextPiece?
        let given = open.reduce(into: Set<TextPiece>()) { $0.formUnion($1.headings + $1.before + $1.after) }
        for (place, entry) in entries.enumerated() {
            guard case .text(let paragraph) = entry.item, case let piece = Self.piece(paragraph) else { continue }
            if isHeading(paragraph) { heading = piece }
            guard !given.contains(piece) else { continue }
            if let last = open.indices.last(where: { open[$0].place < place }) {
                open[last].after.append(piece)
            } else if let own = heading, own != piece, let first = open.first, !first.headings.contains(own) {
                open[0].after.append(piece)
            } else if !open.isEmpty {
                open[0].above.append(piece)
            }
        }
    }

    static func items(_ page: PageLayout) -> [Item] {
        (page.tables.map(Item.table) + page.paragraphs.map(Item.text))
            .sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    }

    /// The items without the captions below their tables, which are kept by the tables' boxes.
    private static func withoutCaptions(_ items: [Item], _ captions: inout [PaperBox: TextPiece]) -> [Item] {
        let found = CaptionsBelow.find(
            items.map { item in
                if case .text(let paragraph) = item {
                    CaptionsBelow.Thing(box: item.box, size: paragraph.size)
                } else {
                    CaptionsBelow.Thing(box: item.box)
                }
            })
        for (table, caption) in found {
            guard case .text(let paragraph) = items[caption] else { continue }
            captions[items[table].box] = piece(paragraph)
        }
        let own = Set(found.values)
        return items.indices.filter { !own.contains($0) }.map { items[$0] }
    }

    /// Whether two tables stand beside one another.
    private static func areNeighbours(_ one: Entry, _ other: Entry) -> Bool {
        guard case .table(let first) = one.item, case .table(let second) = other.item, one.page == other.page else {
            return false
        }
        return first.box.top < second.box.bottom && second.box.top < first.box.bottom
            && (first.box.right <= second.box.left + 1 || second.box.right <= first.box.left + 1)
    }

    /// Whether a text stands over or under a table's neighbour and not over or under the table. What stands above the line on which each has
    /// a heading of its own is over both, however short it is.
    private static func isOfNeighbour(
        _ text: Entry, of table: Entry, _ neighbours: [Entry], among entries: [Entry]
    ) -> Bool {
        guard text.page == table.page, !meets(text, table), neighbours.contains(where: { meets(text, $0) }) else {
            return false
        }
        let below = entries.filter { entry in
            guard case .text = entry.item else { return false }
            return entry.page == table.page && entry.item.box.top >= text.item.box.bottom
                && entry.item.box.bottom <= table.item.box.top
        }
        return !below.contains { own in
            meets(own, table) && !neighbours.contains { meets(own, $0) }
                && below.contains { other in
                    !meets(other, table) && neighbours.contains { meets(other, $0) } && areBeside(own, other)
                }
        }
    }

    private static func meets(_ text: Entry, _ other: Entry) -> Bool {
        text.item.box.left < other.item.box.right && other.item.box.left < text.item.box.right
    }

    private static func areBeside(_ one: Entry, _ other: Entry) -> Bool {
        one.item.box.top < other.item.box.bottom && other.item.box.top < one.item.box.bottom
    }

    private func neighbours(_ place: Int, _ entries: [Entry]) -> [Entry] {
        let page = entries[place].page
        let first = entries[..<place].lastIndex { $0.page != page }.map { $0 + 1 } ?? 0
        let end = entries[place...].firstIndex { $0.page != page } ?? entries.count
        return entries[first..<end].filter { Self.areNeighbours($0, entries[place]) }
    }

    private func isHeading(_ paragraph: Paragraph) -> Bool {
        paragraph.lineCount == 1 && paragraph.size >= 1.15 * pages[paragraph.page - 1].usualSize
    }

    private static func piece(_ paragraph: Paragraph) -> TextPiece {
        TextPiece(paragraph.text, at: .box(PageBox(page: paragraph.page, paragraph.place)))
    }

    /// The headings that hold for a table, and the text between them, or the table before, and it.
    private func textBefore(_ place: Int, _ entries: [Entry]) -> (headings: [TextPiece], text: [TextPiece]) {
        let neighbours = neighbours(place, entries)
        var headings: [(size: Double, piece: TextPiece)] = []
        var text: [TextPiece] = []
        var last: Paragraph?
        for entry in entries[..<place] {
            switch entry.item {
            case .table:
                last = nil
                if !Self.areNeighbours(entry, entries[place]) { text = [] }
            case .text(let paragraph):
                if Self.isOfNeighbour(entry, of: entries[place], neighbours, among: entries) { continue }
                guard isHeading(paragraph) else {
                    last = nil
                    text.append(Self.piece(paragraph))
                    continue
                }
                // A heading right over another of its size stands over the next ones of that size, too.
                if let last, Self.isRightOver(last, paragraph), let upper = headings.indices.last {
                    headings[upper].size += 0.3
                }
                last = paragraph
                headings.removeAll { $0.size <= paragraph.size + 0.2 }
                headings.append((paragraph.size, Self.piece(paragraph)))
                text = []
            }
        }
        return (headings.map(\.piece), text)
    }

    /// Whether nothing stands between two headings of one size.
    private static func isRightOver(_ upper: Paragraph, _ lower: Paragraph) -> Bool {
        let gap = lower.box.top - upper.box.bottom
        return upper.page == lower.page && abs(upper.size - lower.size) <= 0.2 && gap >= 0 && gap < 2.5 * lower.size
    }

    /// The text between a table and the next table or heading.
    private func textAfter(_ place: Int, _ entries: [Entry]) -> [TextPiece] {
        let neighbours = neighbours(place, entries)
        var text: [TextPiece] = []
        for entry in entries[(place + 1)...] {
            switch entry.item {
            case .table:
                if !Self.areNeighbours(entry, entries[place]) { return text }
            case .text(let paragraph):
                if Self.isOfNeighbour(entry, of: entries[place], neighbours, among: entries) { continue }
                if isHeading(paragraph) { return text }
                text.append(Self.piece(paragraph))
            }
        }
        return text
    }

    private mutating func add(_ open: Open) {
        var builder = TableBuilder()
        var boxes: [PageBox] = []
        for (page, sketch) in open.parts {
            let upright = pages[page].page
            var rows: [[TableSketch.Cell]] = Array(repeating: [], count: sketch.rowCount)
            for cell in sketch.cells { rows[cell.row].append(cell) }
            let margin = sketch.margin
            for row in rows {
                builder.beginRow()
                for cell in row.sorted(by: { $0.column < $1.column }) {
                    builder.skipColumns(to: cell.column)
                    let box = upright.back(cell.box ?? sketch.box)
                    builder.beginCell(
                        TableBuilder.Span(rows: cell.rowSpan, columns: cell.columnSpan), line: boxes.count)
                    boxes.append(PageBox(page: page + 1, box))
                    let room = cell.area.map { $0.width - 2 * margin }
                    for byte in TableSketch.text(of: cell.words, room: room).utf8 { builder.append(byte) }
                    builder.endCell()
                }
                builder.endRow()
            }
            builder.endGroup()
        }
        var table = builder.finish(index: tables.count)
        guard table.columnCount > 0 else { return }
        table.places = .boxes(boxes)
        table.caption = open.caption
        (table.headings, table.endedHeadings) = (open.headings, open.ended)
        (table.textAbove, table.textBefore) = (open.above, open.before)
        table.textAfter = open.after
        table.roles = RoleAnalysis.roles(of: table)
        tables.append(table)
    }
}
