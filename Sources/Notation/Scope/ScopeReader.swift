import ChartSchema
import Vocabulary

/// Reads the words of a text from left to right, each claimed by the first grammar that knows it.
///
/// A negation or exception reaches over what follows it, up to a semicolon, a "but" or the end of its parentheses; "and" and "or"
/// carry it on.
struct ScopeReader {
    var cursor: Cursor
    let start: Int
    /// The last tag that is a number: no quantity begins behind it.
    let lastNumber: Int
    /// The first tag that calls something an age; the end where none does.
    let firstAge: Int
    let setting: Scope.Setting
    var claims: [Claim] = []
    var unclaimed: [Range<Int>] = []
    /// Whether what follows holds for those who are meant.
    var isPositive = true
    /// Whether the last words ask for something beside the illness: "with", "without".
    var joins = false
    /// A word that asks for something which has not been named yet: "if", "unless", "with".
    var pending: Range<Int>?
    var isNegated = false
    /// How much was claimed before the last negation.
    var claimsBefore = 0
    /// The depth of parentheses at which a negation began.
    var depth = 0
    /// Where times begin that name no fill, and those of them that are one bare figure.
    var undated: Set<Int> = []
    var bare: Set<Int> = []

    var text: TaggedText { cursor.text }

    init(_ text: TaggedText, _ range: Range<Int>, _ setting: Scope.Setting) {
        cursor = Cursor(text, range)
        start = range.lowerBound
        lastNumber =
            range.last { place in
                text.token(place).number != nil || text.has(.number, at: place)
                    // "within the past year"
                    || text.has(.unitTime, at: place) && text.has(.past, at: place - 1)
            } ?? -1
        firstAge = range.first { text.value(.age, at: $0) == "" } ?? range.upperBound
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
        joinCurrent()
        joinUndated()
    }

    mutating func endReach() {
        // "Level (subject to build)": what is asked for is not understood.
        if let pending, !asksNothing(pending) { unclaimed.append(pending) }
        pending = nil
        (isPositive, joins, isNegated) = (true, false, false)
        depth = cursor.isAtEnd ? 0 : text.depth(cursor.place)
    }

    /// "if the applicant takes one of the following drugs": what is asked for is the list.
    func asksNothing(_ pending: Range<Int>) -> Bool {
        let rest = pending.upperBound..<cursor.place
        let points = rest.contains { text.has(.pointing, at: $0) } || text.text.hasSuffix(":") && cursor.isAtEnd
        return text.has(.if, at: pending.lowerBound) && points
            && rest.allSatisfy(isNeutral)
    }

    mutating func claim(_ meaning: Meaning, from start: Int) {
        pending = nil
        if isLeftOut(with: meaning, from: start), let last = claims.popLast() {
            // "Everyone except tobacco users who are 60 or older": who is left is neither all non-users nor all below 60.
            unclaimed.append(last.tags.lowerBound..<cursor.place)
            joins = false
            return
        }
        claims.append(Claim(meaning: meaning, tags: start..<cursor.place))
        joins = false
    }

    /// Whether one negation or exception takes out those who are both what the last claim says and this: "smokers over 60", and not "women or
    /// smokers".
    private func isLeftOut(with meaning: Meaning, from start: Int) -> Bool {
        guard isNegated, !isPositive, claims.count > claimsBefore, let last = claims.last, last.meaning.isOfPeople,
            meaning.isOfPeople, !last.meaning.isOfKind(meaning)
        else { return false }
        return !(last.tags.upperBound..<start).contains {
            text.isComma(at: $0) || text.isSign("/", "&", at: $0) || Self.joiners.contains(text.token($0).text)
        }
    }

    private static let reserving = Lexicon.words("scope.reserving")
    private static let joiners = Lexicon.words("scope.joiners")
    private static let goingOn = Lexicon.words("scope.negation-going-on")

    // MARK: Logic

    mutating func takeLogic() -> Bool {
        if takeAffirmation() { return true }
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
            // "Neither tobacco nor nicotine": one negation in two words.
            isPositive = isNegated && Self.goingOn.contains(text.token(start).text) ? isPositive : !isPositive
            isNegated = true
            claimsBefore = claims.count
            depth = text.depth(start)
            return true
        }
        if cursor.has(.joined), start + 1 < cursor.end {
            cursor.skip()
            // "taking one of these medications" asks for nothing beside them.
            joins = !cursor.has(.pointing)
            return true
        }
        if takeReserved() { return true }
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

    /// "No es solo para mujeres", "not reserved for nonsmokers": for whom else, nobody says.
    private mutating func takeReserved() -> Bool {
        let start = cursor.place
        guard isNegated, claims.count == claimsBefore,
            cursor.has(.only) && !text.has(.negation, at: start - 1)
                || Self.reserving.contains(text.token(start).text)
        else { return false }
        cursor.skip()
        unclaimed.append(start..<start + 1)
        return true
    }

    /// Whether a word asks for what follows it; "only" may stand behind what it is about.
    func asks(_ place: Int) -> Bool {
        if text.has(.only, at: place), !claims.isEmpty { return false }
        if text.has(.joined, at: place), text.has(.pointing, at: place + 1) { return false }
        return [.exception, .negation, .if, .only, .joined].contains { text.has($0, at: place) }
            && !(claims.last.map { $0.tags.contains(place) } ?? false)
    }
}
