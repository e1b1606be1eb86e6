/// Of which sense a sentence is, by the first that fits.
extension SentenceReader {
    typealias Told = (sense: ChartSentence.Sense, tags: [Int])

    /// - Returns: The sense, and the words that make it a rule.
    var told: Told {
        // "Grey = Table 2", "Shaded: an exam comes first."
        if let rule = rule(look) ?? rule(exclusive) { return rule }
        if definesTobacco { return (.beyond, []) }
        if isDefinition || OfficeSentence.isOne(text, page: page) { return (.neutral, []) }
        if let rule = rule(UnheardParts(text, page: page).tags) { return rule }
        let signals = places.filter(isSignal)
        if isExample(signals) { return (.neutral, []) }
        if let rule = rule(otherUnit) { return rule }
        if let turned { return (turned, []) }
        if BeyondSaying.reachesInside(text), let rule = rule(refusals) { return rule }
        if let rule = rule(ChartSentence.ends(in: text)) { return rule }
        if isHarmless { return (.neutral, []) }
        if changesNone(signals) { return (isUnitOfHighest ? .unit : .beyond, []) }
        if !people.isEmpty, has(.elsewhere), signals.isEmpty || signals.allSatisfy(isReference) {
            return rule(partlySentAway) ?? (.elsewhere, [])
        }
        return rule(signals.isEmpty ? lowest : signals) ?? rule(partsOfKeys) ?? rule(starts) ?? ofPeople
    }

    /// Speaks of nobody in particular, in words that restrict nothing.
    var isHarmless: Bool {
        people.isEmpty && exclusive.isEmpty && (HarmlessSentence.isOne(text, page: page) || NoGuarantee.isOne(text))
    }

    private func rule(_ tags: [Int]) -> Told? { tags.isEmpty ? nil : (.rule, tags) }

    /// A sentence without a word that restricts: whom it is for, or nothing, unless words of it are unknown.
    private var ofPeople: Told {
        let doubts = people.isEmpty && !isAboutLimits && !sendsPeopleAway ? [] : doubts
        if let rule = rule(doubts) { return rule }
        guard people.isEmpty else { return restrictedPeople ?? (.people, []) }
        if isUnit { return (.unit, []) }
        if PageDirections.isOne(text, places) { return (.beyond, []) }
        let unknown = isClause && namesFigures ? places.filter { !isKnown($0) && !isName($0) } : unheardObject
        return rule(unknown) ?? rule(unfamiliar) ?? (.neutral, [])
    }

    /// People of whom the sentence says something, or whom it names by more than limits know of.
    private var restrictedPeople: Told? {
        [conditional, halfDefined, otherThings].lazy.compactMap { self.rule($0) }.first
    }

    /// The unknown words of a sentence that may restrict, by all its words together: what it is about, no grammar knows.
    private var unfamiliar: [Int] {
        let parts = Sentences.parts(of: text.text)
        if parts.count > 1 { return parts.contains { SentenceReader($0).sense == .rule } ? places : [] }
        let isOpen = isSentence && text.text.hasSuffix(":")
        guard isSentence || text.text.hasSuffix(".") else { return [] }
        if ModifiedPeople.stand(in: text, beside: page) { return places }
        // "This page belongs to our New Jersey brokers."
        let named = places.filter { HarmlessSentence.namesPlace($0, in: text) }
        if !named.isEmpty { return named }
        let unknown = places.filter { place in
            text.token(place).kind == .word && (text.tags[place].senses.isEmpty || isOpen)
                || [.decision, .plan].contains { text.has($0, at: place) }
        }
        return HarmlessSentence.isDoubtful(text) ? unknown : []
    }

    /// What becomes of those beyond the limits, how to round and to look up.
    private func changesNone(_ signals: [Int]) -> Bool {
        isBeyond(signals) || BeyondSaying.isOne(text) || isRounding(signals) || isLegendOfNothing || isLegend
            || people.isEmpty && !isUnitOrNeutral(signals)
                && (HighestSaying.isOne(text, places) || PageDirections.isOne(text, places))
    }

    private var refusals: [Int] { places.filter { text.has(.decision, "decline", at: $0) } }

    /// "Maximum weights shown are in kilograms."
    private var isUnitOfHighest: Bool { people.isEmpty && isUnit && HighestSaying.isOne(text, places) }

    /// A word for how something is printed, and behind it what that means.
    private var look: [Int] {
        text.tags.indices.prefix(3).filter { place in
            (text.has(.typeface, at: place) || Self.colours.contains(text.token(place).text))
                && text.isSign("=", ":", "-", "\u{2013}", at: place + 1) && place + 2 < text.tags.count
        }
    }

    /// "Body mass index values, not pounds"
    private var otherUnit: [Int] {
        guard has(.negation), hasWord(.header, "bmi"), isWeightUnit else { return [] }
        return places.filter { text.has(.unit, at: $0) || text.has(.negation, at: $0) }
    }

    private var lowest: [Int] {
        LowestSaying.words(of: text, places.filter { !people.contains($0) }, isClause: isClause)
    }

    /// "P = Preferred for ages 18-60": whom one short form is for, and not all of it.
    private var partsOfKeys: [Int] { !people.isEmpty && Abbreviations.holdsKey(text.text) ? people.sorted() : [] }

    /// "Extra mortality starts at these weights": of what they are the beginning, no grammar knows.
    private var starts: [Int] {
        let isOfRatings = places.contains { text.value(.decision, at: $0)?.hasPrefix("rated") ?? false }
        return pointsAtFigures || isOfRatings ? places.filter { text.has(.start, at: $0) } : []
    }

    /// "Move one column to the right", "keep the former limit".
    private var namesFigures: Bool { places.contains { Self.ofFigures.contains(text.token($0).text) } }

    private static let ofFigures = Lexicon.words("chart-sentence.of-figures")
    private static let colours = Lexicon.words("typeface.colours")
}
