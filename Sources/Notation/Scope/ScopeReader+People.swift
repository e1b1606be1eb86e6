import ChartSchema
import Vocabulary

/// Sex and tobacco, and the ages that are joined to one band.
extension ScopeReader {
    mutating func takeWho() -> Bool {
        let start = cursor.place
        if text.isNamedAccount(at: start) { return false }
        if let value = cursor.take(.tobacco), var tobacco = Tobacco(rawValue: value) {
            skipUsers()
            let answer = takeAnswer()
            if answer != nil, takeOtherAnswer(than: answer) {
                // "Tobacco: no / yes" asks.
                tobacco = .any
            } else if answer == false {
                tobacco = tobacco.complement
            }
            if text.isSign(":", at: cursor.place), cursor.place + 1 < cursor.end,
                let state = text.value(.tobacco, at: cursor.place + 1).flatMap(Tobacco.init)
            {
                // "Tobacco: Nontobacco"
                tobacco = state
                cursor.skip()
                cursor.skip()
            }
            claim(.tobacco(isPositive ? tobacco : tobacco.complement), from: start)
            return true
        }
        if takeLetterOfSex() { return true }
        if let value = cursor.take(.sex), let sex = Sex(rawValue: value) {
            claim(.sex(isPositive ? sex : sex.complement), from: start)
            return true
        }
        return false
    }

    /// "Sex: M": a letter behind the word for it; below "Sexo" M may be either.
    private mutating func takeLetterOfSex() -> Bool {
        let start = cursor.place
        guard start + 2 < cursor.end, Self.namesOfSex.contains(text.token(start).text),
            text.isSign(":", "=", at: start + 1)
        else { return false }
        let letter = text.token(start + 2).text
        guard let sex: Sex = Self.men.contains(letter) ? .male : Self.women.contains(letter) ? .female : nil else {
            return false
        }
        cursor.reset(to: start + 3)
        claim(.sex(isPositive ? sex : sex.complement), from: start)
        return true
    }

    private static let namesOfSex = Lexicon.words("scope.names-of-sex")
    private static let men = Lexicon.words("scope.letters-of-men")
    private static let women = Lexicon.words("scope.letters-of-women")

    /// "Nontobacco users": of what, the word before them says.
    private mutating func skipUsers() {
        while cursor.place < cursor.end, text.has(.tobacco, at: cursor.place),
            Lexicon.users.contains(text.token(cursor.place).text)
        {
            cursor.skip()
        }
    }

    /// "Smoker: No - Male": an answer behind its question negates nothing that follows. Whether it is yes.
    private mutating func takeAnswer() -> Bool? {
        guard text.isSign(":", "=", "?", at: cursor.place), cursor.place + 1 < cursor.end else { return nil }
        let word = text.token(cursor.place + 1).text
        guard Self.yes.contains(word) || Self.no.contains(word) else { return nil }
        cursor.skip()
        cursor.skip()
        return Self.yes.contains(word)
    }

    private mutating func takeOtherAnswer(than answer: Bool?) -> Bool {
        let place = text.isSign("/", ",", at: cursor.place) ? cursor.place + 1 : cursor.place
        guard place < cursor.end, (answer == true ? Self.no : Self.yes).contains(text.token(place).text) else {
            return false
        }
        while cursor.place <= place { cursor.skip() }
        return true
    }

    private static let yes = Set(Lexicon.standard.phrases(.header, "yes"))
    private static let no = Set(Lexicon.standard.phrases(.header, "no"))

    /// "over age 49 and under age 70" is one band; "under 50 or over 75" is everybody outside one.
    mutating func joinAges() {
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

    static func both(_ first: AgeRange, _ second: AgeRange) -> AgeRange? {
        let low = [first.min, second.min].compactMap(\.self).max()
        let high = [first.max, second.max].compactMap(\.self).min()
        if let low, let high, low > high { return nil }
        return AgeRange(min: low, max: high, unit: first.unit)
    }

    static func outside(_ first: AgeRange, _ second: AgeRange) -> Meaning? {
        let (lower, upper) = first.min == nil ? (first, second) : (second, first)
        guard lower.min == nil, upper.max == nil, let end = lower.max, let start = upper.min, end + 1 < start else {
            return nil
        }
        return .ageOutside(AgeRange(min: end + 1, max: start - 1, unit: first.unit))
    }
}
