import ChartSchema
import Vocabulary

/// Reads the words of a text from left to right, each claimed by the first grammar that knows it.
///
/// A negation or exception reaches over what follows it, up to a semicolon, a "but" or the end of its parentheses; "and" and "or"
/// carry it on.
struct ScopeReader {
    private var cursor: Cursor
    private let start: Int
    private let setting: Scope.Setting
    private(set) var claims: [Claim] = []
    private(set) var unclaimed: [Range<Int>] = []
    /// Whether what follows holds for those who are meant.
    private var isPositive = true
    /// Whether the last words ask for something beside the illness: "with", "without".
    private var joins = false
    /// A word that asks for something which has not been named yet: "if", "unless", "with".
    private var pending: Range<Int>?
    private var isNegated = false
    /// How much was claimed before the last negation.
    private var claimsBefore = 0
    /// The depth of parentheses at which a negation began.
    private var depth = 0
    /// Whether the last claims were set apart by "or".
    private var isAlternative = false

    private var text: TaggedText { cursor.text }

    init(_ text: TaggedText, _ range: Range<Int>, _ setting: Scope.Setting) {
        cursor = Cursor(text, range)
        start = range.lowerBound
        self.setting = setting
    }

    mutating func read() {
        while !cursor.isAtEnd {
            let start = cursor.place
            if text.depth(start) < depth { endReach() }
            let isTaken = takePlan() || takeQuantity() || takeWho() || takeLogic() || takeFact() || takeNeutral()
            // Whatever a grammar says, a word is never looked at twice.
            if isTaken, cursor.place > start { continue }
            cursor.reset(to: start)
            takeRest()
        }
        endReach()
        joinAges()
    }

    private mutating func endReach() {
        // "Level (subject to build)": what is asked for is not understood.
        if let pending, !asksNothing(pending) { unclaimed.append(pending) }
        pending = nil
        (isPositive, joins, isNegated) = (true, false, false)
        depth = cursor.isAtEnd ? 0 : text.depth(cursor.place)
    }

    /// "if the applicant takes one of the following drugs": what is asked for is the list.
    private func asksNothing(_ pending: Range<Int>) -> Bool {
        let rest = pending.upperBound..<cursor.place
        return text.has(.if, at: pending.lowerBound) && rest.contains { text.has(.pointing, at: $0) }
            && rest.allSatisfy(isNeutral)
    }

    private mutating func claim(_ meaning: Meaning, from start: Int) {
        pending = nil
        claims.append(Claim(meaning: meaning, tags: start..<cursor.place))
        joins = false
    }

    // MARK: Quantities

    private mutating func takeQuantity() -> Bool {
        let start = cursor.place
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
    private mutating func takeAge() -> AgeRange? {
        if let age = AgeGrammar.take(&cursor, evidence: setting.ages) { return age }
        if let age = takeAgeOfPeople() { return age }
        let isAgain = (start..<cursor.place).contains { text.value(.age, at: $0) == "" }
        return isAgain ? AgeGrammar.take(&cursor, evidence: .place) : nil
    }

    /// "Men 30 and over", "women 18 to 70": a bounded figure of a grown person's age behind those whom it is about.
    private mutating func takeAgeOfPeople() -> AgeRange? {
        guard !setting.hasFills, let last = claims.last, last.tags.upperBound == cursor.place, isPerson(last.meaning)
        else { return nil }
        return cursor.attempt { cursor in
            guard let age = AgeGrammar.take(&cursor, evidence: .place), age.min != age.max,
                [age.min, age.max].allSatisfy({ $0.map { $0 <= 85 } ?? true }),
                cursor.isAtEnd || !cursor.has(.unit) && !cursor.isSign("%") && !cursor.isSign("'")
            else { return nil }
            return age
        }
    }

    private func isPerson(_ meaning: Meaning) -> Bool {
        switch meaning {
        case .sex, .tobacco: true
        default: false
        }
    }

    private func complement(of age: AgeRange) -> Meaning {
        switch (age.min, age.max) {
        case (let low?, nil): .age(AgeRange(max: low - 1, unit: age.unit))
        case (nil, let high?): .age(AgeRange(min: high + 1, unit: age.unit))
        case (let low?, let high?) where low <= 0: .age(AgeRange(min: high + 1, unit: age.unit))
        default: .ageOutside(age)
        }
    }

    private mutating func claimNegated(_ doses: [DoseBound], from start: Int) -> Bool {
        guard doses.count == 1, let dose = doses.first else { return unclaim(start) }
        claim(.dose(dose.complement), from: start)
        return true
    }

    private mutating func unclaim(_ start: Int) -> Bool {
        unclaimed.append(start..<cursor.place)
        return true
    }

    /// "… used tobacco in the past 12 months": the time is that of the tobacco.
    private mutating func isTobaccoTime() -> Bool {
        guard case .tobacco? = claims.last?.meaning, claims.last?.tags.upperBound == cursor.place else { return false }
        let start = cursor.place
        while cursor.take(.filler) != nil {}
        guard cursor.takeExtent(.unitTime, isTime: true)?.unit != nil else {
            cursor.reset(to: start)
            return false
        }
        cursor.takeAll(.ago)
        claims[claims.count - 1].tags = claims[claims.count - 1].tags.lowerBound..<cursor.place
        return true
    }

    // MARK: People

    private mutating func takeWho() -> Bool {
        let start = cursor.place
        if let value = cursor.take(.tobacco), let tobacco = Tobacco(rawValue: value) {
            claim(.tobacco(isPositive ? tobacco : tobacco.complement), from: start)
            return true
        }
        if let value = cursor.take(.sex), let sex = Sex(rawValue: value) {
            claim(.sex(isPositive ? sex : sex.complement), from: start)
            return true
        }
        return false
    }

    // MARK: Logic

    private mutating func takeLogic() -> Bool {
        let start = cursor.place
        defer { if cursor.place > start, asks(start) { pending = pending ?? start..<start + 1 } }
        if cursor.take(.exception) != nil {
            isPositive = false
            isNegated = true
            claimsBefore = claims.count
            depth = text.depth(start)
            return true
        }
        if cursor.take(.negation) != nil {
            isPositive = !isPositive
            isNegated = true
            claimsBefore = claims.count
            depth = text.depth(start)
            return true
        }
        if cursor.has(.joined), isBeforeFact(start + 1) {
            cursor.skip()
            joins = true
            return true
        }
        if cursor.has(.only) || cursor.has(.if) {
            cursor.skip()
            // "only if", "but only for": what follows is asked for.
            if text.has(.only, at: start), !isNegated { isPositive = true }
            return true
        }
        if setting.hasFills, cursor.has(.purpose), let end = useEnd(from: start + 1) {
            cursor.skip()
            return claimUse(start + 1..<end)
        }
        return false
    }

    /// Whether a word asks for what follows it; "only" may stand behind what it is about.
    private func asks(_ place: Int) -> Bool {
        if text.has(.only, at: place), !claims.isEmpty { return false }
        return [.exception, .negation, .if, .only, .joined].contains { text.has($0, at: place) }
            && !(claims.last.map { $0.tags.contains(place) } ?? false)
    }

    private func isBeforeFact(_ place: Int) -> Bool { place < cursor.end }

    // MARK: Facts

    private mutating func takeFact() -> Bool {
        let start = cursor.place
        if cursor.take(.prescriber) != nil {
            skipToClauseEnd()
            claim(.prescriber(text.printed(start..<cursor.place)), from: start)
            return true
        }
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
        let isOther = cursor.has(.place) || cursor.has(.money) || cursor.has(.count) || isPlaceCode(start)
        if isOther {
            skipToClauseEnd()
            claim(.other(text.printed(start..<cursor.place)), from: start)
            return true
        }
        if cursor.take(.current) != nil || cursor.take(.always) != nil {
            if text.has(.current, at: start) { claim(.other("currently taking"), from: start) }
            return true
        }
        return false
    }

    /// A word that the lexicon does not know, or a name: what an illness goes with may be any.
    private func isNoun(_ place: Int) -> Bool {
        text.token(place).kind == .word && text.tags[place].senses.isEmpty
    }

    private func isPlaceCode(_ place: Int) -> Bool {
        guard text.has(.placeCode, at: place), text.token(place).kind == .word else { return false }
        let printed = text.printed(place..<place + 1)
        return printed == printed.uppercased()
    }

    /// Other medications, or what stands beside the illness, up to the end of the clause.
    private mutating func takeBeside(_ start: Int) -> Bool {
        skipToClauseEnd()
        let range = start..<cursor.place
        let words = range.filter { text.token($0).kind == .word }
        // "taking any medication listed here" asks for nothing.
        guard range.contains(where: { !isNeutral($0) }) else {
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
        if joins, setting.hasFills, names.allSatisfy({ !DrugDictionary.standard.resolve($0).isUnresolved }) {
            claim(.medication(names, isTaken: isPositive), from: start)
        } else {
            claim(.fact(printed, isPresent: isPositive), from: start)
        }
        return true
    }

    /// "an anticoagulant", "any other diuretic": what is named stands behind.
    private func withoutArticle(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound - 1, text.has(.filler, at: start) || text.has(.always, at: start) { start += 1 }
        return start..<range.upperBound
    }

    private static func names(in printed: String) -> [String] {
        printed.split(separator: ",").flatMap { $0.split(separator: " or ") }.map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }.filter { !$0.isEmpty }
    }

    private mutating func skipToClauseEnd() {
        guard !cursor.isAtEnd else { return }
        let depth = text.depth(cursor.place)
        while !cursor.isAtEnd, text.depth(cursor.place) >= depth, !isClauseEnd(cursor.place) { cursor.skip() }
    }

    private func isClauseEnd(_ place: Int) -> Bool {
        text.isSign(";", ")", "]", "(", "[", "\n", ".", at: place) || text.has(.otherwise, at: place)
            || ["but"].contains(text.token(place).text)
    }

    // MARK: Uses

    /// The longest run of words from here that the vocabulary of uses knows.
    private func useEnd(from start: Int) -> Int? {
        guard start < cursor.end, text.token(start).kind == .word, !text.has(.always, at: start),
            !["and", "et", "or", "ou", "&"].contains(text.token(start).text)
        else { return nil }
        var place = min(start + 8, cursor.end)
        while place > start {
            // "Drugs" is what the chart is about, and no use.
            let isNamed = (start..<place).contains { !text.has(.filler, at: $0) }
            if isNamed, text.token(place - 1).kind != .sign,
                UseVocabulary.standard.uses(in: text.printed(start..<place)) != nil
            {
                return place
            }
            place -= 1
        }
        return nil
    }

    private mutating func claimUse(_ range: Range<Int>) -> Bool {
        cursor.reset(to: range.upperBound)
        let printed = text.printed(range)
        if joins {
            claim(.fact(printed, isPresent: isPositive), from: range.lowerBound)
        } else {
            claim(isPositive ? .use(printed) : .notUse(printed), from: range.lowerBound)
        }
        return true
    }

    // MARK: Names and neutral words

    /// "Level Term to Age 95": an age in a plan's name is none of applicants.
    private mutating func takePlan() -> Bool {
        guard cursor.has(.plan),
            text.token(cursor.place).text.hasSuffix("term")
                || text.printed(cursor.place..<cursor.place + 1).lowercased().hasSuffix("term")
        else { return false }
        let start = cursor.place
        cursor.skip()
        var probe = cursor
        _ = probe.take(.range)
        if probe.takeAll(.age) || probe.take(.boundBefore) != nil, probe.takeNumber() != nil {
            cursor.reset(to: probe.place)
            return true
        }
        if cursor.place < cursor.end { return true }
        cursor.reset(to: start)
        return false
    }

    private mutating func takeNeutral() -> Bool {
        let start = cursor.place
        let token = text.token(start)
        if token.kind == .sign || token.kind == .mark {
            cursor.skip()
            // A line may break between a negation and what it denies.
            if text.isSign(";", at: start) || text.isSign("\n", at: start) && claims.count > claimsBefore { endReach() }
            return true
        }
        if !setting.hasFills, cursor.has(.header) || cursor.has(.unit) {
            cursor.skip()
            return true
        }
        guard isNeutral(start) else { return false }
        cursor.skip()
        return true
    }

    /// Whether a word asks for nothing by itself.
    private func isNeutral(_ place: Int) -> Bool {
        let token = text.token(place)
        if token.kind == .sign || token.kind == .mark { return true }
        if ["or", "ou"].contains(token.text), text.tags[place].tokens.count == 1 { return true }
        // "discontinued for a year", "diagnosed within 2 years" count from something that is no fill.
        if let clock = text.value(.clock, at: place), !text.has(.filler, at: place) {
            return LookbackWindow.Basis(rawValue: clock) != nil
        }
        return Self.neutral.contains { text.has($0, at: place) }
    }

    private static let neutral: [WordCategory] = [
        .filler, .person, .furniture, .plan, .organisation, .age, .ago, .purpose,
    ]

    private mutating func takeRest() {
        let start = cursor.place
        cursor.skip()
        if let last = unclaimed.last, last.upperBound == start {
            unclaimed[unclaimed.count - 1] = last.lowerBound..<start + 1
        } else {
            unclaimed.append(start..<start + 1)
        }
    }

    // MARK: Joining

    /// "over age 49 and under age 70" is one band; "under 50 or over 75" is everybody outside one.
    private mutating func joinAges() {
        let places = claims.indices.filter { if case .age = claims[$0].meaning { true } else { false } }
        guard places.count == 2, case .age(let first) = claims[places[0]].meaning,
            case .age(let second) = claims[places[1]].meaning, first.unit == second.unit
        else { return }
        let between = claims[places[0]].tags.upperBound..<claims[places[1]].tags.lowerBound
        let joint = between.map { text.token($0).text }
        let joined: Meaning?
        if joint == ["and"] || joint == ["&"] || joint == ["but"] || joint == ["et"] {
            joined = Self.both(first, second).map(Meaning.age)
        } else if joint == ["or"] || joint == ["ou"] || joint == ["and", "or"] {
            joined = Self.outside(first, second)
        } else {
            joined = nil
        }
        guard let joined else { return }
        claims[places[0]] = Claim(
            meaning: joined, tags: claims[places[0]].tags.lowerBound..<claims[places[1]].tags.upperBound)
        claims.remove(at: places[1])
    }

    private static func both(_ first: AgeRange, _ second: AgeRange) -> AgeRange? {
        let low = [first.min, second.min].compactMap(\.self).max()
        let high = [first.max, second.max].compactMap(\.self).min()
        if let low, let high, low > high { return nil }
        return AgeRange(min: low, max: high, unit: first.unit)
    }

    private static func outside(_ first: AgeRange, _ second: AgeRange) -> Meaning? {
        let (lower, upper) = first.min == nil ? (first, second) : (second, first)
        guard lower.min == nil, upper.max == nil, let end = lower.max, let start = upper.min, end + 1 < start else {
            return nil
        }
        return .ageOutside(AgeRange(min: end + 1, max: start - 1, unit: first.unit))
    }
}
