import ChartSchema
import Notation
import Vocabulary

/// What a header, caption, heading or row name says.
struct HeaderTerms: Sendable {
    /// Which end of an interval a figure below the header is.
    enum Bound: Sendable, Hashable { case min, max }
    /// On which side of the figure the named zone lies.
    enum Zone: Sendable, Hashable { case below, above }

    let text: String
    var tokens: LabelTokens
    /// A sentence that names a class.
    var isOfClass = false
    /// The text says only for whom, as its row shows: a bare range of ages, the letter of a tobacco state.
    var isOnlyWho = false

    var isHeight = false
    var isWeight = false
    var isBMI = false
    var isAgeName = false
    var isClassName = false
    var isProductName = false
    var isSexName = false
    var isTobaccoName = false
    var bound: Bound?
    var zone: Zone?
    var unit: PrintedUnit?
    /// The only unit of weight that the text names.
    var weightUnit: PrintedUnit?
    var sex: Sex?
    var tobacco: Tobacco?
    var age: AgeRange?
    /// "All ages", which are none.
    var saysAllAges = false
    /// Whether a sex, a tobacco state or an age stands in the text.
    var namesPeople: Bool { sex != nil || tobacco != nil || age != nil }
    /// People whom the text adds to all others: "Includes smokers".
    var added: (sex: Sex?, tobacco: Tobacco?) = (nil, nil)
    /// The text speaks of people in words that were not understood whole.
    var isInDoubt = false
    /// The whole header is an interval (a BMI zone, as a rule).
    var interval: Interval?
    /// The words that are left when bounds, units and the like are taken off both ends: a class or a product.
    var label: String?

    /// Nothing of the text may be taken off its name.
    var isNamedWhole = false

    /// A short form that means a tobacco state alone: "T" for "Tobacco" names no class.
    private(set) var isTobaccoCode = false

    /// Where short forms were written out: the name as it is printed.
    private var printedLabel: String?

    /// What a text says whose short forms the document explains: `Pref TU`.
    init(_ text: String, _ abbreviations: Abbreviations) {
        let expanded = abbreviations.expanded(text)
        self.init(expanded)
        guard expanded != text, let label else { return }
        isTobaccoCode = ColumnNames.isTobaccoOnly(label)
        printedLabel = abbreviations.words(of: text, meaning: label) ?? HeaderTerms(text).label ?? singleSpaced(text)
        self.label = printedLabel
    }

    init(_ text: String) {
        let text = withoutBrokenWords(ElementNames.bare(text))
        self.text = text
        tokens = LabelTokens(text)
        let folded = FoldedText(text)
        interval = Interval.read(folded).flatMap { $0.unit == .percent ? nil : $0 }
        readWho()
        if age != nil { interval = nil }
        takeTerm()
        readSign(folded)
        readZone(folded)
        takeDenial()
        takeAdditions()
        takeDoubtOfAside()
        takeDoubtOfBareAges()
        takeDoubtOfPronoun()
        takeDoubtOfChoices()
        takeDoubtOfStates()
        takeDoubtOfOthers()
        takeDoubtOfAgeCount()
        let isName = isOfOtherQuantity || isNamedWhole
        if isName { (bound, zone, unit) = (nil, nil, nil) }
        label = isName ? singleSpaced(text) : label(keepingBounds: false)
    }

    /// The label when words such as "Max" belong to a name and not to a bound ("Legacy Max" above "Min" and "Max").
    func label(keepingBounds: Bool) -> String? {
        guard interval == nil, !isOnlyWho else { return nil }
        if isNamedWhole { return singleSpaced(text) }
        var rest = tokens.tokens[...]
        while let first = rest.first, isStrippable(first, keepingBounds: keepingBounds) { rest.removeFirst() }
        while let last = rest.last, isStrippable(last, keepingBounds: keepingBounds) {
            // "25% Rating", "No rating": a number or a negation alone names nothing.
            if last.category == .classWord, rest.count > 1, rest.dropLast().allSatisfy({ Self.isNoName($0.word) }) {
                break
            }
            if isTimeOfTobacco(last) { break }
            rest.removeLast()
        }
        // "Class 3", "Class II": the number is no name without its word.
        if !rest.isEmpty, rest.startIndex > 0, rest.allSatisfy({ Int($0.word) != nil || $0.word.isRomanNumeral }),
            tokens.tokens[rest.startIndex - 1].category == .classWord
        {
            rest = tokens.tokens[rest.startIndex - 1..<rest.endIndex]
        }
        // "Plan A": neither is its letter.
        if rest.count == 1, let letter = rest.first, letter.word.count == 1, rest.startIndex > 0,
            HeaderLexicon.isWord(tokens.tokens[rest.startIndex - 1].word, "lettered")
        {
            rest = tokens.tokens[rest.startIndex - 1..<rest.endIndex]
        }
        // A rating has its number or letter behind the word.
        if let last = rest.last, rest.count > 1, isWordOfPages(last) || HeaderLexicon.isWord(last.word, "subject") {
            rest.removeLast()
            while let last = rest.last, isStrippable(last, keepingBounds: keepingBounds) { rest.removeLast() }
        }
        if endsFrom, rest.count > 1 { rest.removeLast() }
        guard rest.contains(where: { !isHollow($0) }) || isRating(rest), !keepingBounds || lonePreposition == nil else {
            return nil
        }
        if rest.count == 1, lonePreposition != nil { return nil }
        let label = printedLabel ?? tokens.text(rest)
        // "Preferred (quit 3 yrs)" is not "Preferred (quit 3".
        return Self.isWhole(label) || !Self.isWhole(text) ? label : singleSpaced(text)
    }

    /// The years of "Nicotine-free 5 years".
    private func isTimeOfTobacco(_ token: LabelToken) -> Bool {
        tobacco != nil && age == nil
            && Lexicon.standard.senses(of: token.word).contains { $0.category == .unitTime }
    }

    /// Whether what is opened in a text is closed in it.
    private static func isWhole(_ text: String) -> Bool {
        [(UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]"))].allSatisfy { open, close in
            text.utf8.count { $0 == open } == text.utf8.count { $0 == close }
        }
    }

    /// "Table" above "2": a word for ratings that stands alone in its cell.
    private func isRating(_ rest: ArraySlice<LabelToken>) -> Bool {
        rest.count == 1 && tokens.tokens.count == 1 && HeaderLexicon.isTableWord(rest.first?.word ?? "")
    }

    /// What is left of "All ages except 65+" and "Applicant age" is no name.
    private static func namesNobody(_ word: String) -> Bool {
        Lexicon.standard.senses(of: word).contains { $0.category == .exception || $0.category == .person }
    }

    private static func isNoName(_ word: String) -> Bool {
        Int(word) != nil || Lexicon.standard.senses(of: word).contains { $0.category == .negation }
    }

    /// `Decline from`, `Table 2 from`: the figures below are where it begins.
    private var endsFrom: Bool {
        let rest = tokens.tokens.filter { if case .unit? = $0.category { false } else { $0.category != .weight } }
        guard rest.count > 1, let last = rest.last else { return false }
        return last.category == nil && HeaderLexicon.isWord(last.word, "lower-end")
    }

    /// "Amounts over $250,000", "Min. age 18", "Above average risk": what bounds something else than weights, and is a name.
    var isOfOtherQuantity: Bool {
        guard !isWeight, !isBMI, !isHeight, age == nil, bound != nil || zone != nil else { return false }
        return text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
            || tokens.tokens.contains { token in
                // `age min` is the name of an end of ages.
                token.category == .ageWord && tokens.tokens.contains { Int($0.word) != nil }
                    // "Over-50s Plan": people of an age.
                    || token.word.hasSuffix("s") && Int(token.word.dropLast()) != nil
                    || token.category == .otherSubject || HeaderLexicon.isWord(token.word, "other-quantity")
                    || HeaderLexicon.isWord(token.word, "average")
            }
    }

    /// `BMI ≤ 28`, `IMC 18-25`: the zone behind the word.
    private mutating func readZone(_ folded: FoldedText) {
        guard isBMI, interval == nil, age == nil else { return }
        let rest = folded.string.replacing("bmi", with: "").replacing("imc", with: "")
        guard let zone = Interval.read(FoldedText(rest)), zone.form != .single, zone.unit == nil || zone.unit == .bmi
        else { return }
        interval = zone
    }

    /// "All others": whoever the columns beside this one leave.
    var isRest: Bool {
        let tags = TaggedText(text)
        return tags.has(.otherwise)
            && tags.tags.indices.allSatisfy { place in
                [.otherwise, .person, .filler].contains { tags.has($0, at: place) }
                    && !tags.has(.boundBefore, at: place)
            }
    }

    /// Titles of charts, and names of no class: "Granite Mutual Life Height & Weight Guidelines".
    var isOfBuild: Bool { isHeight && isWeight }

    /// Which end of the weights below it a title names: "Minimum weights", "Build, in pounds (minimum)", "Minimum" alone.
    var boundOfWeights: Bound? {
        let isOfAges = isAgeName || age != nil
        let isOfOther = isOfAges && !namesEndOfWeights || isHeight && !isWeight || isBMI || isOfOtherQuantity
        return !isOfOther && (isWeight || weightUnit != nil || isBare) ? bound : nil
    }

    /// Whether anything is left but bounds, units and fillers.
    var isBare: Bool { label == nil }

    /// What the words say of people, and what the grammars make of them where they negate or except.
    private mutating func readWho() {
        let who = tokens.who ?? Who(text)
        readWords()
        age = who.age
        isInDoubt = isInDoubt || who.isInDoubt
        takeBothInShort()
        if who.turns || who.isInDoubt {
            (sex, tobacco) = (who.sex, who.tobacco)
        } else {
            saysAllAges = age == nil && Self.saysAllAges(tokens.tokens)
        }
        takeEndOfAges()
    }

    /// "To 50" over weights: an age, where something says so.
    var isLoneEnd: Bool {
        let words = tokens.tokens.map(\.word)
        return words.count == 2 && HeaderLexicon.isWord(words[0], "upper-end")
            && (Int(words[1]).map { (1...120).contains($0) } ?? false)
    }

    private mutating func readWords() {
        var sexes: Set<Sex> = []
        var tobaccoStates: Set<Tobacco> = []
        for (index, token) in tokens.tokens.enumerated() {
            switch token.category {
            case .male?, .female?, .anySex?: readSex(token, at: index, into: &sexes)
            case .tobacco?, .tobaccoWord?, .noTobacco?, .anyTobacco?:
                readTobacco(token, at: index, into: &tobaccoStates)
            default: readSubject(token, at: index)
            }
        }
        if !sexes.isEmpty { sex = sexes.count == 2 ? .any : sexes.first } else { takeSexOfLetter() }
        if !tobaccoStates.isEmpty {
            takeSexOfSmokers()
            tobacco = tobaccoStates.count == 2 || hasTobaccoFreeAlternative ? .any : tobaccoStates.first
        }
        bound = edgeBound ?? lonePreposition ?? (endsFrom ? .min : nil) ?? (isAgeLimit ? .max : nil)
        readWeightUnits()
    }

    /// "Non-fumeuses": women who do not smoke.
    private mutating func takeSexOfSmokers() {
        guard sex == nil else { return }
        let tagged = TaggedText(text)
        let sexes = Set(
            tagged.tags.indices.filter { tagged.has(.tobacco, at: $0) }.compactMap { tagged.value(.sex, at: $0) })
        if sexes.count == 1 { sex = sexes.first.flatMap(Sex.init) }
    }

    /// What the figures are, or what the words beside them name.
    private mutating func readSubject(_ token: LabelToken, at index: Int) {
        let count = tokens.tokens.count
        switch token.category {
        case .height?: isHeight = true
        case .weight?: isWeight = true
        case .bmi?: isBMI = true
        case .ageWord?: isAgeName = true
        case .classWord?: isClassName = true
        case .productWord?: isProductName = true
        case .sexWord?: isSexName = true
        case .below?, .above?: takeZone(token.category == .below ? .below : .above, at: index)
        case .unit(let unit)?: self.unit = self.unit ?? unit
        case .filler? where token.word == "plan" && count == 1: isProductName = true
        case .filler? where token.word == "in" && (token.isAside || index > 0 && index == count - 1):
            // "(weight in lbs.)" names its unit behind the word, and "(no tobacco in 36 months)" a time.
            let next = tokens.tokens[(index + 1)...]
            let isOfTime = next.prefix(while: \.isAside).contains { Int($0.word) != nil }
            if !(next.first?.isUnit ?? false), !isOfTime { unit = unit ?? .inches }
        default: break
        }
    }

    private mutating func readSex(_ token: LabelToken, at index: Int, into sexes: inout Set<Sex>) {
        guard token.category != .anySex else {
            sexes = [.male, .female]
            return
        }
        if !HeaderLexicon.isWord(token.word, "plain-sex"), let name = tokens.name(after: index) {
            isInDoubt = isInDoubt || name == .plan
        } else {
            sexes.insert(token.category == .male ? .male : .female)
        }
    }

    private mutating func readWeightUnits() {
        let weights = Set(
            tokens.tokens.compactMap { if case .unit(let unit)? = $0.category, unit.isWeight { unit } else { nil } })
        // "Weight (lb/kg)" above one figure says neither.
        if weights.count > 1, unit?.isWeight ?? false { unit = nil }
        weightUnit = weights.count == 1 ? weights.first : nil
    }

    /// `From` and `To` (`De`, `À`), alone or after the word weight.
    private var lonePreposition: Bound? {
        let rest = tokens.tokens.filter { token in
            switch token.category {
            case .weight?, .unit?, .ageWord?, .height?, .bmi?, .classWord?: false
            default: true
            }
        }
        // `class ageTo`, "Client age to": the last word is the end, whatever has it.
        if isAgeName, rest.count > 1, let last = tokens.tokens.last, rest.last == last, !isHeight, !isWeight, !isBMI {
            return HeaderLexicon.isWord(last.word, "lower-end")
                ? .min : HeaderLexicon.isWord(last.word, "upper-end") ? .max : nil
        }
        guard rest.count == 1, !tokens.isCapital(rest[0]) else { return nil }
        if HeaderLexicon.isWord(rest[0].word, "lower-end") { return .min }
        return HeaderLexicon.isWord(rest[0].word, "upper-end") ? .max : nil
    }

    /// The first bound word that stands at either end once strippable words are passed: an inner one is part of a name.
    private var edgeBound: Bound? {
        func bound(_ tokens: some Sequence<LabelToken>) -> Bound? {
            for token in tokens {
                if token.category == .max { return .max }
                if token.category == .min { return .min }
                if !isStrippable(token, keepingBounds: false) { return nil }
            }
            return nil
        }
        let (first, last) = (bound(tokens.tokens), bound(tokens.tokens.reversed()))
        // "Maximum weight in pounds unless marked Min."
        if first != nil, last != nil, first != last { return nil }
        return last ?? first
    }

    /// Inch and foot signs as units: `Height (ft' in")`, `(")`; single letters for the sexes; the pound sign.
    private mutating func readSign(_ folded: FoldedText) {
        let scalars = folded.scalars
        if isHeight, unit == nil || unit == .inches, scalars.contains("'") { unit = .feetAndInches }
        // Of "<b>Preferred</b>" neither sign bounds anything.
        if let last = scalars.last(where: { $0 != "=" && $0 != " " }), last == "<" || last == ">",
            scalars.count(where: { $0 == "<" || $0 == ">" }) == 1
        {
            // A sign alone says which end the figures below a class are.
            if isWeight || isBMI || tokens.tokens.isEmpty {
                bound = bound ?? (last == "<" ? .max : .min)
            } else {
                zone = zone ?? (last == "<" ? .below : .above)
            }
        }
        switch scalars.count <= 3 ? folded.string : "" {
        case "m":
            sex = .male
            unit = nil
        case "f": sex = .female
        case "m/f", "f/m":
            sex = .any
            unit = nil
        default: break
        }
        if scalars.contains("#"), unit == nil { unit = .pounds }
    }

    func isStrippable(_ token: LabelToken, keepingBounds: Bool) -> Bool {
        switch token.category {
        case .min?, .max?: !keepingBounds || token.isAside
        case .height?, .weight?, .bmi?, .ageWord?, .unit?, .male?, .female?, .anySex?, .age?, .filler?, .sexWord?,
            .tobaccoWord?, .classWord?, .productWord?:
            true
        default: false
        }
    }

    /// Words that alone do not make a label.
    private func isHollow(_ token: LabelToken) -> Bool {
        switch token.category {
        case .filler?, .unit?, .min?, .max?, .below?, .above?, .weight?, .height?: true
        default:
            token.word.allSatisfy { !$0.isLetter && !$0.isNumber } || Self.namesNobody(token.word)
                || isWordOfPages(token) || HeaderLexicon.isWord(token.word, "subject")
        }
    }

    /// "Height and Weight Table": not the word of "Table rating" and "Table 4".
    private func isWordOfPages(_ token: LabelToken) -> Bool {
        HeaderLexicon.isTableWord(token.word) && !tokens.tokens.contains { $0.category == .classWord }
    }
}
