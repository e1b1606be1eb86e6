import ChartSchema
import Notation

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
    private let isPlainNumber: Bool
    /// A height with feet, not bare inches.
    let isFullHeight: Bool
    private lazy var held = HeldTerms(terms: HeaderTerms(text))

    /// Header terms take much room, and most cells are no headers.
    private final class HeldTerms {
        let terms: HeaderTerms

        init(terms: HeaderTerms) { self.terms = terms }
    }

    init(_ text: String) {
        self.text = text
        folded = FoldedText(text)
        let plain = Interval.plain(folded)
        isPlainNumber = plain != nil
        interval = plain ?? Interval.scanned(folded)
        height = plain == nil ? HeightCell.read(folded) : nil
        isFullHeight = height?.range != nil
    }

    /// What the text says as a header, a title or a name.
    var terms: HeaderTerms { held.terms }

    /// The ages that the text names, with the word or the unit that makes them ages.
    var age: AgeRange? { isPlainNumber ? nil : terms.age }

    var isBlank: Bool { folded.isEmpty }
    var isNumeric: Bool { interval != nil || outside != nil }

    /// What lies on both sides of a range: `<87 or >205`.
    private(set) lazy var outside: (below: Interval, above: Interval)? = Interval.outside(folded)
    /// Words, and nothing that could be a figure or a height.
    var isWords: Bool { !isBlank && height == nil && !isNumeric && !isNothing && !isDitto }

    /// A sign that stands for what is printed above: `"`, `ditto`.
    var isDitto: Bool { !folded.isEmpty && folded.scalars.count <= 13 && HeaderLexicon.isWord(folded, "ditto") }

    /// A word that stands for what is printed at its left: `same`.
    var isSame: Bool { folded.scalars.count <= 13 && HeaderLexicon.isWord(folded, "as-left") }

    /// Yes, no or either, as an answer to the header's question.
    var answer: Tobacco? {
        if HeaderLexicon.isWord(folded, "yes") { return .yes }
        if HeaderLexicon.isWord(folded, "no") { return .no }
        return HeaderLexicon.isWord(folded, "either") ? .any : nil
    }

    /// A figure with something that makes it none: `+5`, `243 (max`.
    var beginsWithFigure: Bool { folded.scalars.prefix(2).contains(where: \.isDigit) }

    /// A sign that stands for "nothing here": `-`, `n/a`.
    var isNothing: Bool {
        guard let first = folded.scalars.first, !first.isDigit, folded.scalars.count <= 4 else { return false }
        return HeaderLexicon.isWord(folded, "nothing")
    }
}

/// The senses of a document's texts, each worked out once.
final class TextSenses {
    let blank = CellSense("")
    private var known: [String: CellSense] = [:]
    private var knownSentences: [String: [ChartSentence]] = [:]

    /// What each sentence of a text says of the limits around it.
    func sentences(of text: String) -> [ChartSentence] {
        if let found = knownSentences[text] { return found }
        let found = Sentences.parts(of: text).map { ChartSentence($0) }
        knownSentences[text] = found
        return found
    }

    subscript(text: String) -> CellSense {
        if let found = known[text] { return found }
        let sense = CellSense(text)
        known[text] = sense
        return sense
    }
}
