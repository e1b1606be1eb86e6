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

    init(_ printed: String) {
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
        sense = told()
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

    var namesColumns: Bool { places.contains { Self.columns.contains(text.token($0).text) } }

    /// A word for how something is printed, and behind it what that means.
    private var look: Int? {
        text.tags.indices.prefix(3).first { place in
            (text.has(.typeface, at: place) || Self.colours.contains(text.token(place).text))
                && text.isSign("=", ":", "-", "\u{2013}", at: place + 1) && place + 2 < text.tags.count
        }
    }

    private static let colours = Lexicon.words("typeface.colours")

    /// "Move one column to the right", "keep the former limit".
    private var namesFigures: Bool { places.contains { Self.ofFigures.contains(text.token($0).text) } }
    private static let ofFigures = Lexicon.words("chart-sentence.of-figures")

    var isStatement: Bool { isSentence && !isDefinition && !text.has(.example, at: 0) }

    var isAboutPeople: Bool {
        !people.isEmpty
            && !places.filter(isSignal).contains { text.has(.change, at: $0) || text.token($0).number != nil }
    }

    private mutating func told() -> ChartSentence.Sense {
        // "Grey = Table 2", "Shaded: an exam comes first."
        if let look {
            words = [text.printed(look..<look + 1)]
            return .rule
        }
        if isDefinition || OfficeSentence.isOne(text) { return .neutral }
        let unheard = UnheardParts(text, page: page).tags
        if !unheard.isEmpty {
            words = unheard.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        let signals = places.filter(isSignal)
        if isExample(signals) { return .neutral }
        // "Body mass index values, not pounds"
        if has(.negation), hasWord(.header, "bmi"), isWeightUnit {
            words = places.filter { text.has(.unit, at: $0) || text.has(.negation, at: $0) }.map {
                text.printed($0..<$0 + 1)
            }
            return .rule
        }
        if let turned { return turned }
        let ends = ChartSentence.ends(in: text)
        if !ends.isEmpty {
            words = ends
            return .rule
        }
        if isBeyond(signals) || isRounding(signals) || isLegendOfNothing || isLegend { return .beyond }
        if people.isEmpty, !isUnitOrNeutral(signals),
            HighestSaying.isOne(text, places) || PageDirections.isOne(text, places)
        {
            return .beyond
        }
        if !people.isEmpty, has(.elsewhere), signals.isEmpty || signals.allSatisfy(isReference) { return .elsewhere }
        let lowest = LowestSaying.words(of: text, places.filter { !people.contains($0) }, isClause: isClause)
        if signals.isEmpty, !lowest.isEmpty {
            words = lowest.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        if !signals.isEmpty {
            words = signals.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        // "P = Preferred for ages 18-60": whom one short form is for, and not all of it.
        if !people.isEmpty, Abbreviations.holdsKey(text.text) {
            words = people.sorted().map { text.printed($0..<$0 + 1) }
            return .rule
        }
        // "Extra mortality starts at these weights": of what they are the beginning, no grammar knows.
        let starts = places.filter { text.has(.start, at: $0) }
        if !starts.isEmpty, pointsAtFigures {
            words = starts.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        let doubts = people.isEmpty && !isAboutLimits && !sendsPeopleAway ? [] : doubts
        guard !people.isEmpty || !doubts.isEmpty else {
            if isUnit { return .unit }
            if PageDirections.isOne(text, places) { return .beyond }
            let unknown = isClause && namesFigures ? places.filter { !isKnown($0) && !isName($0) } : unheardObject
            if unknown.isEmpty { return .neutral }
            words = unknown.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        guard doubts.isEmpty else {
            words = doubts.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        return .people
    }

    /// A title, a name, a unit.
    func isUnitOrNeutral(_ signals: [Int]) -> Bool { signals.isEmpty && (!isAboutLimits || doubts.isEmpty) }
}
