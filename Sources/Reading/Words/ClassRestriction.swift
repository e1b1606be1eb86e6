import ChartSchema
import Notation

/// A sentence that says for whom classes of the chart are, and nothing else: "Preferred is available to non-tobacco users only.",
/// "Tobacco users do not qualify for Preferred."
struct ClassRestriction {
    /// As the chart's limits bear them.
    let labels: Set<String>
    private(set) var sex: Sex?
    private(set) var tobacco: Tobacco?
    private(set) var age: AgeRange?

    /// `nil` where any word could change what is said.
    ///
    /// - Parameter classes: The labels of the chart's limits.
    init?(_ sentence: String, classes: Set<String>) {
        guard let named = Self.named(in: sentence, classes) else { return nil }
        let rest = singleSpaced(sentence[..<named.range.lowerBound] + " " + sentence[named.range.upperBound...])
            .trimming(" :–—-*†‡")
        let scope = Scope(rest, .build)
        let text = scope.tagged
        let refuses = text.tags.indices.contains { Self.refuses(text, $0) }
        let isFirst = !sentence[..<named.range.lowerBound].contains { $0.isLetter }
        guard !ClassWords.are(in: rest), scope.unclaimed.joined().allSatisfy({ Self.grants(text, $0) }),
            refuses || isFirst && Self.limits(text) || text.has(.only) && !isFirst && Self.leadsWithOnly(text),
            !text.tokens.contains(where: { MarkedNotes.adding.contains($0.text) })
        else { return nil }
        labels = named.labels
        let meanings = Set(scope.meanings)
        guard meanings.count == 1 || !refuses, !meanings.isEmpty else { return nil }
        for meaning in meanings {
            switch meaning {
            case .sex(let own) where own != .any && sex == nil: sex = refuses ? own.complement : own
            case .tobacco(let own) where own != .any && tobacco == nil: tobacco = refuses ? own.complement : own
            case .age(let own) where age == nil && !own.isAny:
                guard let ages = refuses ? own.complement : own else { return nil }
                age = ages
            case .ageOutside(let own) where age == nil && refuses: age = own
            default: return nil
            }
        }
    }

    /// "not available", "do not qualify"
    private static func refuses(_ text: TaggedText, _ place: Int) -> Bool {
        text.value(.decision, at: place) == "decline"
    }

    /// A word for what becomes of people: whether they may have the class.
    private static func grants(_ text: TaggedText, _ place: Int) -> Bool {
        refuses(text, place) || text.has(.offer, at: place) || text.has(.only, at: place)
            || granting.contains(text.token(place).text) || limiting.contains(text.token(place).text)
    }

    private static func limits(_ text: TaggedText) -> Bool {
        text.has(.only) || text.tokens.contains { limiting.contains($0.text) }
    }

    /// "Only nonsmokers qualify for Preferred": not "Tobacco users: Standard only".
    private static func leadsWithOnly(_ text: TaggedText) -> Bool { text.has(.only, at: 0) }

    /// The labels that stand in a sentence one behind the other, the longest first: "Preferred Plus and Preferred".
    private static func named(in sentence: String, _ classes: Set<String>) -> (
        labels: Set<String>, range: Range<String.Index>
    )? {
        let lower = sentence.lowercased()
        guard lower.utf8.count == sentence.utf8.count else { return nil }
        var found: [(label: String, range: Range<String.Index>)] = []
        for label in classes.sorted(by: { ($0.count, $0) > ($1.count, $1) }) where !label.isEmpty {
            for range in lower.ranges(of: label.lowercased())
            where isWord(range, of: lower) && !found.contains(where: { $0.range.overlaps(range) }) {
                found.append((label, range))
            }
        }
        found.sort { $0.range.lowerBound < $1.range.lowerBound }
        guard let first = found.first, let last = found.last else { return nil }
        for (before, next) in zip(found, found.dropFirst()) {
            let between = lower[before.range.upperBound..<next.range.lowerBound]
            guard between.split(whereSeparator: { " ,&/".contains($0) }).allSatisfy({ joining.contains(String($0)) })
            else { return nil }
        }
        return (Set(found.map(\.label)), first.range.lowerBound..<last.range.upperBound)
    }

    private static func isWord(_ range: Range<String.Index>, of text: String) -> Bool {
        func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        return !isPart(text[..<range.lowerBound].last) && !isPart(text[range.upperBound...].first)
    }

    private static let joining = Lexicon.words("class-restriction.joining")
    private static let granting = Lexicon.words("class-restriction.granting")
    private static let limiting = Lexicon.words("class-restriction.limiting")
}
