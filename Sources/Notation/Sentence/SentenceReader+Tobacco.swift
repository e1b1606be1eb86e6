import Vocabulary

/// What a sentence says of tobacco beyond who uses it: what counts as use, how long ago, and of which kind.
extension SentenceReader {
    /// Whether it says what counts as tobacco use, and nothing of anybody.
    var definesTobacco: Bool { isTobaccoDefinition || explainsTobacco }

    /// "Tobacco includes any nicotine product.": of which no decision, no class and no other people are said.
    var isTobaccoDefinition: Bool {
        guard let verb = text.tags.indices.first(where: { Self.defining.contains(text.token($0).text) }), verb > 0,
            (0..<verb).contains(where: { text.has(.tobacco, at: $0) }),
            (0..<verb).allSatisfy({
                text.has(.tobacco, at: $0) || text.has(.filler, at: $0) || text.has(.person, at: $0)
            })
        else { return false }
        // "Nonsmoker here means five clean years."
        guard text.tags.indices.contains(where: { $0 > verb && text.has(.tobacco, at: $0) }) else { return false }
        return !text.tags.indices.contains { place in
            [.decision, .sex, .age, .change, .place, .money].contains { text.has($0, at: place) }
                || text.has(.header, "class", at: place) || text.has(.header, "weight", at: place)
                || text.token(place).number != nil && !text.has(.unitTime, at: place + 1)
        }
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
        if saysWhenRatesApply { return people.sorted() }
        guard let verb = text.tags.indices.first(where: { Self.defining.contains(text.token($0).text) }), verb > 0,
            (0..<verb).allSatisfy({ place in
                text.has(.tobacco, at: place) || text.has(.filler, at: place) || text.has(.person, at: place)
            })
        else { return [] }
        return people.sorted()
    }

    /// "Non-tobacco rates apply after 12 months without tobacco.": of rates, and not of whom the limits are for.
    private var saysWhenRatesApply: Bool {
        let behind = text.tags.first.map { $0.tokens.upperBound } ?? 0
        return text.has(.tobacco, at: 0)
            && text.tokens[..<min(behind + 1, text.tokens.count)].contains { Self.rates.contains($0.text) }
            && text.tags.indices.contains { Self.after.contains(text.token($0).text) }
    }

    /// What a sentence says of tobacco beyond whether it is used, and no limit bears.
    var restOfTobacco: [Int] {
        let speaks = claims.contains { if case .tobacco = $0.meaning { true } else { false } }
        return speaks ? longAgo + ever + kindsOfTobacco : []
    }

    /// "Nonsmokers of at least 5 years": how long ago, where that is more than the year after which people count as such anywhere.
    private var longAgo: [Int] {
        text.tags.indices.filter { place in
            guard
                let count = text.token(place).number?.wholeValue ?? text.value(.number, at: place).flatMap({ Int($0) }),
                let unit = unitOfTime(behind: place), isTimeOfTobacco(place) || !isNumberOfPlan(place),
                isTimeOfTobacco(place) || text.has(.purpose, at: place - 1) && !text.has(.plan, at: place + 2)
                    || [.past, .boundBefore, .lasting].contains(where: { text.has($0, at: place - 1) }),
                !claims.contains(where: { $0.meaning.isAge && $0.tags.contains(place) })
            else { return false }
            return unit == "year" && count > 1 || unit == "month" && count > 12
        }
    }

    /// "3 years", "36+ months"
    private func unitOfTime(behind place: Int) -> String? {
        text.value(.unitTime, at: place + 1)
            ?? (text.has(.boundAfter, at: place + 1) || text.isSign("+", at: place + 1)
                ? text.value(.unitTime, at: place + 2) : nil)
    }

    /// "Never used tobacco", "Lifetime non-smoker", "No tobacco use ever"
    private var ever: [Int] {
        guard !claims.contains(where: { $0.meaning == .tobacco(.yes) }) else { return [] }
        return text.tags.indices.filter { place in
            text.tags[place].tokens.contains { Self.ever.contains(text.tokens[$0].text) }
        }
    }

    /// "Term 20 years", and not "tobacco products for 3 years".
    private func isNumberOfPlan(_ place: Int) -> Bool {
        isNamesNumber(place)
            && !(place - 2..<place).contains { text.has(.plan, at: $0) && text.has(.tobacco, at: $0 - 1) }
    }

    /// "for 36 months" of "tobacco free for 36 months": claimed with the state.
    private func isTimeOfTobacco(_ place: Int) -> Bool {
        claims.contains { claim in
            if case .tobacco = claim.meaning { claim.tags.contains(place) } else { false }
        }
    }

    /// "Cigarette smokers", "who do not use cigarettes": one kind of tobacco, of which limits do not speak.
    var kindsOfTobacco: [Int] { places.filter { Self.kinds.contains(text.token($0).text) } }

    private static let ever = Lexicon.words("conditional-sentence.ever")
    private static let rates = Lexicon.words("class-restriction.of-classes")
    private static let after = Lexicon.words("conditional-sentence.after")
    private static let explaining = Lexicon.words("conditional-sentence.explaining")
    private static let definingVerbs = Lexicon.words("conditional-sentence.defining-verbs")
    private static let havingVerbs = Lexicon.words("conditional-sentence.having-verbs")
    private static let had = Lexicon.words("conditional-sentence.had")
    private static let joining = Lexicon.words("alternatives.both")
    private static let kinds = Lexicon.words("conditional-sentence.kinds-of-tobacco")
    private static let defining = Lexicon.words("sentence-rules.defining")
}
