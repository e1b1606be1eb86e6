import Notation
import Vocabulary

/// The grammar of a title that names a product: a word that only plans have behind words that are names, without what the page is.
enum ProductTitle {
    /// The products that a title names: "Compass Term" of "Compass Term – Build Chart".
    static func names(in title: String) -> [String] {
        guard title.count <= ChartSentence.longestTitle else { return [] }
        // "Applies to Compass Term only."
        if let said = ProductSentence(title), said.className == nil, isOne(said.product) { return [said.product] }
        let parts = TitleName.parts(of: title).map { singleSpaced($0).trimming(" .") }
        // Which of several plans, or which plan of a name: no part says it all.
        guard !parts.contains(where: addsPlans) else { return [] }
        return parts.indices.compactMap { place in
            // "Compass Term 10, 20 and 30"
            let goesOn = place + 1 < parts.count && parts[place + 1].first?.isNumber ?? false
            return name(parts[place]).flatMap { goesOn && $0.last?.isNumber ?? false ? nil : $0 }
        }
    }

    /// "Compass Plus and Compass Whole Life", "Plan A": what stands beside a name as a part of its own and says which plans are meant.
    private static func addsPlans(_ part: String) -> Bool {
        // "SecureTerm 10/20"
        let text = TaggedText(spaced(part))
        let last = text.tags.count - 1
        if last == 1, HeaderLexicon.isWord(text.token(0).text, "lettered") { return isLetter(text, 1) }
        return text.tags.indices.contains { tellsPlan(text, $0) } && text.tags.indices.contains { isOfName(text, $0) }
            && (1..<max(last, 1)).contains {
                isJoint(text, $0) && mayBePlan(text, before: $0) && mayBePlan(text, at: $0 + 1)
            }
    }

    /// A plan's word, a name, or a number behind one of them, with nothing but numbers and signs in between: not "Chart 1/15/2025".
    private static func mayBePlan(_ text: TaggedText, before joint: Int) -> Bool {
        let place = text.tags.indices[..<joint].last { text.token($0).number == nil && !isJoint(text, $0) }
        return place.map { mayBePlan(text, at: $0) } ?? false
    }

    private static func mayBePlan(_ text: TaggedText, at place: Int) -> Bool {
        if text.token(place).number != nil { return true }
        return isPlan(text, place) || isOfName(text, place) && !isOfPage(text, place)
    }

    /// What a title that says which of several plans are meant names: "Compass Term" of "Compass Term - Plan A", all of "Union Term 20/30".
    static func openName(in title: String) -> String? {
        guard title.count <= ChartSentence.longestTitle else { return nil }
        let parts = TitleName.parts(of: title).map { singleSpaced($0).trimming(" .") }
        return parts.contains(where: addsPlans)
            ? parts.lazy.compactMap(name).first ?? parts.first(where: addsPlans) : nil
    }

    /// The letter or number of "Plan A", "Plan 2"; "Series 2025" has a year.
    private static func isLetter(_ text: TaggedText, _ place: Int) -> Bool {
        let token = text.token(place)
        let printed = text.printed(place..<place + 1)
        return token.number.map { $0 < 1900 } ?? false || printed.count == 1 && printed.allSatisfy(\.isUppercase)
            || token.text.isRomanNumeral
    }

    /// A word or sign that joins plans: "and", "/"; of numbers also a hyphen, as in "Compass Term 15-30".
    static func isJoint(_ text: TaggedText, _ place: Int) -> Bool {
        if text.isSign("-", "–", at: place) {
            return text.token(place - 1).number != nil && text.token(place + 1).number != nil
        }
        return joining.contains(text.token(place).text) || text.isSign("&", "+", "/", at: place)
    }

    /// Whether a part of a title is a product's name, and nothing else but what the page is.
    static func isOne(_ part: String) -> Bool {
        guard let name = names(in: part).first, let found = part.firstRange(of: name) else { return false }
        let rest = TaggedText(singleSpaced(part[..<found.lowerBound] + " " + part[found.upperBound...]))
        return rest.tags.indices.allSatisfy { isOfPage(rest, $0) }
    }

    /// "Compass Term" beside "Compass Term 20", "Golden Path" beside "Golden Path Whole Life": what one name has more than the other says only
    /// which plan it is.
    static func extends(_ name: String, _ short: String) -> Bool {
        guard let rest = name.dropping(prefix: short) else { return false }
        let text = TaggedText(String(rest))
        return text.tags.indices.allSatisfy { text.has(.plan, at: $0) || text.token($0).number != nil }
    }

    private static func name(_ part: String) -> String? {
        let text = TaggedText(part)
        guard let range = range(in: text), !isOfPage(text, range.lowerBound) || leads(text, range),
            !range.contains(where: { joins(text, $0) && !isTier(text, $0) }),
            !text.tags.indices.contains(where: { restricts(text, $0) }),
            !text.tags.indices.contains(where: { $0 >= Insurers.end(in: text) && text.has(.organisation, at: $0) }),
            !text.isSign("/", "&", "+", at: range.upperBound), !isJoint(text, range.upperBound),
            // "Palmetto Burial Life" is a company; "Term Life" is one phrase.
            !isLettered(text, range), !Self.behindCompanies.contains(text.token(range.upperBound).text),
            text.token(range.upperBound).number == nil || range.upperBound == text.tags.count
        else { return nil }
        let name = text.printed(range).trimming(".*†‡§")
        let own = TaggedText(spaced(name))
        guard isPrinted(name), !ClassWords.are(in: name), !ColumnNames.isNoProduct(claimed(own)),
            ColumnNames.isName(claimed(own)), !own.has(.organisation),
            own.tags.indices.contains(where: { isOfName(own, $0) || isGlued(own, $0, in: name) }) || leads(text, range),
            own.tags.indices.contains(where: { tellsPlan(own, $0) }) || isOfOtherLanguage(own)
        else { return nil }
        return name
    }

    /// "Compass Term Plan A": the letter is no word of the page.
    private static func isLettered(_ text: TaggedText, _ range: Range<Int>) -> Bool {
        HeaderLexicon.isWord(text.token(range.upperBound - 1).text, "lettered") && range.upperBound < text.tags.count
            && isLetter(text, range.upperBound)
    }

    /// "Plan Familia Segura": in Spanish and French a plan's word stands before its name, of which no word is English.
    private static func isOfOtherLanguage(_ text: TaggedText) -> Bool {
        text.tags.count > 2 && before.contains(text.token(0).text)
            && text.tags.indices.dropFirst().allSatisfy { place in
                text.token(place).kind == .word && text.tags[place].senses.isEmpty
                    && !OrdinaryWords.containRare(text.token(place).text)
                    && !NeutralWords.contain(text.token(place).text)
            }
    }

    /// Where the name of a part may stand: behind whose page it is and what it is for, before what it is.
    private static func range(in text: TaggedText) -> Range<Int>? {
        var start = Insurers.end(in: text)
        var end = text.tags.count
        // "Compass Term Rx Guide"
        if let plan = text.tags.indices.dropFirst(start).first(where: { text.has(.plan, at: $0) || holdsPlan(text, $0) }
        ),
            let page = text.tags.indices.first(where: {
                $0 > plan && isOfPage(text, $0) && text.token($0).kind == .word
            })
        {
            guard !joins(text, page) else { return nil }
            end = page
        }
        while end > start, !endsName(text, end - 1) { end -= 1 }
        guard start < end else { return nil }
        // "Build Chart for Compass Term"
        if let place = (start..<end).last(where: { text.has(.purpose, at: $0) }),
            (start..<place).allSatisfy({ isOfPage(text, $0) })
        {
            start = place + 1
        }
        return start < end && end - start <= longest ? start..<end : nil
    }

    /// In words.
    private static let longest = 7

    /// "Compass Term", "Children's Whole Life", "COMPASS TERM".
    static func isPrinted(_ name: String) -> Bool {
        // "Horizon Vie universelle": of several words for one kind of plan the first alone may be one.
        let text = TaggedText(name)
        let heads = text.tags.indices.map { place in
            let printed = text.printed(place..<place + 1)
            return text.has(.plan, at: place) ? String(printed.prefix { $0 != " " }) : printed
        }
        return PlanWords.isCapitalised(spaced(name).filter { !"'’".contains($0) })
            || PlanWords.isCapitalised(heads.joined(separator: " ")) || name.allSatisfy { !$0.isLowercase }
    }

    /// Words that are printed as one: "LakeTerm", "OPTerm 20".
    private static func spaced(_ name: String) -> String {
        name.split(separator: " ").map { String($0).spacedName }.joined(separator: " ")
    }

    /// "Your Term", and not "Your Term Life Insurance"; "Home Certainty Mortgage Protection", and not "Home Build Chart": words of pages and readers
    /// that a name begins with.
    private static func leads(_ text: TaggedText, _ range: Range<Int>) -> Bool {
        let place = range.lowerBound
        guard leading.contains(text.token(place).text), range.count > 1 else { return false }
        return text.has(.person, at: place)
            ? range.count == 2 && tellsPlan(text, place + 1) : isOfName(text, place + 1)
    }

    /// A name without what it shares with sentences: "Term" of "Your Term", "Bright Futures Whole Life" of "Bright Futures Children's Whole Life".
    private static func claimed(_ text: TaggedText) -> String {
        text.tags.indices.filter { place in
            !(place == 0 && leading.contains(text.token(0).text))
                && !(place > 0 && young.contains(text.token(place).text) && text.has(.plan, at: place + 1))
        }.map { text.printed($0..<$0 + 1) }.joined(separator: " ")
    }

    /// "LakeTerm", "EverTerm": a plan's word behind another that is printed as one with it.
    private static func holdsPlan(_ text: TaggedText, _ place: Int) -> Bool {
        let word = text.printed(place..<place + 1)
        let own = TaggedText(word.spacedName)
        return own.tags.count > 1 && own.text != word && own.tags.indices.dropFirst().contains { tellsPlan(own, $0) }
    }

    /// "OP" of "OPTerm", "Ever" of "EverTerm": what stands before a plan's name as a part of it, and says nothing of people or decisions.
    private static func isGlued(_ text: TaggedText, _ place: Int, in name: String) -> Bool {
        let saying: [WordCategory] = [.sex, .tobacco, .age, .negation, .exception, .decision]
        return text.has(.plan, at: place + 1) && !saying.contains { text.has($0, at: place) }
            && name.contains(text.printed(place..<place + 1) + text.printed(place + 1..<place + 2))
    }

    static func isOfPage(_ text: TaggedText, _ place: Int) -> Bool {
        if text.has(.plan, at: place) { return false }
        let token = text.token(place)
        let categories: [WordCategory] = [.furniture, .pageWord, .header, .unit, .edition, .month, .filler, .pointing]
        return token.kind == .sign || categories.contains { text.has($0, at: place) }
            || ofPages.contains(token.text)
    }

    /// A word that names of plans have, or one that says nothing: "Compass", "Tranquility". It is kept with the name, whatever it says.
    static func isOfName(_ text: TaggedText, _ place: Int) -> Bool {
        let token = text.token(place)
        return token.kind == .word && !text.has(.plan, at: place) && !ofPages.contains(token.text)
            && !isOfType(text, place) && !young.contains(token.text)
            && (ofNames.contains(token.text) || text.tags[place].senses.isEmpty && token.text.count > 2)
    }

    /// A word that only plans have: "Term", "Whole Life", "Critical Illness"; not "Life", "Insurance".
    static func tellsPlan(_ text: TaggedText, _ place: Int) -> Bool {
        if isOfType(text, place) { return true }
        guard text.has(.plan, at: place) else { return false }
        let phrase = text.tags[place].tokens.map { text.tokens[$0].text }.joined(separator: " ")
        return !general.contains(phrase)
    }

    /// A plan's word, whether or not it tells that a name is one: "Term", "Insurance".
    static func isPlan(_ text: TaggedText, _ place: Int) -> Bool { text.has(.plan, at: place) || isOfType(text, place) }

    /// "Mortgage", "Protection" of "Mortgage Protection": what a plan is for, in words that by themselves are of no plan.
    private static func isOfType(_ text: TaggedText, _ place: Int) -> Bool {
        [place - 1, place].contains { types.contains("\(text.token($0).text) \(text.token($0 + 1).text)") }
    }

    /// A plan's word, number or letter, or a name: not "Guide", "Lookback".
    private static func endsName(_ text: TaggedText, _ place: Int) -> Bool {
        if text.has(.plan, at: place) || isOfType(text, place) || isOfName(text, place) { return true }
        let token = text.token(place)
        let isNumber = token.number != nil || token.text.count == 1 || token.text.isRomanNumeral
        return isNumber && place > 0 && TaggedText(text.printed(place - 1..<place).spacedName).has(.plan)
    }

    /// Whether a word says whom or which plans a name is for, and is no part of one.
    static func joins(_ text: TaggedText, _ place: Int) -> Bool {
        let categories: [WordCategory] = [.joined, .sex, .tobacco, .age]
        return categories.contains { text.has($0, at: place) } || joining.contains(text.token(place).text)
            || text.isSign("&", "+", "/", ";", at: place)
    }

    /// "Plus" of "Compass Term Plus Rx Guide", where no other plan follows.
    private static func isTier(_ text: TaggedText, _ place: Int) -> Bool {
        tiers.contains(text.token(place).text) && text.has(.plan, at: place - 1)
            && (place + 1 == text.tags.count || isOfPage(text, place + 1))
    }

    /// "Compass Term excluded", "Compass Term riders only".
    static func restricts(_ text: TaggedText, _ place: Int) -> Bool {
        let categories: [WordCategory] = [.negation, .exception, .if, .only, .change]
        return
            (categories.contains { text.has($0, at: place) } || text.value(.decision, at: place) == "decline"
            || comparing.contains(text.token(place).text))
            && !text.has(.plan, at: place)
    }

    private static let comparing = Lexicon.words("titled-product.comparing")
    private static let joining = Lexicon.words("plan-words.several")
    static let general = Lexicon.words("titled-product.general")
    private static let leading = Lexicon.words("titled-product.leading")
    private static let tiers = Lexicon.words("unproven-plans.tiers")
    private static let before = Lexicon.words("titled-product.before")
    private static let behindCompanies = Lexicon.words("titled-product.behind-companies")
    private static let young = Lexicon.words("titled-product.young")
    private static let types = Lexicon.words("titled-product.types")
    static let ofNames = Lexicon.words("title.names")
    static let ofPages = Lexicon.words("title.page").union(Lexicon.words("title.medications"))
        .union(Lexicon.words("medication-header.medication")).union(Lexicon.words("titled-product.of-pages"))
}

extension String {
    /// What stands behind another name with which this one begins, folded; `nil` where it begins with none, or with a part of a word of it.
    func dropping(prefix: String) -> Substring? {
        let (own, other) = (FoldedText(self).string, FoldedText(prefix).string)
        guard own.hasPrefix(other + " ") else { return nil }
        return Substring(own.dropFirst(other.count + 1))
    }
}
