import Notation
import Vocabulary

/// Names of plans where nothing but their words tells that they are names.
enum PlanWords {
    /// Whether a short text may be the name of a plan: "Whole Life", "Legacy Final Expense".
    static func name(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return words.count <= 5
            && words.contains { telling.contains($0) || ofPlans.contains($0) }
    }

    /// A plan's name, and no word of medications, pages or decisions beside it.
    static func isNameAlone(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let isOfPage = tagged.tags.contains { tag in
            tag.senses.contains { [.furniture, .clock, .decision].contains($0.category) }
        }
        return name(text) && !isOfPage && MedicationHeader(text) == .unknown
    }

    /// Whether every word of a name begins with a capital, as names of plans do.
    static func isCapitalised(_ text: String) -> Bool {
        let words = text.split { !$0.isLetter }
        return words.count > 1
            && words.indices.allSatisfy { place in
                // "Peace of Mind"
                words[place].first?.isUppercase ?? false || place > 0 && inner.contains(String(words[place]))
            }
            && !words.allSatisfy { $0.allSatisfy(\.isUppercase) }
    }

    /// Whether a word stands in names of plans and hardly elsewhere: "Whole", "Term".
    static func tells(_ text: String) -> Bool { OutcomeWords.words(text).contains(where: telling.contains) }

    /// "Frontier Mutual", "Acme Life": whole life is called life alone by nobody but companies.
    static func mayNameCompany(_ text: String) -> Bool {
        TaggedText(text).has(.organisation) || !tells(text) && OutcomeWords.words(text).last == "life"
    }

    /// The plan that a header over decisions names: "Easy Term", "Legacy Final Expense". `nil` where its words are not those of a plan.
    static func header(_ text: String) -> String? {
        let name = bare(text)
        guard !leavesOut(text), isNameAlone(name), !TaggedText(name).has(.organisation), isCapitalised(name),
            OutcomeWords.words(name).contains(where: telling.contains)
        else {
            return nil
        }
        return name
    }

    /// Whether a word is one of those that names of plans end with: "Guaranteed", "Issue".
    static func isOfNames(_ word: String) -> Bool {
        OutcomeWords.words(word).allSatisfy { telling.contains($0) || general.contains($0) }
    }

    /// Whether a word for a plan stands beside no name: "Plan", "Plan denied", "Best plan (untreated)".
    static func namesNone(_ text: String) -> Bool {
        let words = TaggedText(text).tokens.filter { $0.kind == .word && $0.depth == 0 }.map(\.text)
        return words.contains(where: labels.contains)
            && words.allSatisfy { word in
                labels.contains(word)
                    || !telling.contains(word)
                        && (OrdinaryWords.contain(word) || !Lexicon.standard.senses(of: word).isEmpty)
            }
    }

    /// Whether a word for a plan stands beside a name that nobody knows: "Gold Plan".
    static func namesUnknown(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let words = tagged.tags.indices.filter { tagged.token($0).kind == .word }
        return words.contains { labels.contains(tagged.token($0).text) }
            && words.contains {
                tagged.tags[$0].senses.isEmpty && tagged.printed($0..<$0 + 1).first?.isUppercase ?? false
                    && MedicationHeader(tagged.token($0).text) == .unknown
            }
    }

    /// "Plan A", "Policy 2": a plan's letter or number.
    private static func lettered(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count == 2, labels.contains(words[0].lowercased()) else { return false }
        return words[1].count == 1 && words[1].allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }

    /// The plan that a text names, and says nothing else: "Whole Life", "Plan A", "Product: Easy Term", "Term Life Decision",
    /// "Decision (Term)". `nil` where it may say something else.
    static func plan(_ text: String) -> String? {
        if let labelled = labelled(text) { return labelled }
        if lettered(singleSpaced(text)) { return singleSpaced(text) }
        if leavesOut(text) { return nil }
        let name = bare(text)
        let words = OutcomeWords.words(name)
        guard words.contains(where: telling.contains),
            words.allSatisfy({ telling.contains($0) || general.contains($0) || Int($0) != nil })
        else { return nil }
        return name
    }

    /// "Term excluded", "Whole Life: not offered", "Except Term": a plan that something is not for.
    static func leavesOut(_ text: String) -> Bool {
        tells(text) && OutcomeWords.words(text).count <= 6 && TaggedText(text).leavesOut
    }

    /// `Product: Easy Term`: what stands behind the word for a plan, where it is one name.
    static func labelled(_ text: String) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let label = OutcomeWords.words(text[..<colon])
        let name = singleSpaced(text[text.index(after: colon)...])
        let words = OutcomeWords.words(name)
        guard let first = label.first, labels.contains(first),
            label.count == 1 || label.count == 2 && naming.contains(label[1]),
            (1...6).contains(words.count), !name.contains(where: { ",;/&|=".contains($0) }),
            !words.contains(where: several.contains)
        else { return nil }
        return name
    }

    /// A header without the words that say only that decisions stand below it; the header where nothing else is left.
    static func bare(_ header: String) -> String {
        let header = singleSpaced(header)
        if header.hasSuffix(")"), let open = header.firstIndex(of: "("),
            case let outer = OutcomeWords.words(header[..<open]), !outer.isEmpty, outer.allSatisfy(deciding.contains)
        {
            return String(header[header.index(after: open)...].dropLast()).trimming(" ")
        }
        var pieces = header.split(separator: " ")[...]
        func decides(_ piece: Substring) -> Bool {
            let words = OutcomeWords.words(piece)
            return words.allSatisfy(deciding.contains)
        }
        while let last = pieces.last, decides(last) { pieces.removeLast() }
        let count = pieces.count
        while let first = pieces.first, decides(first) { pieces.removeFirst() }
        // "Decision for Whole Life"
        if pieces.count < count, let first = pieces.first, leading.contains(first.lowercased()) { pieces.removeFirst() }
        return pieces.isEmpty ? header : pieces.joined(separator: " ").trimming(" -–—:")
    }

    /// The plan that a text names, by its label or by the words of its name.
    static func named(_ text: String) -> String? { plan(text) ?? header(text) }

    /// "Products", "Plan Decision", "Available Plans": that plans stand below, and nothing of them.
    static func saysOnlyPlans(_ header: String) -> Bool {
        let words = OutcomeWords.words(header)
        return words.contains { labels.contains($0) || labels.contains(String($0.dropLast())) }
            && words.allSatisfy { word in
                labels.contains(word) || labels.contains(String(word.dropLast())) || deciding.contains(word)
                    || besidePlans.contains(word)
            }
    }

    private static let besidePlans = Lexicon.words("plan-words.beside-plans")

    /// "Plan", "Policy": a header that says no more than that plans stand below it.
    static func isLabel(_ header: String) -> Bool {
        let words = OutcomeWords.words(header)
        return !words.isEmpty && words.count <= 2 && words.allSatisfy { labels.contains($0) || $0 == "name" }
    }

    /// What carriers call a plan.
    private static let labels = Lexicon.words("plan-words.labels")
    private static let inner = Lexicon.words("plan-words.inner")
    private static let deciding = Lexicon.words("plan-words.deciding")
    private static let leading = Lexicon.words("plan-words.leading")
    /// Words that stand in names of plans and hardly elsewhere.
    private static let telling = Lexicon.words("plan-words.telling")
    private static let general = Lexicon.words("plan-words.general")

    private static let ofPlans = Lexicon.words("plan-words.of-plans")
    private static let naming = Lexicon.words("plan-words.naming")
    private static let several = Lexicon.words("plan-words.several")
}
