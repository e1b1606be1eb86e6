import ChartSchema
import Notation

/// A sentence that says for whom classes or products of the chart are, and nothing else: "Preferred is available to non-tobacco users
/// only.", "Tobacco users do not qualify for Preferred.", "Pathway Term 20: not available over age 65".
struct ClassRestriction {
    /// The classes or the products, as the chart's limits bear them.
    let labels: Set<String>
    /// What they are names of.
    let named: Named
    private(set) var sex: Sex?
    private(set) var tobacco: Tobacco?
    private(set) var age: AgeRange?

    enum Named {
        case classes, products

        /// What a limit bears of it.
        func label(of column: BuildColumn) -> String? { self == .classes ? column.classLabel : column.product }
    }

    /// `nil` where any word could change what is said.
    ///
    /// - Parameter known: The classes or products of the chart's limits.
    init?(_ sentence: String, _ kind: Named, _ known: NameIndex) {
        guard let named = Self.named(in: sentence, known), !sentence.hasSuffix("?") else { return nil }
        let before = String(sentence[..<named.range.lowerBound]).trimming(" :–—-*†‡")
        let behind = Self.withoutClassWord(sentence[named.range.upperBound...])
        // "No Preferred over age 70."
        let isDenied =
            !before.isEmpty && TaggedText(before).tags.allSatisfy { $0.senses.contains { $0.category == .negation } }
            && !TaggedText(behind).has(.negation) && !TaggedText(behind).has(.range)
        let scope = Scope(singleSpaced(isDenied ? behind : "\(before) \(behind)"), .build)
        let text = scope.tagged
        let refusals = text.tags.indices.count { Self.refuses(text, $0) } + (isDenied ? 1 : 0)
        let isOfNobodyElse =
            Self.limits(text, scope)
            || behind.hasPrefix(":") && !scope.meanings.isEmpty && scope.meanings.allSatisfy(\.isAge)
        guard !ClassWords.are(in: text.text), refusals < 2, Self.isWhole(scope),
            Self.isOfPeople(before)
                ? refusals == 1 || text.has(.only, at: 0)
                : (isDenied || !before.contains(where: \.isLetter)) && (refusals == 1 || isOfNobodyElse)
        else { return nil }
        (labels, self.named) = (named.labels, kind)
        guard take(Set(scope.meanings), isRefused: refusals == 1) else { return nil }
    }

    /// Whether a limit is of one of them.
    func holds(for column: BuildColumn) -> Bool { named.label(of: column).map(labels.contains) ?? false }

    /// Takes whom the sentence speaks of; those beside them, where the class is refused to them. False where neither is one group.
    private mutating func take(_ meanings: Set<Meaning>, isRefused: Bool) -> Bool {
        guard !meanings.isEmpty, meanings.count == 1 || !isRefused else { return false }
        for meaning in meanings {
            switch meaning {
            case .sex(let own) where own != .any && sex == nil: sex = isRefused ? own.complement : own
            case .tobacco(let own) where own != .any && tobacco == nil:
                tobacco = isRefused ? own.complement : own
            case .age(let own) where age == nil && !own.isAny && own.min != own.max:
                guard let ages = isRefused ? own.complement : own else { return false }
                age = ages
            case .ageOutside(let own) where age == nil && isRefused: age = own
            default: return false
            }
        }
        return true
    }

    /// Whether every word is one of people, or says that they may have the class, or may not.
    private static func isWhole(_ scope: Scope) -> Bool {
        let text = scope.tagged
        let claimed = Set(scope.claims.flatMap(\.tags))
        let ages = Set(scope.claims.filter(\.meaning.isAge).flatMap(\.tags))
        let isNamed = scope.claims.allSatisfy { claim in
            // "Marijuana users"
            !claim.tags.allSatisfy { Lexicon.users.contains(text.token($0).text) }
        }
        return isNamed
            && text.tags.indices.allSatisfy { place in
                if ages.contains(place) { return true }
                if claimed.contains(place) { return ![.past, .ago, .lasting].contains { text.has($0, at: place) } }
                if text.has(.negation, at: place) || text.has(.exception, at: place) { return refuses(text, place) }
                return refuses(text, place) || text.has(.offer, at: place) || text.has(.only, at: place)
                    || text.has(.person, at: place) || text.isSign(".", ":", at: place)
                    || granting.contains(text.token(place).text) || limiting.contains(text.token(place).text)
            }
    }

    /// "not available", "do not qualify"
    private static func refuses(_ text: TaggedText, _ place: Int) -> Bool {
        text.value(.decision, at: place) == "decline"
    }

    private static func isOfPeople(_ text: String) -> Bool {
        let text = TaggedText(text)
        return text.has(.sex) || text.has(.tobacco) || text.has(.age) || text.has(.person)
    }

    /// Whether a class that stands before its people is for nobody else: "… to nonsmokers only", "is only available to …", "is limited to
    /// …", "through age 65"; not "Standard only for smokers", "Standard is the only class for …".
    private static func limits(_ text: TaggedText, _ scope: Scope) -> Bool {
        let words = text.tags.indices.filter { text.token($0).kind == .word }
        let onlys = text.tags.indices.filter {
            text.has(.only, at: $0) && !limiting.contains(text.token($0).text)
        }
        if let only = onlys.first {
            return onlys.count == 1 && only == text.tags.indices.last { text.token($0).kind != .sign }
                || onlys.count == 1 && words.firstIndex(of: only) == 1 && text.has(.offer, at: only + 1)
        }
        // "Preferred is for nonsmokers."
        let isFor = text.tags.first.map { _ in text.has(.filler, at: 0) && text.has(.purpose, at: 1) } ?? false
        return isFor || text.tokens.contains { limiting.contains($0.text) }
            || text.has(.offer) && scope.meanings.contains { if case .age = $0 { true } else { false } }
    }

    /// "rates are for …" behind a class's name, which goes without the word.
    private static func withoutClassWord(_ text: Substring) -> String {
        let text = singleSpaced(text)
        guard let end = text.firstIndex(of: " ") else {
            return ofClasses.contains(text.lowercased().trimming(".")) ? "" : text
        }
        return ofClasses.contains(text[..<end].lowercased()) ? String(text[end...].dropFirst()) : text
    }

    /// The labels that stand in a sentence one behind the other, the longest first: "Preferred Plus and Preferred".
    private static func named(in sentence: String, _ classes: NameIndex) -> (
        labels: Set<String>, range: Range<String.Index>
    )? {
        let lower = sentence.lowercased()
        guard lower.utf8.count == sentence.utf8.count else { return nil }
        var found: [(label: String, range: Range<String.Index>)] = []
        for name in classes.names(mayStandIn: lower) {
            for range in lower.ranges(of: name.lower)
            where isWord(range, of: lower) && !found.contains(where: { $0.range.overlaps(range) }) {
                found.append((name.label, range))
            }
        }
        found.sort { $0.range.lowerBound < $1.range.lowerBound }
        guard let first = found.first, let last = found.last else { return nil }
        for (before, next) in zip(found, found.dropFirst()) {
            let between = lower[before.range.upperBound..<next.range.lowerBound]
            guard between.split(whereSeparator: { " ,&/".contains($0) }).allSatisfy({ joining.contains(String($0)) })
            else { return nil }
        }
        guard found.count == 1 else {
            return (Set(found.map(\.label)), first.range.lowerBound..<last.range.upperBound)
        }
        return classes.labels(of: first.label, before: lower[last.range.upperBound...]).map { ($0, first.range) }
    }

    private static func isWord(_ range: Range<String.Index>, of text: String) -> Bool {
        !(text[..<range.lowerBound].last.map(NameIndex.isPart) ?? false)
            && !(text[range.upperBound...].first.map(NameIndex.isPart) ?? false)
    }

    private static let joining = Lexicon.words("class-restriction.joining")
    private static let ofClasses = Lexicon.words("class-restriction.of-classes")
    private static let granting = Lexicon.words("class-restriction.granting")
    private static let limiting = Lexicon.words("class-restriction.limiting")
}
