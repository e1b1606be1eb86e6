/// Reads one sentence word by word, and stops at the first that the office would not use, or not so.
struct OfficeReader {
    private typealias Words = OfficeWords

    private let text: TaggedText
    private let words: [String]
    /// Tokens that are the page's own, or those of a decision that is expected.
    private let ofPage: Set<Int>
    /// Tokens of the names of companies.
    private let named: Set<Int>
    private let denied: Set<Int>
    private let deciding: Set<Int>
    private let isMarked: Bool
    /// The figures and decisions, or what they are printed in, are named.
    private let pointsAtChart: Bool
    /// What everybody is asked for is recorded: "Record the height and weight on page 2."
    private let asks: Bool
    /// A name, or what is asked, is enough for it to be the office's.
    private let hasSubject: Bool

    /// - Parameter decision: What the sentence may decide.
    init(_ text: TaggedText, page: Set<Int>, decision: String?) {
        self.text = text
        words = text.tokens.map(\.text)
        let expected = text.tags.indices.filter { place in
            decision.map { text.has(.decision, $0, at: place) } ?? false
        }
        // "Applications received" is a phrase of pages, and whose they are parts some from others.
        let tokens = (page + expected).map { text.tags[$0].tokens }.filter { tokens in
            !tokens.contains { Words.populations.contains(text.tokens[$0].text) }
        }
        ofPage = Set(tokens.flatMap(\.self))
        let names = CompanyNames(text).tags
        named = Set(names.flatMap { text.tags[$0].tokens })
        denied = Self.tokens(of: text) { text.has(.negation, at: $0) }
        deciding = Self.tokens(of: text) { text.has(.decision, at: $0) }
        isMarked = text.tokens.first?.kind == .mark
        pointsAtChart = words.contains(where: Words.ofChart.contains)
        asks = words.contains(where: Words.recording.contains)
        hasSubject = decision != nil || names.count > 1 || asks && words.contains(where: Words.asked.contains)
    }

    private static func tokens(of text: TaggedText, where isSo: (Int) -> Bool) -> Set<Int> {
        Set(text.tags.indices.filter(isSo).flatMap { text.tags[$0].tokens })
    }

    var isOfOffice: Bool {
        var isOfOffice = hasSubject
        var lastDenied: Int?
        var place = 0
        while place < words.count {
            if let length = OfficeWords.phrase(at: place, in: words) {
                isOfOffice = true
                place += length
                continue
            }
            guard isAllowed(place) else { return false }
            if denied.contains(place) {
                guard let end = deniable(behind: place) else { return false }
                lastDenied = end
            } else if Words.core.contains(words[place]) {
                // "The reinsurer's list", "Bonus chart": what the office is not all of whose charts are.
                guard !isBeforeChart(place) else { return false }
                isOfOffice = true
            } else if Words.populations.contains(words[place]) {
                guard isOfAll(place) else { return false }
            } else if !isKnown(place) {
                guard let lastDenied, lastDenied <= place, Words.deniable.contains(words[place]) else { return false }
            }
            place += 1
        }
        return isOfOffice
    }

    /// Whether no word says for whom or when a chart is, what cases must have, or what is decided.
    private func isAllowed(_ place: Int) -> Bool {
        let word = words[place]
        // A note at a figure is about the figure, unless all of it is a known phrase.
        if isMarked, !isSign(place) { return false }
        // "This chart is for …", "use this table once …"
        if pointsAtChart || place == 0, Words.scopes.contains(word),
            !ofPage.contains(place) || Words.conditions.contains(word)
        {
            return false
        }
        if Words.obliging.contains(word), !isDuty(behind: place) { return false }
        return denied.contains(place) || ofPage.contains(place) || !decides(place)
    }

    private func isKnown(_ place: Int) -> Bool {
        isSign(place) || Words.joining.contains(words[place]) || ofPage.contains(place) || named.contains(place)
            || isNumbered(place) || isSeat(place) || asks && Words.asked.contains(words[place])
    }

    private func isSign(_ place: Int) -> Bool { [.sign, .mark].contains(text.tokens[place].kind) }

    /// The word that is denied: "Not a guarantee", "no agent has authority", "do not copy". It is one of the paper's or the office's, and
    /// of nobody's policy: not "do not submit an application".
    private func deniable(behind place: Int) -> Int? {
        (place + 1..<words.count).prefix(7).first { next in
            !denied.contains(next) && !named.contains(next)
                && (Words.deniable.contains(words[next]) || !Words.joining.contains(words[next]))
        }
        .flatMap { Words.deniable.contains(words[$0]) ? $0 : nil }
    }

    private func isBeforeChart(_ place: Int) -> Bool { words[(place + 1)...].first.map(Words.charts.contains) ?? false }

    /// "Decline", "Table 4": not "the table shows".
    private func decides(_ place: Int) -> Bool {
        guard deciding.contains(place) else { return false }
        guard Words.joining.contains(words[place]), let next = words[(place + 1)...].first else { return true }
        return next.count == 1 || next.contains(where: \.isNumber) || deciding.contains(place + 1)
    }

    /// "All applications", "your client": not "applications submitted by telephone", "for clients of banks".
    private func isOfAll(_ place: Int) -> Bool {
        let before = words[..<place].reversed().drop { Words.between.contains($0) }
        let next = words[(place + 1)...].first
        // "Applications are reviewed": all of them.
        if before.isEmpty { return next.map(Words.behind.contains) ?? false }
        guard before.first.map(Words.determiners.contains) ?? false, before.dropFirst().first != "for" else {
            return false
        }
        // "All applications submitted by telephone", "any applicant with an exam" are some.
        return next.map {
            Words.behind.contains($0) || Words.populations.contains($0) || !$0.contains(where: \.isLetter)
        } ?? true
    }

    /// "The proposed insured must sign", "questions must be answered": not "applicants must have an account".
    private func isDuty(behind place: Int) -> Bool {
        words[(place + 1)...].first { !Words.modifying.contains($0) }.map(Words.duties.contains) ?? false
    }

    /// "Page 4", "option 2", "48 hours".
    private func isNumbered(_ place: Int) -> Bool {
        guard words[place].first?.isNumber ?? false else { return false }
        let next = words[(place + 1)...].first
        return place > 0 && Words.numbering.contains(words[place - 1]) || next.map(Words.ofClock.contains) ?? false
    }

    /// "Domiciled in Iowa"
    private func isSeat(_ place: Int) -> Bool {
        place > 1 && words[place - 1] == "in" && Words.siting.contains(words[place - 2])
            && text.tags.indices.contains { text.tags[$0].tokens.lowerBound == place && text.has(.place, at: $0) }
    }
}
