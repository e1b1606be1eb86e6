import ChartSchema

/// Times of fills and of diagnoses: `24 months`, `within 2 years`, `13–24 months`, `> 3 years`, `first fill 2 years`.
package enum WindowGrammar {
    /// A window, and whether the text says which fill it is counted from.
    package struct Reading: Hashable, Sendable {
        package var window: LookbackWindow
        package var saysClock: Bool
        /// One bare figure: "2 years" beside a plan may be the plan's own time.
        package var isBare: Bool
        /// How long something lasts, and not when it was: "taken for more than 6 months".
        package var isLasting = false
        /// The same, and nothing says of what: "longer than 6 months".
        package var mayLast = false
        /// Years as old as applicants are, with no word of a fill or of the past: "18-25 years".
        package var mayBeAge = false
    }

    /// - Parameters:
    ///   - unit: The unit of bare figures, where a header names one.
    ///   - basis: The clock that the place gives, where the text names none.
    static func take(
        _ cursor: inout Cursor, unit: String? = nil, basis: LookbackWindow.Basis? = nil
    ) -> Reading? {
        cursor.attempt { cursor in
            let start = cursor.place
            var clocks: [String] = []
            cursor.takeClock(&clocks)
            if !clocks.isEmpty { cursor.takeBeing() }
            guard
                let extent = (cursor.takeExtent(.unitTime, isTime: true) ?? cursor.takeLastUnit())
                    .flatMap(\.inOneUnit).flatMap(inMonths),
                let months = months(extent.unit ?? unit),
                case let isBounded = !extent.isSingle
            else { return nil }
            cursor.takeAll(.ago)
            cursor.takeClock(&clocks)
            let words = WindowWords(cursor.text, start..<cursor.place)
            let bases = Set(clocks.filter { !$0.isEmpty })
            guard bases.count <= 1 else { return nil }
            let own = bases.first.flatMap(LookbackWindow.Basis.init)
            if bases.first != nil, own == nil { return nil }
            guard let window = window(extent, months: months, basis: own ?? basis) else { return nil }
            return Reading(
                window: window, saysClock: own != nil, isBare: !isBounded && own == nil,
                isLasting: words.last(opensBehind: window.maxMonths == nil), mayLast: words.mayLast,
                mayBeAge: extent.unit == "year" && own == nil && !words.arePast
                    && max(window.minMonths ?? 0, window.maxMonths ?? 0) >= youngest * 12)
        }
    }

    /// Years: a time that is as long may be the age of an applicant.
    private static let youngest = 15

    private static func months(_ unit: String?) -> Int? {
        switch unit {
        case "month": 1
        case "year": 12
        default: nil
        }
    }

    /// Days and weeks that are whole months, as charts count them: 30, 90 and 365 days, 4, 26 and 52 weeks.
    private static func inMonths(_ extent: Extent) -> Extent? {
        let isDays = extent.unit == "day"
        guard isDays || extent.unit == "week" else { return extent }
        func months(_ figure: Figure) -> Figure? {
            let count = Int(figure.tenThousandths / 10_000)
            guard figure.tenThousandths % 10_000 == 0 else { return nil }
            if count == 0 { return Figure(0) }
            if isDays {
                return count % 365 == 0 ? Figure(count / 365 * 12) : count % 30 == 0 ? Figure(count / 30) : nil
            }
            return count % 13 == 0 ? Figure(count / 13 * 3) : count == 4 ? Figure(1) : nil
        }
        var own = extent
        own.unit = "month"
        if let low = extent.low {
            guard let figure = months(low) else { return nil }
            own.low = figure
        }
        if let high = extent.high {
            guard let figure = months(high) else { return nil }
            own.high = figure
        }
        return own
    }

    /// Fifty years: a longer window is a slip of the pen.
    private static let longest = 600

    private static func window(_ extent: Extent, months: Int, basis: LookbackWindow.Basis?) -> LookbackWindow? {
        func whole(_ figure: Figure) -> Int? {
            let total = figure.tenThousandths * Int64(months)
            return total % 10_000 == 0 && total <= Int64(longest) * 10_000 ? Int(total / 10_000) : nil
        }
        var low: Int?
        var high: Int?
        if let figure = extent.high {
            guard let own = whole(figure), own > 0 else { return nil }
            high = own
        }
        // One bare figure ends the window.
        if !extent.isSingle, let figure = extent.low {
            guard let own = whole(figure) else { return nil }
            low = own == 0 ? nil : begin(own, extent, months)
            if own == 0, high == nil { return nil }
        }
        return LookbackWindow(minMonths: low, maxMonths: high, basis: basis)
    }

    /// A fill `m` months ago meets a window from `min` on where `min < m`: "13-24 months" begins after 12.
    private static func begin(_ own: Int, _ extent: Extent, _ months: Int) -> Int {
        extent.includesLow && months == 1 && own > 1 && own % 6 == 1 ? own - 1 : own
    }

    /// The time that fills a text.
    package static func read(
        _ text: String, unit: String? = nil, basis: LookbackWindow.Basis? = nil
    ) -> Reading? {
        let tagged = TaggedText(text)
        var cursor = Cursor(tagged, tagged.tags.indices)
        while cursor.take(.filler) != nil || cursor.take(.if) != nil {}
        // "No fill in the last 12 months": the fill lies before them.
        let isDenied = cursor.has(.negation) && !cursor.has(.boundBefore) && cursor.take(.negation) != nil
        guard var found = take(&cursor, unit: unit, basis: basis), !found.isLasting || isDenied else { return nil }
        if isDenied, found.isLasting {
            found.window = found.window.beyond
        } else if isDenied {
            guard let opposite = found.window.complement, !found.isBare else { return nil }
            found.window = opposite
        }
        while cursor.take(.filler) != nil || cursor.take(.ago) != nil {}
        if !cursor.isAtEnd, !isDenied { return both(found, &cursor, unit, basis) }
        return cursor.isAtEnd ? found : nil
    }

    /// "more than 6 months but not more than 2 years ago": the two ends apart.
    private static func both(
        _ first: Reading, _ cursor: inout Cursor, _ unit: String?, _ basis: LookbackWindow.Basis?
    ) -> Reading? {
        let isTurned = cursor.has(.exception)
        guard !cursor.isAtEnd, isTurned || ["but", "and", ","].contains(cursor.text.token(cursor.place).text) else {
            return nil
        }
        cursor.skip()
        while cursor.take(.filler) != nil {}
        guard var second = take(&cursor, unit: unit, basis: first.window.basis ?? basis), !first.isBare, !second.isBare,
            first.window.basis == second.window.basis
        else { return nil }
        if isTurned {
            guard let opposite = second.window.complement else { return nil }
            second.window = opposite
        }
        while cursor.take(.filler) != nil || cursor.take(.ago) != nil {}
        let (low, high) = first.window.maxMonths == nil ? (first, second) : (second, first)
        guard cursor.isAtEnd, low.window.maxMonths == nil, high.window.minMonths == nil,
            let start = low.window.minMonths, let end = high.window.maxMonths, start < end
        else { return nil }
        var own = first
        own.window = LookbackWindow(minMonths: start, maxMonths: end, basis: first.window.basis)
        return own
    }
}

/// What the words of a time say besides its figures.
private struct WindowWords {
    private let text: TaggedText
    private let range: Range<Int>

    init(_ text: TaggedText, _ range: Range<Int>) { (self.text, self.range) = (text, range) }

    /// Whether a word says that the time lies in the past: "within", "ago"; "under" and "over" say it of anything.
    var arePast: Bool {
        range.contains { text.has(.ago, at: $0) || text.has(.past, at: $0) && !text.has(.boundBefore, at: $0) }
    }

    /// Whether something lasts for the time: "used for more than 12 months", "taken longer than 2 years", and "taken over 2 years",
    /// which nothing dates.
    func last(opensBehind: Bool) -> Bool {
        guard let clock = range.first(where: { text.has(.clock, at: $0) }), !isAgo else { return false }
        let taking = text.value(.taking, at: clock)
        return taking != nil && range.contains { text.has(.lasting, at: $0) } || opensBehind && taking == "lasts"
    }

    var mayLast: Bool {
        !isAgo && range.contains { text.has(.lasting, at: $0) } && !range.contains { text.has(.clock, at: $0) }
    }

    private var isAgo: Bool { range.contains { text.has(.ago, at: $0) } }
}

extension Cursor {
    /// "the past year", "in the last month": one of its unit.
    fileprivate mutating func takeLastUnit() -> Extent? {
        attempt { cursor in
            var isPast = false
            while let side = cursor.text.value(.past, at: cursor.place), !cursor.isAtEnd {
                guard side == "at-most" else { return nil }
                isPast = isPast || !cursor.has(.boundBefore)
                cursor.skip()
            }
            guard isPast, !cursor.isAtEnd, Self.singleUnits.contains(cursor.text.token(cursor.place).text),
                let unit = cursor.take(.unitTime)
            else { return nil }
            return Extent(low: nil, high: Figure(1), unit: unit)
        }
    }

    private static let singleUnits = Lexicon.words("window-grammar.single-units")

    /// "The first fill was within 2 years".
    fileprivate mutating func takeBeing() {
        guard place < end, Self.being.contains(text.token(place).text), text.tags[place].tokens.count == 1 else {
            return
        }
        skip()
        while take(.filler) != nil {}
    }

    private static let being = Lexicon.words("window-grammar.being")

    /// Words that name a clock, with what may stand between them.
    fileprivate mutating func takeClock(_ clocks: inout [String]) {
        while place < end {
            let start = place
            while take(.filler) != nil || take(.if) != nil {}
            guard let clock = take(.clock) else {
                reset(to: start)
                return
            }
            clocks.append(clock)
        }
    }
}
