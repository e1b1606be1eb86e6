import Notation
import Tables
import Vocabulary

/// A name in a title that may be a plan's, though no word of it tells: "Golden Solution Build Chart". It is published as no product, since an
/// insurer nobody has heard of is called so too, and is told of.
struct UntoldProduct {
    let name: String
    /// The title that has it.
    let title: TextPiece

    /// The nearest that is no company's; `nil` where titles have none.
    ///
    /// - Parameters:
    ///   - tables: Those that were read.
    ///   - carrier: The name of the chart's carrier, as its id says it.
    ///   - isTold: Whether a title was understood otherwise, or is told of already.
    init?(of document: Document, tables: Set<Int>, carrier: String, except isTold: (TextPiece, String) -> Bool) {
        for title in PlacedTitles(of: document, tables: tables).printed {
            let found = Self.name(in: title.text, carrier: carrier) ?? ProductTitle.openName(in: title.text)
            guard let name = found, !isTold(title, name) else { continue }
            (self.name, self.title) = (name, title)
            return
        }
        return nil
    }

    /// - Parameter things: What the title stands over: "limits", "rules".
    func message(over things: String) -> String {
        "\"\(name)\" may name the plan; the \(things) are published without a product."
    }

    static let remedy = "Name the product in pipeline.json, or with --product."

    /// The name in a title: "Trendsetter Super" of "Transamerica Trendsetter Super – Build Chart".
    ///
    /// - Parameter carrier: Whose name is none.
    static func name(in title: String, carrier: String = "") -> String? {
        guard title.count <= ChartSentence.longestTitle, !title.hasSuffix("."), !isOfMaker(title),
            // "Northern Shield Life / Vie Bouclier du Nord": one name in two languages.
            !title.contains(" / ")
        else { return nil }
        return TitleName.parts(of: title).flatMap { $0.split(whereSeparator: { "·•>»".contains($0) }) }
            .map { singleSpaced($0).trimming(" .*†‡§") }
            .lazy.compactMap { Self.name($0, carrier: carrier) ?? Self.plan($0, carrier: carrier) }.first
    }

    /// "carrier: NorthStar Life", "Prepared by John Smith".
    private static func isOfMaker(_ title: String) -> Bool {
        let label = title.halves(apartAt: ":").map { OutcomeWords.words($0.0) } ?? []
        return label.contains(where: labels.contains) || OutcomeWords.words(title).contains(where: makers.contains)
    }

    private static func name(_ part: String, carrier: String) -> String? {
        let text = TaggedText(part)
        let behind = max(Insurers.end(in: text), end(of: carrier, in: text))
        guard let range = range(in: text, from: behind), range.count <= longest else { return nil }
        // "Ohio Valley" is a place, and "Ohio Valley Senior Choice" none.
        let words = range.filter { !ProductTitle.isPlan(text, $0) && text.token($0).number == nil }
            .filter { !text.has(.place, at: $0) }
        let name = text.printed(range)
        guard range.contains(where: { isStrong(text, $0) }), range.allSatisfy({ mayStand(text, $0, in: range) }),
            words.count > 1 || behind > 0 || range.contains(where: { tells(text, $0) }),
            !isCompany(text, range, from: behind), !ClassWords.are(in: text.printed(range.prefix(1))),
            // "Maple Grove Preferred Term"
            ClassMeaning.of(name) == nil
                || isStrong(text, range.lowerBound) && range.contains(where: { tells(text, $0) }),
            UseVocabulary.standard.uses(in: name) == nil,
            !MedicationList.isDrug(name), !range.contains(where: { isDrug(text, $0) })
        else { return nil }
        return name
    }

    /// "Minnesota Term 20", "Old Dominion Whole Life", "Horizon Vie entière": a word that only plans have behind capitals that say nothing
    /// of anybody. They may be the plan's name, or a place whose limits they are.
    private static func plan(_ part: String, carrier: String) -> String? {
        let text = TaggedText(part)
        guard let range = range(in: text, from: end(of: carrier, in: text)), range.count <= longest,
            let kind = range.first(where: { ProductTitle.tellsPlan(text, $0) }), kind > range.lowerBound,
            range.allSatisfy({ place in
                text.token(place).number != nil || ProductTitle.isPlan(text, place)
                    || text.tags[place].senses.allSatisfy { $0.category == .place }
                        && (text.printed(place..<place + 1).first?.isUppercase ?? false)
                        && !NeutralWords.contain(text.token(place).text) && !inner.contains(text.token(place).text)
            })
        else { return nil }
        let name = text.printed(range)
        let isNamed = range.contains { place in
            text.token(place).kind == .word && !ProductTitle.isPlan(text, place)
                && !lastOfCompanies.contains(text.token(place).text)
        }
        // "Worksite whole life" is no name.
        return isNamed && text.printed(kind..<kind + 1).first?.isUppercase ?? false ? name : nil
    }

    /// In words.
    private static let longest = 7

    /// What makes a name of one word beside it: "Heritage Plan", "Apex 20".
    private static func tells(_ text: TaggedText, _ place: Int) -> Bool {
        ProductTitle.isPlan(text, place) || text.token(place).number != nil
    }

    /// What is left of a part without what the page is: "Golden Solution" of "Build Chart for Golden Solution, 2025".
    private static func range(in text: TaggedText, from first: Int) -> Range<Int>? {
        var (start, end) = (first, text.tags.count)
        while start < end {
            // "Banner Life & William Penn Build Table"
            let insurer = Insurers.end(in: text, from: start)
            guard insurer > start || isOfPage(text, start) || text.has(.purpose, at: start) else { break }
            start = max(insurer, start + 1)
        }
        while end > start, isOfPage(text, end - 1) || isYear(text, end - 1) { end -= 1 }
        return start < end ? start..<end : nil
    }

    private static func isOfPage(_ text: TaggedText, _ place: Int) -> Bool {
        ProductTitle.isOfPage(text, place) && !inner.contains(text.token(place).text)
    }

    private static func isYear(_ text: TaggedText, _ place: Int) -> Bool {
        text.token(place).number?.wholeValue.map { (1900...2100).contains($0) } ?? false
    }

    /// "Golden", "Trendsetter": a word of names, or one that nobody knows.
    private static func isStrong(_ text: TaggedText, _ place: Int) -> Bool {
        let word = text.token(place).text
        guard ProductTitle.isOfName(text, place), !text.has(.place, at: place) else { return false }
        return ProductTitle.ofNames.contains(word)
            || !OrdinaryWords.containRare(word) && !NeutralWords.contain(word) && !ChartSentence.isAgeGroup(word)
    }

    /// "Choice" is a drug's name, too.
    private static func isDrug(_ text: TaggedText, _ place: Int) -> Bool {
        !ProductTitle.ofNames.contains(text.token(place).text) && !ProductTitle.isPlan(text, place)
            && MedicationList.isDrug(text.printed(place..<place + 1))
    }

    /// "CI", "DI": letters that nobody knows.
    private static func isShort(_ text: TaggedText, _ place: Int) -> Bool {
        text.tags[place].senses.isEmpty && text.token(place).text.count < 4
            && text.printed(place..<place + 1).allSatisfy(\.isUppercase)
    }

    /// What stands in a name beside the words that make it one: "Senior" of "Senior Choice", "Ohio", "Term", "20".
    private static func mayStand(_ text: TaggedText, _ place: Int, in range: Range<Int>) -> Bool {
        if ProductTitle.restricts(text, place) { return false }
        if ProductTitle.isJoint(text, place) { return joinsPlans(text, place, in: range) }
        if ProductTitle.joins(text, place) { return false }
        let token = text.token(place)
        let isSmall = place > range.lowerBound && small.contains(token.text)
        // "Worksite whole life" is no name.
        if token.kind == .word, !isSmall, !(text.printed(place..<place + 1).first?.isUppercase ?? false) {
            return false
        }
        return isStrong(text, place) || inner.contains(token.text) || ProductTitle.isPlan(text, place)
            || text.has(.place, at: place) || isSmall || isShort(text, place)
            || place > range.lowerBound && ClassWords.isOne(text, at: place) && ProductTitle.isPlan(text, place + 1)
            || place > range.lowerBound && (token.number != nil || token.text.isRomanNumeral)
    }

    /// "Compass Term 10/20", "Compass Whole Life/Term", "Compass Term Express/Plus": a sign inside a name of plans.
    private static func joinsPlans(_ text: TaggedText, _ place: Int, in range: Range<Int>) -> Bool {
        place > range.lowerBound && place < range.upperBound - 1
            && range.contains { ProductTitle.tellsPlan(text, $0) }
    }

    /// "Heritage Mutual", "Silver Oak Life", "Lakeshore Protective", "Silver Oak Insurance Group": "Senior Life Security" is none.
    private static func isCompany(_ text: TaggedText, _ name: Range<Int>, from first: Int) -> Bool {
        guard let last = name.last(where: { text.token($0).number == nil }) else { return false }
        // "Prairie Final Expense Life" may be either.
        if text.token(last).text == "life", name.dropLast().contains(where: { ProductTitle.tellsPlan(text, $0) }) {
            return false
        }
        return lastOfCompanies.contains(text.token(last).text)
            || (first..<text.tags.count).contains { place in
                // "Standard Life of Portside"
                text.has(.organisation, at: place)
                    || lastOfCompanies.contains(text.token(place).text) && small.contains(text.token(place + 1).text)
                    || companies.contains(text.token(place).text) && !inner.contains(text.token(place).text)
            }
    }

    /// How many tags the carrier's own name takes at the start of a text.
    private static func end(of carrier: String, in text: TaggedText) -> Int {
        let words = OutcomeWords.words(carrier)
        return text.tags.indices.first { !words.contains(text.token($0).text) } ?? text.tags.count
    }

    private static let inner = Lexicon.words("untold-product.inner")
    private static let small = Lexicon.words("plan-words.inner")
    private static let makers = Lexicon.words("untold-product.makers")
    private static let labels = Lexicon.words("untold-product.labels")
    private static let companies = Lexicon.words("carrier-name.company").union(
        Lexicon.words("untold-product.companies"))
    private static let lastOfCompanies = companies.union(Lexicon.words("untold-product.last-of-companies"))
}
