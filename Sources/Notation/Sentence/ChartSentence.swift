/// What a sentence around a table says of the table's limits.
///
/// A sentence may be applied where it is ``Sense/people`` or ``Sense/unit``; a ``Sense/rule`` may change limits in a way that nobody
/// applies, and has to be told.
package struct ChartSentence: Sendable {
    package enum Sense: Hashable, Sendable {
        /// No word could change a limit.
        case neutral
        /// Whom the limits are for, and nothing else.
        case people
        /// The limits of others stand elsewhere: "Women: see page 12".
        case elsewhere
        /// What becomes of those beyond or between the printed limits, which change none: "Above the high end = decline", "Half
        /// inch rounds up", "- not available"; that the figures are the highest, as which they are read anyway.
        case beyond
        /// The unit of the figures.
        case unit
        /// The figures are where each rating begins, and no maxima.
        case begins
        /// The figures themselves are refused: "the first weight that we decline".
        case refuses
        /// Anything else that may change a limit.
        case rule
    }

    package let text: String
    package let sense: Sense
    /// Says that the limits are for these and for nobody else: "This chart is for men", "Men only".
    package let asserts: Bool
    /// Points at a mark of the table: "* Women only".
    package let isFootnote: Bool
    /// The words that make it a rule, as printed.
    package let words: [String]
    /// Ordinary words of a title that nothing accounts for, as printed: "spouses" of "Limits for spouses".
    package let unreadWords: [String]
    /// "The Universal Life columns apply to ages 18-70 only": of some of the table's columns, and not of the others.
    package let namesColumns: Bool
    /// Says something, which a title does not.
    package let isStatement: Bool
    /// A rule about whom limits are for, and not about figures: "Preferred is not available above age 70."
    package let isAboutPeople: Bool
    /// As far as its words tell, it cannot change a chart.
    package let isHarmless: Bool
    /// Says what counts as tobacco, and nothing of anybody.
    package let isOfTobacco: Bool
    /// What it says of tobacco beyond whether it is used, as printed: "5" of "nonsmokers of at least 5 years".
    package let restOfTobacco: [String]
    /// Speaks of cigarettes, and of no other tobacco.
    package let namesKindOfTobacco: Bool
    /// Says of some people what they must be: "Women must be non-smokers."
    package let isConditional: Bool
    /// Heights are counted with what people wear on their feet: "Heights in shoes".
    package let isShod: Bool

    /// "Weights are in stones and pounds"
    package let namesStones: Bool

    /// Where it names the ages at which a plan is issued: "Issue ages 18-85".
    package enum IssueAges: Sendable { case first, within }

    package let issueAges: IssueAges?

    /// In characters: longer texts are no titles.
    package static let longestTitle = 90

    /// Holds for every limit of a table wherever it stands around it: "This chart is for men only."
    package var holdsForAll: Bool { sense == .people && asserts && !isFootnote && !namesColumns }

    /// "Superseded 3/1/2026", "These limits expire in May": what the page says holds no longer, or not for long.
    package static func withdraws(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tokens.contains { withdrawn.contains($0.text) } || !ends(in: tagged).isEmpty
    }

    /// The tags by which what the page says holds no longer: "no longer in use".
    static func ends(in text: TaggedText) -> [Int] {
        let ends = text.pairs(of: ended)
        return text.tags.indices.filter { place in ends.contains { text.tags[place].tokens.overlaps($0..<$0 + 2) } }
    }

    /// "Juvenile", "Children": people of ages that are not printed.
    package static func isAgeGroup(_ word: String) -> Bool { ageGroups.contains(word.lowercased()) }

    package static func namesStones(_ text: TaggedText) -> Bool {
        text.tags.indices.contains { place in
            // "ST-2025" numbers a form.
            text.has(.header, "stones", at: place)
                || text.value(.unit, at: place) == "st" && !text.isSign("-", at: place + 1)
        }
    }

    private static let ageGroups = Lexicon.words("chart-sentence.age-groups")
    private static let agesOfPlans = Lexicon.words("chart-sentence.of-plans")
    private static let ended = Lexicon.words("chart-sentence.ended")
    static let withdrawn = Lexicon.words("chart-sentence.withdrawn")

    /// The words of a note, as printed, that nothing accounts for: all of "Quote as Table 2", and none of "Weights in pounds".
    package static func unheardWords(ofNote text: String) -> [String] {
        let reader = SentenceReader(text)
        return reader.unheardOfNote.map { reader.text.printed($0..<$0 + 1) }
    }

    package init(_ text: String) {
        self.text = text
        let reader = SentenceReader(text)
        sense = reader.sense
        asserts = reader.asserts
        isFootnote = reader.isFootnote
        words = reader.words
        unreadWords = reader.unreadWords.map { reader.text.printed($0..<$0 + 1) }
        isAboutPeople = reader.isAboutPeople
        isShod = reader.isShod
        isOfTobacco = reader.definesTobacco
        isConditional = !reader.conditional.isEmpty
        namesKindOfTobacco = !reader.kindsOfTobacco.isEmpty
        restOfTobacco = reader.restOfTobacco.map { reader.text.printed($0..<$0 + 1) }
        isHarmless = reader.sense == .neutral && reader.isHarmless
        let said = reader.text.tokens.map(\.text).joined(separator: " ")
        let isFirst = Self.agesOfPlans.contains(where: said.hasPrefix)
        issueAges = isFirst ? .first : Self.agesOfPlans.contains(where: said.contains) ? .within : nil
        namesStones = ChartSentence.namesStones(reader.text)
        isStatement = reader.isStatement
        namesColumns = reader.namesColumns
    }
}
