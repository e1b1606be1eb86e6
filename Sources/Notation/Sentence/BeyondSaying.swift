/// What becomes of those beyond the printed limits: "Anyone above the maximum weight is not eligible.", "Call underwriting for weights outside
/// these limits." No limit changes by it.
///
/// It speaks of an end that is passed ("above" a highest or "below" a lowest one), of what is offered or asked then, and of nothing else: no
/// figure, nobody in particular, no rating, no exception.
package enum BeyondSaying {
    package static func isOne(_ text: String) -> Bool { isOne(TaggedText(text)) }

    static func isOne(_ text: TaggedText) -> Bool {
        // "Form TA-9"
        let numbered = numbersOfPage(text)
        let said = text.tags.indices.filter { !numbered.contains($0) }.flatMap { text.tags[$0].tokens }
            .filter { text.tokens[$0].kind == .word }
        let words = said.map { text.tokens[$0].text }
        guard (4...longest).contains(words.count), areTimes(text, besides: numbered) else { return false }
        if text.tokens.first?.kind != .mark, suggests(words) || asks(words) { return true }
        let passed = passed(in: words)
        // "If the weight is outside the Preferred range, decline.": what holds for other classes, nobody says.
        if passed.isEmpty || passed.contains(where: { words[$0].contains(where: plans.contains) }) { return false }
        let end = said.count - nameOfPlan(said.map { text.tokens[$0] }, in: text.text)
        let rest = words.indices.prefix(end).filter { place in !passed.contains { $0.contains(place) } }
            .map { words[$0] }
        if words.contains(where: reaching.contains) || includesEnd(words) { return false }
        if rest.contains(where: classes.contains), !refusesAll(rest) { return false }
        // "No applicant over the limit is declined": who is taken then.
        // "Applicants over the maximum are accepted."
        if rest.indices.contains(where: { taking.contains(rest[$0]) && !isDenied($0, in: rest) }) { return false }
        let denials = rest.count(where: denying.contains)
        if denials > 1 || denials > 0 && rest.contains(where: refusing.contains) { return false }
        return rest.contains(where: acts.contains)
            && rest.allSatisfy {
                acts.contains($0) || subjects.contains($0) || fillers.contains($0) || plans.contains($0)
            }
    }

    /// "Please consider the Guaranteed Issue plan.": of nobody in particular.
    private static func suggests(_ words: [String]) -> Bool {
        let rest = words.drop { $0 == "please" }
        guard let verb = rest.first, suggesting.contains(verb), let last = rest.last, plans.contains(last) else {
            return false
        }
        return rest.dropFirst().allSatisfy { plans.contains($0) || articles.contains($0) }
    }

    /// "Please determine whether the applicant falls within the Standard range before you submit the application."
    private static func asks(_ words: [String]) -> Bool {
        let rest = words.drop { $0 == "please" }
        guard let verb = rest.first, asking.contains(verb), rest.dropFirst().first.map(whether.contains) ?? false else {
            return false
        }
        let known = [acts, subjects, fillers, plans, limits, inside]
        return rest.dropFirst(2).allSatisfy { word in !denying.contains(word) && known.contains { $0.contains(word) } }
    }

    private static let asking = Lexicon.words("beyond-saying.asking")
    private static let whether = Lexicon.words("beyond-saying.whether")

    /// How many words at the end name what nobody applies for then: "should not apply for Easy Path".
    private static func nameOfPlan(_ words: [Token], in text: String) -> Int {
        guard let place = words.lastIndex(where: { $0.text == "for" }), place > 0,
            applying.contains(words[place - 1].text), case let name = words[(place + 1)...],
            (1...4).contains(name.count)
        else { return 0 }
        let isName = name.allSatisfy { token in
            text[token.place].first?.isUppercase ?? false
                && !Lexicon.standard.senses(of: token.text).contains { ofCases.contains($0.category) }
        }
        return isName ? name.count : 0
    }

    private static let applying = Lexicon.words("beyond-saying.applying")
    private static let ofCases: Set<WordCategory> = [
        .place, .sex, .tobacco, .age, .state, .decision, .severity, .money,
    ]

    /// "Not eligible for the Level Benefit": each word that grants stands behind one that denies.
    private static func refusesAll(_ words: [String]) -> Bool {
        let grants = words.indices.filter { granting.contains(words[$0]) }
        return !grants.isEmpty
            && grants.allSatisfy { isDenied($0, in: words) }
    }

    private static func isDenied(_ place: Int, in words: [String]) -> Bool {
        words[max(0, place - 3)..<place].contains(where: refusingBefore.contains)
    }

    private static let taking = Lexicon.words("beyond-saying.taking")

    /// Whether every figure is how long something takes: "until weight has been stable for 12 months".
    private static func areTimes(_ text: TaggedText, besides numbered: Set<Int>) -> Bool {
        text.tags.indices.allSatisfy {
            text.token($0).number == nil || text.has(.unitTime, at: $0 + 1) || numbered.contains($0)
        }
    }

    /// The page's own numbers, and what of the page stands before each.
    private static func numbersOfPage(_ text: TaggedText) -> Set<Int> {
        let page = PageWords(text).tags
        let numbers = page.filter { place in text.tokens[text.tags[place].tokens].contains { $0.number != nil } }
        return numbers.union(numbers.flatMap { place in [place - 1, place - 2] }.filter(page.contains))
    }

    /// Of figures that are limits no longer as they are read: "Weights at the maximum are declined.", and "below the figures shown", where those
    /// are highest ones.
    static func reachesInside(_ text: TaggedText) -> Bool {
        let words = text.tokens.filter { $0.kind == .word }.map(\.text)
        func follows(_ place: Int, _ ends: Set<String>, within count: Int) -> Bool {
            words[(place + 1)...].prefix(count).contains(where: ends.contains)
        }
        if words.contains(where: reaching.contains) || includesEnd(words) { return true }
        if words.indices.contains(where: { words[$0] == "at" && follows($0, highest, within: 2) }) { return true }
        return !words.contains(where: over.contains)
            && words.indices.contains { under.contains(words[$0]) && !follows($0, lowest, within: 5) }
    }

    /// "At or above the Graded maximum", "the maximum weight or more": the end itself, joined to what lies beyond it.
    static func includesEnd(_ words: [String]) -> Bool {
        func joins(_ place: Int) -> Bool { words.indices.contains(place) && joining.contains(words[place]) }
        let sides = [(over.union(more), highest.union(reached)), (under, lowest)]
        return words.indices.contains { place in
            sides.contains { beyond, ends in
                // "At least the maximum"
                if words[place] == "at", words.indices.contains(place + 1), least.contains(words[place + 1]) {
                    return words[(place + 2)...].prefix(3).contains(where: highest.contains)
                }
                if words[place] == "at", joins(place + 1) {
                    guard words.indices.contains(place + 2), beyond.contains(words[place + 2]) else { return false }
                    return words[(place + 3)...].prefix(4).contains(where: ends.contains)
                }
                guard ends.contains(words[place]) else { return false }
                // "The maximum weight or more"
                let next = words.indices.contains(place + 1) && subjects.contains(words[place + 1]) ? 2 : 1
                return joins(place + next) && words.indices.contains(place + next + 1)
                    && beyond.contains(words[place + next + 1])
            }
        }
    }

    /// By each word that passes an end: the words from it to the end that is passed.
    private static func passed(in words: [String]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for place in words.indices where place >= found.last?.upperBound ?? 0 {
            if isNotShown(place, words) {
                found.append(place - 1..<place + 1)
                continue
            }
            let isOver = over.contains(words[place]) || isNotWithin(place, words)
            guard isOver || under.contains(words[place]) else { continue }
            let ends = isOver ? limits.union(highest) : lowest
            let known = [fillers, subjects, plans, ends, highest, over, under] + (isOver ? [] : [lowest])
            let behind = words[(place + 1)...].prefix { word in known.contains { $0.contains(word) } }
            guard let end = behind.lastIndex(where: ends.contains) else { continue }
            found.append((isNotWithin(place, words) ? place - 1 : place)..<end + 1)
        }
        return found
    }

    /// "Not within the range".
    private static func isNotWithin(_ place: Int, _ words: [String]) -> Bool {
        place > 0 && words[place - 1] == "not" && inside.contains(words[place])
    }

    /// "Weights not shown"
    private static func isNotShown(_ place: Int, _ words: [String]) -> Bool {
        place > 1 && words[place - 1] == "not" && shown.contains(words[place]) && measured.contains(words[place - 2])
    }

    private static let shown = Lexicon.words("beyond-saying.shown")
    private static let measured = Lexicon.words("beyond-saying.measured")
    private static let inside = Lexicon.words("beyond-saying.inside")
    private static let suggesting = Lexicon.words("beyond-saying.suggesting")
    private static let articles = Lexicon.words("beyond-saying.articles")
    private static let granting = Lexicon.words("beyond-saying.granting")
    private static let refusingBefore = Lexicon.words("beyond-saying.refusing-before")
    private static let over = Lexicon.words("beyond-saying.over")
    private static let under = Lexicon.words("beyond-saying.under")
    private static let highest = Lexicon.words("beyond-saying.highest")
    private static let lowest = Lexicon.words("beyond-saying.lowest")
    private static let limits = Lexicon.words("beyond-saying.limits")
    private static let subjects = Lexicon.words("beyond-saying.subjects")
    private static let plans = Lexicon.words("beyond-saying.plans")
    private static let fillers = Lexicon.words("beyond-saying.fillers")
    /// "Equals or exceeds": the figure itself is beyond.
    private static let reaching = Lexicon.words("beyond-saying.reaching")
    /// "Eligible for Standard" denies that limits of that class end.
    private static let classes = Lexicon.words("beyond-saying.classes")
    private static let refusing = Lexicon.words("beyond-saying.refusing")
    private static let joining = Lexicon.words("beyond-saying.joining")
    private static let reached = Lexicon.words("beyond-saying.reached")
    private static let least = Lexicon.words("beyond-saying.least")
    private static let more = Lexicon.words("beyond-saying.more")
    private static let denying = Lexicon.words("beyond-saying.denying")
    private static let acts = Lexicon.words("beyond-saying.acts")
    private static let longest = 40
}
