import Notation

/// A sentence that says of which product the limits are, and perhaps of which class, and nothing else: "For applicants for Secure
/// Term only.", "Level class limits for applicants for Secure Term."
struct ProductSentence {
    /// Capitalised words behind a preposition, or a dash, at the end, behind words for applicants.
    let product: String
    let className: String?

    /// The product's name alone; `nil` where the sentence says no product.
    static func name(_ sentence: String) -> String? { ProductSentence(sentence)?.product }

    /// `nil` where any word could change what is said.
    init?(_ sentence: String) {
        // "Applies to Bridgeway Term only.", "This chart is for Bridgeway Term."
        let named = Self.products(ofChart: sentence, behind: Self.only)
        if named.count == 1, ProductTitle.isOne(named[0]), Self.isName(named[0]) {
            (product, className) = (named[0], nil)
            return
        }
        let text = TaggedText(sentence)
        var end = text.tags.count
        while end > 0, text.token(end - 1).kind == .sign || text.has(.only, at: end - 1) { end -= 1 }
        var start = end
        while start > 0, Self.isPartOfName(text, start - 1, isLast: start == end) { start -= 1 }
        guard start > 0, start < end,
            let preposition = text.tags[start - 1].tokens.last.map({ text.tokens[$0].text })
        else { return nil }
        guard Self.prepositions.contains(preposition) else { return nil }
        // "Applies to" is one phrase.
        let before = 0..<(text.tags[start - 1].tokens.count > 1 ? start : start - 1)
        let isOfPeople =
            before.contains { text.has(.person, at: $0) } && !text.tokens.contains { Self.using.contains($0.text) }
        if isOfPeople, before.allSatisfy({ !text.tags[$0].senses.isEmpty && !Self.changes(text, $0) }) {
            className = nil
        } else if let name = ClassSentence.name(text.printed(before)) {
            guard isOfPeople || ProductTitle.isOne(text.printed(start..<end)) else { return nil }
            className = name
        } else {
            return nil
        }
        product = text.printed(start..<end)
        guard Self.isName(product) else { return nil }
    }

    private static func isName(_ name: String) -> Bool {
        let terms = HeaderTerms(name)
        return terms.sex == nil && terms.tobacco == nil && terms.age == nil && !ClassWords.name(name)
            && ColumnNames.isName(name) && !ColumnNames.isOfPage(name)
    }

    /// A capitalised word, a plan's word within a name, or its number: "Vie entière Patrimoine", "Secure Term 20".
    private static func isPartOfName(_ text: TaggedText, _ place: Int, isLast: Bool) -> Bool {
        if text.token(place).number != nil { return isLast && ProductTitle.tellsPlan(text, place - 1) }
        return isCapitalised(text, place) || !isLast && HeaderLexicon.isPlanWord(text.token(place).text)
    }

    /// What it says, of its product and of its class each by itself.
    func pieces(_ terms: HeaderTerms, _ piece: (HeaderTerms) -> TableContext.Piece) -> [TableContext.Piece] {
        var (ofProduct, ofClass) = (terms, terms)
        ofProduct.take(name: product)
        guard let className else { return [piece(ofProduct)] }
        ofClass.take(className: className)
        return [piece(ofProduct), piece(ofClass)]
    }

    private static func isCapitalised(_ text: TaggedText, _ place: Int) -> Bool {
        text.printed(place..<place + 1).first?.isUppercase ?? false
    }

    /// Whether a word says for whom else, or for whom not.
    private static func changes(_ text: TaggedText, _ place: Int) -> Bool {
        let categories: [WordCategory] = [.negation, .exception, .sex, .tobacco, .age, .decision, .change, .if, .place]
        return text.token(place).number != nil || categories.contains { text.has($0, at: place) }
    }

    private static let using = Lexicon.words("product-sentence.using")
    private static let prepositions = Lexicon.words("product-sentence.prepositions")

    /// The products of which a sentence says that the whole chart is for them, and nothing else: "This list is used for Secure Term.", "For use
    /// with Final Expense products only". Empty where a word says anything else.
    static func products(ofChart sentence: String) -> [String] {
        products(ofChart: sentence, behind: behind.union(only))
    }

    private static func products(ofChart sentence: String, behind: Set<String>) -> [String] {
        let words = sentence.split(separator: " ").map(String.init)
        let folded = words.map { FoldedText($0.trimming(".,:;()")).string }
        let start = folded.prefix { ofCharts.contains($0) }.count
        guard start > 0, leading.contains(folded[start - 1]),
            folded[..<start].contains(where: charts.contains)
        else { return [] }
        var end = words.count
        while end > start, behind.contains(folded[end - 1]) { end -= 1 }
        let names = words[start..<end].joined(separator: " ").trimming(".,:; ").replacing(" and ", with: ", ")
            .replacing(" & ", with: ", ").split(separator: ",").map { singleSpaced($0).trimming(" ") }
        return names.allSatisfy(isPlan) ? names : []
    }

    private static func isPlan(_ name: String) -> Bool {
        ProductTitle.names(in: name) == [name] || PlanWords.plan(name) == name && PlanWords.isCapitalised(name)
    }

    private static let leading = Lexicon.words("product-sentence.leading")
    private static let ofCharts = Lexicon.words("product-sentence.of-charts").union(leading)
    private static let charts = Lexicon.words("product-sentence.charts")
    private static let behind = Lexicon.words("product-sentence.behind")
    private static let only = Lexicon.words("product-sentence.only")
}
