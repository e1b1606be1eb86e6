import ChartSchema
import Vocabulary

/// Ages, doses and times, negated where a negation reaches them.
extension ScopeReader {
    mutating func takeQuantity() -> Bool {
        let start = cursor.place
        guard start <= lastNumber else { return false }
        if let doses = DoseGrammar.take(&cursor) {
            guard isPositive else { return claimNegated(doses, from: start) }
            for dose in doses { claim(.dose(dose), from: start) }
            return true
        }
        if isTobaccoTime() { return true }
        if let age = takeAge() {
            claim(isPositive ? .age(age) : complement(of: age), from: start)
            return true
        }
        guard setting.hasFills, !joins, let found = WindowGrammar.take(&cursor, basis: setting.basis) else {
            return false
        }
        return claim(found, from: start)
    }

    /// A time is one of fills where nothing else may be meant: no illness beside it, no age, no time that something lasts.
    private mutating func claim(_ found: WindowGrammar.Reading, from start: Int) -> Bool {
        // "Cancer (within 2 years)": the time may be that of the illness.
        if case .use? = claims.last?.meaning, !found.saysClock { return unclaim(start) }
        if found.mayBeAge { return unclaim(start) }
        let lasting = isPositive ? beginOfLasting(found, from: start) : nil
        if let lasting {
            claim(.other(text.printed(lasting..<cursor.place)), from: lasting)
            return true
        }
        if !found.saysClock { undated.insert(start) }
        if found.isBare { bare.insert(start) }
        guard isPositive else {
            guard let window = found.isLasting ? found.window.beyond : found.window.complement else {
                return unclaim(start)
            }
            claim(.window(window), from: start)
            return true
        }
        claim(.window(found.window), from: start)
        return true
    }

    /// Where the words begin that say how long something lasts: "taken for more than 6 months". `nil` for a time that dates something.
    private func beginOfLasting(_ found: WindowGrammar.Reading, from start: Int) -> Int? {
        if found.isLasting { return start }
        guard !found.saysClock, !(start..<cursor.place).contains(where: { text.has(.ago, at: $0) }) else { return nil }
        let isTaken = text.value(.taking, at: start - 1) == "lasts" && (found.mayLast || found.window.maxMonths == nil)
        if start > self.start, text.has(.purpose, at: start - 1) || isTaken { return start - 1 }
        return found.mayLast ? start : nil
    }

    /// Whether nothing but signs stands beside some words.
    private func isAlone(_ range: Range<Int>) -> Bool {
        (self.start..<cursor.end).allSatisfy {
            range.contains($0) || text.token($0).kind == .sign || text.token($0).kind == .mark || text.has(.if, at: $0)
        }
    }

    /// "stable for 2 years", "no stroke in the past 2 years", "within 12 months of surgery": a time beside what is no fill is its own, and
    /// both are one condition.
    mutating func joinUndated() {
        guard let time = claims.firstIndex(where: { undated.contains($0.tags.lowerBound) && $0.isWindow }) else {
            return
        }
        guard claims.contains(where: mayBeDated) else {
            let tags = claims[time].tags
            // "2 years" beside other words is no time of anything.
            if bare.contains(tags.lowerBound), !isAlone(tags) { giveBack(time) }
            return
        }
        let range = start..<cursor.end
        guard claims.allSatisfy({ mayBeDated($0) || $0.isWindow }), unclaimed.isEmpty else {
            giveBack(time)
            return
        }
        claims = [Claim(meaning: .other(text.printed(range)), tags: range)]
    }

    private mutating func giveBack(_ claim: Int) {
        unclaimed.append(claims.remove(at: claim).tags)
        unclaimed.sort { $0.lowerBound < $1.lowerBound }
    }

    /// Whether a time beside it may be its own: of an illness, its state or what else happened; not of what a medication is for.
    private func mayBeDated(_ claim: Claim) -> Bool {
        switch claim.meaning {
        case .use, .notUse: claim.tags.lowerBound == start || !text.has(.purpose, at: claim.tags.lowerBound - 1)
        case .fact, .severity: true
        default: false
        }
    }

    /// "all ages except 0-17": what was called an age once is one again.
    mutating func takeAge() -> AgeRange? {
        if let age = AgeGrammar.take(&cursor, evidence: setting.ages) { return age }
        if let age = takeAgeOfPeople() { return age }
        return firstAge < cursor.place ? AgeGrammar.take(&cursor, evidence: .place) : nil
    }

    /// "Men 30 and over", "women 18 to 70": a bounded figure of a grown person's age behind those whom it is about.
    mutating func takeAgeOfPeople() -> AgeRange? {
        guard !setting.hasFills else { return nil }
        if let age = takeEndOfPeople() { return age }
        guard isBehindPeople else { return nil }
        return cursor.attempt { cursor in
            guard let age = AgeGrammar.take(&cursor, evidence: .place), age.min != age.max,
                [age.min, age.max].allSatisfy({ $0.map { $0 <= 85 } ?? true }),
                cursor.isAtEnd || !cursor.has(.unit) && !cursor.isSign("%") && !cursor.isSign("'")
            else { return nil }
            return age
        }
    }

    /// "Women to 59", "Men, to 65": the end of ages that begin nowhere.
    private mutating func takeEndOfPeople() -> AgeRange? {
        let people = claims.last.flatMap { isPerson($0.meaning) ? $0.tags.upperBound : nil }
        guard let people, people == cursor.place || people == cursor.place - 1 && isSign(at: people),
            !cursor.isAtEnd, text.value(.range, at: cursor.place) == "", text.token(cursor.place).kind == .word
        else { return nil }
        let start = cursor.place
        cursor.skip()
        if let age = AgeGrammar.take(&cursor, evidence: .place), let end = age.max, age.min == end,
            (30...85).contains(end), mayEnd(at: cursor.place)
        {
            return AgeRange(min: nil, max: end)
        }
        cursor.reset(to: start)
        return nil
    }

    /// At the end of a text, before a sign that parts, or before "and": not "to 40 per day", "to 35 (% over)".
    private func mayEnd(at place: Int) -> Bool {
        guard place < text.tags.count else { return true }
        return [",", ".", ";", "|", "–", "—"].contains { text.isSign($0, at: place) }
            || Self.joining.contains(text.token(place).text)
    }

    private static let joining = Lexicon.words("scope-reader.joining")

    private func isSign(at place: Int) -> Bool { text.token(place).kind == .sign }

    /// "applicants 71 and over", "women 18 to 70".
    private var isBehindPeople: Bool {
        if cursor.place > start, text.has(.person, at: cursor.place - 1) { return true }
        guard let last = claims.last else { return false }
        return last.tags.upperBound == cursor.place && isPerson(last.meaning)
    }

    func isPerson(_ meaning: Meaning) -> Bool {
        switch meaning {
        case .sex, .tobacco: true
        default: false
        }
    }

    func complement(of age: AgeRange) -> Meaning {
        age.complement.map(Meaning.age) ?? .ageOutside(age)
    }

    mutating func claimNegated(_ doses: [DoseBound], from start: Int) -> Bool {
        guard doses.count == 1, let dose = doses.first else { return unclaim(start) }
        claim(.dose(dose.complement), from: start)
        return true
    }

    mutating func unclaim(_ start: Int) -> Bool {
        unclaimed.append(start..<cursor.place)
        return true
    }

    /// "… used tobacco in the past 12 months": the time is that of the tobacco.
    mutating func isTobaccoTime() -> Bool {
        guard let last = claims.last, case .tobacco = last.meaning, isOfTobacco(last.tags.upperBound..<cursor.place)
        else { return false }
        let start = cursor.place
        while cursor.take(.filler) != nil {}
        let isPurpose = cursor.take(.purpose) != nil
        guard let extent = cursor.takeExtent(.unitTime, isTime: true)?.inOneUnit, extent.unit != nil,
            !AgeGrammar.areYearsOfPeople(extent),
            isPurpose || cursor.has(.ago) || !AgeGrammar.mayBeYearsOfPeople(extent)
        else {
            cursor.reset(to: start)
            return false
        }
        cursor.takeAll(.ago)
        if last.tags.upperBound == start {
            claims[claims.count - 1].tags = last.tags.lowerBound..<cursor.place
        } else {
            claims.append(Claim(meaning: last.meaning, tags: start..<cursor.place))
        }
        return true
    }

    /// "in any form" of "No tobacco in any form for 36 months": words between a tobacco state and its time, of which none says who or parts them.
    private func isOfTobacco(_ between: Range<Int>) -> Bool {
        between.allSatisfy { place in
            (text.token(place).kind == .word || text.isSign("(", at: place)) && text.token(place).number == nil
                && ![.person, .age, .sex, .joined, .only, .exception].contains { text.has($0, at: place) }
                && !Self.joining.contains(text.token(place).text)
        }
    }
}
