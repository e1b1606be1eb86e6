import ChartSchema
import Notation

/// Who is spoken of in a way that nobody could apply: it is told of, and holds for nobody.
extension HeaderTerms {
    /// "Standard (Table 2 over age 60)", "Standard (8 lb more from age 50)": what is said of some in parentheses is another class or another
    /// limit, and not that of the figures.
    mutating func takeDoubtOfAside() {
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), age != nil || sex != nil || tobacco != nil else {
            return
        }
        let aside = String(text[text.index(after: open)...].dropLast())
        let (names, who) = (TaggedText(aside), Who(aside))
        guard who.age != nil || who.sex != nil || who.tobacco != nil,
            names.has(.decision) && ClassWords.are(in: String(text[..<open])) || Self.changesFigures(names)
        else { return }
        (age, sex, tobacco, isInDoubt) = (nil, nil, nil, true)
        isNamedWhole = true
    }

    /// "Preferred (66 & over)", "Standard (thru 65)": figures of a class that may be ages, and are no end of the weights below.
    mutating func takeDoubtOfBareAges() {
        guard age == nil, !isBMI, !isHeight, weightUnit == nil,
            ClassWords.are(in: text) || tokens.tokens.contains(where: { HeaderLexicon.isTableWord($0.word) })
        else { return }
        let tags = TaggedText(text)
        let isBounded = tags.tags.indices.contains { place in
            guard isFigure(place, tags) else { return false }
            let next = [place + 1, place + 2].first { $0 < tags.tags.count && !joins($0, tags) }
            let isAfter =
                next.map { next in
                    tags.has(.boundAfter, at: next) || tags.isSign("+", at: next)
                        || tags.has(.boundBefore, at: next)
                            && !tags.tags.indices.contains { $0 > next && tags.token($0).number != nil }
                } ?? false
            // "Table 2 max" ends the weights below; "Table 2 & over" the classes.
            if isAfter { return !isOfClass(place, tags) || next.map { tags.tags[$0].tokens.count > 1 } ?? false }
            let isBefore = place > 0 && (tags.has(.boundBefore, at: place - 1) || tags.has(.range, at: place - 1))
            // "Tables 1-2"
            let isOfRange =
                place > 1 && tags.has(.range, at: place - 1) && tags.token(place - 2).number != nil
                && isOfClass(place - 2, tags)
            return isBefore && !isOfClass(place, tags) && !isOfRange
        }
        if isBounded { (bound, zone, isInDoubt, isNamedWhole) = (nil, nil, true, true) }
    }

    /// "66", "sixty", "100K", "Table D"
    private func isFigure(_ place: Int, _ text: TaggedText) -> Bool {
        let isLetter =
            place > 0 && text.token(place).text.utf8.count == 1 && HeaderLexicon.isTableWord(text.token(place - 1).text)
        if text.has(.number, at: place) || isLetter && text.token(place).kind == .word { return true }
        let word = text.token(place).text
        let isAmount = word.last.map { $0 == "k" || $0 == "m" } ?? false && Int(word.dropLast()) != nil
        return isAmount || text.token(place).number.map { $0 >= Figure(1) } ?? false
    }

    /// "Table 20", "+50", "20 lb"
    private func isOfClass(_ place: Int, _ text: TaggedText) -> Bool {
        let isNamed = place > 0 && (text.has(.decision, at: place - 1) || text.isSign("+", "$", "#", at: place - 1))
        return isNamed || [.unit, .unitTime, .money].contains { text.has($0, at: place + 1) }
            || text.isSign("%", at: place + 1)
    }

    private func joins(_ place: Int, _ text: TaggedText) -> Bool {
        !text.has(.boundAfter, at: place) && (text.isSign("&", at: place) || text.has(.filler, at: place))
    }

    /// "There is no minimum weight.": the end that a text denies is none of the figures. Whom that is said of, and who may not read the page,
    /// is nobody whom the figures are for: "No minimum weight for women", "Not for public use for women".
    mutating func takeDenial() {
        let isEndDenied = tokens.tokens.indices.contains(where: isDeniedEnd)
        if isEndDenied { (bound, zone) = (nil, nil) }
        guard sex != nil || tobacco != nil || age != nil, isEndDenied || endsDenial(TaggedText(text)) else { return }
        (age, sex, tobacco, isInDoubt) = (nil, nil, nil, true)
    }

    private func isDeniedEnd(_ place: Int) -> Bool {
        guard [.min, .max].contains(tokens.tokens[place].category) else { return false }
        let before = tokens.tokens[..<place].last {
            $0.category != .filler && $0.category != .weight && $0.word.count > 1
        }
        // Only what has an end by its name: "not less than" is one, and so is "must not weigh over".
        guard Self.denied.contains(tokens.tokens[place].word) else { return false }
        return before.map { token in
            Lexicon.standard.senses(of: token.word).contains { $0.category == .negation }
        } ?? false
    }

    private static let denied = Lexicon.words("header-terms.denied-ends")

    /// Whether a phrase of pages that denies goes on with a word: "Not for public use for women".
    private func endsDenial(_ text: TaggedText) -> Bool {
        text.tags.indices.dropLast().contains { place in
            let words = text.tags[place].tokens
            return text.has(.furniture, at: place) && words.count > 1 && text.token(place + 1).kind == .word
                && text.tokens[words].contains { token in
                    Lexicon.standard.senses(of: token.text).contains { $0.category == .negation }
                }
        }
    }

    /// "8 lb more from age 50", "men: plus 6": other figures for some than those below.
    private static func changesFigures(_ text: TaggedText) -> Bool {
        text.has(.change)
            || text.tags.indices.contains { place in
                guard text.token(place).number != nil else { return false }
                let unit = text.value(.unit, at: place + 1)
                let isWeight = unit == "lb" || unit == "kg"
                return isWeight
                    || place > 0
                        && (text.isSign("+", "-", at: place - 1) && (place == 1 || text.token(place - 2).number == nil)
                            || changing.contains(text.token(place - 1).text))
            }
    }

    private static let changing = Lexicon.words("header-terms.changing")

    /// "☑ Smoker ☐ Non-smoker", "[x] Female [ ] Male": who is chosen says a sign, and not the words.
    mutating func takeDoubtOfChoices() {
        guard text.unicodeScalars.contains(where: Self.beginnings.contains), Self.choices.contains(where: text.contains)
        else { return }
        let names = TaggedText(text)
        guard names.has(.sex) || names.has(.tobacco) || age != nil || sex != nil || isSexName || isTobaccoName else {
            return
        }
        (age, sex, tobacco, isInDoubt) = (nil, nil, nil, true)
    }

    /// "Marijuana smoker", "One smokes": what is smoked is no tobacco, or not all of those who apply do; "Male and Montana (unisex)": everybody
    /// is told of beside one sex.
    mutating func takeDoubtOfOthers() {
        let words = tokens.tokens
        // "Tier One Smoker" is one of the tiers.
        let isOfSome =
            words.count > 1 && HeaderLexicon.isWord(words[0].word, "some-of-all")
            && (words[1].category.map { $0 == .tobacco || $0 == .tobaccoWord } ?? false)
        let isOfOther =
            tobacco == .yes && (isOfSome || words.contains { HeaderLexicon.isWord($0.word, "other-smoke") })
        let isOfBoth =
            words.contains { $0.category == .anySex }
            && words.contains { $0.category == .male } != words.contains { $0.category == .female }
        guard isOfOther || isOfBoth else { return }
        if isOfOther { tobacco = nil } else { sex = nil }
        (isInDoubt, isNamedWhole) = (true, true)
    }

    /// "Women Men", "Non-Nicotine | Nicotine": the names of two pages of which one is shown, and not everybody.
    mutating func takeDoubtOfStates() {
        guard sex == .any || tobacco == .any, OpenChoice.isOne(text) else { return }
        (age, sex, tobacco, isInDoubt) = (nil, nil, nil, true)
    }

    /// "Age nearest birthday": an age, and not counted as ours are.
    mutating func takeDoubtOfAgeCount() {
        guard text.utf8.count < 80,
            tokens.tokens.contains(where: { $0.word.hasPrefix("birthday") || $0.word == "insurance" })
        else { return }
        let text = TaggedText(text)
        let counted = UnheardParts.agesCounted(in: text).flatMap { $0.map { text.tokens[$0].text } }
        guard !counted.isEmpty else { return }
        for place in tokens.tokens.indices where counted.contains(tokens.tokens[place].word) {
            tokens.tokens[place].category = .filler
        }
        isInDoubt = true
    }

    private static let choices = Lexicon.words("header-terms.choices")
    private static let beginnings = Set(choices.compactMap(\.unicodeScalars.first))

    /// "Her height", "His greatest weight, pounds": of one sex, or of everybody.
    mutating func takeDoubtOfPronoun() {
        guard sex == nil, text.count <= Self.longestOfPronoun,
            tokens.tokens.contains(where: { Self.pronouns.contains($0.word) }), !TaggedText(text).has(.sex)
        else { return }
        isInDoubt = true
    }

    /// In characters: in longer texts pronouns point back.
    private static let longestOfPronoun = 40
    private static let pronouns = Lexicon.words("header-terms.pronouns")
}
