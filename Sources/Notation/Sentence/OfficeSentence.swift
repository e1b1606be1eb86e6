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
        let expected = text.tags.indices.filter { place in
            decision.map { text.has(.decision, $0, at: place) } ?? false
        }
        // "Applications received" is a phrase of pages, and whose they are parts some from others.
        let tokens = (page + expected).map { text.tags[$0].tokens }.filter { tokens in
            !tokens.contains { populations.contains(text.tokens[$0].text) }
        }
        let ofPage = Set(tokens.flatMap(\.self))
        let names = Set(text.tags.indices.flatMap { Array(name(endingAt: $0, in: text)) + subject(from: $0, in: text) })
        let named = Set(names.flatMap { text.tags[$0].tokens })
        let words = text.tokens.map(\.text)
        let denied = Set(text.tags.indices.filter { text.has(.negation, at: $0) }.flatMap { text.tags[$0].tokens })
        let deciding = Set(text.tags.indices.filter { text.has(.decision, at: $0) }.flatMap { text.tags[$0].tokens })
        let isMarked = text.tokens.first?.kind == .mark
        let pointsAtChart = words.contains(where: ofChart.contains)
        let asks = words.contains(where: recording.contains)
        var deniedEnd: Int?
        var isOfOffice = decision != nil || names.count > 1 || asks && words.contains(where: asked.contains)
        var place = 0
        while place < words.count {
            if let length = phrase(at: place, in: words) {
                isOfOffice = true
                place += length
                continue
            }
            let token = text.tokens[place]
            // A note at a figure is about the figure, unless all of it is a known phrase.
            if isMarked, token.kind != .sign, token.kind != .mark { return false }
            // "This chart is for …", "use this table once …": for whom or when it holds.
            if pointsAtChart || place == 0, scopes.contains(token.text) {
                if !ofPage.contains(place) || conditions.contains(token.text) { return false }
            }
            if obliging.contains(token.text), !isDuty(behind: place, in: words) { return false }
            if denied.contains(place) {
                guard let end = deniable(behind: place, in: words, skipping: denied.union(named)) else { return false }
                deniedEnd = end
            } else if decides(place, in: words, deciding: deciding) && !ofPage.contains(place) {
                return false
            } else if core.contains(token.text) {
                // "The reinsurer's list", "Bonus chart": what the office is not all of whose charts are.
                guard !isBeforeChart(place, in: words) else { return false }
                isOfOffice = true
            } else if populations.contains(token.text) {
                guard isOfAll(place, in: words) else { return false }
            } else {
                let isKnown =
                    joining.contains(token.text) || ofPage.contains(place) || named.contains(place)
                    || (deniedEnd.map { $0 <= place } ?? false) && deniable.contains(token.text)
                    || isNumbered(place, in: words) || isSeat(place, in: text, words)
                    || asks && asked.contains(token.text)
                guard isKnown || token.kind == .sign || token.kind == .mark else { return false }
            }
            place += 1
        }
        return isOfOffice
    }

    /// The word that is denied: "Not a guarantee", "no agent has authority", "do not copy". It is one of the paper's or the office's, and of
    /// nobody's policy: not "do not submit an application".
    private static func deniable(behind place: Int, in words: [String], skipping skipped: Set<Int>) -> Int? {
        (place + 1..<words.count).prefix(7).first { next in
            !skipped.contains(next) && (deniable.contains(words[next]) || !joining.contains(words[next]))
        }
        .flatMap { deniable.contains(words[$0]) ? $0 : nil }
    }

    private static func isBeforeChart(_ place: Int, in words: [String]) -> Bool {
        words[(place + 1)...].first.map(charts.contains) ?? false
    }

    /// "Decline", "Table 4": not "the table shows".
    private static func decides(_ place: Int, in words: [String], deciding: Set<Int>) -> Bool {
        guard deciding.contains(place) else { return false }
        guard joining.contains(words[place]), let next = words[(place + 1)...].first else { return true }
        return next.count == 1 || next.contains(where: \.isNumber) || deciding.contains(place + 1)
    }

    /// "Domiciled in Iowa"
    private static func isSeat(_ place: Int, in text: TaggedText, _ words: [String]) -> Bool {
        place > 1 && words[place - 1] == "in" && siting.contains(words[place - 2])
            && text.tags.indices.contains { text.tags[$0].tokens.lowerBound == place && text.has(.place, at: $0) }
    }

    /// "The proposed insured must sign", "questions must be answered": not "applicants must have an account".
    private static func isDuty(behind place: Int, in words: [String]) -> Bool {
        words[(place + 1)...].first { !modifying.contains($0) }.map(duties.contains) ?? false
    }

    /// "Page 4", "option 2", "48 hours".
    private static func isNumbered(_ place: Int, in words: [String]) -> Bool {
        guard words[place].first?.isNumber ?? false else { return false }
        let next = words[(place + 1)...].first
        return place > 0 && numbering.contains(words[place - 1]) || next.map(ofClock.contains) ?? false
    }

    /// The number of tokens of the longest phrase that begins here.
    private static func phrase(at place: Int, in words: [String]) -> Int? {
        phrases[words[place]]?.first { words[place...].starts(with: $0) }?.count
    }

    /// "All applications", "your client": not "applications submitted by telephone", "for clients of banks".
    private static func isOfAll(_ place: Int, in words: [String]) -> Bool {
        let before = words[..<place].reversed().drop { between.contains($0) }
        let next = place + 1 < words.count ? words[place + 1] : nil
        // "Applications are reviewed": all of them.
        if before.isEmpty { return next.map(behind.contains) ?? false }
        guard before.first.map(determiners.contains) ?? false, before.dropFirst().first != "for" else { return false }
        // "All applications submitted by telephone", "any applicant with an exam" are some.
        return next.map { behind.contains($0) || populations.contains($0) || !$0.contains(where: \.isLetter) } ?? true
    }

    /// The name of a company: "Copper State Life", "Blue Heron Life Insurance Company".
    private static func name(endingAt place: Int, in text: TaggedText) -> Range<Int> {
        let none = place..<place
        guard isCapital(place, in: text), text.has(.organisation, at: place) || text.token(place).text == "life" else {
            return none
        }
        // Where all words are capitals, none of them is a name's for that.
        if text.printed(text.tags.indices) == text.printed(text.tags.indices).uppercased() {
            return text.has(.organisation, at: place) ? place..<place + 1 : none
        }
        var start = place
        while start > 0, place - start < 4, isOfName(start - 1, in: text) { start -= 1 }
        return start..<place + 1
    }

    /// "Sunny Slope is not affiliated with any agency": words that nobody knows before what only companies are.
    private static func subject(from place: Int, in text: TaggedText) -> Range<Int> {
        let begins = place == 0 || joining.contains(text.token(place - 1).text) || text.token(place - 1).kind == .sign
        var end = place
        while begins, text.tags.indices.contains(end), end - place < 4, isOfName(end, in: text) { end += 1 }
        guard end > place, text.tags.indices.contains(end) else { return place..<place }
        let rest = text.tokens[text.tags[end].tokens.lowerBound...].map(\.text)
        return predicates[rest[0]]?.contains { rest.starts(with: $0) } ?? false ? place..<end : place..<place
    }

    private static func isOfName(_ place: Int, in text: TaggedText) -> Bool {
        // "Joint Life" is no company.
        guard isCapital(place, in: text), ![joining, others].contains(where: { $0.contains(text.token(place).text) })
        else { return false }
        return !ofCases.contains { text.has($0, at: place) } && text.token(place).number == nil
    }

    private static let ofCases: [WordCategory] = [
        .decision, .sex, .tobacco, .age, .person, .number, .negation, .exception, .only, .if, .unitTime, .unitDose,
    ]

    private static func isCapital(_ place: Int, in text: TaggedText) -> Bool {
        text.printed(place..<place + 1).first?.isUppercase ?? false
    }

    private static let core = Lexicon.words("office-sentence.core")
    private static let joining = Lexicon.words("office-sentence.joining")
    private static let populations = Lexicon.words("office-sentence.populations")
    private static let determiners = Lexicon.words("office-sentence.determiners")
    /// What may stand behind those of whom something is said.
    private static let behind = Lexicon.words("office-sentence.behind")
    /// What may be denied without a word about any case.
    private static let deniable = Lexicon.words("office-sentence.deniable")
    private static let others = Lexicon.words("title.others").union(Lexicon.words("title.other-insurance"))
    private static let charts = Lexicon.words("office-sentence.charts")
    /// What is asked of everybody, and what is done with it: "Record the height and weight on page 2."
    private static let asked = Lexicon.words("office-sentence.asked")
    private static let recording = Lexicon.words("office-sentence.recording")
    /// What the page prints its figures and decisions in.
    private static let ofChart = charts.union(Lexicon.words("office-sentence.parts"))
    private static let modifying = Lexicon.words("office-sentence.modifying")
    /// Words before what a chart is for.
    private static let scopes = Lexicon.words("office-sentence.scopes")
    private static let conditions = Lexicon.words("office-sentence.conditions")
    private static let obliging = Lexicon.words("office-sentence.obliging")
    private static let duties = Lexicon.words("office-sentence.duties")
    private static let siting = Lexicon.words("office-sentence.siting")
    private static let numbering = Lexicon.words("office-sentence.numbering")
    private static let ofClock = Lexicon.words("office-sentence.of-clock")
    private static let between = Lexicon.words("office-sentence.between")
    /// By first word, the longest first.
    private static let phrases = byFirstWord("office-sentence.phrases")
    /// What companies are, and nobody else.
    private static let predicates = byFirstWord("office-sentence.predicates")

    private static func byFirstWord(_ list: String) -> [String: [[String]]] {
        let all = Lexicon.words(list).map { TaggedText($0).tokens.map(\.text) }
        return Dictionary(grouping: all, by: { $0[0] }).mapValues { $0.sorted { $0.count > $1.count } }
    }
}
