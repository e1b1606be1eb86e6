import ChartSchema
import Notation
import Vocabulary

/// From the words above a column to its class and its product.
enum ColumnNames {
    /// One level of names is the class; of two, the upper is the product when it stands over several columns and only the
    /// lower is a class; a class in parentheses after a name (`SimpliNow Legacy (graded)`) is what that product grants.
    ///
    /// "Super" over one "Preferred" may be a name in two lines: it stays one label, whose meaning nobody then claims.
    static func name(_ value: inout ValueColumn, labels printed: [(text: String, isShared: Bool, isCode: Bool)]) {
        let labels = printed.count > 1 ? printed.filter { !isAcceptance($0.text) } : printed
        let saysClass = labels.contains { !isTobaccoOnly($0.text) || isBareTobaccoTime($0.text) }
        guard let last = labels.last?.text, saysClass else { return }
        if labels.count == 1 {
            if let (product, granted) = productAndClass(last) {
                value.product = product
                value.label = granted
            } else {
                value.label = last
            }
            return
        }
        // A tobacco state between the product and the class is no part of the product's name.
        let above = labels.dropLast()
        let states = above.filter { $0.isCode || isTobaccoState($0.text) }.map(\.text)
        let upper = above.filter { !($0.isCode || isTobaccoState($0.text)) }.map(\.text).joined(separator: " ")
        if ClassMeaning.of(last) != nil, ClassMeaning.of(upper) == nil, labels.dropLast().contains(where: \.isShared) {
            if !upper.isEmpty {
                value.product = upper
                value.label = (states + [last]).joined(separator: " ")
                return
            }
        }
        value.label = labels.map(\.text).joined(separator: " ")
    }

    /// "Accept", "Approved": what becomes of those within the limits, and no plan.
    private static func isAcceptance(_ label: String) -> Bool {
        let words = OutcomeWords(label)
        return words.rest.isEmpty && words.only == .accept && !ClassWords.are(in: label)
    }

    /// Whether a label can be a name: "For those who have" and "Maximum weights we insure" are sentences.
    static func isName(_ label: String) -> Bool {
        !LabelTokens(label).tokens.contains { sentenceWords.contains($0.word) }
    }

    /// Whether a label dates or numbers its page ("Effective 01/01/2023", "New limits"), and names no plan.
    static func isOfPage(_ label: String) -> Bool {
        let text = TaggedText(label)
        let categories: [WordCategory] = [
            .furniture, .edition, .month, .change, .pageWord, .elsewhere, .negation, .exception, .person, .sex,
            .tobacco,
            .age, .place,
        ]
        return !PageWords(text).tags.isEmpty
            || text.tags.indices.contains { place in
                categories.contains { text.has($0, at: place) } || text.isSign("/", "=", at: place)
            }
    }

    /// Whether words that stand where a product's name does say where, for whom or from when, or bound something else than weights:
    /// "New York", "See page 4", "Amounts over $250,000", "Existing clients", "Couples", "ceiling".
    static func isNoProduct(_ name: String) -> Bool {
        let text = TaggedText(name)
        let categories: [WordCategory] = [
            .place, .elsewhere, .otherwise, .negation, .exception, .month, .number, .count, .state, .money, .purpose,
            .only,
        ]
        let words = text.tags.indices.filter { text.token($0).kind == .word }
        let figures = text.tags.indices.compactMap { text.token($0).number?.wholeValue }
        let isYear = figures.contains { (1900...2100).contains($0) }
        let isBounded = !figures.isEmpty && (text.has(.boundBefore) || text.has(.boundAfter))
        return name.contains("→") || HeaderTerms(name).isInDoubt || HeaderTerms(name).isOfOtherQuantity || isYear
            || isBounded || holdsRange(text)
            || name.first?.isLowercase ?? false
            || isOfPeople(words, of: text)
            || text.tags.indices.contains { place in
                categories.contains { text.has($0, at: place) } && !text.has(.plan, at: place)
                    || noProducts.contains(text.token(place).text)
            }
    }

    /// "IA 18-44": figures from one to another, as ages have them.
    private static func holdsRange(_ text: TaggedText) -> Bool {
        text.tags.indices.contains { place in
            guard let low = text.token(place).number, text.has(.range, at: place + 1),
                text.tags.indices.contains(place + 2), let high = text.token(place + 2).number
            else { return false }
            return low < high && high <= 120 && !text.has(.unitTime, at: place + 3) && !text.has(.plan, at: place - 1)
        }
    }

    /// Whether a name has a word in it that only plans have: "Easy Term", "Simple Whole Life"; not "Plan A", "Preferred Term".
    static func isPlan(_ name: String) -> Bool {
        let text = TaggedText(name)
        let terms = HeaderTerms(name)
        guard !ClassWords.are(in: name), !namesClass(name), !isNoProduct(name), terms.sex == nil, terms.tobacco == nil,
            terms.age == nil, text.tags.count > 1
        else { return false }
        return text.tags.indices.contains { place in
            text.has(.plan, at: place) && !text.has(.filler, at: place) && !general.contains(text.token(place).text)
        }
    }

    private static let general = Lexicon.words("column-names.general")

    /// A word that no capital makes a name, people of an age, and several of anything.
    private static func isOfPeople(_ words: [Int], of text: TaggedText) -> Bool {
        words.contains { place in
            let token = text.token(place).text
            let isLower = text.printed(place..<place + 1).first?.isLowercase ?? false
            // "Cactus Life" is a name.
            if text.has(.person, at: place), !text.has(.organisation, at: place), token.hasSuffix("s") { return true }
            return isLower && text.tags[place].senses.isEmpty && OrdinaryWords.contain(token)
                || ChartSentence.isAgeGroup(token)
                || words.count == 1 && OrdinaryWords.contain(token)
                    && (token.hasSuffix("s") || text.tags[place].senses.isEmpty && !namesOfPlans.contains(token))
                // "Issued Standard"
                || token.hasSuffix("ed") && text.tags[place].senses.isEmpty && OrdinaryWords.contain(token)
                    && !namesOfPlans.contains(token)
        }
    }

    private static let namesOfPlans = Lexicon.words("title.names")
    private static let noProducts = Lexicon.words("column-names.no-product")
    private static let sentenceWords = Lexicon.words("class-title.sentence")

    /// A tobacco state and no class.
    static func isTobaccoOnly(_ label: String) -> Bool {
        let categories = LabelTokens(label).tokens.map(\.category)
        if label.contains(where: \.isNumber), isTobaccoTime(label) { return true }
        return categories.contains { $0?.isTobaccoState ?? false }
            && categories.allSatisfy { $0.map { $0.isTobaccoState || $0 == .filler } ?? false }
    }

    /// A tobacco state, for how long it has been one or not: "Nicotine-free 5 years", "Nicotine in the past year".
    private static func isTobaccoState(_ label: String) -> Bool {
        if isTobaccoOnly(label) { return true }
        let text = TaggedText(label)
        let isTimed = text.has(.past) || text.has(.unitTime)
        return isTimed && LabelTokens(label).tokens.contains { $0.category?.isTobaccoState ?? false }
    }

    /// "Nonsmoker 5 years": for how long, and no bound; another column may say another time.
    private static func isBareTobaccoTime(_ label: String) -> Bool {
        let text = TaggedText(label)
        let bounds: [WordCategory] = [.boundBefore, .boundAfter, .past, .purpose, .lasting, .ago]
        return text.has(.unitTime) && text.tags.indices.contains { text.token($0).number != nil }
            && !bounds.contains(where: text.has)
    }

    /// "Tobacco-free for 12 months or longer".
    private static func isTobaccoTime(_ label: String) -> Bool {
        let scope = Scope(label, .build)
        return scope.isWhole && !scope.claims.isEmpty
            && scope.claims.allSatisfy { if case .tobacco = $0.meaning { true } else { false } }
    }

    private static func productAndClass(_ label: String) -> (product: String, granted: String)? {
        guard label.hasSuffix(")"), let open = label.lastIndex(of: "(") else { return nil }
        let inside = String(label[label.index(after: open)...].dropLast())
        var outside = label[..<open]
        while outside.last?.isWhitespace ?? false { outside.removeLast() }
        guard !outside.isEmpty, ClassMeaning.of(inside) != nil, ClassMeaning.of(String(outside)) == nil,
            !namesClass(String(outside))
        else { return nil }
        return (String(outside), inside)
    }

    /// "Substandard", "Rated", "Special Class": words for a class, and no product.
    private static func namesClass(_ name: String) -> Bool {
        let text = TaggedText(name)
        // "3 (Table C)": a number of the class.
        return text.has(.decision) || !name.contains(where: \.isLetter)
            || LabelTokens(name).tokens.contains { $0.category == .classWord || HeaderLexicon.isWord($0.word, "class") }
    }

    /// `Table` above `2` or `B`: a class whose number stands in a cell of its own.
    static func numberedTable(_ stack: HeaderStack) -> (label: String, cell: Int)? {
        let pieces = stack.pieces.suffix(2)
        guard pieces.count == 2, let upper = pieces.first, let lower = pieces.last,
            lower.terms.interval?.form == .single
                || lower.terms.text.count == 1 && lower.terms.text.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return nil }
        let label = upper.terms.text + " " + lower.terms.text
        return ClassMeaning.of(label) == nil ? nil : (label, lower.cell)
    }

    /// The figure, or the height, that stands above a column where its name should: such a column may hold weights for a
    /// BMI, for a debit or for another height, and its figures say nothing certain.
    static func figureHeading(_ stack: HeaderStack) -> HeaderStack.Piece? {
        guard let lowest = stack.pieces.last, !lowest.isTitle, numberedTable(stack) == nil,
            !stack.pieces.contains(where: { $0.terms.isBMI || $0.terms.isAgeName })
        else { return nil }
        let sense = CellSense(lowest.terms.text)
        if sense.isFullHeight { return lowest }
        guard let interval = sense.interval, interval.form == .single, interval.unit == nil, lowest.terms.age == nil
        else { return nil }
        return lowest
    }
}
