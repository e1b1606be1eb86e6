import ChartSchema
import Notation
import Tables

/// What stands around a table and holds for all of it: headings, caption, titles above the header, sheet name.
struct TableContext {
    struct Piece: Sendable {
        let terms: HeaderTerms
        let sense: ChartSentence.Sense
        /// The cell, for titles inside the table's grid.
        private(set) var cell: Int?
        private(set) var place: Place
        private(set) var kind: ChartNote.Kind
        /// What it says of whom the table is for.
        let says: Set<CellReference.Field>
        /// "Secure Term": short words that are a name, and neither a class's nor the page's own.
        let isPlanLike: Bool
        /// A paragraph right before the table.
        var isBefore = false
        /// What is left of a title of which a later one says a part otherwise.
        var isRest = false
        /// What else must be so for the table's limits, and the whole text that says it.
        private(set) var condition: (text: String, of: String)?
        /// What an attribute or element is called whose value the words are: `class name: Select`.
        var name: HeaderTerms?

        init(
            terms: HeaderTerms, sense: ChartSentence.Sense, cell: Int?, place: Place, kind: ChartNote.Kind,
            isBefore: Bool = false
        ) {
            (self.terms, self.sense, self.cell, self.place, self.kind) = (terms, sense, cell, place, kind)
            self.isBefore = isBefore
            says = Self.says(terms, sense)
            isPlanLike = Self.isPlanLike(terms, sense)
        }

        /// The same words for a later table, in whose grid they have no cell.
        var outside: Piece { at(nil, place, kind) }

        /// The same words in another place.
        func at(_ cell: Int?, _ place: Place, _ kind: ChartNote.Kind) -> Piece {
            var own = self
            (own.cell, own.place, own.kind) = (cell, place, kind)
            return own
        }

        func under(_ condition: String, of text: String) -> Piece {
            var own = self
            own.condition = (condition, text)
            return own
        }

        func named(_ name: HeaderTerms) -> Piece {
            var own = self
            own.name = name
            return own
        }

        /// The same words, of which nobody knows whether they hold.
        var undecided: Piece {
            var own = without([.sex, .tobacco])
            own.isRest = isRest
            return own
        }

        var before: Piece {
            var own = self
            own.isBefore = true
            return own
        }

        /// The same without what a later title says otherwise: "Preferred, male" above "Standard".
        func without(_ fields: Set<CellReference.Field>) -> Piece {
            var terms = terms
            terms.forget(fields)
            var own = Piece(terms: terms, sense: sense, cell: cell, place: place, kind: kind, isBefore: isBefore)
            (own.isRest, own.name, own.condition) = (isRest || fields != [.weight], name, condition)
            return own
        }

        /// Whether it may say whom the table is for: not "Females: deduct 5 lb", not "Women: see page 12".
        var saysWho: Bool { Self.saysWho(sense) }

        private static func saysWho(_ sense: ChartSentence.Sense) -> Bool {
            [.neutral, .people, .unit].contains(sense)
        }

        private static func says(_ terms: HeaderTerms, _ sense: ChartSentence.Sense) -> Set<CellReference.Field> {
            guard saysWho(sense) else { return [] }
            var fields: Set<CellReference.Field> = []
            if terms.sex != nil { fields.insert(.sex) }
            if terms.tobacco != nil { fields.insert(.tobacco) }
            if terms.age != nil || terms.saysAllAges { fields.insert(.age) }
            if terms.boundOfWeights != nil { fields.insert(.weight) }
            if !terms.isNumberOfTable || terms.isRatingAmongClasses,
                terms.label.map(ClassWords.name) ?? false
            {
                fields.insert(.classLabel)
            }
            return fields
        }

        /// What it may tell tables apart by: what it says, or a name that may be a product's.
        var kinds: Set<CellReference.Field> {
            isPlanLike && !says.contains(.classLabel) ? says.union([.product]) : says
        }

        private static func isPlanLike(_ terms: HeaderTerms, _ sense: ChartSentence.Sense) -> Bool {
            guard sense == .neutral || sense == .people, !terms.isOfBuild, !terms.isNumberOfTable,
                let label = terms.label, label.count <= 60
            else { return false }
            return ColumnNames.isName(label) && !ColumnNames.isOfPage(label) && !ColumnNames.isTobaccoOnly(label)
                && !ClassWords.name(label) && !TaggedText(label).has(.organisation)
        }
    }

    /// The nearest piece first.
    let pieces: [Piece]
    /// What sentences below the table say of all its limits.
    let below: [Piece]
    /// What stands above all titles of the file, and holds where nothing nearer speaks.
    let page: [Piece]
    /// The pieces that may say whom the table is for.
    private let who: [Piece]
    /// The table prints no title, or one that says less than the one before: that one holds for it, too.
    private(set) var goesOn = false
    /// A section's title says less than the one before it, whose other words were read for both.
    private(set) var takesRest = false
    /// What attributes around the table say by their names.
    private let given: NamedValues
    /// The name of the sheet.
    private let sheet: HeaderTerms?
    /// The same, where it may be a product's.
    let sheetProduct: Piece?
    /// The same, where it says something besides a name.
    let sheetPiece: Piece?
    /// The titles of this section alone, the nearest first.
    let titles: [Piece]
    /// Those, what else stands right around the table, and the titles of earlier sections that still hold.
    let held: [Piece]

    /// The words around every section of a table. "Tobacco" below "Male / Non-Tobacco" is still about men: a title ends
    /// those that speak of the same thing, and those that stood below them.
    ///
    /// - Parameters:
    ///   - part: The part of a table that the layout is of.
    ///   - levels: The titles that hold where the table begins, top level first; on return, where it ends.
    ///   - page: What stands above the first of all titles, and holds for the tables and sections that say nothing of it.
    ///   - previous: The table before, with whose heights a table without titles may go on.
    ///   - isAlone: Whether the file has no other table that sentences below this one could be about.
    static func sections(
        _ layout: TableLayout, of part: TablePart, levels: inout TitleLevels, page: inout [Piece],
        previous: TableLayout?,
        isAlone: Bool
    ) -> [TableContext] {
        let table = layout.grid.table
        if !part.goesOn { levels.end(table.endedHeadings) }
        // `<NotSmoker/>` in one row is about that row.
        let notes =
            isAlone
            ? (layout.textsBelow + part.textsBelow).filter {
                !isOfOnePage($0, of: table) && !table.bareElements.contains($0)
            } : []
        if !table.textBefore.isEmpty, !part.goesOn { page.removeAll(where: \.isBefore) }
        let limits = Limits(
            classes: layout.columnsOfLimits.compactMap(\.label) + (layout.rowNames ?? []), below: notes,
            isMarked: !notes.isEmpty && MarkedNotes(table).leavesMarksOpen(in: table), texts: layout.grid.texts)
        let isForOthers = layout.rows.segments.count == 1 && layout.isForOtherPeople(than: previous)
        var around: [Piece] = []
        var isInTurn = part.goesOn
        if !part.goesOn, table.caption != nil || !table.headings.isEmpty || !table.textBefore.isEmpty {
            let bare = TableContext(layout.grid, segment: Segment(header: [], titles: [], body: []))
            around = bare.pieces.reversed().filter { !$0.kinds.isEmpty }
            isInTurn = isForOthers && levels.hold(around) || levels.take(around)
        }
        return layout.rows.segments.enumerated().map { index, segment in
            let above = index == 0 ? part.above : nil
            let titles = TableContext(layout.grid, segment: segment, above: above).titles
            let own = titles.reversed().filter { !$0.kinds.isEmpty }
            let goesBehind = isInTurn || levels.goesOn(with: own)
            levels.put(own)
            let goesOn =
                own.isEmpty
                && (index == 0
                    ? isForOthers || layout.firstRowsGoOn(after: previous)
                    : layout.isForOtherPeople(inSegment: index))
            let near = around + own
            // "Minimum weights" above another kind of title is about the first table alone.
            func carried(_ pieces: [Piece]) -> [Piece] {
                pieces.reversed().map { goesBehind ? $0.outside : $0.outside.without([.weight]) }
            }
            let others = (near.isEmpty && !goesOn ? TitleLevels() : levels).others(than: near)
            var context = TableContext(
                layout.grid, segment: segment, above: above, inner: carried(others.below),
                outer: carried(others.above), page: page, limits: limits)
            if page.isEmpty, let nearest = titles.first?.place { page = context.above(nearest) }
            let rest = others.below + others.above
            context.takesRest = !own.isEmpty && rest.contains(where: \.isRest)
            context.goesOn = goesOn && !rest.isEmpty || rest.contains(where: \.isRest)
            return context
        }
    }

    /// "This page is for nonsmokers only." below the second page of a table of two; "from here on: men only" beside a row.
    private static func isOfOnePage(_ note: TextPiece, of table: Table) -> Bool {
        let words = TaggedText(note.text).tokens.map(\.text)
        if words.contains("here") { return true }
        guard case .box = note.place, words.contains("page") else { return false }
        let pages = Set(
            table.cells.indices.compactMap { cell -> Int? in
                guard case .box(let box) = table.place(ofCell: cell) else { return nil }
                return box.page
            })
        return pages.count > 1
    }

    /// - Parameters:
    ///   - above: Rows of text over the grid.
    ///   - inner: Titles of earlier sections that still hold below what stands around the table, the nearest first.
    ///   - outer: Those that hold above it.
    ///   - page: What holds where nothing nearer speaks.
    ///   - limits: What holds in all sections of the table.
    init(
        _ grid: Grid, segment: Segment, above: Grid? = nil, inner: [Piece] = [], outer: [Piece] = [],
        page: [Piece] = [], limits: Limits = Limits()
    ) {
        let (table, texts) = (grid.table, grid.texts)
        func pieces(_ text: String, at place: Place, _ kind: ChartNote.Kind) -> [Piece] {
            Self.pieces(text, at: place, kind, texts)
        }
        titles =
            Self.titles(grid, rows: segment.titles)
            + (above.map { Self.titles($0, rows: Array(0..<$0.rowCount)) } ?? [])
        var found = titles + inner
        if let caption = table.caption { found += pieces(caption.text, at: caption.place, .caption) }
        // Of a paragraph only what says whom the limits are for, or in what unit.
        let choices = Self.openChoices(table.textBefore)
        found += table.textBefore.reversed().flatMap { text in
            pieces(text.text, at: text.place, .heading).map(\.before).filter {
                text.text.count <= ChartSentence.longestTitle || [.people, .unit, .begins].contains($0.sense)
            }.map { choices.contains(text) ? $0.undecided : $0 }
        }
        found += Self.headings(of: table, texts)
        held = found + outer
        found += table.textAbove.reversed().flatMap { text in
            pieces(text.text, at: text.place, .heading).filter {
                [.people, .unit, .begins].contains($0.sense)
                    || text.text.count <= ChartSentence.longestTitle && !$0.says.isEmpty
            }
        }
        found += outer
        let named = Self.sheet(of: table, texts)
        sheetProduct = named.flatMap { $0.isPlanLike ? $0 : nil }
        sheetPiece = named.flatMap { $0.says.isEmpty && $0.condition == nil ? nil : $0 }
        found += sheetPiece.map { [$0] } ?? []
        let carried = Set((inner + outer).map(\.place))
        // Only headings and captions say for certain of which limits they are: rows of text and paragraphs are heard as sentences are.
        let own = found.filter { piece in
            piece.condition != nil && !carried.contains(piece.place) && piece.cell == nil && !piece.isBefore
                && [.caption, .heading].contains(piece.kind)
        }
        conditioned = own
        let said = own.reversed().compactMap(\.condition?.text).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        condition = said.isEmpty ? nil : said.joined(separator: "; ")
        self.pieces = found.filter { !PageMark.isOne(FoldedText($0.terms.text)) }
        below = limits.below
        sheet = table.name.map { texts[$0].terms }
        given = NamedValues(table.headings, texts: texts)
        self.page = page
        who = limits.ofAll(self.pieces) + limits.belowOfAll + limits.ofAll(page)
    }

    /// What stands above the nearest title of all and says whom tables are for, and is no heading of this one alone.
    private func above(_ nearest: Place) -> [Piece] {
        let inGrid = titles.filter { $0.place != nearest }
        let before = pieces.filter { $0.cell == nil && $0.isBefore }
        return (inGrid + before).filter { !$0.says.isEmpty }.map(\.outside)
    }

    private static let longestPreamble = 12

    /// What the rows of a table without limits say of whom the tables below it are for: `Ages: | 18-85`.
    static func page(_ grid: Grid) -> [Piece] {
        guard grid.rowCount <= longestPreamble else { return [] }
        let segment = Segment(header: [], titles: Array(0..<grid.rowCount), body: [])
        let isText = (0..<grid.rowCount).allSatisfy { row in
            grid.isBlank(row: row) || grid.loneCell(inRow: row) != nil || NamedRow.isOne(row, of: grid)
        }
        guard isText else { return [] }
        return TableContext(grid, segment: segment).titles.reversed().filter {
            !$0.says.isEmpty || $0.name?.isProductName ?? false
        }
    }

    /// What else must be so for its limits, as titles of its own say: "face amounts over $100,000".
    private(set) var condition: String?
    /// The pieces that say it.
    private(set) var conditioned: [Piece] = []

    var sex: Sex? { who.lazy.compactMap(\.terms.sex).first ?? given.sex ?? sheet?.sex }
    var age: AgeRange? { ends ?? who.lazy.compactMap(\.terms.age).first ?? given.age ?? sheet?.age }

    /// Whether the nearest word on ages is that all are meant.
    var isForAllAges: Bool { who.first { $0.terms.age != nil || $0.terms.saysAllAges }?.terms.saysAllAges ?? false }

    /// "Min issue age | 50" and "Max issue age | 80": two ends that are printed apart.
    private var ends: AgeRange? {
        let named = who.filter { ($0.name?.isAgeName ?? false) && $0.name?.bound != nil }.compactMap(\.terms.age)
        return named.count == 2 ? named[0].joined(with: named[1]) : nil
    }
    var unit: PrintedUnit? { (pieces + below).lazy.compactMap(\.terms.weightUnit).first }
    /// "Minimum Weights", "Weight at which each rating begins" above a table whose columns name only classes or sexes.
    var bound: HeaderTerms.Bound? {
        if (pieces + below).contains(where: { $0.sense == .begins }) { return .min }
        return who.lazy.compactMap(\.terms.boundOfWeights).first
    }

    /// A tobacco state holds for the table only where it stands without a class; in a class name it is the class's.
    var tobacco: Tobacco? { who.lazy.compactMap(\.terms.tobacco).first ?? given.tobacco ?? sheet?.tobacco }

    /// The nearest piece that could name the class of a table whose columns name none.
    var namePiece: Piece? { namePiece { _ in true } }

    /// The nearest one of some that could name what a table is of.
    func namePiece(_ isOne: (Piece) -> Bool) -> Piece? {
        who.first { piece in
            guard isOne(piece), let label = piece.terms.label, !label.isEmpty, label.count <= 60 else { return false }
            return ColumnNames.isName(label) && !ColumnNames.isTobaccoOnly(label)
        }
    }

    /// The nearest title of this section alone that could be one.
    func titlePiece(_ isName: (Piece) -> Bool) -> Piece? { titles.first { $0.saysWho && isName($0) } }
}
