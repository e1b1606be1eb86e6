import Notation
import Tables
import Vocabulary

/// What pages print around their rows: page numbers, form numbers, lines for agents.
enum PageFurniture {
    /// `Page 4 of 44`, `p. 4`, `4 of 44`.
    static func isPageNumber(_ text: String) -> Bool {
        // Few texts hold figures, and what is beyond ASCII may fold to one.
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) || $0 >= 0x80 }) else { return false }
        let words = OutcomeWords.words(text)
        let kinds = words.map { word in word.allSatisfy(\.isNumber) ? "#" : word }
        return ["page #", "page # of #", "# of #", "p #", "pg #", "page # #", "page # de #", "page # sur #"]
            .contains(kinds.joined(separator: " "))
    }

    /// Whether a row is the foot or head of a printed page: a page number, and nothing beside it that could be a
    /// medication, a use, a time or a decision.
    static func isFurniture(_ texts: [String]) -> Bool {
        guard texts.contains(where: isPageNumber) else { return false }
        return texts.allSatisfy { text in
            isPageNumber(text) || isAside(text) || isFormNumber(text)
                || !text.contains(where: \.isLetter) && LookbackNotation.read(text) == nil && !OutcomeMark.isMark(text)
        }
    }

    /// Whether the only text of a row is what pages print: a page's number, the number or date of a form.
    static func isLone(_ text: String) -> Bool {
        isPageNumber(text) || isAside(text) || isDateLine(text)
            || !text.isEmpty && text.allSatisfy(\.isNumber) || isFormNumber(text)
            || isNumbered(OutcomeWords.words(text))
    }

    /// Whether pages print the texts of a row over a header's columns: dates, forms, telephones, whom the page is for, and beside them whose it is.
    /// "Form A | Form B" and "Effective 1/1/2025 | Before 1/1/2025" tell columns apart.
    static func areOverHeader(_ texts: [String]) -> Bool {
        let kinds = texts.map(kindOverHeader)
        guard kinds.contains(where: { $0 != nil }) else { return false }
        var seen: [String: String] = [:]
        for (text, kind) in zip(texts, kinds) {
            guard let kind else {
                if isBesidePage(text) { continue }
                return false
            }
            if kind != "telephone", let other = seen.updateValue(text, forKey: kind), other != text { return false }
        }
        return true
    }

    /// `nil` for what is no page's.
    private static func kindOverHeader(_ text: String) -> String? {
        let tagged = TaggedText(text)
        guard tagged.tags.count <= longestOverHeader else { return nil }
        if PageWords(tagged).hasTelephone { return "telephone" }
        let restricts: [WordCategory] = [.boundBefore, .boundAfter, .undo, .only, .negation, .exception]
        guard !PlanWords.tells(text), !restricts.contains(where: { tagged.has($0) }),
            !tagged.tokens.contains(where: { parting.contains($0.text) })
        else { return nil }
        if isPageNumber(text) { return "page" }
        if isFormNumber(text) || isDatedForm(text) { return "form" }
        if isDateLine(text) { return "date" }
        return PageWords.fill(text) ? "form" : nil
    }

    /// "Through 12/31/2024", "Before 1/1/2025"
    private static let parting = Lexicon.words("page-furniture.parting")
    private static let longestOverHeader = 12

    /// "Copper State Brokerage", "Pioneer Rx Chart": whose page it is, or what it is called.
    private static func isBesidePage(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        guard !PlanWords.tells(text), let last = tagged.tags.indices.last else { return false }
        return PlanWords.mayNameCompany(text) || companies.contains(tagged.token(last).text)
            || documents.contains(tagged.token(last).text)
    }

    private static let companies = Lexicon.words("untold-product.companies")
    private static let documents = Lexicon.words("standing-condition.documents")

    /// "Series 400", "Edition 7".
    private static func isNumbered(_ words: [String]) -> Bool {
        words.count == 2 && numbered.contains(words[0]) && Int(words[1]) != nil
    }

    private static let numbered = Lexicon.words("page-furniture.numbered")

    /// "Last updated: May 2026", "Approved 04/01/2026": a date, and words that say of what.
    static func isDateLine(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        guard tagged.tags.count <= 12 else { return false }
        let page = PageWords(tagged).tags
        let rest = tagged.tags.indices.filter { !page.contains($0) && tagged.token($0).kind == .word }
        return page.contains { tagged.token($0).number != nil }
            && rest.allSatisfy { place in
                OutcomeWords.words(tagged.printed(place..<place + 1)).allSatisfy(dated.contains)
            }
            && tagged.tags.indices.allSatisfy { page.contains($0) || tagged.token($0).number == nil }
    }

    private static let dated = Lexicon.words("page-furniture.dated")

    /// `GPL-2207 (9/22)`, `ICC17-AA9999 Rev. 03/2021`: codes of capitals and figures, and dates.
    static func isFormNumber(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let words = text.split { $0.isWhitespace || "()[]".contains($0) }
        guard words.contains(where: isCode) || isDatedCode(words), words.count <= 5 else { return false }
        return words.allSatisfy { word in
            isCode(word) || isLetters(word) || word.allSatisfy { $0.isNumber || "/-.".contains($0) }
                || TaggedText(String(word)).has(.furniture)
        } && !tagged.has(.decision) && !tagged.has(.unitTime)
    }

    /// `SCT-RX (08/2025)`: capitals and a hyphen before a month and a year.
    private static func isDatedCode(_ words: [Substring]) -> Bool {
        guard words.count == 2, isLetters(words[0]) else { return false }
        let date = words[1].split(separator: "/")
        return date.count == 2 && date.allSatisfy { $0.allSatisfy(\.isNumber) } && date[1].count != 3
    }

    /// "Form SCT-RX (08/2025)"
    private static func isDatedForm(_ text: String) -> Bool {
        let words = text.split { $0.isWhitespace || "()[]".contains($0) }.drop { forms.contains($0.lowercased()) }
        return isDatedCode(Array(words))
    }

    private static func isLetters(_ word: Substring) -> Bool {
        word.contains("-") && word.count > 3 && word.allSatisfy { $0.isUppercase || $0 == "-" }
    }

    /// "This list is not all-inclusive.", "© 2026", "Home office: 1200 Main Street, Omaha, NE 68102": every word is the page's own, or says
    /// nothing.
    static func isOfPage(_ text: String) -> Bool {
        if isDateLine(text) || isDatedForm(text) || OfficeSentence.fill(text) { return true }
        let parts = text.split(whereSeparator: { "·|•".contains($0) }).map(singleSpaced).filter { !$0.isEmpty }
        if parts.count > 1 { return parts.allSatisfy { isCompany($0) || isFormNumber($0) || isOfPage($0) } }
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        let isWhole = tagged.tags.indices.allSatisfy { place in
            page.contains(place) || [.sign, .mark].contains(tagged.token(place).kind)
        }
        if isWhole, !page.isEmpty { return true }
        let hasAddress = page.contains { tagged.has(.address, at: $0) || tagged.has(.placeCode, at: $0) }
        let isAbout = text.contains("©") || hasAddress || page.contains { tagged.has(.furniture, at: $0) }
        return isAbout
            && tagged.tags.indices.allSatisfy { place in
                page.contains(place) || [.sign, .mark].contains(tagged.token(place).kind)
                    || [.filler, .pointing, .clause, .organisation].contains { tagged.has($0, at: place) }
                    || hasAddress && tagged.value(.decision, at: place) == "refer"
            }
    }

    /// "Copper State Insurance Company": capitals, and a word of companies at the end.
    private static func isCompany(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        guard let last = tagged.tags.indices.last, last > 0 else { return false }
        return tagged.has(.organisation, at: last)
            && tagged.tags.indices.allSatisfy { place in
                tagged.token(place).kind == .sign || tagged.printed(place..<place + 1).first?.isUppercase ?? false
                    || tagged.has(.filler, at: place)
            } && !tagged.has(.decision) && !tagged.has(.sex) && !tagged.has(.tobacco)
    }

    /// Letters and figures that only a list of forms would know.
    private static func isCode(_ word: Substring) -> Bool {
        word.count >= 5 && word.contains(where: \.isNumber) && word.contains(where: \.isUppercase)
            && word.allSatisfy { $0.isNumber || $0.isUppercase || "-/.".contains($0) }
    }

    /// "For agent use only", "Confidential".
    private static func isAside(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        if words == ["confidential"] || isOfPage(text) { return true }
        // "Form ICC18 issued before July 1, 2025" is not the page's alone.
        guard words.first.map(forms.contains) ?? false, words.contains(where: { $0.contains(where: \.isNumber) }) else {
            return false
        }
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        return tagged.tags.indices.allSatisfy { place in
            page.contains(place) || tagged.token(place).kind == .sign || tagged.token(place).number != nil
                || dated.contains(tagged.token(place).text) || isCode(tagged.printed(place..<place + 1)[...])
                || isName(place, in: tagged)
                || tagged.has(.decision, at: place)
                    && (tagged.has(.plan, at: place) || tagged.has(.plan, at: place + 1))
                || [.filler, .organisation, .plan].contains { tagged.has($0, at: place) }
        }
    }

    /// A capitalised word that no list of ordinary ones has.
    private static func isName(_ place: Int, in text: TaggedText) -> Bool {
        let word = text.token(place).text
        return text.tags[place].senses.isEmpty && text.printed(place..<place + 1).first?.isUppercase ?? false
            && !OrdinaryWords.contain(word) && !OrdinaryWords.containRareForm(word)
    }

    private static let forms = Lexicon.words("page-furniture.forms")

    /// The words of a text without the phrases that speak of the page: "for agent use only".
    static func wordsBeside(_ text: String) -> [String] {
        let tagged = TaggedText(text)
        let rest = tagged.tags.indices.filter {
            !(tagged.has(.furniture, at: $0) && tagged.tags[$0].tokens.count > 1)
        }
        return rest.flatMap { OutcomeWords.words(tagged.printed($0..<$0 + 1)) }
    }
}
