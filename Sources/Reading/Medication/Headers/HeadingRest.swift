import ChartSchema
import Notation
import Vocabulary

/// What a short heading says beside its decision, where that limits whom the decision is for.
struct HeadingRest: Hashable {
    /// The words beside the decision, as printed.
    var text: String
    /// They are a use that the vocabulary knows.
    var use: String?
    /// They are a condition that a program can decide.
    var condition: String?
    /// They are a use with its own limit, and the condition is that limit: no time in it is one of fills.
    var isLimited = false

    /// `nil` where nothing stands beside the decision, or only what names the list.
    init?(_ heading: String) {
        let pieces = singleSpaced(heading).split(separator: " ").map(String.init)
        guard pieces.count <= 10 else { return nil }
        let decides = pieces.map {
            OutcomeWords.words($0).contains { Self.deciding.contains($0) || !OutcomeWords($0).outcomes.isEmpty }
        }
        if let plan = Self.onlyPlan(pieces) {
            text = plan
            return
        }
        guard let start = decides.firstIndex(of: true), let end = decides.lastIndex(of: true) else { return nil }
        let before = pieces[..<start].joined(separator: " ").trimming(Self.signs)
        let after = pieces[(end + 1)...].joined(separator: " ").trimming(Self.signs)
        guard before.isEmpty != after.isEmpty else { return nil }
        text = before.isEmpty ? after : before
        let words = OutcomeWords.words(text)
        // "Medications commonly prescribed for dementia – Decline"
        if let place = before.firstRange(of: " for ")?.upperBound, case let end = String(before[place...]),
            UseVocabulary.standard.uses(in: end) != nil
        {
            use = end
            return
        }
        // "Decline: Cancer (within 2 years)": the time may be that of the illness.
        if let limited = DecisionScope.limitedUse(text) {
            (use, condition, isLimited) = (limited.use, limited.limit, true)
            return
        }
        let plain = words.first == "for" ? text.split(separator: " ").dropFirst().joined(separator: " ") : text
        if UseVocabulary.standard.uses(in: plain) != nil {
            use = plain
            return
        }
        let isDecided = ConditionNotation.tests(of: text).contains(where: \.isDecidable)
        if isDecided, OutcomeNotation.condition(ofSentence: heading) != nil {
            (condition, isLimited) = (text, true)
            return
        }
        // What the sentence says of time and of cases is read with the decision.
        guard OutcomeNotation.condition(ofSentence: heading) == nil else { return nil }
        if words.allSatisfy(Self.sexes.contains) || isDecided {
            condition = text
            return
        }
        guard !after.isEmpty, ["for", "in"].contains(words.first) else { return nil }
        if words.dropFirst().allSatisfy(Self.everyone.contains) { return nil }
    }

    /// "Not eligible for Level": a refusal for one plan, and perhaps none for the others.
    private static func onlyPlan(_ pieces: [String]) -> String? {
        guard pieces.count > 2, pieces[pieces.count - 2].lowercased() == "for", let plan = pieces.last,
            OutcomeWords(pieces.dropLast(2).joined(separator: " ")).only == .decline,
            OutcomeWords(plan).only.map({ $0 != .decline }) ?? false
        else { return nil }
        return "for \(plan)"
    }

    private static let signs = " –—-:,.()"
    private static let deciding = Lexicon.words("heading-rest.deciding")
    private static let sexes = Lexicon.words("heading-rest.sexes")
    private static let everyone = Lexicon.words("heading-rest.everyone")
}
