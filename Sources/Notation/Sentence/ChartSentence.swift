import ChartSchema

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
    /// "The Universal Life columns apply to ages 18-70 only": of some of the table's columns, and not of the others.
    package let namesColumns: Bool
    /// Says something, which a title does not.
    package let isStatement: Bool
    /// A rule about whom limits are for, and not about figures: "Preferred is not available above age 70."
    package let isAboutPeople: Bool

    /// In characters: longer texts are no titles.
    package static let longestTitle = 90

    /// Holds for every limit of a table wherever it stands around it: "This chart is for men only."
    package var holdsForAll: Bool { sense == .people && asserts && !isFootnote && !namesColumns }

    /// "Superseded 3/1/2026", "These limits expire in May": what the page says holds no longer, or not for long.
    package static func withdraws(_ text: String) -> Bool {
        TaggedText(text).tokens.contains { withdrawn.contains($0.text) }
    }

    /// "Juvenile", "Children": people of ages that are not printed.
    package static func isAgeGroup(_ word: String) -> Bool { ageGroups.contains(word.lowercased()) }

    private static let ageGroups = Lexicon.words("chart-sentence.age-groups")
    fileprivate static let withdrawn = Lexicon.words("chart-sentence.withdrawn")

    package init(_ text: String) {
        self.text = text
        let reader = SentenceReader(text)
        sense = reader.sense
        asserts = reader.asserts
        isFootnote = reader.isFootnote
        words = reader.words
        isAboutPeople = reader.isAboutPeople
        isStatement = reader.isStatement
        namesColumns = reader.namesColumns
    }
}

/// Tells the senses of sentences apart, by the words that are not the page's own.
private struct SentenceReader {
    private let text: TaggedText
    private let scope: Scope
    private let page: Set<Int>
    private let qualifiers: Qualifiers
    /// The tags that are not the page's own.
    private let places: [Int]
    /// Longer than any title, or with a word that makes it a sentence, or printed as one.
    private let isSentence: Bool
    /// Whether a rating of a table is named anywhere.
    private let isRating: Bool
    /// The tags that say for whom.
    private var people: Set<Int> = []
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

    private func has(_ category: WordCategory) -> Bool { places.contains { text.has(category, at: $0) } }
    private func hasWord(_ category: WordCategory, _ value: String) -> Bool {
        places.contains { place in text.tags[place].senses.contains(WordSense(category, value)) }
    }

    var isFootnote: Bool { text.tags.first.map { text.tokens[$0.tokens.lowerBound].kind == .mark } ?? false }

    var asserts: Bool {
        has(.only) || scope.points || hasWord(.clause, "applies") || isDenied
    }

    /// "Not for applicants 71 and over."
    private var isDenied: Bool {
        !people.isEmpty && scope.isWhole
            && places.contains { text.has(.negation, at: $0) || text.has(.exception, at: $0) }
    }

    var namesColumns: Bool { places.contains { Self.columns.contains(text.token($0).text) } }

    var isStatement: Bool { isSentence && !isDefinition && !text.has(.example, at: 0) }

    var isAboutPeople: Bool {
        !people.isEmpty
            && !places.filter(isSignal).contains { text.has(.change, at: $0) || text.token($0).number != nil }
    }

    private mutating func told() -> ChartSentence.Sense {
        if isDefinition { return .neutral }
        let signals = places.filter(isSignal)
        if isExample(signals) { return .neutral }
        if let turned { return turned }
        if isBeyond(signals) || isRounding(signals) || isLegendOfNothing || isLegend { return .beyond }
        if people.isEmpty, !isUnitOrNeutral(signals), HighestSaying.isOne(text, places) { return .beyond }
        if !people.isEmpty, has(.elsewhere), signals.isEmpty || signals.allSatisfy(isReference) { return .elsewhere }
        if !signals.isEmpty {
            words = signals.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        // "P = Preferred for ages 18-60": whom one short form is for, and not all of it.
        if !people.isEmpty, Abbreviations.holdsKey(text.text) {
            words = people.sorted().map { text.printed($0..<$0 + 1) }
            return .rule
        }
        let doubts = people.isEmpty && !isAboutLimits && !sendsPeopleAway ? [] : doubts
        guard !people.isEmpty || !doubts.isEmpty else { return isUnit ? .unit : .neutral }
        guard doubts.isEmpty else {
            words = doubts.map { text.printed($0..<$0 + 1) }
            return .rule
        }
        return .people
    }

    /// A title, a name, a unit.
    private func isUnitOrNeutral(_ signals: [Int]) -> Bool { signals.isEmpty && (!isAboutLimits || doubts.isEmpty) }

    // MARK: What may change a limit

    private func isSignal(_ place: Int) -> Bool {
        if people.contains(place) { return false }
        let token = text.token(place)
        if token.number != nil {
            return isMeasure(place) && !isNamesNumber(place) && !text.has(.pageWord, at: place - 1)
                && !text.has(.elsewhere, at: place - 1)
        }
        // "a further ten pounds"
        if text.has(.number, at: place), isWeight(place) { return true }
        if token.kind == .sign { return token.text == "%" || token.text == "$" }
        if ChartSentence.withdrawn.contains(token.text) { return true }
        if people.isEmpty, ChartSentence.isAgeGroup(token.text) { return true }
        let categories: [WordCategory] = [.change, .money, .state]
        if categories.contains(where: { text.has($0, at: place) }) { return !text.has(.filler, at: place) }
        if text.has(.place, at: place) { return isSomewhere(place) }
        if text.has(.if, at: place) || text.has(.otherwise, at: place) { return true }
        if text.has(.negation, at: place) || text.has(.exception, at: place) { return !isClaimed(place) }
        if text.has(.only, at: place) { return people.isEmpty }
        if let decision = text.value(.decision, at: place) {
            return decision == "decline" && decides(place) || !people.isEmpty && decision == "rated"
        }
        return false
    }

    /// A figure beside a unit, a bound or a sign, or in a sentence: a title's bare figure is part of a name.
    private func isMeasure(_ place: Int) -> Bool {
        if isSentence || hasWord(.header, "bmi") || text.isSign("%", at: place + 1) { return true }
        if !people.isEmpty, isHeight(place) || text.isSign("+", "-", at: place - 1) { return true }
        return ["lb", "kg", "%"].contains(text.value(.unit, at: place + 1)) || isBound(place + 1)
            || isBound(place - 1) && !text.has(.boundAfter, at: place - 1)
    }

    private func isWeight(_ place: Int) -> Bool { ["lb", "kg"].contains(text.value(.unit, at: place + 1)) }

    /// `5'9"`, `6 ft`.
    private func isHeight(_ place: Int) -> Bool {
        text.isSign("'", "\"", at: place + 1) || ["ft", "in"].contains(text.value(.unit, at: place + 1))
    }

    /// "in Texas", "residents of Ohio": a state that is no part of a name or an address.
    private func isSomewhere(_ place: Int) -> Bool {
        let word = text.token(place).text
        if word.hasPrefix("resident") { return true }
        return ["in", "for", "of", "outside", "except", "excluding", "not", "only", "to"].contains {
            place > 0 && text.token(place - 1).text == $0
        }
    }

    /// Not "Decline" and "Knock-out weights", which name what stands below.
    private func decides(_ place: Int) -> Bool {
        isClause || !people.isEmpty || places.contains { $0 != place && text.has(.decision, at: $0) }
    }

    /// A negation that a grammar applied: "not for women".
    private func isClaimed(_ place: Int) -> Bool {
        !people.isEmpty && !scope.unclaimed.contains { $0.contains(place) } && people.contains { $0 > place }
    }

    /// "Table 12", "Table 4 +100", "20 year term", "Term 20": a number that is part of a name.
    private func isNamesNumber(_ place: Int) -> Bool {
        if text.value(.decision, at: place - 1) == "rated-table" || isRating && !isClause && !isWeight(place) {
            return true
        }
        return (place - 2...place + 2).contains { text.has(.plan, at: $0) && $0 != place }
    }

    /// "Above the high end = decline", "Outside = declined": a bound without a figure, and a decision.
    private func isBeyond(_ signals: [Int]) -> Bool {
        let decisions = places.compactMap { text.value(.decision, at: $0) }
        guard people.isEmpty, decisions.contains("decline") || decisions.contains("refer"),
            places.allSatisfy({ text.token($0).number == nil || isNamesNumber($0) }),
            !decisions.contains("rated"), hasBound
        else { return false }
        return signals.allSatisfy { place in
            text.has(.decision, at: place) || text.has(.exception, at: place) || isBound(place)
        } && scope.unclaimed.allSatisfy { range in range.allSatisfy { isKnown($0) } }
    }

    /// What turns the figures round: "Weight at which each rating begins", "Weights at or above those shown are declined".
    private var turned: ChartSentence.Sense? {
        guard places.allSatisfy({ text.token($0).number == nil || isNamesNumber($0) }), !hasWord(.header, "max") else {
            return nil
        }
        let decisions = places.compactMap { text.value(.decision, at: $0) }
        if decisions.contains("decline"), let refusesOver { return refusesOver ? nil : .refuses }
        guard pointsAtFigures else { return nil }
        if decisions.contains("decline") {
            let includesFigure = places.contains {
                ["at-least"].contains(text.value(.boundBefore, at: $0) ?? text.value(.boundAfter, at: $0))
                    || text.has(.start, at: $0)
            }
            return includesFigure ? .refuses : nil
        }
        let isRating = decisions.contains { $0.hasPrefix("rated") } || hasWord(.header, "class")
        guard has(.start), isRating else { return nil }
        // "the weight at which the class is lost": what the figures begin is no longer granted.
        if has(.change) || has(.negation) || has(.undo) { return .refuses }
        return places.allSatisfy { !text.tags[$0].senses.isEmpty || isKnown($0) || isName($0) } ? .begins : nil
    }

    /// "Decline below (pounds)": a title whose bound has no figure of its own is one of the figures that stand below it. Weights
    /// above a highest one are refused; below any other figure, or from it on, it is no highest one.
    private var refusesOver: Bool? {
        guard people.isEmpty, !isClause || text.text.count <= ChartSentence.longestTitle && !text.text.hasSuffix("."),
            let last = places.last(where: { !text.has(.unit, at: $0) && text.token($0).kind == .word }), isBound(last)
        else { return nil }
        return text.value(.boundBefore, at: last) == "more-than"
            || text.tags[last].senses.contains(WordSense(.header, "above"))
    }

    private var pointsAtFigures: Bool {
        places.contains { text.tags[$0].senses.contains(WordSense(.header, "weight")) || text.has(.pointing, at: $0) }
    }

    /// "Round height to the nearest inch": a person's height, and no limit.
    private func isRounding(_ signals: [Int]) -> Bool {
        guard people.isEmpty, !hasWord(.header, "weight"), signals.contains(where: isRoundingWord) else { return false }
        return signals.allSatisfy { isRoundingWord($0) || text.token($0).text == "half" }
            && !places.contains { text.token($0).number != nil }
    }

    private func isRoundingWord(_ place: Int) -> Bool {
        ["round", "arrond"].contains { text.token(place).text.hasPrefix($0) }
    }

    /// "— Preferred not available at this height", "N/A = not available": what a sign in place of a figure says.
    private var isLegendOfNothing: Bool {
        guard let first = text.tags.first, people.isEmpty else { return false }
        let sign = text.tokens[first.tokens.lowerBound].text
        let isNothing = sign == "-" || first.senses.contains(WordSense(.header, "nothing"))
        return isNothing && places.contains { text.value(.decision, at: $0) == "decline" }
            && places.allSatisfy {
                text.token($0).number == nil && !text.has(.change, at: $0) && !text.has(.place, at: $0)
            }
    }

    /// "IC = individual consideration, D = decline": what a short form in a cell or header means, and no rule.
    private var isLegend: Bool {
        people.isEmpty && !has(.change) && Abbreviations.isLegend(text.text)
            && places.contains { text.value(.decision, at: $0) != nil }
    }

    /// "Example: at 5'9" a person of 225 lbs is Standard."
    private func isExample(_ signals: [Int]) -> Bool {
        text.has(.example, at: 0) && people.isEmpty && signals.allSatisfy { text.token($0).number != nil }
    }

    private var hasBound: Bool { places.contains { isBound($0) || text.has(.exception, at: $0) } }

    private func isBound(_ place: Int) -> Bool {
        text.has(.boundBefore, at: place) || text.has(.boundAfter, at: place)
            || text.has(.header, at: place)
                && ["above", "below", "min", "max"].contains {
                    text.tags[place].senses.contains(WordSense(.header, $0))
                }
    }

    /// "BMI = weight / height² × 703".
    private var isDefinition: Bool {
        let words = text.tags.indices.map { text.token($0).text }
        guard hasWord(.header, "bmi"), people.isEmpty else { return false }
        return words.contains("703") || words.contains("formula") || words.contains("calculated")
    }

    private func isReference(_ place: Int) -> Bool { text.has(.elsewhere, at: place) }

    private var isUnit: Bool {
        places.contains { ["lb", "kg"].contains(text.value(.unit, at: $0)) }
    }

    // MARK: Words that nobody claimed

    private var isClause: Bool { isSentence || isFootnote }

    /// Speaks of the figures of the table, or in a clause of its heights and their inches.
    private var isAboutLimits: Bool {
        places.contains { place in
            text.tags[place].senses.contains { sense in
                switch sense.category {
                case .header: Self.limits.contains(sense.value) || isClause && sense.value == "height"
                case .unit: isClause && Self.lengths.contains(sense.value) && text.token(place).text != "in"
                default: false
                }
            }
        }
    }

    /// "Proposed insureds past their 65th birthday: see the Senior chart": some of the applicants, in words that nobody knows.
    private var sendsPeopleAway: Bool { has(.elsewhere) && has(.person) }

    private static let limits = Lexicon.words("chart-sentence.limits")
    private static let columns = Lexicon.words("chart-sentence.columns")
    private static let lengths = Lexicon.words("chart-sentence.lengths")

    /// In a clause every word counts; a title may hold names.
    private var doubts: [Int] {
        guard isClause else {
            return qualifiers.joined + qualifiers.beside.filter { !page.contains($0) && !isKnown($0) }
        }
        let hasClass = places.contains { text.value(.decision, at: $0) != nil }
        if hasClass, !people.isEmpty { return places.filter { text.has(.decision, at: $0) } }
        return (scope.unclaimed.flatMap(Array.init) + (people.isEmpty ? [] : facts)).filter {
            !page.contains($0) && !isKnown($0) && !isName($0)
        }
    }

    /// The words of what a grammar took for something else than people, which no limit can hold: "From age 71 on, zorb."
    private var facts: [Int] {
        scope.claims.flatMap { claim -> [Int] in
            switch claim.meaning {
            case .sex, .tobacco, .age, .ageOutside, .everyone: []
            default: Array(claim.tags)
            }
        }
    }

    private func isKnown(_ place: Int) -> Bool {
        let token = text.token(place)
        return token.kind == .sign || token.kind == .mark || token.number != nil && isNamesNumber(place)
            || people.contains(place) || page.contains(place)
            || [
                .clause, .decision, .plan, .filler, .person, .header, .unit, .only, .organisation, .boundBefore,
                .boundAfter,
                .exception, .change, .counting,
            ]
            .contains { text.has($0, at: place) }
    }

    /// Within a sentence a capital begins a name.
    private func isName(_ place: Int) -> Bool {
        place > (isFootnote ? 1 : 0) && text.tags[place].senses.isEmpty
            && (text.printed(place..<place + 1).first?.isUppercase ?? false)
    }
}
