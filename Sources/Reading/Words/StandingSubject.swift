import Notation
import Vocabulary

/// Whom a sentence beside a chart is about, and what it says of them.
///
/// | sentence | about | what it says |
/// |---|---|---|
/// | "Not for use in CA or NY." | the chart | "in CA or NY" |
/// | "Applicants must be age 50 or older." | the chart | "age 50 or older" |
/// | "Modified plan: issue ages 50-75" | "Modified" | "issue ages 50-75" |
/// | "Preferred applicants may not have a history of diabetes." | "Preferred" | "may not have a history of diabetes" |
struct StandingSubject {
    enum Reach: Hashable {
        /// Everything that the sentence stands beside.
        case chart
        /// What bears one of the names.
        case named(Set<String>)
    }

    let reach: Reach
    /// As printed.
    let rest: String
    /// Whether the words name the whole document, and not one of its tables.
    let isOfDocument: Bool

    /// `nil` where the sentence begins with anything else.
    ///
    /// - Parameter names: Plans or classes, as the chart's rules or limits bear them.
    init?(_ text: String, names: NameIndex) {
        if let (own, rest) = Self.named(at: text, names) {
            (reach, self.rest, isOfDocument) = (.named(own), rest, true)
        } else if let rest = Self.rest(ofChart: text) {
            (reach, self.rest, isOfDocument) = (.chart, rest.words, rest.isOfDocument)
        } else {
            return nil
        }
    }

    /// Whether a text names people and nothing else: "For applicants ages 18-60".
    static func isGroup(_ text: String) -> Bool {
        let scope = Scope(text)
        let first = FoldedText(text.split(separator: " ").first.map(String.init) ?? "").string
        return scope.isWhole && !scope.meanings.isEmpty && scope.meanings.allSatisfy(\.isOfPeople)
            && leading.contains(first)
    }

    // MARK: The chart

    /// What follows "This list is not for", "Valid in", "Applicants must be".
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
        if verbs.isEmpty, !asserting.contains(folded[start]), !(subject.isEmpty && isGroup(text)) { return nil }
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

    // MARK: Names

    /// The names that a sentence begins with, and what it says of what bears them.
    private static func named(at text: String, _ names: NameIndex) -> (names: Set<String>, rest: String)? {
        let known = names.names(mayStandIn: text.lowercased()).map(\.label)
        guard !known.isEmpty else { return nil }
        var rest = Substring(text)
        // "For Modified, applicants must be …"
        var isBehindPreposition = false
        if let end = text.firstIndex(of: " "), leading.contains(FoldedText(String(text[..<end])).string) {
            (rest, isBehindPreposition) = (text[end...].dropFirst(), true)
        }
        rest = withoutArticle(rest)
        var found: Set<String> = []
        while let name = known.filter({ isPrefix($0, of: rest) }).max(by: { $0.count < $1.count }) {
            found.insert(name)
            rest = rest.dropFirst(name.count)
            let next = withoutJoiner(rest)
            guard next.count < rest.count, known.contains(where: { isPrefix($0, of: next) }) else { break }
            rest = next
        }
        guard !found.isEmpty else { return nil }
        var words = rest.split(separator: " ").map(String.init)
        if found.count == 1, let only = found.first {
            guard let all = names.labels(of: only, before: rest) else { return nil }
            found = all
        }
        // "Modified plan:", "Preferred class rates are", "Preferred applicants must"
        while let word = words.first, ofNames.contains(FoldedText(word.trimming(",:;")).string) {
            words.removeFirst()
            rest = Substring(word.contains { ",:".contains($0) } ? ": " : " ") + words.joined(separator: " ")
        }
        let isApart = rest.first.map { ",:".contains($0) } ?? false
        let said = singleSpaced(rest.drop { ",: –-".contains($0) })
        // "Secure Term (not available in NY)", "Secure Term – Smokers – Texas"
        if rest.hasPrefix(" "), rest.dropFirst().first.map({ "–-(".contains($0) }) ?? false {
            // Of which of several names a group is, nobody says.
            return found.count == 1 && isOfPeopleOrPlaces(said) ? (found, said) : nil
        }
        guard isBehindPreposition ? isApart : isApart || says(words) else { return nil }
        return (found, said)
    }

    /// "is only for …", "is not offered in …", "requires …", "may not have …"; not "are our three plans".
    private static func says(_ words: [String]) -> Bool {
        let folded = words.map { FoldedText($0.trimming(",:;")).string }
        guard let first = folded.first else { return false }
        if demanding.contains(first) || denying.contains(first) { return true }
        if permitting.contains(first), folded.count > 1, TaggedText(folded[1]).has(.negation) { return true }
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

    private static func isPrefix(_ name: String, of text: Substring) -> Bool {
        guard !name.isEmpty, text.prefix(name.count).lowercased() == name.lowercased() else { return false }
        return text.dropFirst(name.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
    }

    private static let subjects = Lexicon.words("standing-condition.subjects").union(charts)
    /// What a chart calls itself, or its parts.
    private static let charts = Lexicon.words("standing-condition.charts").union(documents)
    /// What it calls itself as a whole.
    private static let documents = Lexicon.words("standing-condition.documents")
    static let people = Lexicon.words("standing-condition.people")
    /// Verbs and adverbs of what holds: "is", "available", "only", "not".
    private static let holding = Lexicon.words("standing-condition.holding")
    static let obliging = Lexicon.words("standing-condition.obliging")
    /// "Modified requires …"
    static let demanding = Lexicon.words("standing-condition.demanding").union(obliging)
    /// "cannot"
    private static let denying = Lexicon.words("standing-condition.denying")
    /// "may", before "not"
    private static let permitting = Lexicon.words("standing-condition.permitting")
    static let leading = Lexicon.words("standing-condition.leading").union(asserting)
    /// "assume": what follows is asserted of all.
    private static let asserting = Lexicon.words("standing-condition.asserting")
    /// "face", "amounts", "citizen": what a plan or an applicant is bounded by beside age, sex and tobacco.
    static let bounded = Lexicon.words("standing-condition.bounded")
    /// What names are called, or who: "plan", "rates", "applicants".
    private static let ofNames = Lexicon.words("standing-condition.of-plans")
        .union(Lexicon.words("class-restriction.of-classes")).union(people)
    private static let articles = Lexicon.words("standing-condition.articles")
    private static let joining = Lexicon.words("class-restriction.joining")
}
