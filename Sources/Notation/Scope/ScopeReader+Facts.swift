import ChartSchema
import Vocabulary

/// What else a text may ask for: other medications and illnesses, places, what a medication is taken for.
extension ScopeReader {
    mutating func takeFact() -> Bool {
        let start = cursor.place
        if cursor.take(.prescriber) != nil {
            skipToClauseEnd()
            claim(.prescriber(text.printed(start..<cursor.place)), from: start)
            return true
        }
        // "Type 2 diabetes": a use whose first words alone are a state.
        // "Seizures" alone is one as well.
        if !joins, !isNegated, setting.hasFills, let end = useEnd(from: start),
            end > start + 1 || start == self.start && end == cursor.end
        {
            return claimUse(start..<end)
        }
        if takeMedicationAskedFor() { return true }
        if joins || isNegated && claims.isEmpty && cursor.has(.state) || cursor.has(.state) {
            return takeBeside(start)
        }
        if setting.hasFills, let end = useEnd(from: start) { return claimUse(start..<end) }
        if isNegated, isNoun(start) { return takeBeside(start) }
        if cursor.take(.severity) != nil {
            guard isPositive else {
                claim(.fact(text.printed(start..<cursor.place), isPresent: false), from: start)
                return true
            }
            claim(.severity(text.printed(start..<cursor.place)), from: start)
            return true
        }
        if start == 0, cursor.take(.count, "all") {
            // "All of these drugs are declined": whom the sentence is about. "Taking all of these" asks for all.
            return true
        }
        if start == self.start, setting.ages != .adult, let end = organisationEnd(from: start),
            end == cursor.end || isClauseEnd(end) || text.isSign("-", "\u{2013}", "\u{2014}", ",", "|", at: end)
        {
            cursor.reset(to: end)
            return true
        }
        let isOther = isPlace(start) || cursor.has(.money) || cursor.has(.count) || isPlaceCode(start)
        if isOther {
            skipToClauseEnd()
            claim(.other(text.printed(start..<cursor.place)), from: start)
            return true
        }
        if cursor.take(.current) != nil || cursor.take(.always) != nil {
            if text.has(.current, at: start) { claim(Self.current, from: start) }
            return true
        }
        return false
    }

    /// "if insulin": right behind the word that asks for it, and all of its clause.
    private mutating func takeMedicationAskedFor() -> Bool {
        let start = cursor.place
        guard setting.hasFills, isPositive, pending == start - 1..<start, text.has(.if, at: start - 1), isNoun(start)
        else { return false }
        skipToClauseEnd()
        let names = Self.names(in: text.printed(withoutArticle(start..<cursor.place)))
        // "if insulin over 50 units" asks for a dose.
        guard !names.isEmpty, names.allSatisfy({ !DrugDictionary.standard.resolve($0).isUnresolved }),
            !(start..<cursor.place).contains(where: { text.token($0).number != nil })
        else {
            cursor.reset(to: start)
            return false
        }
        claim(.medication(names, isTaken: true), from: start)
        return true
    }

    /// "First Liberty Mutual", "Missouri Valley Life": where a name in capitals ends that an insurer is called by.
    private func organisationEnd(from start: Int) -> Int? {
        let name = (start..<cursor.end).prefix { place in
            text.token(place).kind == .word && text.printed(place..<place + 1).first?.isUppercase ?? false
        }
        guard let last = name.last(where: { text.has(.organisation, at: $0) || text.token($0).text == "life" }),
            last > start
        else { return nil }
        return last + 1
    }

    /// A word that the lexicon does not know, or a name: what an illness goes with may be any.
    func isNoun(_ place: Int) -> Bool {
        text.token(place).kind == .word && text.tags[place].senses.isEmpty
    }

    /// "U.S." and "US"; "us" are those who print the chart.
    func isPlace(_ place: Int) -> Bool {
        guard text.has(.place, at: place) else { return false }
        let printed = text.printed(place..<place + 1)
        return !text.has(.person, at: place) || printed == printed.uppercased()
    }

    func isPlaceCode(_ place: Int) -> Bool {
        guard text.has(.placeCode, at: place), text.token(place).kind == .word else { return false }
        let printed = text.printed(place..<place + 1)
        return printed == printed.uppercased()
    }

    /// Other medications, or what stands beside the illness, up to the end of the clause.
    mutating func takeBeside(_ start: Int) -> Bool {
        skipToClauseEnd()
        let range = start..<cursor.place
        let words = range.filter { text.token($0).kind == .word }
        // "taking any medication listed here" asks for nothing, and "in the last 2 years" behind it for a time.
        let asking = range.first { !isNeutral($0) }
        guard let asking, asking == start || !text.has(.past, at: asking) else {
            cursor.reset(to: start)
            (pending, joins) = (nil, false)
            return false
        }
        guard !words.isEmpty, words.count <= 8, !range.contains(where: { text.token($0).number != nil }) else {
            return unclaim(start)
        }
        if range.contains(where: { text.has(.requirement, at: $0) }) {
            claim(.other(text.printed(range)), from: start)
            return true
        }
        let printed = text.printed(withoutArticle(range))
        let names = Self.names(in: printed)
        // "Without insulin" asks for the same as "with insulin", turned round.
        if joins || isNegated && isNoun(start), setting.hasFills,
            names.allSatisfy({ !DrugDictionary.standard.resolve($0).isUnresolved })
        {
            claim(.medication(names, isTaken: isPositive), from: start)
        } else {
            claim(.fact(printed, isPresent: isPositive), from: start)
        }
        return true
    }

    /// "an anticoagulant", "any other diuretic": what is named stands behind.
    func withoutArticle(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound - 1, text.has(.filler, at: start) || text.has(.always, at: start) { start += 1 }
        return start..<range.upperBound
    }

    static func names(in printed: String) -> [String] {
        printed.split(separator: ",").flatMap { $0.split(separator: " or ") }.map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }.filter { !$0.isEmpty }
    }

    mutating func skipToClauseEnd() {
        guard !cursor.isAtEnd else { return }
        let depth = text.depth(cursor.place)
        while !cursor.isAtEnd, text.depth(cursor.place) >= depth, !isClauseEnd(cursor.place) { cursor.skip() }
    }

    func isClauseEnd(_ place: Int) -> Bool {
        text.isSign(";", ")", "]", "(", "[", "\n", ".", at: place) || text.has(.otherwise, at: place)
            || ["but"].contains(text.token(place).text)
    }

    /// The longest run of words from here that the vocabulary of uses knows.
    func useEnd(from start: Int) -> Int? {
        guard start < cursor.end, text.token(start).kind == .word, !text.has(.always, at: start),
            !Alternatives.joining.contains(text.token(start).text)
        else { return nil }
        var place = min(start + 8, cursor.end)
        while place > start {
            // "Drugs" is what the chart is about, and no use.
            let isNamed = (start..<place).contains { !text.has(.filler, at: $0) }
            if isNamed, text.token(place - 1).kind != .sign, !Alternatives.joining.contains(text.token(place - 1).text),
                UseVocabulary.standard.uses(in: text.printed(start..<place)) != nil
            {
                return place
            }
            place -= 1
        }
        return nil
    }

    /// "if the applicant has had a stroke": an illness of the person, whatever the medication is taken for.
    private func isHad(_ place: Int) -> Bool {
        let before = (start..<place).reversed()
        guard
            let verb = before.first(where: { !text.has(.filler, at: $0) || Self.having.contains(text.token($0).text) }),
            Self.having.contains(text.token(verb).text)
        else { return false }
        return (start..<verb).contains { text.has(.if, at: $0) }
            && (start..<verb).contains { text.has(.person, at: $0) }
    }

    private static let having = Lexicon.words("scope-reader.having")

    mutating func claimUse(_ range: Range<Int>) -> Bool {
        cursor.reset(to: range.upperBound)
        let printed = text.printed(range)
        if joins || isHad(range.lowerBound) {
            claim(.fact(printed, isPresent: isPositive), from: range.lowerBound)
        } else {
            claim(isPositive ? .use(printed) : .notUse(printed), from: range.lowerBound)
        }
        return true
    }
}
