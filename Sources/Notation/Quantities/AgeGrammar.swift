import ChartSchema

/// Ages: `ages 50-80`, `under age 50`, `age 65 and above`, `60 or older`, `over 49 and under 70`.
package enum AgeGrammar {
    /// What proves that a figure is an age.
    package enum Evidence: Sendable {
        /// An age word, or "older" and "younger".
        case words
        /// A unit of time does too: where no other times are spoken of.
        case units
        /// So does a unit of one figure alone, where nothing else is said: `3 months`, but not `20 year term`.
        case unitAlone
        /// The place does: a bare figure is one.
        case place
        /// The place does for figures that applicants may be old: beside a decision "3 or more" counts something else.
        case adult
    }

    /// The age that stands at the cursor.
    static func take(_ cursor: inout Cursor, evidence: Evidence) -> AgeRange? {
        cursor.attempt { cursor in
            let start = cursor.place
            // "Table 2 Adult Build Chart": the figure is that of the rating.
            guard cursor.text.value(.decision, at: start - 1) != "rated-table" else { return nil }
            guard let extent = cursor.takeExtent(.unitTime, passing: [.age]).flatMap(inCompletedTimes) else {
                return nil
            }
            let hasWordAfter = cursor.takeAll(.age)
            let hasWord = hasWordAfter || (start..<cursor.place).contains { cursor.text.has(.age, at: $0) }
            var unit = extent.unit.flatMap(unit)
            if extent.unit != nil, unit == nil { return nil }
            switch evidence {
            case _ where hasWord || extent.isAge: break
            case _ where areYearsOfPeople(extent) && cursor.mayEndAge(from: start): break
            case .units
            where extent.unit != nil && !extent.isSingle && cursor.mayEndAge(from: start)
                && !cursor.isBehindUnknownWord(start) && !cursor.isTerm(extent):
                break
            case .unitAlone where extent.unit != nil && !cursor.isTerm(extent): break
            case .place where extent.unit == nil: break
            case .adult where extent.unit == nil && isAdult(extent): break
            default: return nil
            }
            unit = unit ?? .years
            // "age 65 and above": the bound may stand behind the word.
            return range(extent, unit ?? .years)
        }
    }

    /// The first age in a text, and the place it fills, in unicode scalars.
    package static func find(in text: String, evidence: Evidence) -> (age: AgeRange, place: Range<Int>)? {
        let tagged = TaggedText(text)
        for start in tagged.tags.indices {
            var cursor = Cursor(tagged, start..<tagged.tags.endIndex)
            guard let age = take(&cursor, evidence: evidence) else { continue }
            return tagged.scalars(of: start..<cursor.place).map { (age, $0) }
        }
        return nil
    }

    /// Bare figures are ages where applicants have them: "3 or more" counts something else.
    private static func isAdult(_ extent: Extent) -> Bool {
        [extent.low, extent.high].compactMap(\.self).contains { (Figure(15)...Figure(120)).contains($0) }
    }

    /// "18-49 years", "50 years and over", "de 18 à 49 ans": bounded years that only people are old.
    static func areYearsOfPeople(_ extent: Extent) -> Bool {
        extent.unit == "year" && !extent.isSingle
            && [extent.low, extent.high].contains { $0.map { (Figure(30)...Figure(120)).contains($0) } ?? false }
    }

    /// "16 years and over" behind the words for people: so long nobody is asked to have kept from tobacco.
    static func mayBeYearsOfPeople(_ extent: Extent) -> Bool {
        extent.unit == "year" && !extent.isSingle
            && [extent.low, extent.high].contains { $0.map { (Figure(11)...Figure(120)).contains($0) } ?? false }
    }

    /// "6 months to 12 years" are 6 to 155 completed months, "14 days – 15 years" 0 to 15 years.
    private static func inCompletedTimes(_ extent: Extent) -> Extent? {
        guard let lowUnit = extent.lowUnit, let low = whole(extent.low) ?? nil, let high = whole(extent.high) ?? nil
        else { return extent.lowUnit == nil ? extent : nil }
        guard let months = completedMonths(low, lowUnit), let unit = extent.unit, unit == "month" || unit == "year"
        else {
            return nil
        }
        var own = extent
        own.lowUnit = nil
        if unit == "month" || months == 0 {
            own.low = Figure(months)
        } else {
            // "Under 12 years" ends before the first month of the twelfth, and "to 12 years" with its last one.
            let last = extent.includesHigh ? high * 12 + 11 : high * 12
            (own.low, own.high, own.unit) = (Figure(months), Figure(last), "month")
        }
        return own.low! <= own.high! ? own : nil
    }

    private static func completedMonths(_ count: Int, _ unit: String) -> Int? {
        switch unit {
        case "day": count % 30 == 0 && count < 360 ? count / 30 : count * 12 / 365
        case "week": count * 84 / 365
        case "month": count
        case "year": count * 12
        default: nil
        }
    }

    private static func unit(_ value: String) -> AgeUnit? {
        switch value {
        case "year": .years
        case "month": .months
        default: nil
        }
    }

    private static func range(_ extent: Extent, _ unit: AgeUnit) -> AgeRange? {
        guard let low = whole(extent.low), let high = whole(extent.high) else { return nil }
        let isSane = [low, high].allSatisfy { $0.map { (0...130).contains($0) || unit == .months } ?? true }
        guard isSane else { return nil }
        return AgeRange(
            min: low.map { extent.includesLow ? $0 : $0 + 1 }, max: high.map { extent.includesHigh ? $0 : $0 - 1 },
            unit: unit)
    }

    /// The figure as a whole number; `nil` where it is none, and nothing for an open end.
    private static func whole(_ figure: Figure?) -> Int?? {
        guard let figure else { return .some(nil) }
        guard figure.tenThousandths % 10_000 == 0 else { return nil }
        return .some(Int(figure.tenThousandths / 10_000))
    }

    /// The age that fills a text.
    package static func read(_ text: String, evidence: Evidence) -> AgeRange? {
        let tagged = TaggedText(text)
        var cursor = Cursor(tagged, tagged.tags.indices)
        guard let age = take(&cursor, evidence: evidence), cursor.isAtEnd else { return nil }
        return age
    }
}

extension Cursor {
    /// Whether years from a place to here may be an age: no fill is named before them, and nothing behind them says that they lie in the past.
    fileprivate func mayEndAge(from start: Int) -> Bool {
        let isOfFills = start > 0 && text.has(.clock, at: start - 1) && !text.has(.purpose, at: start - 1)
        let isOfTerm = has(.plan)
        return !isOfFills && !isOfTerm && !has(.ago) && !has(.clock)
    }

    /// "10-20 year": so many years make an adjective, and no age.
    fileprivate func isTerm(_ extent: Extent) -> Bool {
        guard let high = extent.high ?? extent.low, high > Figure(1), text.tags.indices.contains(place - 1) else {
            return false
        }
        return Self.yearsOfTerms.contains(text.token(place - 1).text)
    }

    private static let yearsOfTerms = Lexicon.words("terms.years")

    /// "Quit 3+ years": how long something that nobody understood has lasted.
    fileprivate func isBehindUnknownWord(_ place: Int) -> Bool {
        text.tags.indices.contains(place - 1) && text.tags[place - 1].senses.isEmpty
            && text.token(place - 1).kind == .word
    }
}
