import Notation
import Vocabulary

/// A plan and those whom it is for in one text: "Whole Life (ages 50-85)", "Term - Nonsmoker".
struct PlanHeader: Hashable {
    /// As printed, without the signs around it.
    let plan: String
    /// As printed: ages, sex, tobacco, or a time of fills.
    let limit: String

    /// `nil` unless one end of the text names a plan, and grammars claim all words of the other.
    init?(_ text: String) {
        let text = singleSpaced(text)
        let scope = Scope(text, .decision)
        let tagged = scope.tagged
        let limits = scope.claims.filter(\.meaning.isOfTitle)
        guard limits.count == scope.claims.count, let first = limits.first?.tags.lowerBound,
            let last = limits.last?.tags.upperBound,
            let (plan, limit) = Self.apart(tagged, first..<last)
        else { return nil }
        self.plan = tagged.printed(plan).trimming(Self.signs)
        self.limit = tagged.printed(limit).trimming(Self.signs)
        guard PlanWords.plan(self.plan) != nil || Self.isProper(self.plan), !self.limit.isEmpty,
            !limits.contains(where: { Self.isOfName($0, in: tagged) }),
            // "First fill (under 6 months)"
            !plan.contains(where: { tagged.has(.clock, at: $0) }), !Self.leadsToTime(plan, in: tagged)
        else { return nil }
    }

    /// "Depuis 2 ans ou plus": a word of times, and no plan.
    private static func leadsToTime(_ plan: Range<Int>, in text: TaggedText) -> Bool {
        let words = plan.filter { text.token($0).kind == .word }
        return words.allSatisfy { beforeTimes.contains(text.token($0).text) }
    }

    private static let beforeTimes = Lexicon.words("plan-header.before-times")

    /// "Term 20": one figure that no word calls an age.
    private static func isOfName(_ claim: Claim, in text: TaggedText) -> Bool {
        guard case .age(let age) = claim.meaning else { return false }
        return age.min == age.max && !claim.tags.contains { text.has(.age, at: $0) }
    }

    /// Capitalised words of plans, and names that nothing else knows: "Golden Promise", "Senior Security Plan".
    static func isProper(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let words = tagged.tags.indices.filter { tagged.token($0).kind == .word }
        // "Over 100K", "Juvenile (0-17)"
        let isName = words.contains {
            tagged.token($0).text.count > 1 && !ChartSentence.isAgeGroup(tagged.token($0).text)
        }
        return isName && !isOrdinary(words, of: tagged) && words.count == tagged.tags.count
            && !MedicationList.isDrug(text)
            && UseVocabulary.standard.uses(in: text) == nil
            && words.allSatisfy { place in
                (tagged.tags[place].senses.isEmpty || tagged.has(.plan, at: place))
                    && tagged.printed(place..<place + 1).first?.isUppercase ?? false
                    && !TimesHeader.words.contains(tagged.token(place).text)
                    && !isParticiple(tagged.token(place).text)
            }
    }

    /// "Surgery", "Symptoms": one ordinary word that plans are not called by.
    private static func isOrdinary(_ words: [Int], of text: TaggedText) -> Bool {
        guard words.count == 1, let word = words.first.map({ text.token($0).text }) else { return false }
        return OrdinaryWords.contain(word) && !namesOfPlans.contains(word)
    }

    private static let namesOfPlans = Lexicon.words("title.names")

    /// "Unchanged 12 months or more": what somebody or something is.
    private static func isParticiple(_ word: String) -> Bool {
        word.hasSuffix("ed") && (OrdinaryWords.contain(word) || OrdinaryWords.containRareForm(word))
    }

    private static func apart(_ text: TaggedText, _ limits: Range<Int>) -> (plan: Range<Int>, limit: Range<Int>)? {
        let all = text.tags.indices
        // Up to the sign or the word that begins the limit: "(ages 50-85)", "for smokers".
        var start = limits.lowerBound
        while start > 0, text.token(start - 1).kind == .sign || text.has(.purpose, at: start - 1) { start -= 1 }
        var end = limits.upperBound
        while end < all.endIndex, text.token(end).kind == .sign || text.has(.only, at: end) || text.has(.age, at: end) {
            end += 1
        }
        if start > 0, end == all.endIndex { return (0..<start, start..<end) }
        return start == 0 && end < all.endIndex ? (end..<all.endIndex, 0..<end) : nil
    }

    private static let signs = " –—-:,;()[]/|"
}
