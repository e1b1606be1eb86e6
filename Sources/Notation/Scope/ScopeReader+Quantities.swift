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
        // "Cancer (within 2 years)": the time may be that of the illness.
        if case .use? = claims.last?.meaning, !found.saysClock { return unclaim(start) }
        guard isPositive else {
            guard let window = found.window.complement else { return unclaim(start) }
            claim(.window(window), from: start)
            return true
        }
        claim(.window(found.window), from: start)
        return true
    }

    /// "all ages except 0-17": what was called an age once is one again.
    mutating func takeAge() -> AgeRange? {
        if let age = AgeGrammar.take(&cursor, evidence: setting.ages) { return age }
        if let age = takeAgeOfPeople() { return age }
        let isAgain = (start..<cursor.place).contains { text.value(.age, at: $0) == "" }
        return isAgain ? AgeGrammar.take(&cursor, evidence: .place) : nil
    }

    /// "Men 30 and over", "women 18 to 70": a bounded figure of a grown person's age behind those whom it is about.
    mutating func takeAgeOfPeople() -> AgeRange? {
        guard !setting.hasFills, isBehindPeople else { return nil }
        return cursor.attempt { cursor in
            guard let age = AgeGrammar.take(&cursor, evidence: .place), age.min != age.max,
                [age.min, age.max].allSatisfy({ $0.map { $0 <= 85 } ?? true }),
                cursor.isAtEnd || !cursor.has(.unit) && !cursor.isSign("%") && !cursor.isSign("'")
            else { return nil }
            return age
        }
    }

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
        guard case .tobacco? = claims.last?.meaning, claims.last?.tags.upperBound == cursor.place else { return false }
        let start = cursor.place
        while cursor.take(.filler) != nil {}
        _ = cursor.take(.purpose)
        guard cursor.takeExtent(.unitTime, isTime: true)?.unit != nil else {
            cursor.reset(to: start)
            return false
        }
        cursor.takeAll(.ago)
        claims[claims.count - 1].tags = claims[claims.count - 1].tags.lowerBound..<cursor.place
        return true
    }
}
