import ChartSchema
import Notation
import Vocabulary

/// What a short heading says beside its decision, where that limits whom the decision is for.
struct HeadingRest: Hashable {
    /// The words beside the decision, as printed.
    var text: String
    /// They are a use that the vocabulary knows.
    var use: String?
    /// They are the name of a plan: "Secure Whole Life: declined medications".
    var plan: String?
    /// They are a condition that a program can decide.
    var condition: String?
    /// They are a use with its own limit, and the condition is that limit: no time in it is one of fills.
    var isLimited = false

    /// Whether a use, a plan or a condition was made of the words.
    var isHeard: Bool { use != nil || plan != nil || condition != nil }

    /// `nil` where nothing stands beside the decision, or only what names the list.
    init?(_ heading: String) {
        text = singleSpaced(heading)
        let pieces = text.split(separator: " ").map(String.init)
        guard pieces.count <= 10 else { return nil }
        if let plan = Self.onlyPlan(pieces) {
            text = plan
            return
        }
        if let plan = Self.planBehind(heading) {
            (text, self.plan) = (plan, plan)
            return
        }
        if takeParts(of: heading) { return }
        guard let (before, after) = Self.besideDecision(pieces) else { return nil }
        text = before.isEmpty ? after : before
        // "Medications commonly prescribed for dementia – Decline"
        if let place = before.firstRange(of: " for ")?.upperBound, case let end = String(before[place...]),
            UseVocabulary.standard.uses(in: end) != nil
        {
            use = end
        } else if PlanWords.isNameAlone(text), PlanWords.isCapitalised(text) || PlanWords.plan(text) != nil {
            plan = text
        } else if let limited = DecisionScope.limitedUse(text) {
            // "Decline: Cancer (within 2 years)": the time may be that of the illness.
            (use, condition, isLimited) = (limited.use, limited.limit, true)
        } else if !takeUseOrCondition(of: heading, isBehind: !after.isEmpty) {
            return nil
        }
    }

    /// "Organ transplant – Guaranteed Issue", "Plan A: Not Eligible – ages 18-59": a decision between dashes and colons, and a use, a plan or those
    /// whom it is for on the other sides of them. False where a part is anything else.
    private mutating func takeParts(of heading: String) -> Bool {
        var parts = singleSpaced(heading).split(separator: ": ").map(String.init)
        for sign in "–—-" { parts = parts.flatMap { $0.split(separator: " \(sign) ").map(String.init) } }
        parts = parts.map { $0.trimming(" :") }.filter { !$0.isEmpty && !Self.isNumbering($0) }
        let places = parts.indices.filter {
            OutcomeNotation.read(parts[$0])?.condition == nil && Self.decides(parts[$0])
        }
        guard parts.count > 1, places.count == 1 else { return false }
        parts.remove(at: places[0])
        var found = (use: String?.none, plan: String?.none, condition: String?.none)
        for part in parts {
            if DecisionScope.limitedUse(part) != nil { return false }
            if UseVocabulary.standard.uses(in: part) != nil, found.use == nil {
                found.use = part
            } else if let named = PlanWords.named(part), found.plan == nil {
                found.plan = named
            } else if Scope(part).isWhole, Scope(part).meanings.count == 1, Scope(part).meanings[0].isOfPeople,
                found.condition == nil
            {
                found.condition = part
            } else {
                return false
            }
        }
        (use, plan, condition) = found
        text = parts.joined(separator: " – ")
        return true
    }

    /// "Question 3", "Section B": where the list stands on the form.
    private static func isNumbering(_ part: String) -> Bool {
        let words = OutcomeWords.words(part)
        return words.count == 2 && numbered.contains(words[0]) && (Int(words[1]) != nil || words[1].count == 1)
    }

    /// "Group 2 - Decline if filled in the last 3 years" without what counts the headings.
    static func withoutNumber(_ heading: String) -> String {
        let parts = heading.halves(apartAt: ": ") ?? "–—-".lazy.compactMap { heading.halves(apartAt: " \($0) ") }.first
        guard let (number, rest) = parts, isNumbering(String(number)) else { return heading }
        return String(rest)
    }

    /// A decision, and beside it only what names the list.
    private static func decides(_ part: String) -> Bool {
        let words = OutcomeWords(part)
        return words.only != nil && namesList(words.rest.joined(separator: " "))
    }

    /// What stands before a decision, or behind it; `nil` where something stands on both sides, or on none.
    private static func besideDecision(_ pieces: [String]) -> (before: String, after: String)? {
        let decides = pieces.map {
            OutcomeWords.words($0).contains { deciding.contains($0) || !OutcomeWords($0).outcomes.isEmpty }
        }
        guard let start = decides.firstIndex(of: true), let end = decides.lastIndex(of: true) else { return nil }
        // "Automatic Decline – Whole Life", "Whole Life – Automatic Decline"
        let leading = pieces[..<start].reversed().drop { OutcomeWords.words($0).allSatisfy(automatic.contains) }
        let before = leading.reversed().joined(separator: " ").trimming(signs)
        // "Uninsurable Medications – Easy Term"
        let tail = pieces[(end + 1)...]
        let isApart =
            tail.count > 2 && namesList(String(tail[tail.startIndex])) && "–—-:".contains(tail[tail.startIndex + 1])
        let behind = tail.dropFirst(isApart ? 2 : 0).joined(separator: " ").trimming(signs)
        // "Secure Whole Life: declined medications"
        let after = !before.isEmpty && namesList(behind) ? "" : behind
        return before.isEmpty != after.isEmpty ? (before, after) : nil
    }

    /// False where the words beside the decision say nothing more than it does.
    private mutating func takeUseOrCondition(of heading: String, isBehind: Bool) -> Bool {
        let words = OutcomeWords.words(text)
        let plain = words.first == "for" ? text.split(separator: " ").dropFirst().joined(separator: " ") : text
        if UseVocabulary.standard.uses(in: plain) != nil {
            use = plain
            return true
        }
        let isDecided = ConditionNotation.tests(of: text).contains(where: \.isDecidable)
        // What the sentence says of time and of cases is read with the decision.
        let saysMore = OutcomeNotation.condition(ofSentence: heading) != nil
        if isDecided || !saysMore && words.allSatisfy(Self.sexes.contains) {
            (condition, isLimited) = (text, saysMore)
            return true
        }
        guard !saysMore, isBehind, words.first.map(Self.leading.contains) ?? false else { return false }
        return !words.dropFirst().allSatisfy(Self.everyone.contains)
    }

    /// "Not eligible for Level": a refusal for one plan, and perhaps none for the others.
    private static func onlyPlan(_ pieces: [String]) -> String? {
        guard pieces.count > 2, pieces[pieces.count - 2].lowercased() == "for", let plan = pieces.last,
            OutcomeWords(pieces.dropLast(2).joined(separator: " ")).only == .decline,
            OutcomeWords(plan).only.map({ $0 != .decline }) ?? false
        else { return nil }
        return "for \(plan)"
    }

    /// "Knock-Out Medications for Plan A": the plan behind a decision, with nothing else on either side.
    private static func planBehind(_ heading: String) -> String? {
        let tagged = TaggedText(heading)
        guard let place = tagged.tags.indices.last(where: { tagged.has(.purpose, at: $0) }), place > 0,
            case let plan = tagged.printed(place + 1..<tagged.tags.count).trimming(" .:"), !plan.isEmpty,
            PlanWords.named(plan) != nil, OutcomeWords(plan).outcomes.isEmpty,
            case let decided = tagged.printed(0..<place), let words = Optional(OutcomeWords(decided)),
            words.only != nil,
            case let rest = TaggedText(words.rest.joined(separator: " ")),
            rest.tags.indices.allSatisfy({ rest.has(.filler, at: $0) || rest.has(.person, at: $0) })
        else { return nil }
        return plan
    }

    /// "medications", "drugs": what the list is of.
    private static func namesList(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.indices.allSatisfy { tagged.has(.filler, at: $0) }
    }

    private static let numbered = Lexicon.words("heading-rest.numbered")
    private static let signs = " –—-:,.()"
    private static let leading = Lexicon.words("heading-rest.leading")
    private static let deciding = Lexicon.words("heading-rest.deciding")
    private static let automatic = Lexicon.words("heading-rest.automatic")
    private static let sexes = Lexicon.words("heading-rest.sexes")
    private static let everyone = Lexicon.words("heading-rest.everyone")
}
