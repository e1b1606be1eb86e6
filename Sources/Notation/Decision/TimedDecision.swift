import ChartSchema

/// A header that decides, and leaves the time to the cells below it: "Decline within", "Graded if filled within (months)", "Level
/// after".
package struct TimedDecision: Hashable, Sendable {
    package var outcome: MedicationOutcome
    /// Whether the times below end the window, or begin it; `nil` where the header does not say.
    package var isEnd: Bool?
    package var basis: LookbackWindow.Basis?
    /// The unit of bare figures: `month`, `year`.
    package var unit: String?
    /// Whether the header itself asks for a time; else times below it must be bounded: "over 24 months" under "Level".
    package private(set) var isCertain = true

    /// `nil` where a word of the header says anything else.
    ///
    /// - Parameter overTimes: Every cell below is a time with its bound, so that the header need not ask for one.
    package init?(_ header: String, overTimes: Bool = false) {
        let text = TaggedText(header)
        var outcomes: Set<MedicationOutcome> = []
        var sides: Set<String> = []
        var clocks: Set<String> = []
        var units: Set<String> = []
        for place in text.tags.indices {
            if text.token(place).number != nil { return nil }
            if let decision = text.value(.decision, at: place).flatMap(MedicationOutcome.init) {
                outcomes.insert(decision)
            } else if let side = text.value(.past, at: place) {
                // "No offer before (months)": less than so many months later, or longer ago.
                if Self.ambiguous.contains(text.token(place).text) { return nil }
                sides.insert(side)
            } else if let clock = text.value(.clock, at: place) {
                clocks.insert(clock)
            } else if let unit = text.value(.unitTime, at: place) {
                units.insert(unit)
            } else if !Self.isNeutral(place, text), !Self.times.contains(text.token(place).text) {
                return nil
            }
        }
        guard outcomes.count == 1, sides.count <= 1, units.count <= 1, let outcome = outcomes.first else { return nil }
        let asks = !(sides.isEmpty && units.isEmpty) || text.has(.if)
        // "Time since last fill" over "Level": the clock is named, and the cells bound the times.
        guard asks || overTimes && !clocks.isEmpty else { return nil }
        isCertain = asks
        self.outcome = outcome
        isEnd = sides.first.map { $0 == "at-most" }
        unit = units.first
        let own = clocks.compactMap(LookbackWindow.Basis.init)
        guard own.count == clocks.count else { return nil }
        basis = own.contains(.firstFill) ? .firstFill : own.first
    }

    private static let times = Lexicon.words("fill-clock.times")
    private static let ambiguous = Lexicon.words("timed-decision.ambiguous")

    private static func isNeutral(_ place: Int, _ text: TaggedText) -> Bool {
        let token = text.token(place)
        return token.kind == .sign || token.kind == .mark
            || [.filler, .if, .purpose, .person, .ago, .offer].contains { text.has($0, at: place) }
    }

    /// The time of a cell below the header: its own, or that which the header bounds. `nil` where the two contradict each other or
    /// the cell is no time.
    package func window(_ cell: String) -> LookbackWindow? {
        if Self.isNever(cell) { return nil }
        if Lexicon.standard.senses(of: cell).contains(where: { $0.category == .always }) { return .always }
        guard let own = WindowGrammar.read(cell, unit: unit, basis: basis) else { return nil }
        guard own.isBare, isEnd == false else {
            // "Level if" over a bare figure does not say which end it is.
            if own.isBare, isEnd == nil, unit == nil { return nil }
            let endsAsSaid = isEnd.map { $0 == (own.window.maxMonths != nil) } ?? true
            return endsAsSaid ? own.window : nil
        }
        return own.window.complement
    }

    /// Whether a cell says that the decision holds at no time: a dash, "none", "N/A".
    package static func isNever(_ cell: String) -> Bool {
        Lexicon.standard.senses(of: cell).contains { $0 == WordSense(.header, "nothing") || $0.category == .negation }
    }
}
