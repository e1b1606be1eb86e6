/// Tells the senses of sentences apart, by the words that are not the page's own.
struct SentenceReader {
    let text: TaggedText
    let scope: Scope
    let page: Set<Int>
    let qualifiers: Qualifiers
    /// The tags that are not the page's own.
    let places: [Int]
    /// Longer than any title, or with a word that makes it a sentence, or printed as one.
    let isSentence: Bool
    /// Whether a rating of a table is named anywhere.
    let isRating: Bool
    /// The tags that say for whom.
    var people: Set<Int> = []
    private(set) var sense = ChartSentence.Sense.neutral
    private(set) var words: [String] = []

    /// A sentence, as it was read lately or anew.
    init(_ printed: String) { self = Self.lately.meaning(of: printed) { SentenceReader(reading: printed) } }

    private static let lately = LatelyTold<SentenceReader>()

    private init(reading printed: String) {
        text = TaggedText(printed)
        scope = Scope(text, .build)
        qualifiers = Qualifiers(text, scope)
        let page = PageWords(text).tags
        let places = text.tags.indices.filter { !page.contains($0) }
        self.page = page
        self.places = places
        isSentence =
            places.contains { [text] in text.has(.clause, at: $0) || text.has(.only, at: $0) }
            || text.text.count > ChartSentence.longestTitle || text.text.hasSuffix(".") && places.count > 2
        isRating = text.tags.indices.contains { [text] in text.value(.decision, at: $0) == "rated-table" }
        people.formUnion(qualifiers.joined)
        for claim in scope.claims {
            switch claim.meaning {
            case .sex, .tobacco, .age, .ageOutside: people.formUnion(claim.tags)
            default: continue
            }
        }
        for place in places where text.has(.sex, at: place) || text.has(.tobacco, at: place) { people.insert(place) }
        let told = told
        sense = told.sense
        words = told.tags.map { text.printed($0..<$0 + 1) }
    }

    func has(_ category: WordCategory) -> Bool { places.contains { text.has(category, at: $0) } }
    func hasWord(_ category: WordCategory, _ value: String) -> Bool {
        places.contains { place in text.has(category, value, at: place) }
    }

    var isFootnote: Bool { text.tags.first.map { text.tokens[$0.tokens.lowerBound].kind == .mark } ?? false }

    var asserts: Bool {
        has(.only) || scope.points || hasWord(.clause, "applies") || isDenied
    }

    /// "Not for applicants 71 and over."
    var isDenied: Bool {
        !people.isEmpty && scope.isWhole
            && places.contains { text.has(.negation, at: $0) || text.has(.exception, at: $0) }
    }

    var namesColumns: Bool { places.contains { Self.columns.contains(text.token($0).text) } || isOfMinima }

    /// "The minimum applies to ages 65 and over only."
    private var isOfMinima: Bool {
        isStatement && text.has(.only) && text.tags.indices.contains { text.has(.header, "min", at: $0) }
            && !text.tags.indices.contains { text.has(.header, "max", at: $0) }
    }

    var isStatement: Bool { isSentence && !isDefinition && !text.has(.example, at: 0) }

    var isAboutPeople: Bool {
        !people.isEmpty
            && !places.filter(isSignal).contains { text.has(.change, at: $0) || text.token($0).number != nil }
    }

    /// A title, a name, a unit.
    func isUnitOrNeutral(_ signals: [Int]) -> Bool { signals.isEmpty && (!isAboutLimits || doubts.isEmpty) }
}
