import Notation
import Vocabulary

/// A sentence beside a chart that says for whom all of it is, or a plan of it, and decides nothing: a condition, as printed, of each rule
/// that it speaks of.
///
/// | sentence | reach |
/// |---|---|
/// | "Not for use in CA or NY." | the whole chart |
/// | "The lists are for face amounts over $100,000." | the whole chart |
/// | "Modified plan: issue ages 50-75, not available in NY." | the rules of "Modified" |
/// | "For Modified, applicants must be age 50 or older." | the rules of "Modified" |
/// | "For ages 60 and over the look-back is 36 months." | none: its second part says something of its own |
struct StandingCondition {
    enum Reach: Hashable {
        /// Every rule that the sentence stands beside.
        case chart
        /// Every rule of the plans.
        case plans(Set<String>)
    }

    let reach: Reach
    /// Whether the words name the whole document, and not one of its tables.
    let isOfDocument: Bool
    let text: String
    /// "For applicants ages 18-60.": below a table it may be a title of what follows.
    var isTitle: Bool { reach == .chart && Self.isGroup(text) }

    /// `nil` where any part decides, names a medication or its use, or says of something else than applicants, places and amounts.
    ///
    /// - Parameter plans: Names of the chart's plans, as its rules bear them.
    init?(_ sentence: String, plans: NameIndex) {
        let text = singleSpaced(sentence).trimming(". ")
        guard text.count <= 300, !sentence.hasSuffix("?"), !text.isEmpty else { return nil }
        self.text = text
        if let (own, rest) = Self.plans(at: text, plans) {
            guard Self.restricts(rest, isOfPlan: true) else { return nil }
            (reach, isOfDocument) = (.plans(own), true)
        } else if let rest = Self.rest(ofChart: text) {
            guard Self.restricts(rest.words, isOfPlan: false) else { return nil }
            (reach, isOfDocument) = (.chart, rest.isOfDocument)
        } else {
            return nil
        }
    }

    // MARK: Whom the sentence is about

    /// What follows "This list is not for", "Valid in", "Applicants must be"; `nil` where it begins with anything else.
    private static func rest(ofChart text: String) -> (words: String, isOfDocument: Bool)? {
        let words = text.split(separator: " ").map(String.init)
        let folded = words.map { FoldedText($0.trimming(".,:;()")).string }
        let subject = folded.prefix { subjects.contains($0) || people.contains($0) }
        let verbs = folded[subject.endIndex...].prefix { holding.contains($0) }
        let start = verbs.endIndex
        guard start < words.count, !words[..<start].contains(where: { $0.hasSuffix(",") || $0.hasSuffix(":") }) else {
            return nil
        }
        let rest = words[start...].joined(separator: " ")
        let namesChart = subject.contains(where: charts.contains)
        let isOfPeople = subject.contains(where: people.contains)
        if isOfPeople {
            // "Applicants must be age 50 or older."
            guard !namesChart, verbs.contains(where: obliging.contains), saysWho(rest) else { return nil }
            return (rest, true)
        }
        guard subject.isEmpty || namesChart, leading.contains(folded[start]), start + 1 < words.count else {
            return nil
        }
        // "For ages 60 and over the look-back is 36 months."
        if verbs.isEmpty, !asserting.contains(folded[start]), !(subject.isEmpty && Self.isGroup(text)) { return nil }
        return (rest, subject.isEmpty || subject.contains(where: documents.contains))
    }

    /// "age 50 or older", "a resident of Texas"; not "contacted by phone in Texas".
    private static func saysWho(_ rest: String) -> Bool {
        let scope = Scope(rest)
        let first = scope.tagged.tags.indices.prefix(3)
        return scope.isWhole && scope.meanings.contains(where: \.isOfPeople)
            || first.contains { place in
                let word = scope.tagged.token(place).text
                return people.contains(word) || bounded.contains(word)
            }
    }

    /// Whether a text names people and nothing else: "For applicants ages 18-60".
    private static func isGroup(_ text: String) -> Bool {
        let scope = Scope(text)
        let first = FoldedText(text.split(separator: " ").first.map(String.init) ?? "").string
        return scope.isWhole && !scope.meanings.isEmpty && scope.meanings.allSatisfy(\.isOfPeople)
            && leading.contains(first)
    }

    /// The plans that a sentence begins with, and what it says of them.
    private static func plans(at text: String, _ names: NameIndex) -> (plans: Set<String>, rest: String)? {
        let plans = names.names(mayStandIn: text.lowercased()).map(\.label)
        guard !plans.isEmpty else { return nil }
        var rest = Substring(text)
        // "For Modified, applicants must be …"
        var isBehindPreposition = false
        if let end = text.firstIndex(of: " "), leading.contains(FoldedText(String(text[..<end])).string) {
            (rest, isBehindPreposition) = (text[end...].dropFirst(), true)
        }
        rest = withoutArticle(rest)
        var found: Set<String> = []
        while let plan = plans.filter({ isPrefix($0, of: rest) }).max(by: { $0.count < $1.count }) {
            found.insert(plan)
            rest = rest.dropFirst(plan.count)
            let next = withoutJoiner(rest)
            guard next.count < rest.count, plans.contains(where: { isPrefix($0, of: next) }) else { break }
            rest = next
        }
        guard !found.isEmpty else { return nil }
        var words = rest.split(separator: " ").map(String.init)
        if let word = words.first, ofPlans.contains(FoldedText(word.trimming(",:;")).string) {
            words.removeFirst()
            rest = Substring(word.contains { ",:".contains($0) } ? ": " : " ") + words.joined(separator: " ")
        }
        let isApart = rest.first.map { ",:".contains($0) } ?? false
        let said = singleSpaced(rest.drop { ",: –-".contains($0) })
        // "Secure Term (not available in NY)", "Secure Term – Smokers – Texas"
        if rest.hasPrefix(" "), rest.dropFirst().first.map({ "–-(".contains($0) }) ?? false {
            return isOfPeopleOrPlaces(said) ? (found, said) : nil
        }
        guard isBehindPreposition ? isApart : isApart || says(words) else { return nil }
        return (found, said)
    }

    /// "is only for …", "is not offered in …", "requires …"; not "are our three plans".
    private static func says(_ words: [String]) -> Bool {
        let folded = words.map { FoldedText($0.trimming(",:;")).string }
        if folded.first.map(demanding.contains) ?? false { return true }
        let verbs = folded.prefix { holding.contains($0) }
        return !verbs.isEmpty && verbs.endIndex < folded.count && leading.contains(folded[verbs.endIndex])
    }

    private static func isOfPeopleOrPlaces(_ text: String) -> Bool {
        let scope = Scope(text)
        return scope.isWhole && scope.meanings.contains(where: \.isOfPeople)
            || scope.tagged.tags.indices.contains { StateWords.isPlace($0, of: scope.tagged) }
    }

    private static func withoutArticle(_ text: Substring) -> Substring {
        guard let end = text.firstIndex(of: " "), articles.contains(text[..<end].lowercased()) else { return text }
        return text[text.index(after: end)...]
    }

    private static func withoutJoiner(_ text: Substring) -> Substring {
        let rest = text.drop { ", &/".contains($0) }
        guard let end = rest.firstIndex(of: " "), joining.contains(rest[..<end].lowercased()) else { return rest }
        return withoutArticle(rest[end...].dropFirst())
    }

    private static func isPrefix(_ plan: String, of text: Substring) -> Bool {
        guard !plan.isEmpty, text.prefix(plan.count).lowercased() == plan.lowercased() else { return false }
        return text.dropFirst(plan.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
    }

    // MARK: What it says of them

    /// Whether words say of applicants, places or amounts what not all are, and nothing of medications, their uses, fills and decisions.
    private static func restricts(_ rest: String, isOfPlan: Bool) -> Bool {
        let scope = Scope(rest)
        let text = scope.tagged
        let speaksOfPeople =
            scope.meanings.contains(where: \.isOfPeople) || text.has(.money)
            || text.tags.indices.contains { place in
                StateWords.isPlace(place, of: text) || text.has(.person, at: place)
                    || people.contains(text.token(place).text)
                    || bounded.contains(text.token(place).text)
            }
        // "for amounts over $250,000, where an exam is required"
        let hasClause = rest.contains(",") && text.tags.indices.contains { verbs.contains(text.token($0).text) }
        guard speaksOfPeople, !hasClause || isOfPlan, decidesNothing(rest, scope),
            !rest.contains(where: { ";=".contains($0) })
        else {
            return false
        }
        let isOfOthers = scope.meanings.contains { meaning in
            switch meaning {
            case .age, .ageOutside, .sex, .tobacco, .everyone: false
            // "for face amounts", "in California"
            case .fact(let fact, _): UseVocabulary.standard.uses(in: fact) != nil
            case .other: false
            default: true
            }
        }
        return !isOfOthers && !MedicationSession.speaksOfFills(rest)
            && !text.tags.indices.contains { place in
                text.has(.clock, at: place) || text.has(.unitDose, at: place) || isOfDrugs(text, place)
            }
            && LookbackNotation.labelled(rest) == nil
    }

    /// "not available in New York" refuses nobody whom it does not name.
    private static func decidesNothing(_ rest: String, _ scope: Scope) -> Bool {
        let text = scope.tagged
        let parts = text.tags.indices.filter { place in
            text.has(.decision, at: place) && text.value(.decision, at: place) != "accept-class"
        }
        return parts.allSatisfy { place in
            text.value(.decision, at: place) == "decline" && offers(text, place)
                && (text.tags.indices.contains(where: { StateWords.isPlace($0, of: text) }) || !scope.meanings.isEmpty)
        }
    }

    /// "not available", "not issued": of plans, and not of medications.
    private static func offers(_ text: TaggedText, _ place: Int) -> Bool {
        text.printed(place..<place + 1).split(separator: " ").contains {
            offering.contains(FoldedText(String($0)).string)
        }
    }

    /// "Not available in Florida." says where there is no plan; "Declined in Florida." decides.
    static func offersNoPlan(_ note: String) -> Bool {
        let text = TaggedText(note)
        let refusals = text.tags.indices.filter { text.value(.decision, at: $0) == "decline" }
        return !refusals.isEmpty && refusals.allSatisfy { offers(text, $0) }
    }

    private static func isOfDrugs(_ text: TaggedText, _ place: Int) -> Bool {
        let word = text.printed(place..<place + 1)
        return word.count > 3 && text.token(place).kind == .word && text.tags[place].senses.isEmpty
            && !DrugDictionary.standard.resolve(word).isUnresolved
    }

    private static let subjects = Lexicon.words("standing-condition.subjects").union(charts)
    /// What a chart calls itself, or its parts.
    private static let charts = Lexicon.words("standing-condition.charts").union(documents)
    /// What it calls itself as a whole.
    private static let documents = Lexicon.words("standing-condition.documents")
    private static let people = Lexicon.words("standing-condition.people")
    /// Verbs and adverbs of what holds: "is", "available", "only", "not".
    private static let holding = Lexicon.words("standing-condition.holding")
    private static let obliging = Lexicon.words("standing-condition.obliging")
    /// "Modified requires …"
    private static let demanding = Lexicon.words("standing-condition.demanding").union(obliging)
    private static let leading = Lexicon.words("standing-condition.leading").union(asserting)
    /// "assume": what follows is asserted of all.
    private static let asserting = Lexicon.words("standing-condition.asserting")
    private static let offering = Lexicon.words("standing-condition.offering")
    private static let verbs = Lexicon.words("conditional-sentence.verbs")
    /// "face", "amounts", "citizen": what a plan or an applicant is bounded by beside age, sex and tobacco.
    private static let bounded = Lexicon.words("standing-condition.bounded")
    private static let ofPlans = Lexicon.words("standing-condition.of-plans")
    private static let articles = Lexicon.words("standing-condition.articles")
    private static let joining = Lexicon.words("class-restriction.joining")
}
