import ChartSchema
import Notation
import Tables

/// Attributes of the elements around a table (`gender: F`, `ageFrom: 18`), whose names say what their values are.
struct NamedValues {
    private(set) var sex: Sex?
    private(set) var tobacco: Tobacco?
    private(set) var age: AgeRange?

    /// Whether something was understood.
    var saysWho: Bool { sex != nil || tobacco != nil || age != nil }

    init(_ headings: [TextPiece], texts: TextSenses) {
        for case let (name, value)? in headings.map({ Self.parts(of: $0.text) }) {
            take(texts[Self.spelled[value.lowercased()] ?? value], named: Self.named(name, texts))
        }
    }

    /// What a name asks for; `TobaccoStatus` is two words.
    private static func named(_ name: String, _ texts: TextSenses) -> HeaderTerms {
        let terms = texts[name].terms
        return terms.isClearName ? terms : texts[name.spacedName].terms
    }

    /// `smoker: true`
    private static let spelled = ["true": "yes", "false": "no"]

    /// Those of which a name or a value says for whom something is, and nobody knows how: `excludedSex: M`, `smokersExcluded: true`.
    static func unclear(_ headings: [TextPiece], texts: TextSenses) -> [TextPiece] {
        headings.filter { heading in
            guard let (name, value) = parts(of: heading.text), !NamedValues([heading], texts: texts).saysWho,
                !isFile(value)
            else { return false }
            let terms = texts[name.spacedName].terms
            let isOfPeople =
                terms.isSexName || terms.isAgeName || terms.asksTobacco || terms.sex != nil || terms.tobacco != nil
            let isAnswer = value.allSatisfy(\.isNumber) || value.count == 1 || Self.isAnswer(value)
            return isOfPeople && isAnswer || !mayName(terms) && texts[value].terms.namesPeople
                || isOfPeople && (texts[value].terms.namesPeople || value.contains(where: \.isNumber))
        }
    }

    /// "male.pdf": a name of a file says of nobody what it is for.
    static func isFile(_ value: String) -> Bool {
        guard !value.contains(" "), let point = value.lastIndex(of: "."), point != value.startIndex else {
            return false
        }
        let ending = value[value.index(after: point)...]
        return !ending.isEmpty && ending.allSatisfy(\.isLetter)
    }

    /// Whether what an attribute's value says is said of what stands in its element: `title: Ages 0-2`, `class: Preferred, male`.
    private static func mayName(_ name: HeaderTerms) -> Bool {
        name.isClassName || name.isProductName || textElements.contains(name.text.lowercased()) || name.isClearName
    }

    /// `excludedSex`, "Not for", "Does not apply to"; of `notSex` the other one is meant.
    static func leavesOut(_ name: String) -> Bool {
        let text = TaggedText(name.spacedName)
        let terms = HeaderTerms(name.spacedName)
        let isOfPeople = terms.isSexName || terms.asksTobacco || terms.isAgeName
        return text.has(.exception) || text.has(.negation) && !isOfPeople
            || text.tags.indices.contains { text.value(.decision, at: $0) == "decline" }
    }

    /// `olderThan: 24 months`, `seizureFree: 2 years`: a time whose name says which it is; that of `lookback` says only that it is one.
    static func saysOfTime(_ name: String, _ value: String) -> Bool {
        guard TaggedText(value).has(.unitTime) else { return false }
        let words = OutcomeWords.words(name.spacedName)
        return MedicationHeader(name.spacedName) != .window || words.contains(where: starts.contains)
    }

    /// `startAge`, `endAge`
    private static let starts = Lexicon.words("named-values.starts")
    private static let ends = Lexicon.words("named-values.ends")
    private static let answers = Lexicon.words("named-values.answers")

    /// `limitType: minimum`, `weights: low`: the name of the figures, whose value may say which end of the weights they are; of `rating: low`
    /// nobody knows.
    static func isOfLimits(_ name: String, _ value: String) -> Bool {
        let words = OutcomeWords.words(name.spacedName)
        let isVague = starts.contains(value.lowercased()) || ends.contains(value.lowercased())
        return words.contains(where: limits.contains) || !isVague && words.contains(where: ofFigures.contains)
    }

    /// "Units", "Type", "Rating": what the figures are.
    static let ofFigures = Lexicon.words("named-values.of-figures")
    private static let limits = Lexicon.words("exclusive.limits")

    /// "yes", "false"
    static func isAnswer(_ value: String) -> Bool { answers.contains(value.lowercased()) }

    private mutating func take(_ value: CellSense, named name: HeaderTerms) {
        guard name.isClearName, !Self.leavesOut(name.text), !Self.isOfSome(name) else { return }
        if name.isSexName { sex = value.terms.sex ?? sex }
        if name.asksTobacco { tobacco = name.tobacco(answered: value) ?? tobacco }
        let end = Self.end(of: name)
        if name.isAgeName, end == nil { age = AgeRange.read(value.folded, isKnownAsAge: true) ?? age }
        guard name.isAgeName, let figure = value.interval?.figure?.value.wholeValue, let bound = end else {
            return
        }
        var own = age ?? .any
        if bound == .min { own.min = figure } else { own.max = figure }
        age = own
    }

    /// Which end a name is of: `ageMin`, `startAge`.
    private static func end(of name: HeaderTerms) -> HeaderTerms.Bound? {
        let words = OutcomeWords.words(name.text.spacedName)
        return name.bound
            ?? (words.contains(where: starts.contains) ? .min : words.contains(where: ends.contains) ? .max : nil)
    }

    /// `AgeMin`, `MAX_ISSUE_AGE`: joined words that name one end of ages, which no title does.
    private static func isEndOfAges(_ word: Substring) -> Bool {
        let spaced = String(word).spacedName
        guard spaced.contains(where: { $0 == " " || $0 == "-" }), word.allSatisfy({ $0.isLetter || "-_".contains($0) })
        else { return false }
        let name = HeaderTerms(spaced)
        return name.isAgeName && name.isClearName && end(of: name) != nil
    }

    /// `smokerMaxAge`: ages of some of those whom the values beside it speak of.
    private static func isOfSome(_ name: HeaderTerms) -> Bool {
        let saysWho = name.sex ?? .any != .any || name.tobacco ?? .any != .any
        return name.isAgeName && saysWho
    }

    /// The name and the value of an attribute that stands as a heading (`title: Ages 0-2`, `RateClass name: Preferred`).
    static func parts(of text: String) -> (name: String, value: String)? {
        guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix(": ") else { return nil }
        let words = text[..<colon].split(separator: " ", omittingEmptySubsequences: false)
        guard let first = words.first, words.count == 1 && isEndOfAges(first) || isName(words) else { return nil }
        let name = words.count == 2 && isEnd(words[1]) ? "\(first) \(words[1])" : String(first)
        return (name, String(text[text.index(colon, offsetBy: 2)...]))
    }

    /// An element's name, alone or with its attribute's.
    private static func isName(_ words: [Substring]) -> Bool {
        words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "-" } }
            && (words.count == 1
                ? words[0].first?.isLowercase ?? false : words.count == 2 && (isTelling(words[1]) || isEnd(words[1])))
    }

    /// "Channel: Direct", "UW: GI": a name of what parts some cases from all others, be it in a file for people or for machines.
    static func partsCases(_ text: String) -> Bool {
        guard let colon = text.firstRange(of: ": ") else { return false }
        return parting.contains(String(text[..<colon.lowerBound]).spacedName.lowercased())
    }

    private static let parting = Lexicon.words("named-values.parting")

    /// Whether no word of a name with a value (`rider: WP`, `maxFace: 50000`) is known to keep records or to say what the file holds.
    static func isUnknown(_ text: String) -> Bool {
        guard let pair = Pair(text) else { return false }
        return !pair.words.allSatisfy(neutral.contains) && !textElements.contains(pair.name.lowercased())
    }

    /// A name of a few words and its value, whatever it is called: "Max face: 250000".
    struct Pair {
        let name: String
        /// Those of the name, in lower case.
        let words: [String]
        let value: String

        init?(_ text: String) {
            guard let colon = text.firstRange(of: ": "), case let name = String(text[..<colon.lowerBound]),
                case let words = name.spacedName.lowercased().split(separator: " ").map(String.init),
                (1...NamedValues.mostWords).contains(words.count), words.allSatisfy({ $0.allSatisfy(\.isLetter) })
            else { return nil }
            (self.name, self.words, value) = (name, words, String(text[colon.upperBound...]))
        }
    }

    private static let mostWords = 4

    /// Words of names that keep records, say whose the file is, and what it holds.
    static let neutral = Lexicon.words("record-keeping.names").union(Lexicon.words("session-lost-scopes.of-files"))
        .union(Lexicon.words("named-values.neutral"))

    /// What an element that only holds text says: `text: All weights in pounds.` Of others the name says something, too.
    static func withoutElement(_ heading: TextPiece) -> TextPiece {
        guard let (name, value) = parts(of: heading.text) else { return heading }
        return TextPiece(textElements.contains(name) ? value : "\(name.spacedName): \(value)", at: heading.place)
    }

    /// `remark`, "Note": a name of what is only text.
    static func isText(_ name: String) -> Bool { textElements.contains(name.lowercased()) }

    private static let textElements = Lexicon.words("named-values.text-elements")

    /// Names of attributes and elements that say nothing beside the element they stand in.
    private static func isTelling(_ word: Substring) -> Bool { HeaderLexicon.isWord(FoldedText(word), "telling") }

    /// Ends of what the element is called by: `ageBand min`.
    private static func isEnd(_ word: Substring) -> Bool { HeaderLexicon.isWord(FoldedText(word), "telling-end") }
}
