import Paper

/// The pages of a document, laid out so that rows which a page break leaves alone are of their table.
///
/// A page that shows such rows is laid out again with the columns of the table on the page beside it. What comes of that is kept where the table
/// then goes on over the page break; else the page stays as it was, and what is told of the rows stays with it.
struct PageBreaks {
    private(set) var pages: [PageLayout]

    private let document: PaperDocument
    /// The pages before their furniture is dropped: what pages repeat is another where one of them is laid out anew.
    private var whole: [PageLayout]
    private var loose: [Int: [LooseRows]] = [:]

    init(_ document: PaperDocument) {
        self.document = document
        whole = document.pages.enumerated().map { PageLayout($1, number: $0 + 1) }
        pages = whole
        PageFurniture.drop(&pages)
        for page in pages.indices.dropFirst() { join(page - 1, page) }
    }

    /// Lays one of two pages out anew where the table of the other goes on with rows that stand alone on it.
    private mutating func join(_ first: Int, _ second: Int) {
        if let table = Self.table(pages[first], isLast: true),
            let rows = LooseRows.atHead(of: pages[second], after: table)
        {
            layOut(second, with: rows, between: (first, second))
        } else if let table = Self.table(pages[second], isLast: false),
            let rows = LooseRows.atFoot(of: pages[first], before: table)
        {
            layOut(first, with: rows, between: (first, second))
        }
    }

    private mutating func layOut(_ page: Int, with rows: LooseRows, between both: (Int, Int)) {
        let all = loose[page, default: []] + [rows]
        var other = whole
        other[page] = PageLayout(document.pages[page], number: page + 1, loose: all)
        var dropped = other
        PageFurniture.drop(&dropped)
        guard Self.goesOn(from: dropped[both.0], to: dropped[both.1], rows: rows.rows.count, areAbove: page == both.0)
        else { return }
        (whole, pages, loose[page]) = (other, dropped, all)
    }

    /// The last or the first of all that a page holds, where that is a table with no other beside it.
    private static func table(_ page: PageLayout, isLast: Bool) -> TableSketch? {
        let items = PaperTables.items(page)
        guard case .table(let sketch)? = isLast ? items.last : items.first, sketch.doubts.isEmpty else { return nil }
        let beside = page.tables.count { $0.box.top < sketch.box.bottom && sketch.box.top < $0.box.bottom }
        return beside == 1 ? sketch : nil
    }

    /// Whether a page's last table goes on at the head of the next, in the same columns and under the same headings, or under none.
    /// - Parameters:
    ///   - rows: How many rows stand alone.
    ///   - areAbove: Whether they do at the foot of the first page, under the headings of both.
    private static func goesOn(from first: PageLayout, to second: PageLayout, rows: Int, areAbove: Bool) -> Bool {
        guard let upper = table(first, isLast: true), let lower = table(second, isLast: false),
            Continuation.isOne(upper, first, lower, second), let known = FigureRows(areAbove ? lower : upper)
        else { return false }
        let (own, others) = (areAbove ? upper : lower, areAbove ? lower : upper)
        let loose = Continuation.headings(own, above: own.rowCount - rows)
        let headings = Continuation.headings(others, above: known.first)
        return loose == headings ? !areAbove || !loose.isEmpty : (areAbove ? headings : loose).isEmpty
    }
}
