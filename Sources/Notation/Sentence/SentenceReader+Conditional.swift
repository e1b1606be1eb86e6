import Vocabulary

/// Sentences that speak of some people and restrict them: "Women must be non-smokers.", "Males: non-tobacco only." They are no sayings of
/// whom a chart is for: everybody else has its limits as well.
extension SentenceReader {
    /// The words that say whom it restricts; none where all that it says of people is of the same.
    var conditional: [Int] {
        guard let divider = divider, divider > 0 else { return [] }
        let behind = claims.filter { $0.tags.lowerBound > divider }
        guard !behind.isEmpty else { return [] }
        let isOfOthers = (0..<divider).contains { Self.others.contains(text.token($0).text) }
        if isOfOthers { return people.sorted() }
        let before = claims.filter { $0.tags.upperBound <= divider }
        let isOfChart = (0..<divider).contains { place in
            text.has(.pointing, at: place) || Self.charts.contains(text.token(place).text)
        }
        let isTwofold = before.contains { own in
            behind.contains { other in
                // "A marijuana user is placed in the smoker half of the chart."
                if case .tobacco = own.meaning, case .tobacco = other.meaning { return true }
                return !own.meaning.isOfKind(other.meaning)
            }
        }
        return isTwofold && !isOfChart ? people.sorted() : []
    }

    /// "A tobacco user is anyone who has used nicotine in the past 12 months.": what a word means, and of nobody.
    var explainsTobacco: Bool {
        guard let divider, claims.allSatisfy({ if case .tobacco = $0.meaning { true } else { false } }),
            claims.contains(where: { $0.tags.upperBound <= divider }),
            claims.contains(where: { $0.tags.lowerBound > divider }), saysNothingElse(behind: divider)
        else { return false }
        let verb = text.token(divider).text
        let next = text.tags.indices.first { $0 > divider && !text.has(.filler, at: $0) } ?? divider
        if Self.definingVerbs.contains(verb) {
            return text.has(.person, at: next) || Self.explaining.contains(text.token(next).text)
        }
        // "Has used" is one phrase.
        let last = text.tokens[text.tags[divider].tokens.upperBound - 1].text
        return Self.havingVerbs.contains(verb)
            && [last, text.token(divider + 1).text, text.token(next).text].contains(where: Self.had.contains)
    }

    /// Whether no decision, class, weight, person of another kind and second clause stands behind a word.
    private func saysNothingElse(behind divider: Int) -> Bool {
        let others: [WordCategory] = [
            .decision, .sex, .age, .change, .place, .money, .only, .if, .exception, .otherwise,
        ]
        return !text.tags.indices.contains { place in
            place > divider
                && (others.contains { text.has($0, at: place) } || text.has(.header, "class", at: place)
                    || text.has(.header, "weight", at: place) || text.isSign(",", ";", "(", at: place)
                    || Self.joining.contains(text.token(place).text)
                    || text.token(place).number != nil && !text.has(.unitTime, at: place + 1))
        }
    }

    /// "Tobacco includes cigars and vaping.": what a word means, in words of which no grammar knows whether that is all.
    var halfDefined: [Int] {
        guard let verb = text.tags.indices.first(where: { Self.defining.contains(text.token($0).text) }), verb > 0,
            (0..<verb).allSatisfy({ place in
                text.has(.tobacco, at: place) || text.has(.filler, at: place) || text.has(.person, at: place)
            })
        else { return [] }
        return people.sorted()
    }

    /// What a sentence says of tobacco beyond whether it is used, and no limit bears.
    var restOfTobacco: [Int] {
        let speaks = claims.contains { if case .tobacco = $0.meaning { true } else { false } }
        return speaks ? longAgo + kindsOfTobacco : []
    }

    /// "Nonsmokers of at least 5 years": how long ago, where that is more than the year after which people count as such anywhere.
    private var longAgo: [Int] {
        text.tags.indices.filter { place in
            guard
                let count = text.token(place).number?.wholeValue ?? text.value(.number, at: place).flatMap({ Int($0) }),
                let unit = text.value(.unitTime, at: place + 1), !isNamesNumber(place),
                [.past, .boundBefore, .lasting].contains(where: { text.has($0, at: place - 1) }),
                !claims.contains(where: { $0.meaning.isAge && $0.tags.contains(place) })
            else { return false }
            return unit == "year" && count > 1 || unit == "month" && count > 12
        }
    }

    /// "Cigarette smokers", "who do not use cigarettes": one kind of tobacco, of which limits do not speak.
    private var kindsOfTobacco: [Int] { places.filter { Self.kinds.contains(text.token($0).text) } }

    /// "Premium shown for male age 45.": whom something else than a limit is of.
    var otherThings: [Int] {
        let isOfSome = claims.contains { if case .sex = $0.meaning { true } else { $0.meaning.isAge } }
        return isOfSome ? places.filter { Self.things.contains(text.token($0).text) } : []
    }

    /// "Men only (see chart B for women)": two groups, of whom one is sent away.
    var partlySentAway: [Int] {
        let groups = Set(claims.map(\.meaning).filter { !$0.isAge })
        let isParted = groups.contains { one in groups.contains { $0 != one && $0.isOfKind(one) } }
        return isParted ? people.sorted() : []
    }

    /// What is said of people, and leaves some out.
    private var claims: [Claim] {
        scope.claims.filter { claim in
            switch claim.meaning {
            case .sex(let sex): sex != .any
            case .tobacco(let tobacco): tobacco != .any
            case .age(let age): !age.isAny
            case .ageOutside: true
            default: false
            }
        }
    }

    /// The word or sign that parts those whom the sentence is about from what it says of them.
    private var divider: Int? {
        if let colon = text.tags.indices.first(where: { text.isSign(":", at: $0) }),
            text.tags.indices.contains(where: { place in
                place > colon && (text.has(.only, at: place) || Self.ofPlans.contains(text.token(place).text))
            })
        {
            return colon
        }
        return text.tags.indices.first { place in
            Self.verbs.contains(text.token(place).text) && !people.contains(place)
                && !(place > 0 && Self.relative.contains(text.token(place - 1).text))
        }
    }

    private static let others = Lexicon.words("conditional-sentence.others")
    private static let charts = Lexicon.words("conditional-sentence.charts")
    private static let verbs = Lexicon.words("conditional-sentence.verbs")
    private static let explaining = Lexicon.words("conditional-sentence.explaining")
    private static let definingVerbs = Lexicon.words("conditional-sentence.defining-verbs")
    private static let havingVerbs = Lexicon.words("conditional-sentence.having-verbs")
    private static let had = Lexicon.words("conditional-sentence.had")
    private static let joining = Lexicon.words("alternatives.both")
    private static let things = Lexicon.words("conditional-sentence.things")
    private static let relative = Lexicon.words("conditional-sentence.relative")
    private static let kinds = Lexicon.words("conditional-sentence.kinds-of-tobacco")
    private static let ofPlans = Lexicon.words("conditional-sentence.of-plans")
    private static let defining = Lexicon.words("sentence-rules.defining")
}
