import ChartSchema

/// One figure, a range, or a figure with one open end, whatever it counts: the bounds that ages, times, doses and limits
/// share.
///
/// Accepts `50-70`, `under 50`, `no more than 30`, `10 and above`, `between 10 and 20`, `>= 5`, `50+`; what is counted
/// stands behind the figure, and the caller says which units it knows.
package struct Extent: Hashable, Sendable {
    package var low: Figure?
    package var high: Figure?
    /// Whether the end itself belongs to it.
    package var includesLow = true
    package var includesHigh = true
    /// The unit's value in the lexicon, where one is printed.
    package var unit: String?
    /// The unit of the lower end, where it is another one: "6 months to 12 years".
    package var lowUnit: String?
    /// How often, where a word between the unit and its bound says so: `day`, `week`, `month`.
    package var period: String?
    /// A word behind the figure says that it is an age: "or older".
    package var isAge = false
    /// One figure and no bound.
    package var isSingle: Bool { low == high && low != nil }
}

extension Cursor {
    /// - Parameters:
    ///   - units: The category of units that may stand behind a figure.
    ///   - isTime: Words that bound nothing but times count too: "within", "past".
    ///   - passing: Categories that may stand before a figure and say nothing of it.
    mutating func takeExtent(
        _ units: WordCategory, isTime: Bool = false, passing: Set<WordCategory> = []
    ) -> Extent? {
        attempt { cursor in
            let start = cursor.place
            cursor.pass(passing)
            let isNamed = cursor.place > start
            let isBetween = cursor.take(.between) != nil
            var (bound, isAge) = cursor.takeBoundBefore(isTime: isTime)
            // "Issue ages to 50": an end without a beginning.
            if bound == nil, isNamed, !isBetween, !cursor.isAtEnd, cursor.text.token(cursor.place).kind == .word,
                cursor.take(.range, "")
            {
                bound = "at-most"
            }
            cursor.pass(passing)
            guard let first = cursor.takeNumber() else { return nil }
            cursor.takeAgain(first)
            // "24 derniers mois": the bound stands between the figure and its unit.
            let inner = isTime && cursor.has(.past) ? cursor.take(.past) : nil
            var unit = cursor.take(units)
            if bound == nil || bound == "at-least" || bound == "at-most",
                let second = cursor.takeSecond(isBetween: isBetween, passing: passing)
            {
                let lowUnit = cursor.takeUnitOfEnd(units, after: &unit)
                guard lowUnit != nil || second >= first else { return nil }
                return Extent(low: first, high: second, unit: unit, lowUnit: lowUnit)
            }
            if bound == nil || bound == "at-least" || bound == "more-than",
                let end = cursor.takeEndBelow(passing: passing)
            {
                let lowUnit = cursor.takeUnitOfEnd(units, after: &unit)
                guard lowUnit != nil || end > first else { return nil }
                return Extent(
                    low: first, high: end, includesLow: bound != "more-than", includesHigh: false, unit: unit,
                    lowUnit: lowUnit)
            }
            if isBetween { return nil }
            var extent = Extent(low: first, high: first, unit: unit)
            if unit != nil { extent.period = cursor.take(.period) }
            var side = bound ?? inner
            if cursor.boundsAgain(bound) { return nil }
            if side == nil {
                let start = cursor.place
                if isTime { cursor.takeAll(.ago) }
                cursor.pass(passing)
                if let after = cursor.takeBoundAfter() {
                    side = after.side
                    extent.isAge = after.isAge
                } else {
                    cursor.reset(to: start)
                }
            }
            if extent.unit == nil { extent.unit = cursor.take(units) }
            extent.take(side)
            extent.isAge = extent.isAge || isAge
            return extent
        }
    }

    /// The unit behind the other end of a range, for the range; that of the lower end, where it is another one.
    private mutating func takeUnitOfEnd(_ units: WordCategory, after unit: inout String?) -> String? {
        let own = unit
        unit = take(units) ?? unit
        return own == unit ? nil : own
    }

    /// "plus de 65 ans et plus": which of the two bounds it is, nobody says.
    private func boundsAgain(_ bound: String?) -> Bool {
        (bound == "more-than" || bound == "less-than") && has(.boundAfter) && !has(.range) && !has(.header)
    }

    /// "two (2) years": the same figure once more, in parentheses.
    private mutating func takeAgain(_ figure: Figure) {
        let isAgain = attempt { cursor -> Bool? in
            guard cursor.takeSign("("), cursor.takeNumber() == figure, cursor.takeSign(")") else { return nil }
            return true
        }
        _ = isAgain
    }

    private mutating func pass(_ categories: Set<WordCategory>) {
        while place < end, categories.contains(where: { has($0) }), text.token(place).number == nil,
            !has(.boundBefore)
        {
            skip()
        }
    }

    /// The other end of a range.
    private mutating func takeSecond(isBetween: Bool, passing: Set<WordCategory>) -> Figure? {
        attempt { cursor in
            let isRange = cursor.take(.range, "")
            guard isRange || isBetween && cursor.takeAnd() else { return nil }
            cursor.pass(passing)
            return cursor.takeNumber()
        }
    }

    /// "but under 75": the end of a range that does not belong to it.
    private mutating func takeEndBelow(passing: Set<WordCategory>) -> Figure? {
        attempt { cursor in
            guard cursor.take(.range, "below") else { return nil }
            cursor.pass(passing)
            return cursor.takeNumber()
        }
    }

    private mutating func takeAnd() -> Bool {
        guard place < end, ["and", "&", "et"].contains(text.token(place).text) else { return false }
        skip()
        return true
    }

    /// The bound, and whether its words prove that the figure is an age.
    private mutating func takeBoundBefore(isTime: Bool) -> (side: String?, isAge: Bool) {
        // "within the last 2 years": words that say the same one after another.
        var side: String?
        var isAge = false
        while place < end {
            let own = (isTime ? text.value(.past, at: place) : nil) ?? text.value(.boundBefore, at: place)
            guard let own, text.token(place).number == nil else { break }
            let (plain, provesAge) = own.hasSuffix("-age") ? (String(own.dropLast(4)), true) : (own, false)
            if let known = side, known != plain { break }
            (side, isAge) = (plain, isAge || provesAge)
            skip()
        }
        return (side, isAge)
    }

    private mutating func takeBoundAfter() -> (side: String, isAge: Bool)? {
        guard let value = take(.boundAfter) else { return nil }
        return value.hasSuffix("-age") ? (String(value.dropLast(4)), true) : (value, false)
    }
}

extension Extent {
    /// The same in months, where its ends are months and years: "6 months to 2 years".
    var inOneUnit: Extent? {
        guard let lowUnit else { return self }
        guard let own = Self.months[lowUnit], let other = unit.flatMap({ Self.months[$0] }), let low, let high else {
            return nil
        }
        var extent = self
        extent.low = Figure(tenThousandths: low.tenThousandths * own)
        extent.high = Figure(tenThousandths: high.tenThousandths * other)
        (extent.unit, extent.lowUnit) = ("month", nil)
        return extent.low! <= extent.high! ? extent : nil
    }

    private static let months: [String: Int64] = ["month": 1, "year": 12]

    /// Opens the end that the bound leaves open.
    fileprivate mutating func take(_ side: String?) {
        switch side {
        case "at-least": high = nil
        case "more-than":
            high = nil
            includesLow = false
        case "at-most": low = nil
        case "less-than":
            low = nil
            includesHigh = false
        default: break
        }
    }
}
