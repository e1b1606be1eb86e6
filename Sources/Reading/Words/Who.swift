import ChartSchema
import Notation

/// Whom a text says that something is for, as the notation's grammars read it: applied whole, or not at all.
struct Who {
    private(set) var sex: Sex?
    private(set) var tobacco: Tobacco?
    private(set) var age: AgeRange?
    /// Where the age stands, in unicode scalars of the text.
    private(set) var agePlace: Range<Int>?
    /// The text negates or excepts: its words mean something else than they do alone.
    private(set) var turns = false
    /// Words that speak of people were not understood whole: nothing of them may be applied.
    private(set) var isInDoubt = false

    init(_ text: String) {
        let tagged = TaggedText(text)
        let scope = Scope(tagged, .build)
        turns = tagged.tags.contains { tag in
            // "not available" refuses as one phrase.
            let isDenied = ["not", "no"].contains(tagged.tokens[tag.tokens.lowerBound].text)
            return tag.senses.contains {
                $0.category == .negation || $0.category == .exception || isDenied && $0.category == .decision
            }
        }
        take(scope)
        isInDoubt =
            isInDoubt || Self.namesGroups(scope) || Self.namesAllUses(scope) || Self.deniesSome(scope)
            || BrokenAges.stand(in: scope)
        let restrictsMore = scope.claims.contains { claim in
            switch claim.meaning {
            case .sex, .tobacco, .age, .ageOutside, .everyone: false
            default: true
            }
        }
        let leavesPeople = scope.unclaimed.joined().contains {
            tagged.has(.sex, at: $0) || tagged.has(.tobacco, at: $0)
        }
        isInDoubt = isInDoubt || turns && (restrictsMore || leavesPeople)
        if isInDoubt || turns && !Self.isWholeWhereItTurns(scope) && (sex != nil || tobacco != nil || age != nil) {
            (sex, tobacco, age, agePlace) = (nil, nil, nil, nil)
            isInDoubt = true
        }
    }

    /// Whether every word is understood beside the one that negates: "Redwood Trail Life - does not use nicotine" has a name in another part.
    private static func isWholeWhereItTurns(_ scope: Scope) -> Bool {
        let text = scope.tagged
        let turning = text.tags.indices.filter { text.has(.negation, at: $0) || text.has(.exception, at: $0) }
        guard !scope.isWhole, let first = turning.first, let last = turning.last else { return scope.isWhole }
        func parts(_ place: Int) -> Bool { text.isSign("-", "\u{2013}", "\u{2014}", "|", "\n", "(", ")", at: place) }
        let start = text.tags.indices[..<first].last(where: parts).map { $0 + 1 } ?? 0
        let end = text.tags.indices[last...].first(where: parts) ?? text.tags.endIndex
        return !scope.unclaimed.contains { $0.overlaps(start..<end) }
            && scope.claims.allSatisfy { $0.tags.lowerBound >= start && $0.tags.upperBound <= end }
    }

    /// "No smokers over 60": those of the age who smoke are left out, and not the younger ones who do not.
    private static func deniesSome(_ scope: Scope) -> Bool {
        scope.claims.contains { claim in
            guard case .tobacco(.no) = claim.meaning, denying.contains(scope.tagged.token(claim.tags.lowerBound).text)
            else { return false }
            return scope.claims.contains { next in
                guard case .age(let age) = next.meaning else { return false }
                let isOfPeople = Lexicon.users.contains(scope.tagged.token(claim.tags.upperBound - 1).text)
                return next.tags.lowerBound == claim.tags.upperBound
                    && (age.min == nil || age.max == nil || isOfPeople)
            }
        }
    }

    private static let denying = Lexicon.words("who.denying")

    /// "All uses of tobacco", which may be those of everybody, where nothing else says who is meant.
    private static func namesAllUses(_ scope: Scope) -> Bool {
        let states = scope.claims.filter { if case .tobacco = $0.meaning { true } else { false } }
        guard states.count == 1, let only = states.first, case .tobacco(.yes) = only.meaning else { return false }
        let text = scope.tagged
        let words = (max(0, only.tags.lowerBound - 3)..<only.tags.upperBound).flatMap { place in
            text.tags[place].tokens.map { text.tokens[$0].text }
        }
        return words.contains(where: all.contains) && words.contains(where: uses.contains)
    }

    private static let all = Lexicon.words("who.all")
    private static let uses = Lexicon.words("who.uses")

    /// "Women of any age, and men under 30": an age that one of two groups has of its own.
    private static func namesGroups(_ scope: Scope) -> Bool {
        let sexes = scope.claims.filter { if case .sex = $0.meaning { true } else { false } }
        let hasAge = scope.claims.contains { if case .age = $0.meaning { true } else { false } }
        guard sexes.count == 2, sexes[0].meaning != sexes[1].meaning, hasAge else { return false }
        let between = sexes[0].tags.upperBound..<sexes[1].tags.lowerBound
        return between.contains {
            scope.tagged.isComma(at: $0) || scope.tagged.tags[$0].senses.contains { $0.category == .always }
        }
    }

    /// "3+ years since cancer": what is counted from something is no age.
    private static func isCounted(_ claim: Claim, in text: TaggedText) -> Bool {
        guard !claim.tags.contains(where: { text.has(.age, at: $0) }) else { return false }
        let next = claim.tags.upperBound
        return text.tags.indices.contains(next)
            && (text.has(.ago, at: next) || counting.contains(text.token(next).text))
    }

    private static let counting = Lexicon.words("who.counted-from")

    private mutating func take(_ scope: Scope) {
        for claim in scope.claims {
            switch claim.meaning {
            case .sex(let own): sex = join(sex, own, none: .any)
            case .tobacco(let own): tobacco = join(tobacco, own, none: .any)
            case .age where Self.isCounted(claim, in: scope.tagged): isInDoubt = true
            case .age(let own) where age == nil:
                age = own
                agePlace = scope.tagged.scalars(of: claim.tags)
            case .age(let own) where own == age: continue
            case .age, .ageOutside: isInDoubt = true
            default: continue
            }
        }
    }

    /// Two different words are about everybody.
    private func join<Value: Equatable>(_ known: Value?, _ own: Value, none: Value) -> Value {
        known == nil || known == own ? own : none
    }
}
