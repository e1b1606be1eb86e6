import ChartSchema
import Notation
import Tables

/// Everything a text can be taken for, before its place decides which of it is meant.
///
/// A document prints few texts often: ``TextSenses`` makes one sense of each, and what takes longer to tell is told when
/// it is asked for the first time.
final class CellSense {
    let text: String
    let folded: FoldedText
    /// The text is a height by its own marks.
    let height: HeightCell?
    /// The text is a number, a range or an open end.
    let interval: Interval?
    /// A whole number that prints nothing but its digits.
    let isPlainNumber: Bool
    /// A height with feet, not bare inches.
    let isFullHeight: Bool
    private lazy var held = HeldTerms(terms: HeaderTerms(text, abbreviations))
    private let abbreviations: Abbreviations
    /// Whether it decides, for all or for each use: each question to a column of a chart of medications asks it of all its cells.
    private(set) lazy var decidesForUses = MedicationColumns.decidesForUses(text)
    /// The grid that was made last of those that hold the text, and its number there.
    private var (grid, number): (Int, Int32) = (0, 0)

    /// Header terms take much room, and most cells are no headers.
    private final class HeldTerms {
        let terms: HeaderTerms

        init(terms: HeaderTerms) { self.terms = terms }
    }

    init(_ text: String, _ abbreviations: Abbreviations = Abbreviations()) {
        self.text = text
        self.abbreviations = abbreviations
        folded = FoldedText(text)
        let plain = Interval.plain(folded)
        isPlainNumber = plain != nil
        interval = plain ?? Interval.scanned(folded)
        height = plain == nil ? HeightCell.read(folded) : nil
        isFullHeight = height?.range != nil
    }

    /// A code, read as what the document says that it means.
    init(code: String, means meaning: String) {
        text = code
        abbreviations = Abbreviations()
        folded = FoldedText(meaning)
        (interval, height, isPlainNumber, isFullHeight) = (nil, nil, false, false)
        held = HeldTerms(terms: HeaderTerms(meaning))
    }

    /// The text's number in a grid that is being made; `nil` where it was not met there.
    func number(in grid: Int) -> Int32? { self.grid == grid ? number : nil }

    func take(_ number: Int32, in grid: Int) { (self.grid, self.number) = (grid, number) }

    /// What the text says as a header, a title or a name.
    var terms: HeaderTerms { held.terms }

    /// The ages that the text names, with the word or the unit that makes them ages: figures and signs alone name none.
    var age: AgeRange? { speaks ? terms.age : nil }

    /// Whether there is anything but figures and the signs of a keyboard, which speak of nobody.
    private(set) lazy var speaks = !isPlainNumber && folded.scalars.contains { $0.isLetter || !$0.isASCII }

    var isBlank: Bool { folded.isEmpty }
    var isNumeric: Bool { interval != nil || outside != nil }

    /// What lies on both sides of a range: `<87 or >205`.
    private(set) lazy var outside: (below: Interval, above: Interval)? = Interval.outside(folded)
    /// Two figures that the header tells apart: `154 / 146` under "Men / women".
    private(set) lazy var pair: [Interval]? = {
        guard interval == nil, height == nil, folded.scalars.contains("/") else { return nil }
        let parts = folded.string.split(separator: "/").compactMap { Interval.read(FoldedText($0)) }
        return parts.count == 2 && folded.scalars.count(where: { $0 == "/" }) == 1 ? parts : nil
    }()

    /// The figure, or the first of two.
    var firstInterval: Interval? { interval ?? pair?.first }

    /// Words that decide in place of a figure: `IC`, `Decline`. Nobody is told a weight here.
    private(set) lazy var isRefusal: Bool = {
        guard isWords, folded.scalars.count <= 40, !folded.scalars.contains(where: \.isDigit) else { return false }
        return Self.refuses(text) || !abbreviations.isEmpty && Self.refuses(abbreviations.expanded(text))
    }()

    private static func refuses(_ printed: String) -> Bool {
        let text = TaggedText(printed)
        let decisions = text.tags.indices.compactMap { text.value(.decision, at: $0) }
        return !decisions.isEmpty && decisions.allSatisfy { $0 == "decline" || $0 == "refer" }
            && text.tags.indices.allSatisfy { text.has(.decision, at: $0) || text.has(.filler, at: $0) }
    }

    /// Stands for nothing: no weight is allowed, or none is printed.
    var isNoLimit: Bool { isNothing || isRefusal }

    /// What a cell points at whose figure is its own: `same as male`, `as Standard`, `see 5'10"`.
    private(set) lazy var crossReference: FoldedText? = {
        guard interval == nil, folded.scalars.count <= 40, folded.scalars.first?.isLetter ?? false else { return nil }
        let words = folded.string
        guard let lead = Self.leading.first(where: { words.hasPrefix($0 + " ") }) else { return nil }
        return FoldedText(words.dropFirst(lead.count + 1))
    }()

    private static let leading = Lexicon.words("cross-reference.leading").sorted { ($1.count, $0) < ($0.count, $1) }

    /// Words, and nothing that could be a figure or a height.
    var isWords: Bool { !isBlank && height == nil && !isNumeric && !isNothing && !isDitto }

    /// A sign that stands for what is printed above: `"`, `ditto`.
    private(set) lazy var isDitto = isShortWord && HeaderLexicon.isWord(folded, "ditto")

    /// A word that stands for what is printed at its left: `same`.
    private(set) lazy var isSame = isShortWord && HeaderLexicon.isWord(folded, "as-left")

    /// A sign that stands for another cell of the chart: `"`, "as above", "same".
    private(set) lazy var repeatsAbove =
        isDitto || HeaderLexicon.isWord(folded, "as-above") || HeaderLexicon.isWord(folded, "as-left")

    /// `Page 2 of 4`.
    private(set) lazy var isPageMark = text.utf8.count <= 24 && PageMark.isOne(folded)

    /// In a list of medications: a line about the page, or between the names of an index.
    private(set) lazy var isAsideInList = MedicationList.isAside(self)

    /// What the text says on a chart of medications.
    private(set) lazy var medication = MedicationSense(text)

    /// Beside a list of medications: what pages say of themselves.
    private(set) lazy var isOfPage = PageFurniture.isOfPage(text)
    /// Beside a list of medications: a sentence that changes no rule.
    private(set) lazy var isHarmlessNote = HarmlessNote.isOne(text)
    /// Beside a list of medications: that no use means any use.
    private(set) lazy var saysBlankIsAny = MedicationTable.saysBlankIsAny(text)
    /// Beside a list of medications: that blank cells ask for nothing.
    private(set) lazy var saysBlankAsksNothing = MedicationTable.saysBlankAsksNothing(text)

    private var isShortWord: Bool { !isPlainNumber && !folded.isEmpty && folded.scalars.count <= 13 }

    /// Yes, no or either, as an answer to the header's question.
    private(set) lazy var answer: Tobacco? = {
        guard isShortWord else { return nil }
        if HeaderLexicon.isWord(folded, "yes") { return .yes }
        if HeaderLexicon.isWord(folded, "no") { return .no }
        return HeaderLexicon.isWord(folded, "either") ? .any : nil
    }()

    /// "All", "Any", "All ages": nobody is left out.
    private(set) lazy var isEverybody = isShortWord && HeaderTerms.isEverybody(terms)

    /// "-", and no word: "None" below "Tobacco" may be the answer.
    var isSignOfNothing: Bool { isNothing && !folded.scalars.contains(where: \.isLetter) }

    /// Whether a word or figure says whom its row is for; none stands where "All" or a sign for nothing does.
    var saysWho: Bool { !isEverybody && !isSignOfNothing }

    /// A figure with something that makes it none: `+5`, `243 (max`.
    var beginsWithFigure: Bool { folded.scalars.prefix(2).contains(where: \.isDigit) }

    /// A sign that stands for "nothing here": `-`, `n/a`.
    private(set) lazy var isNothing: Bool = {
        guard let first = folded.scalars.first, !first.isDigit, folded.scalars.count <= 4 else { return false }
        return HeaderLexicon.isWord(folded, "nothing")
    }()
}

/// The senses of a document's texts, each worked out once: for the question what the document is about, and for its reading.
package final class TextSenses {
    let blank = CellSense("")
    /// What the document says that its short forms mean.
    let abbreviations: Abbreviations
    /// What it says that the codes of its columns mean.
    let codes: ColumnCodes
    /// The columns of tables whose codes were read so.
    var namesOfCodes: Set<FoldedText> = []
    private let known: KnownTexts
    /// How many texts were made into pieces: each once, however many tables it stands above.
    private(set) var piecesMade = 0

    /// Texts that a person wants published as they are printed.
    private let printed: Set<FoldedText>

    init(
        _ abbreviations: Abbreviations = Abbreviations(), codes: ColumnCodes = ColumnCodes(),
        printed: Set<FoldedText> = []
    ) {
        self.abbreviations = abbreviations
        self.codes = codes
        self.printed = printed
        known = abbreviations.isEmpty ? KnownTexts.taken() : KnownTexts()
    }

    deinit { if abbreviations.isEmpty { known.giveBack() } }

    /// The senses of a document, with the short forms that it explains.
    package convenience init(of document: Document) { self.init(of: document, printed: []) }

    convenience init(of document: Document, printed: Set<FoldedText>) {
        let legends = document.legendTexts
        var abbreviations = Abbreviations(legends)
        let codes = TobaccoCodes.meanings(in: document, besides: abbreviations)
        for (code, meaning) in codes { abbreviations.explain(code, as: meaning) }
        self.init(abbreviations, codes: ColumnCodes(legends), printed: printed)
    }

    /// A number for a grid, which no other of these texts has.
    func nextGrid() -> Int {
        known.grids += 1
        return known.grids
    }

    /// Whether somebody says that an agent must ask about the text.
    func isPrinted(_ text: String) -> Bool { !printed.isEmpty && printed.contains(FoldedText(text)) }

    /// What each sentence of a text says of the limits around it.
    func sentences(of text: String) -> [ChartSentence] {
        if let found = known.sentences[text] { return found }
        let found = Sentences.parts(of: text).flatMap { Sentences.titles(of: $0) }
        known.sentences[text] = found
        return found
    }

    /// The class that a sentence says the limits are of, and nothing else (``ClassSentence``).
    func className(in sentence: String) -> String? {
        if let found = known.classes[sentence] { return found }
        let found = ClassSentence.name(sentence)
        known.classes[sentence] = .some(found)
        return found
    }

    /// What a text says around tables, in whatever place it was said first.
    func pieces(of text: String, _ make: () -> [TableContext.Piece]) -> [TableContext.Piece] {
        if let found = known.pieces[text] { return found }
        let found = make()
        known.pieces[text] = found
        piecesMade += 1
        return found
    }

    /// Whether a text names or says for whom, and nothing that could change a limit.
    func isPlain(_ text: String) -> Bool {
        sentences(of: text).allSatisfy { [.neutral, .people, .unit].contains($0.sense) }
    }

    subscript(text: String) -> CellSense {
        if let found = known.senses[text] { return found }
        let sense = CellSense(text, abbreviations)
        known.senses[text] = sense
        return sense
    }
}

extension Document {
    /// The texts that may explain short forms: those around tables, and cells with a sign of equality.
    fileprivate var legendTexts: [String] {
        tables.filter { $0.furniture == nil }.flatMap { table -> [String] in
            let pieces =
                table.headings + [table.caption].compactMap(\.self) + table.textBefore + table.textAfter
                + table.cellNotes
            // Legends stand at a table's head or foot.
            let equations = table.cells.indices.filter { cell in
                "=:".utf8.contains { table.holds($0, inCell: cell) }
            }
            .map { table.cells[$0] }
            let edges = equations.filter { $0.row < 6 || $0.row >= table.rowCount - 12 }
            return pieces.map(\.text) + edges.map { table.text(of: $0) }.filter { $0.count > 6 }
        }
    }
}
