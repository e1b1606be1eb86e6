import Vocabulary

/// Sentences that speak of some people and restrict them: "Women must be non-smokers.", "Males: non-tobacco only." They are no sayings of
/// whom a chart is for: everybody else has its limits as well.
extension SentenceReader {
    /// The words that say whom it restricts; none where all that it says of people is of the same.
    var conditional: [Int] {
        guard let divider, divider > 0 else { return [] }
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
    var claims: [Claim] {
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
    var divider: Int? {
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
    private static let things = Lexicon.words("conditional-sentence.things")
    private static let relative = Lexicon.words("conditional-sentence.relative")
    private static let ofPlans = Lexicon.words("conditional-sentence.of-plans")
}
