/// A sentence of a company about its office, its paper or its duties by law: "Not affiliated with any government agency.", "All
/// applications are subject to a telephone interview."
///
/// Every word of it is known. None says of a limit or a decision what it is, or parts some cases from others.
package enum OfficeSentence {
    /// - Parameters:
    ///   - text: One sentence, or several.
    ///   - decision: What the sentences may decide; any other decision makes them none of the office's.
    package static func fill(_ text: String, decision: String? = nil) -> Bool {
        let parts = Sentences.parts(of: text)
        let rest = parts.filter { !isOne(TaggedText($0), decision: decision) }
        return rest.count < parts.count && !ChartSentence.withdraws(text)
            && rest.allSatisfy(PageWords.fill)
    }

    static func isOne(_ text: TaggedText, decision: String? = nil) -> Bool {
        let page = PageWords(text).tags
        guard text.tags.count > 1, UnheardParts(text, page: page).tags.isEmpty else { return false }
        let decides = text.tags.indices.filter { place in
            decision.map { text.has(.decision, $0, at: place) } ?? false
        }
        // "Applications received" is a phrase of pages, and whose they are parts some from others.
        let tokens = (page + decides).map { text.tags[$0].tokens }.filter { tokens in
            !tokens.contains { populations.contains(text.tokens[$0].text) }
        }
        let ofPage = Set(tokens.flatMap(\.self))
        let named = Set(text.tags.indices.filter { isName($0, in: text) }.flatMap { text.tags[$0].tokens })
        let words = text.tokens.map(\.text)
        let isDenied = text.has(.negation)
        let deciding = Set(text.tags.indices.filter { text.has(.decision, at: $0) }.flatMap { text.tags[$0].tokens })
        var isOfOffice = decision != nil
        var place = 0
        while place < words.count {
            if let length = phrase(at: place, in: words) {
                isOfOffice = true
                place += length
                continue
            }
            let token = text.tokens[place]
            // "Please do not submit an application" decides.
            if isDenied && undone.contains(token.text) || deciding.contains(place) && !ofPage.contains(place) {
                return false
            }
            if core.contains(token.text) {
                isOfOffice = true
            } else if populations.contains(token.text) {
                guard isOfAll(place, in: words) else { return false }
            } else {
                let isKnown = joining.contains(token.text) || ofPage.contains(place) || named.contains(place)
                guard isKnown || token.kind == .sign || token.kind == .mark else { return false }
            }
            place += 1
        }
        return isOfOffice
    }

    /// The number of tokens of the longest phrase that begins here.
    private static func phrase(at place: Int, in words: [String]) -> Int? {
        phrases[words[place]]?.first { words[place...].starts(with: $0) }?.count
    }

    /// "All applications", "your client": not "applications submitted by telephone", "for clients of banks".
    private static func isOfAll(_ place: Int, in words: [String]) -> Bool {
        let before = words[..<place].reversed().drop { between.contains($0) }
        guard before.first.map(determiners.contains) ?? false, before.dropFirst().first != "for" else { return false }
        // "All applications submitted by telephone", "any applicant with an exam" are some.
        let next = place + 1 < words.count ? words[place + 1] : nil
        return next.map { behind.contains($0) || populations.contains($0) || !$0.contains(where: \.isLetter) } ?? true
    }

    /// The name of a company: "Copper State Life".
    private static func isName(_ place: Int, in text: TaggedText) -> Bool {
        text.has(.organisation, at: place) && text.printed(place..<place + 1).first?.isUppercase ?? false
    }

    private static let core = Lexicon.words("office-sentence.core")
    private static let joining = Lexicon.words("office-sentence.joining")
    private static let populations = Lexicon.words("office-sentence.populations")
    private static let determiners = Lexicon.words("office-sentence.determiners")
    /// What may stand behind those of whom something is said.
    private static let behind = Lexicon.words("office-sentence.behind")
    /// What says of a case what becomes of it where it is denied.
    private static let undone = Lexicon.words("office-sentence.undone")
    private static let between = Lexicon.words("office-sentence.between")
    /// By first word, the longest first.
    private static let phrases: [String: [[String]]] = {
        let all = Lexicon.words("office-sentence.phrases").map { phrase in
            TaggedText(phrase).tokens.map(\.text)
        }
        return Dictionary(grouping: all, by: { $0[0] }).mapValues { $0.sorted { $0.count > $1.count } }
    }()
}
