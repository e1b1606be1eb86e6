/// Words that no grammar claimed.
extension SentenceReader {
    var isClause: Bool { isSentence || isFootnote }

    /// Speaks of the figures of the table, or in a clause of its heights and their inches.
    var isAboutLimits: Bool {
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
    var sendsPeopleAway: Bool { has(.elsewhere) && has(.person) }

    static let limits = Lexicon.words("chart-sentence.limits")
    static let columns = Lexicon.words("chart-sentence.columns")
    static let lengths = Lexicon.words("chart-sentence.lengths")

    /// In a clause every word counts; a title may hold names.
    var doubts: [Int] {
        guard isClause else {
            return qualifiers.joined + qualifiers.beside.filter { !page.contains($0) && !isKnown($0) }
        }
        let hasClass = places.contains { text.value(.decision, at: $0) != nil }
        if hasClass, !people.isEmpty { return places.filter { text.has(.decision, at: $0) } }
        return (scope.unclaimed.flatMap(Array.init) + (people.isEmpty ? [] : facts)).filter {
            !page.contains($0) && !isKnown($0) && !isName($0)
        } + (people.isEmpty ? [] : ends)
    }

    /// The words of what a grammar took for something else than people, which no limit can hold: "From age 71 on, zorb."
    var facts: [Int] {
        scope.claims.flatMap { claim -> [Int] in
            switch claim.meaning {
            case .sex, .tobacco, .age, .ageOutside, .everyone: []
            default: Array(claim.tags)
            }
        }
    }

    /// "Women only above this line", "men only from page 2": a bound without a figure is one of the page, and holds for a part of it.
    private var ends: [Int] {
        places.filter { place in
            // "Maximum weights" is what stands below, and "from here on" what follows.
            let isOfFigures = text.has(.header, "min", at: place) || text.has(.header, "max", at: place)
            return isBound(place) && !isOfFigures && !people.contains(place) && !text.has(.plan, at: place)
                && !(text.tags.indices.contains(place + 1) && text.token(place + 1).text == "here")
        }
    }

    func isKnown(_ place: Int) -> Bool {
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
    func isName(_ place: Int) -> Bool {
        place > (isFootnote ? 1 : 0) && text.tags[place].senses.isEmpty
            && (text.printed(place..<place + 1).first?.isUppercase ?? false)
    }
}
