import ChartSchema

extension ConditionTest {
    /// Whether nobody can meet both tests; `false` where that cannot be known.
    package func excludes(_ other: ConditionTest) -> Bool {
        switch (self, other) {
        case (.age(let one), .age(let two)): one.isApart(from: two)
        case (.age(let one), .ageOutside(let two)), (.ageOutside(let two), .age(let one)): one == two
        case (.tobacco(let one), .tobacco(let two)): one != two && one != .any && two != .any
        case (.dose(let one), .dose(let two)): one.isApart(from: two) || two.isApart(from: one)
        case (.taking(let one), .taking(let two)): one.anyOf == two.anyOf && one.isTaken != two.isTaken
        case (.diagnosed(let one, let isOne), .diagnosed(let two, let isTwo)): one == two && isOne != isTwo
        case (.severity(let one), .severity(let two)):
            one.lowercased() != two.lowercased()
                && Self.scales.contains { $0.contains(one.lowercased()) && $0.contains(two.lowercased()) }
        case (.words(let one), .words(let two)): Self.areOfOtherSexes(one, two)
        default: false
        }
    }

    /// "Men" and "Women only".
    private static func areOfOtherSexes(_ one: String, _ other: String) -> Bool {
        guard one != other, let one = sex(one), let other = sex(other) else { return false }
        return one != .any && other != .any && one != other
    }

    /// The sex that words are about, and nothing else.
    private static func sex(_ words: String) -> Sex? {
        sexes.meaning(of: words) {
            let scope = Scope(words)
            guard scope.isWhole, scope.meanings.count == 1, case .sex(let sex) = scope.meanings[0] else { return nil }
            return sex
        }
    }

    private static let sexes = LatelyTold<Sex?>()

    /// Words of which one at most is true of an illness: it may well be severe and chronic.
    private static let scales = [
        Lexicon.words("condition-test.degrees"), Lexicon.words("condition-test.courses"),
        Lexicon.words("condition-test.control"),
    ]
}

extension AgeRange {
    fileprivate func isApart(from other: AgeRange) -> Bool {
        guard unit == other.unit else { return false }
        return max.flatMap { end in other.min.map { end < $0 } } ?? false
            || other.max.flatMap { end in min.map { end < $0 } } ?? false
    }
}

extension DoseBound {
    /// Whether this one ends where the other begins, or before.
    fileprivate func isApart(from other: DoseBound) -> Bool {
        guard unit == other.unit, isDaily == other.isDaily else { return false }
        switch (side, other.side) {
        case (.under, .over), (.under, .from), (.upTo, .over): return amount <= other.amount
        case (.upTo, .from): return amount < other.amount
        default: return false
        }
    }
}
