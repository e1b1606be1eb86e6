import Notation
import Vocabulary

/// A part of a sentence that may say what a mark means: "Y = eligible", "An x means that the plan is not available".
struct LegendClause {
    /// As printed.
    let text: String
    /// The mark that the clause begins with, where a sign of equality or a verb follows it.
    let key: String?
    /// What is said of the mark; the whole clause where it begins with no mark.
    let meaning: String
    /// The folded words of the text.
    let words: [String]
    /// What stands between its blanks and signs.
    private let pieces: Set<Substring>

    /// What stands in parentheses, where the clause explains: "Y" of "A bullet (Y) means that the plan is not available".
    var enclosed: [String] {
        guard words.contains(where: Self.explaining.contains) else { return [] }
        return text.split(separator: "(", omittingEmptySubsequences: false).dropFirst().compactMap { part in
            part.firstIndex(of: ")").map { String(part[..<$0]) }
        }
    }

    /// The clauses of a text: apart by full stops, semicolons and line ends, and before every mark that a `=` follows.
    static func all(in text: String) -> [LegendClause] { lately.meaning(of: text) { read(text) } }

    private static let lately = LatelyTold<[LegendClause]>()

    private static func read(_ text: String) -> [LegendClause] {
        var clauses: [[Substring]] = [[]]
        let words = withoutParentheses(text).split(whereSeparator: \.isWhitespace)
        for (index, word) in words.enumerated() {
            if isKey(words, at: index), let last = clauses.last, !last.isEmpty, !endsPhrase(words, at: index, of: last),
                mayBegin(words, at: index) || isNextCode(words, at: index, behind: last)
            {
                clauses.append([])
            }
            if dashes.contains(String(word)), isMark(behind: clauses[clauses.count - 1], before: words[(index + 1)...])
            {
                clauses.append([])
            }
            if isDot(words, at: index), !clauses[clauses.count - 1].isEmpty {
                clauses.append([])
                continue
            }
            clauses[clauses.count - 1].append(word)
            let isLonger = word.count > 3
            if word.hasSuffix(";") || word.hasSuffix("|") || isLonger && word.hasSuffix(".") { clauses.append([]) }
        }
        return clauses.filter { !$0.isEmpty }.reduce(into: []) { whole, words in
            if let last = whole.last, goesOn(words, behind: last) {
                whole[whole.count - 1] += words
            } else {
                whole.append(words)
            }
        }.map(LegendClause.init)
    }

    /// "G = Graded; Level at ages 70 and up", "2 = Graded to age 75; from 76 treat as 4": behind the semicolon more of the same mark.
    private static func goesOn(_ words: [Substring], behind clause: [Substring]) -> Bool {
        clause.last?.hasSuffix(";") ?? false && key(of: clause) != nil && key(of: words) == nil
            && leadingSign(words[0]) == nil && !words.contains { $0.contains(":") }
            && (!OutcomeWords(String(words[0])).outcomes.isEmpty || words[0].first?.isLowercase ?? false)
    }

    /// "Acceptable? (Yes = accept / No = decline)": the parentheses around clauses are none of theirs.
    private static func withoutParentheses(_ text: String) -> String {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), !text[..<open].contains("="),
            case let inner = text[text.index(after: open)...].dropLast(), inner.contains(" = "), !inner.contains("("),
            !inner.contains(")")
        else { return text }
        return "\(text[..<open]); \(inner)"
    }

    /// "LB = Level · GB = Graded": a sign between two clauses that a sign of equality makes.
    private static func isDot(_ words: [Substring], at index: Int) -> Bool {
        guard index + 2 < words.count, words[index + 2] == "=" else { return false }
        // "A = Accept / Decline = over 70" is no key to two marks.
        let isSlash = ["/", "|"].contains(words[index]) && OutcomeWords(words[index + 1]).outcomes.isEmpty
        return isSlash || ["·", "•", "∙", "●"].contains(words[index])
    }

    private init(_ printed: [Substring]) {
        let words = Self.withoutArticle(printed)
        text = words.joined(separator: " ")
        self.words = OutcomeWords.words(text)
        pieces = Set(text.split { " ()“”\"'‘’,.;:".contains($0) })
        var rest = words[...]
        var key = Self.key(of: words)
        key = key ?? Self.leadingSign(words[0])
        if key == nil, words.count > 1, Self.dashes.contains(String(words[0])) { key = String(words[0]) }
        rest[0] = rest[0].dropFirst(key?.count ?? 0)
        self.key = key
        // "1 means acceptable"
        let verb = words.count > 2 ? OutcomeWords.words(words[1]).first : nil
        if key == String(words[0]), let verb, Self.explaining.contains(verb) { rest = rest.dropFirst(2) }
        var meaning = Substring(rest.joined(separator: " "))
        while let first = meaning.first, " =:-–—".contains(first) { meaning = meaning.dropFirst() }
        while let last = meaning.last, " ,;|.".contains(last) { meaning = meaning.dropLast() }
        self.meaning = String(meaning)
    }

    /// What a clause that calls a mark by its name says that it means: "the plan is not available" of "A bullet (Y) means that the plan is not
    /// available"; the clause where it does not.
    static func said(by clause: String) -> String {
        let words = clause.split(whereSeparator: \.isWhitespace)
        return place(ofMeaning: words).map { words[$0...].joined(separator: " ") } ?? clause
    }

    private static func place(ofMeaning words: [Substring]) -> Int? {
        guard
            let verb = words.dropFirst().firstIndex(where: { explaining.contains(OutcomeWords.words($0).first ?? "") }),
            verb + 1 < words.count, words[..<verb].contains(where: { $0.hasPrefix("(") && $0.hasSuffix(")") })
        else { return nil }
        return following.contains(words[verb + 1].lowercased()) && verb + 2 < words.count ? verb + 2 : verb + 1
    }

    /// "A Y means" as "Y means".
    private static func withoutArticle(_ words: [Substring]) -> [Substring] {
        guard words.count > 2, articles.contains(words[0].lowercased()),
            explaining.contains(OutcomeWords.words(words[2]).first ?? ""), key(of: Array(words.dropFirst())) != nil
        else { return words }
        return Array(words.dropFirst())
    }

    /// Whether the clause is about this mark: it begins with it, shows it, or calls it by a name.
    func speaks(of mark: String) -> Bool {
        if let key { return key.lowercased() == mark.lowercased() }
        let isSign = mark.first.map { !$0.isLetter && !$0.isNumber } ?? false
        if isSign, pieces.contains(Substring(mark)) { return true }
        // "A bullet (Y) means that the plan is not available."
        if text.contains("(\(mark))"), words.contains(where: Self.explaining.contains) { return true }
        guard let names = OutcomeMark.names[mark] else { return false }
        return words.contains(where: names.contains)
    }

    /// `Y =`, `Y:`, `Y means`: the mark at the clause's start.
    private static func key(of words: [Substring]) -> String? {
        guard let first = words.first else { return nil }
        if let sign = first.firstIndex(where: { "=:".contains($0) }), sign > first.startIndex {
            let mark = String(first[..<sign])
            if OutcomeMark.isMark(mark)
                || first[sign] == "=" && (OutcomeMark.isCode(mark) || OutcomeMark.isJoined(mark))
            {
                return mark
            }
            // "HTN: Accept" decides for a use.
            let isShort = OutcomeMark.isShort(mark) && UseVocabulary.standard.uses(in: mark) == nil
            return (OutcomeMark.isCode(mark) || isShort) && decides(words.dropFirst()) ? mark : nil
        }
        let mark = String(first)
        guard words.count > 1 else { return nil }
        let isCode = OutcomeMark.isCode(mark)
        if words[1] == "=" {
            return isCode || OutcomeMark.isJoined(mark) || OutcomeMark.isShort(mark) || OutcomeMark.isMark(mark)
                ? mark : nil
        }
        let next = String(words[1])
        if explaining.contains(OutcomeWords.words(next).first ?? "") || dashes.contains(next) {
            let isNumber = isCode && (!dashes.contains(next) || decides(words.dropFirst(2)))
            if isNumber || OutcomeMark.isMark(mark) || OutcomeMark.isShort(mark) { return mark }
        }
        if OutcomeMark.isMark(mark), ["is", ":"].contains(next) { return mark }
        // "Y we decline, N we accept"
        let isAnswer = mark.count == 1 && MarkSign.isAnswer(mark) && mark == mark.uppercased()
        return isAnswer && next.first?.isLowercase ?? false ? mark : nil
    }

    /// "Immediate" behind "1:": a decision and nothing else.
    private static func decides(_ words: some Sequence<Substring>) -> Bool {
        let read = OutcomeNotation.read(words.joined(separator: " ").trimming(" ,;."))
        return read != nil && read?.condition == nil
    }

    /// "● plan available — plan not available": a dash is a mark of its own where what stands on both of its sides decides.
    private static func isMark(behind clause: [Substring], before rest: ArraySlice<Substring>) -> Bool {
        guard clause.count > 1, key(of: clause) ?? leadingSign(clause[0]) != nil else { return false }
        func decides(_ words: some Sequence<Substring>) -> Bool {
            let text = words.joined(separator: " ")
            return OutcomeMark.offers(text) || !OutcomeNotation.decisions(inSentence: text).isEmpty
        }
        return decides(clause) && decides(rest)
    }

    /// `ACC – Acceptable IC – Refer to home office`: short forms and dashes in turn, where what stands before decides already.
    private static func isNextCode(_ words: [Substring], at index: Int, behind clause: [Substring]) -> Bool {
        guard index + 1 < words.count, dashes.contains(String(words[index + 1])), clause.count > 2,
            dashes.contains(String(clause[1])), key(of: clause) != nil
        else { return false }
        return !OutcomeNotation.decisions(inSentence: clause.dropFirst(2).joined(separator: " ")).isEmpty
    }

    private static let dashes = ["-", "–", "—"]
    /// "means", "denotes", "signifie".
    private static let articles = Lexicon.words("legend-clause.articles")
    /// "That": between the verb and what it says.
    private static let following = Lexicon.words("legend-clause.following")
    private static let explaining = Lexicon.words("legend-clause.explaining")

    private static func isKey(_ words: [Substring], at index: Int) -> Bool {
        let isSigned = index + 1 < words.count && words[index + 1] == "=" && words[index].count <= 6
        let isSign = index + 1 < words.count && OutcomeMark.isPlainSign(String(words[index]))
        if isSigned || isSign || key(of: Array(words[index..<min(index + 2, words.count)])) != nil { return true }
        // "MOD: Return of Premium, DEC: Decline"
        guard words[index].hasSuffix(":") else { return false }
        let end = words[(index + 1)...].prefix(5).firstIndex { $0.last.map(",;.".contains) ?? false }
        return key(of: Array(words[index...(end ?? min(index + 5, words.count - 1))])) != nil
    }

    /// "Any drug from list A: Graded": a letter and a colon behind words that no sign ends, and that explain nothing.
    private static func endsPhrase(_ words: [Substring], at index: Int, of clause: [Substring]) -> Bool {
        words[index].hasSuffix(":") && words[index].count == 2 && key(of: clause) == nil
            && clause.last?.last.map { !",:;.".contains($0) } ?? false
    }

    /// Words without a sign of equality explain a letter only where a clause begins: behind a comma, a colon or a full stop.
    private static func mayBegin(_ words: [Substring], at index: Int) -> Bool {
        guard index > 0, words[index].allSatisfy(\.isLetter), index + 1 < words.count, words[index + 1] != "=",
            let last = words[index - 1].last
        else { return true }
        return ",:;.".contains(last)
    }

    /// A sign that stands before the words it explains: `* May qualify`, `•Not available`.
    private static func leadingSign(_ word: Substring) -> String? {
        let signs = String(
            word.prefix { !$0.isLetter && !($0.isNumber && $0.isASCII) && OutcomeMark.isMark(String($0)) })
        return OutcomeMark.isMark(signs) ? signs : nil
    }
}
