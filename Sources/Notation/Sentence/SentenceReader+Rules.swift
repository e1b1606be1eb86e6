/// What may change a limit, and what turns the figures round.
extension SentenceReader {
    func isSignal(_ place: Int) -> Bool {
        if people.contains(place) { return false }
        let token = text.token(place)
        if token.number != nil {
            return isMeasure(place) && !isNamesNumber(place) && !text.has(.pageWord, at: place - 1)
                && !text.has(.elsewhere, at: place - 1)
        }
        // "a further ten pounds"
        if text.has(.number, at: place), isWeight(place) { return true }
        if endsWordedRange(place) { return true }
        if token.kind == .sign { return token.text == "%" || token.text == "$" }
        if ChartSentence.withdrawn.contains(token.text) || endsDays(place) { return true }
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

    /// "from fifty up to seventy": figures in words, and no plan's.
    private func endsWordedRange(_ place: Int) -> Bool {
        guard text.has(.number, at: place), !isNamesNumber(place) else { return false }
        let joints: [WordCategory] = [.range, .boundBefore, .boundAfter]
        return [place - 1, place + 1].contains { next in
            text.tags.indices.contains(next) && joints.contains { text.has($0, at: next) }
        } && Int(text.value(.number, at: place) ?? "").map { $0 >= 15 } ?? false
    }

    /// "Signed before March 1, 2021", "used through December 31, 2019": the day on which a chart ended.
    private func endsDays(_ place: Int) -> Bool {
        guard Self.endsOfDays.contains(text.token(place).text), text.tags.indices.contains(place + 1) else {
            return false
        }
        let year = text.token(place + 1).number?.wholeValue
        return text.has(.month, at: place + 1) || year.map { (1990...2100).contains($0) } ?? false
    }

    private static let endsOfDays = Lexicon.words("chart-sentence.ends-of-days")

    /// A figure beside a unit, a bound or a sign, or in a sentence: a title's bare figure is part of a name.
    func isMeasure(_ place: Int) -> Bool {
        if isSentence || hasWord(.header, "bmi") || text.isSign("%", at: place + 1) { return true }
        if !people.isEmpty, isHeight(place) || text.isSign("+", "-", at: place - 1) { return true }
        return ["lb", "kg", "%"].contains(text.value(.unit, at: place + 1)) || isBound(place + 1)
            || isBound(place - 1) && !endsBefore(place - 1) || isNamedEnd(place - 1)
    }

    /// "120 minimum": a bound that belongs to what stands before it.
    private func endsBefore(_ place: Int) -> Bool {
        // "HMS Plus 125"
        guard text.has(.boundAfter, at: place), text.has(.boundBefore, at: place) else {
            return text.has(.boundAfter, at: place)
        }
        return place > 0 && (text.token(place - 1).number != nil || text.has(.unit, at: place - 1))
    }

    /// "Minimum weight" before a figure: one limit for all heights.
    private func isNamedEnd(_ place: Int) -> Bool {
        text.tags.indices.contains(place)
            && text.printed(place..<place + 1).lowercased().split(separator: " ").contains {
                Self.ends.contains(String($0))
            }
            && text.printed(place..<place + 1).contains(" ")
    }

    private static let ends = Lexicon.words("chart-sentence.ends")

    func isWeight(_ place: Int) -> Bool { ["lb", "kg"].contains(text.value(.unit, at: place + 1)) }

    /// `5'9"`, `6 ft`.
    func isHeight(_ place: Int) -> Bool {
        text.isSign("'", "\"", at: place + 1) || ["ft", "in"].contains(text.value(.unit, at: place + 1))
    }

    /// "in Texas", "residents of Ohio": a state that is no part of a name or an address.
    func isSomewhere(_ place: Int) -> Bool {
        let word = text.token(place).text
        if word.hasPrefix("resident") { return true }
        return ["in", "for", "of", "outside", "except", "excluding", "not", "only", "to"].contains {
            place > 0 && text.token(place - 1).text == $0
        }
    }

    /// Not "Decline" and "Knock-out weights", which name what stands below.
    func decides(_ place: Int) -> Bool {
        isClause || !people.isEmpty || places.contains { $0 != place && text.has(.decision, at: $0) }
    }

    /// A negation that a grammar applied: "not for women".
    func isClaimed(_ place: Int) -> Bool {
        !people.isEmpty && !scope.unclaimed.contains { $0.contains(place) } && people.contains { $0 > place }
    }

    /// "Table 12", "Table 4 +100", "20 year term", "Term 20": a number that is part of a name.
    func isNamesNumber(_ place: Int) -> Bool {
        if text.value(.decision, at: place - 1) == "rated-table" || isRating && !isClause && !isWeight(place) {
            return true
        }
        return (place - 2...place + 2).contains { text.has(.plan, at: $0) && $0 != place }
    }

    /// "Above the high end = decline", "Outside = declined": a bound without a figure, and a decision.
    func isBeyond(_ signals: [Int]) -> Bool {
        let decisions = places.compactMap { text.value(.decision, at: $0) }
        guard people.isEmpty, decisions.contains("decline") || decisions.contains("refer"),
            places.allSatisfy({ text.token($0).number == nil || isNamesNumber($0) }),
            !decisions.contains("rated"), !decisions.contains("accept-class"),
            hasBound || places.contains(where: isOutside), !has(.place)
        else { return false }
        // "If the weight is outside the range, the client is not eligible."; of a class or a plan it says more.
        let isOfAll =
            decisions.count == 1 && !places.contains { text.has(.plan, at: $0) && !text.has(.filler, at: $0) }
        func isOfBounds(_ place: Int) -> Bool {
            isBound(place) || isOutside(place) || text.has(.exception, at: place) || isOfAll && text.has(.if, at: place)
        }
        return signals.allSatisfy { text.has(.decision, at: $0) || isOfBounds($0) }
            // "Combination of build above the figure and heart disease = decline" is about some.
            && places.allSatisfy { isKnown($0) || isOfBounds($0) || isComparing($0) }
            && scope.unclaimed.allSatisfy {
                $0.allSatisfy { isKnown($0) || isOfAll && isOfBounds($0) || isComparing($0) }
            }
    }

    private func isComparing(_ place: Int) -> Bool { Self.comparing.contains(text.token(place).text) }

    private static let comparing = Lexicon.words("chart-sentence.comparing")

    private func isOutside(_ place: Int) -> Bool { Self.outside.contains(text.token(place).text) }

    private static let outside = Lexicon.words("chart-sentence.outside")

    /// What turns the figures round: "Weight at which each rating begins", "Weights at or above those shown are declined".
    var turned: ChartSentence.Sense? {
        guard places.allSatisfy({ text.token($0).number == nil || isNamesNumber($0) }), !hasWord(.header, "max") else {
            return nil
        }
        let decisions = places.compactMap { text.value(.decision, at: $0) }
        if decisions.contains("decline"), let refusesOver { return refusesOver ? nil : .refuses }
        guard pointsAtFigures else { return nil }
        if decisions.contains("decline"), refusesBelow { return .refuses }
        if decisions.contains("decline") {
            let includesFigure = places.contains {
                ["at-least"].contains(text.value(.boundBefore, at: $0) ?? text.value(.boundAfter, at: $0))
                    && !followsBound($0) && !beginsEnd($0) || text.has(.start, at: $0)
            }
            return includesFigure ? .refuses : nil
        }
        let isRating = decisions.contains { $0.hasPrefix("rated") } || hasWord(.header, "class")
        guard has(.start), isRating else { return nil }
        // "the weight at which the class is lost": what the figures begin is no longer granted.
        if has(.change) || has(.negation) || has(.undo) { return .refuses }
        return places.allSatisfy { !text.tags[$0].senses.isEmpty || isKnown($0) || isName($0) } ? .begins : nil
    }

    /// "Below the minimum": the end that a bound before it is of.
    private func followsBound(_ place: Int) -> Bool {
        guard text.has(.header, "min", at: place) else { return false }
        let before = text.tags.indices.prefix(place).last { !text.has(.filler, at: $0) || isBound($0) }
        return before.map(isBound) ?? false
    }

    /// "Below the minimum or above the limit": the bound is of what follows it, and not of a figure before it.
    private func beginsEnd(_ place: Int) -> Bool {
        text.value(.boundBefore, at: place) == nil && text.tags[place].tokens.count == 2
            && text.tags.indices.contains(place + 1) && Self.articles.contains(text.token(place + 1).text)
    }

    private static let articles = Lexicon.words("beyond-saying.articles")

    /// "Decline below (pounds)": a title whose bound has no figure of its own is one of the figures that stand below it. Weights
    /// above a highest one are refused; below any other figure, or from it on, it is no highest one.
    var refusesOver: Bool? {
        guard people.isEmpty, !isClause || text.text.count <= ChartSentence.longestTitle && !text.text.hasSuffix("."),
            let last = places.last(where: { !text.has(.unit, at: $0) && text.token($0).kind == .word }), isBound(last)
        else { return nil }
        return text.value(.boundBefore, at: last) == "more-than"
            || text.has(.header, "above", at: last)
    }

    /// "Weights below which we decline": the figures are lowest ones.
    private var refusesBelow: Bool {
        places.contains { place in
            text.tags.indices.contains(place + 1) && Self.relative.contains(text.token(place + 1).text)
                && (text.value(.boundBefore, at: place) == "less-than"
                    || text.has(.header, "below", at: place))
        }
    }

    private static let relative = Lexicon.words("chart-sentence.relative")

    var pointsAtFigures: Bool {
        places.contains { text.has(.header, "weight", at: $0) || text.has(.pointing, at: $0) }
    }

    /// "Round height to the nearest inch": a person's height, and no limit.
    func isRounding(_ signals: [Int]) -> Bool {
        guard people.isEmpty, !hasWord(.header, "weight"), signals.contains(where: isRoundingWord) else { return false }
        return signals.allSatisfy { isRoundingWord($0) || text.token($0).text == "half" }
            && !places.contains { text.token($0).number != nil }
    }

    func isRoundingWord(_ place: Int) -> Bool {
        ["round", "arrond"].contains { text.token(place).text.hasPrefix($0) }
    }

    /// "— Preferred not available at this height", "N/A = not available": what a sign in place of a figure says.
    var isLegendOfNothing: Bool {
        guard let first = text.tags.first, people.isEmpty else { return false }
        let sign = text.tokens[first.tokens.lowerBound].text
        let isNothing = sign == "-" || first.senses.contains(WordSense(.header, "nothing"))
        return isNothing && places.contains { text.value(.decision, at: $0) == "decline" }
            && places.allSatisfy {
                text.token($0).number == nil && !text.has(.change, at: $0) && !text.has(.place, at: $0)
            }
    }

    /// "IC = individual consideration, D = decline": what a short form in a cell or header means, and no rule.
    var isLegend: Bool {
        people.isEmpty && !has(.change) && !has(.exception) && Abbreviations.isLegend(text.text)
            && places.contains { text.value(.decision, at: $0) != nil }
    }

    /// "Example: at 5'9" a person of 225 lbs is Standard."
    func isExample(_ signals: [Int]) -> Bool {
        text.has(.example, at: 0) && people.isEmpty && signals.allSatisfy { text.token($0).number != nil }
    }

    var hasBound: Bool { places.contains { isBound($0) || text.has(.exception, at: $0) } }

    func isBound(_ place: Int) -> Bool {
        text.has(.boundBefore, at: place) || text.has(.boundAfter, at: place)
            || text.has(.header, at: place)
                && ["above", "below", "min", "max"].contains {
                    text.has(.header, $0, at: place)
                }
    }

    /// "BMI = weight / height² × 703"; "Tobacco means any use of nicotine products within the past 12 months."
    var isDefinition: Bool {
        if isTobaccoDefinition || isConversion { return true }
        let words = text.tags.indices.map { text.token($0).text }
        guard hasWord(.header, "bmi"), people.isEmpty else { return false }
        return words.contains("703") || words.contains("formula") || words.contains("calculated")
    }

    /// "1 inch = 2.54 cm": how units are converted, and no other figure.
    private var isConversion: Bool {
        let figures = text.tokens.filter { $0.number != nil }.map(\.text)
        return people.isEmpty && !has(.change) && !has(.decision) && figures.contains { Self.factors.contains($0) }
            && figures.allSatisfy { Self.factors.contains($0) || Self.ofUnits.contains($0) }
            && text.tags.indices.contains { text.isSign("=", at: $0) }
    }

    private static let factors = Lexicon.words("sentence-rules.factors")
    private static let ofUnits = Lexicon.words("sentence-rules.of-units")

    func isReference(_ place: Int) -> Bool { text.has(.elsewhere, at: place) }

    /// "The figures are in pounds."
    var isUnit: Bool { !has(.negation) && isWeightUnit }

    var isWeightUnit: Bool { places.contains { ["lb", "kg"].contains(text.value(.unit, at: $0)) } }
}
