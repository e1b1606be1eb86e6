import Paper

/// One page as tables and running text, with the account of its glyphs.
struct PageLayout {
    /// What became of a glyph.
    enum Fate: Hashable {
        /// A blank: it shows nothing.
        case blank
        case cell
        /// Of a table that is not read, for reasons that are told.
        case doubtful
        case text
        /// Page numbers, headers and footers that every page repeats, dots that lead to a figure.
        case furniture
        /// Left out, as a finding says.
        case told
        /// Drawn twice, and read once.
        case doubled
    }

    let page: UprightPage
    /// Counts from 1.
    let number: Int
    private(set) var tables: [TableSketch] = []
    /// Chunks of running text outside tables, in reading order.
    var paragraphs: [Paragraph] = []
    /// What this page is the first to say of those that every page repeats.
    private(set) var repeated: [Paragraph] = []
    /// What it repeats with some of the pages.
    private(set) var heads: [Paragraph] = []
    private(set) var notices: [PaperNotice] = []
    /// By glyph; `nil` where nothing has become of it, which is told.
    private(set) var fates: [Fate?]
    /// The size of most of the writing.
    let usualSize: Double
    let seenCount: Int
    /// The words that stand in no table.
    private(set) var rest: [PrintedWord] = []

    /// - Parameter loose: Rows that stand alone on this page and are of tables on others.
    init(_ source: PaperPage, number: Int, readsLists: Bool = false, loose: [LooseRows] = []) {
        page = UprightPage(source)
        self.number = number
        fates = source.glyphs.map { $0.isBlank ? .blank : nil }
        let seen = SeenGlyphs(page)
        seenCount = seen.read.count { !source.glyphs[$0].isBlank }
        usualSize = ColumnStrips.median(seen.read.map { source.glyphs[$0].size }) ?? 10
        tellUnread(seen)
        var words = StruckWords.removed(
            WordBuilder(page).words(seen.read), rules: page.rules, fills: page.fills, boxes: page.boxes)
        let crossed = CrossedWords(words.kept, strokes: page.strokes, page: page)
        words.kept = crossed.kept
        words.struck += crossed.struck
        words.kept = ColourSwatches.marked(words.kept, fills: page.fills)
        for word in words.struck { set(word.glyphs, .told) }
        if let notice = PaperNotice(.struck, words.struck, page, number) { notices.append(notice) }
        if let notice = PaperNotice(.circled, crossed.circled, page, number) { notices.append(notice) }
        let ruled = RuledTables(page, words: words.kept, struck: words.struck, rules: words.rules)
        words.kept = ruled.rest
        let bare = BareTables(
            page, words: words.kept, rules: words.rules, taken: ruled.tables.map(\.box), readsLists: readsLists,
            loose: loose)
        rest = bare.rest
        tables = (ruled.tables + bare.tables).sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
        for word in bare.leaders { set(word.glyphs, .furniture) }
        doubtCrossed(crossed.touched + words.partly)
        notices += foreignInk(explained: crossed.explained)
        for index in tables.indices {
            let fate: Fate = tables[index].doubts.isEmpty ? .cell : .doubtful
            for cell in tables[index].cells { for word in cell.words { set(word.glyphs, fate) } }
            notices += tables[index].doubts.map { PaperNotice($0, page, number) }
        }
        notices += bare.doubts.map { PaperNotice($0, page, number) }
        paragraphs = Paragraph.paragraphs(of: bare.rest, page: page, number: number)
        for paragraph in paragraphs { set(paragraph.glyphs, .text) }
        // Of a letter that is drawn three times the third stands for the second: each follows one that stands before it.
        for (glyph, other) in seen.doubled.sorted(by: { $0.key < $1.key }) where fates[glyph] == nil {
            fates[glyph] = fates[other].map { _ in .doubled }
        }
        let lost = fates.indices.filter { fates[$0] == nil }
        if let notice = PaperNotice(.unplaced, glyphs: lost, page, number) { notices.append(notice) }
        for glyph in lost { fates[glyph] = .told }
    }

    /// Whether a paragraph is the page's own.
    enum Furnishing {
        case no, yes
        /// It is, and what it says is heard: once for the document where every page with a table repeats it, else beside its page's tables.
        case everywhere, here
    }

    /// Makes text that every page repeats furniture.
    mutating func dropFurniture(_ furnishing: (Paragraph) -> Furnishing) {
        var kept: [Paragraph] = []
        for paragraph in paragraphs {
            let own = furnishing(paragraph)
            if own == .everywhere { repeated.append(paragraph) }
            if own == .here { heads.append(paragraph) }
            if own == .no { kept.append(paragraph) }
            if own == .yes { for glyph in paragraph.glyphs { fates[glyph] = .furniture } }
        }
        paragraphs = kept
    }

    private mutating func set(_ glyphs: [Int], _ fate: Fate) {
        for glyph in glyphs {
            // A glyph with two fates would be read twice.
            fates[glyph] = fates[glyph] == nil ? fate : .told
        }
    }

    private mutating func tellUnread(_ seen: SeenGlyphs) {
        set(seen.bullets, .furniture)
        for (kind, glyphs) in [
            (PaperNotice.Kind.hidden, seen.hidden), (.offPage, seen.offPage), (.unmapped, seen.unmapped),
            (.overlapping, seen.overlapping),
            (.slanted, seen.slanted),
        ] {
            if let notice = PaperNotice(kind, glyphs: glyphs, page, number) { notices.append(notice) }
            for glyph in glyphs { fates[glyph] = .told }
        }
    }

    /// A line over words of a table that is none of its lines may take back a figure, a column or all of it.
    private mutating func doubtCrossed(_ touched: [PrintedWord]) {
        guard !touched.isEmpty else { return }
        var rest = touched
        for index in tables.indices {
            let own = Set(tables[index].cells.flatMap { $0.words.map { $0.glyphs[0] } })
            let crossed = touched.filter { own.contains($0.glyphs[0]) }
            rest.removeAll { own.contains($0.glyphs[0]) }
            guard let first = crossed.first else { continue }
            let line = PrintedLine(words: crossed)
            tables[index].doubts.append(PaperDoubt(kind: .crossed, box: first.box, text: line.text))
        }
        if let notice = PaperNotice(.crossed, rest, page, number) { notices.append(notice) }
    }
}
