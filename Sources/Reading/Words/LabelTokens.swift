import ChartSchema
import Notation

/// One word, number or sign of a label, with where it stands in the printed text.
struct LabelToken: Sendable, Hashable {
    /// Folded: lower case, without accents.
    var word: String
    /// The place in the printed text's unicode scalars.
    var place: Range<Int>
    var category: HeaderCategory?
    /// Stands inside parentheses.
    var isAside = false

    var isUnit: Bool { if case .unit? = category { true } else { false } }
}

/// What a word of a header is about.
enum HeaderCategory: Sendable, Hashable {
    case height, weight, bmi, ageWord, classWord, productWord
    case min, max
    case below, above
    case unit(PrintedUnit)
    case male, female, anySex, sexWord
    case tobacco, noTobacco, anyTobacco, tobaccoWord
    case age
    /// What is no limit on build: premiums, amounts, averages.
    case otherSubject
    /// Of an insurer's name.
    case organisation
    /// Words that only hold others together or say what every chart is (`for`, `build`, `chart`).
    case filler

    /// A state of tobacco, or the header's word for it.
    var speaksOfTobacco: Bool { isTobaccoState || self == .tobaccoWord }
    /// A state of tobacco, and not the header's word for it.
    var isTobaccoState: Bool { self == .tobacco || self == .noTobacco || self == .anyTobacco }
}

/// A label cut into words, every word with its category.
struct LabelTokens: Sendable {
    let scalars: [Unicode.Scalar]
    private let text: String
    var tokens: [LabelToken] = []
    /// Whom the text is for, where it holds figures.
    private(set) var who: Who?

    init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
        cut()
        categorise()
    }

    /// Whether a word of it is a tobacco state.
    var namesTobacco: Bool { tokens.contains { $0.category?.isTobaccoState ?? false } }

    /// The printed text from the first to the last of some tokens.
    func text(_ tokens: ArraySlice<LabelToken>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        // An aside that is wholly inside keeps its parentheses, and so does one that begins or ends the label.
        var start = first.place.lowerBound
        var end = last.place.upperBound
        if first.isAside, start > 0, scalars[start - 1] == "(" { start -= 1 }
        if let sign = (end..<scalars.count).first(where: { scalars[$0] != " " && scalars[$0] != "\u{A0}" }),
            scalars[sign] == "%" || scalars[sign] == "+" && sign == end
        {
            end = sign + 1
        }
        if last.isAside, end < scalars.count, scalars[end] == ")" { end += 1 }
        if start > 0, scalars[start - 1] == "+" || scalars[start - 1] == "#" { start -= 1 }
        return singleSpaced(String(scalars: scalars[start..<end]))
    }

    /// Names that a word may be part of.
    enum Name { case insurer, plan }

    /// The name that goes on behind a word without a sign or a preposition: "Ladies Association", "Ladies First Term".
    func name(after index: Int) -> Name? {
        for place in index + 1..<max(tokens.count, index + 1) {
            let between = scalars[tokens[place - 1].place.upperBound..<tokens[place].place.lowerBound]
            // "Ladies' Society"
            guard between.allSatisfy({ $0 == " " || $0 == "\u{A0}" || $0 == "'" || $0 == "\u{2019}" }) else {
                return nil
            }
            switch tokens[place].category {
            case .organisation?: return .insurer
            case nil where HeaderLexicon.isPlanWord(tokens[place].word): return .plan
            case nil: continue
            default: return nil
            }
        }
        return nil
    }

    /// Whether a word asks for a tobacco state that a sign parts from it: "Tobacco: Nontobacco".
    func asksTobacco(at index: Int) -> Bool {
        guard tokens.indices.contains(index + 1), tokens[index + 1].category?.isTobaccoState ?? false else {
            return false
        }
        return scalars[tokens[index].place.upperBound..<tokens[index + 1].place.lowerBound].contains(":")
    }

    /// The answer that a sign parts from the word before it: "Tobacco: No", "Smoker? Y"; both of "Tobacco: no / yes", which asks.
    func answers(behind index: Int) -> [Tobacco] {
        guard tokens.indices.contains(index + 1) else { return [] }
        let between = scalars[tokens[index].place.upperBound..<tokens[index + 1].place.lowerBound]
        guard between.contains(where: { ":=?".unicodeScalars.contains($0) }), let first = answer(at: index + 1) else {
            return []
        }
        guard let second = answer(at: index + 2), second != first else { return [first] }
        return [first, second]
    }

    private func answer(at index: Int) -> Tobacco? {
        guard tokens.indices.contains(index) else { return nil }
        if HeaderLexicon.isWord(tokens[index].word, "no") { return .no }
        return HeaderLexicon.isWord(tokens[index].word, "yes") ? .yes : nil
    }

    private mutating func cut() {
        var depth = 0
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "(" { depth += 1 }
            if scalar == ")" { depth = max(0, depth - 1) }
            guard isWordScalar(scalar) else {
                index += 1
                continue
            }
            let start = index
            index += 1
            while index < scalars.count, isWordScalar(scalars[index]) || isDecimalPoint(at: index) { index += 1 }
            for part in parts(of: start..<index) {
                tokens.append(LabelToken(word: word(part), place: part, category: nil, isAside: depth > 0))
            }
            takePossessive(at: &index)
        }
    }

    /// XML names join words by capitals: `weightMin`, `WeightMin`. A carrier's own `PlanRight` stays one word.
    private func parts(of word: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = word.lowerBound
        for index in word.dropFirst() where isUpper(scalars[index]) && startsPart(index, in: word) {
            parts.append(start..<index)
            start = index
        }
        parts.append(start..<word.upperBound)
        guard parts.count > 1 else { return parts }
        let isName =
            isLower(scalars[word.lowerBound])
            || parts.allSatisfy {
                let word = self.word($0)
                return HeaderLexicon.categories[word] != nil || word == "from" || Self.joinedWords.contains(word)
                    || ClassWords.name(word) || isNumbered(word)
            }
        return isName ? parts : [word]
    }

    /// `Class2`, `Tier1`
    private func isNumbered(_ word: String) -> Bool {
        let name = String(word.prefix { $0.isLetter })
        return name.count < word.count && word.dropFirst(name.count).allSatisfy(\.isNumber)
            && (HeaderLexicon.categories[name] == .classWord || Self.numbered.contains(name))
    }

    private static let numbered = Lexicon.words("label-tokens.numbered")
    private static let joinedWords = Lexicon.words("header-terms.joined")

    /// `weightMin`, `UWClass`.
    private func startsPart(_ index: Int, in word: Range<Int>) -> Bool {
        if isLower(scalars[index - 1]) { return true }
        // `table4Max`
        if scalars[index - 1].isDigit, index + 1 < word.upperBound { return isLower(scalars[index + 1]) }
        return index - word.lowerBound > 1 && isUpper(scalars[index - 1]) && index + 1 < word.upperBound
            && isLower(scalars[index + 1])
    }

    /// `Men's`: the ending is part of the word in print and of nothing else.
    private mutating func takePossessive(at index: inout Int) {
        guard index + 1 < scalars.count, ["'", "\u{2019}"].contains(scalars[index]),
            ["s", "S"].contains(scalars[index + 1]), index + 2 >= scalars.count || !isWordScalar(scalars[index + 2]),
            let last = tokens.indices.last
        else { return }
        index += 2
        tokens[last].place = tokens[last].place.lowerBound..<index
    }

    private func word(_ place: Range<Int>) -> String {
        FoldedText(scalars: scalars[place], count: place.count).string
    }

    /// A typographer's apostrophe ends a word as a typewriter's does.
    private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\u{2019}" || scalar == "\u{2018}" { return false }
        return scalar.isLetter || scalar.isDigit || scalar == "#"
    }
    private func isUpper(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 65 && scalar.value <= 90 }
    private func isLower(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 97 && scalar.value <= 122 }

    private func isDecimalPoint(at index: Int) -> Bool {
        (scalars[index] == "." || scalars[index] == ",") && scalars[index - 1].isDigit && index + 1 < scalars.count
            && scalars[index + 1].isDigit
    }

    private mutating func categorise() {
        var index = 0
        while index < tokens.count {
            var matched = 0
            let longest = HeaderLexicon.longestPhrase(from: tokens[index].word)
            for length in stride(from: min(longest, tokens.count - index), through: 1, by: -1) {
                let phrase = tokens[index..<index + length].map(\.word).joined(separator: " ")
                if let category = HeaderLexicon.categories[phrase] {
                    for place in index..<index + length { tokens[place].category = category }
                    matched = length
                    break
                }
            }
            index += max(matched, 1)
        }
        markAccounts()
        markJoinedTobacco()
        markUsers()
        markAnswers()
        markLetters()
        markAges()
    }

    /// "user: jmoran": who made the file.
    private mutating func markAccounts() {
        guard tokens.contains(where: { $0.category == .tobacco }) else { return }
        let tagged = TaggedText(text)
        for place in tagged.tags.indices where tagged.isNamedAccount(at: place) {
            guard let found = tagged.scalars(of: place..<place + 1) else { continue }
            for index in tokens.indices where tokens[index].place.overlaps(found) { tokens[index].category = nil }
        }
    }

    /// "No tobacco or nicotine": what one negation joins, the tagger knows.
    private mutating func markJoinedTobacco() {
        guard tokens.contains(where: { $0.category == .tobacco }),
            tokens.contains(where: { $0.category == .noTobacco })
        else { return }
        let tagged = TaggedText(text)
        for place in tagged.tags.indices where tagged.has(.tobacco, "no", at: place) {
            guard let found = tagged.scalars(of: place..<place + 1) else { continue }
            for index in tokens.indices where tokens[index].place.overlaps(found) {
                tokens[index].category = .noTobacco
            }
        }
    }

    /// "Nontobacco users": of what, the word before them says.
    private mutating func markUsers() {
        for index in tokens.indices.dropFirst()
        where tokens[index].category == .tobacco && Lexicon.users.contains(tokens[index].word)
            && tokens[index - 1].category?.isTobaccoState ?? false
        {
            tokens[index].category = tokens[index - 1].category
        }
    }

    /// "Tobacco: No": the answer says what the word before it means, and is part of no name.
    private mutating func markAnswers() {
        for index in tokens.indices.dropLast() where tokens[index].category?.speaksOfTobacco ?? false {
            for place in answers(behind: index).indices { tokens[index + 1 + place].category = .filler }
        }
    }

    /// Ages stand as several words (`ages 16 59`); the notation of ages knows them.
    private mutating func markAges() {
        guard scalars.contains(where: \.isDigit) else { return }
        let who = Who(text)
        self.who = who
        guard let found = who.agePlace else { return }
        for index in tokens.indices
        where tokens[index].place.overlaps(found)
            && (tokens[index].category == nil || tokens[index].category == .ageWord
                || tokens[index].category == .filler || tokens[index].category == .unit(.years)
                || tokens[index].category == .unit(.months) || tokens[index].category == .above
                || tokens[index].category == .below || tokens[index].category == .max
                || tokens[index].category == .min)
        {
            tokens[index].category = .age
        }
    }
}
