import ChartSchema
import Notation
import Vocabulary

/// Reads a condition in the carrier's words as tests that a program can decide: "more than 40 mg", "age 40-49", "with an
/// anticoagulant", "unless coupled w/cancer". Words that it does not know stay words.
enum ConditionNotation {
    /// - Parameter text: One condition, as it is kept in a rule.
    static func tests(of text: String) -> [ConditionTest] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return [] }
        // Another decision beside the condition: whom this one is for is not whom that one is for.
        let folded = OutcomeWords.words(text)
        if !OutcomeWords(text).outcomes.isEmpty { return [.words(isCurrent(folded) ? "currently taking" : text)] }
        if let dose = dose(text) { return [dose] }
        if let age = age(text) { return [age] }
        if let tobacco = tobacco(text) { return [tobacco] }
        if folded.first == "prescribed", folded.dropFirst().first == "by" { return [.prescriber(text)] }
        if let beside = beside(words) { return [beside] }
        if folded.count <= 3, folded.contains(where: severities.contains) { return [.severity(text)] }
        return [.words(isCurrent(folded) ? "currently taking" : text)]
    }

    /// The test that holds where this one does not; `nil` where nothing says what that would be.
    static func negation(of test: ConditionTest) -> ConditionTest? {
        switch test {
        case .age(let age): .ageOutside(age)
        case .ageOutside(let age): .age(age)
        case .diagnosed(let name, let isPresent): .diagnosed(name: name, isPresent: !isPresent)
        case .taking(let other): .taking(OtherMedication(anyOf: other.anyOf, isTaken: !other.isTaken))
        case .tobacco(.yes): .tobacco(.no)
        case .tobacco(.no): .tobacco(.yes)
        case .severity(let words): .diagnosed(name: words, isPresent: false)
        case .dose, .prescriber, .words, .tobacco: nil
        }
    }

    /// A name of a medication as it stands in a test: of a drug, or of a class of drugs.
    static func medication(_ printed: String) -> OtherMedication.Name? {
        let drug = DrugDictionary.standard.resolve(printed)
        guard !drug.isUnresolved else { return nil }
        return OtherMedication.Name(medication: printed, ingredients: drug.ingredients.map(\.name))
    }

    /// Whether words beside a name limit whom a rule is for: "unless for shingles", "age 65+", "within 2 years".
    static func isLimit(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return words.contains { limiting.contains($0) }
            || tests(of: text).contains(where: \.isDecidable)
    }

    private static let limiting: Set<String> = [
        "if", "unless", "only", "except", "when", "within", "without", "not", "ok", "months", "years", "month", "year",
        "yrs", "age", "ages", "prescribed", "prn", "current", "currently", "used", "taken", "type", "remission", "term",
        "occasional", "occasionally", "alone", "monotherapy", "non", "history", "combination", "diabetic", "diabetics",
    ]

    // MARK: Kinds of tests

    private static func dose(_ text: String) -> ConditionTest? {
        let resolution = DrugDictionary.standard.resolve(text)
        guard resolution.ingredients.isEmpty, resolution.parts.count == 1, let part = resolution.parts.first else {
            return nil
        }
        return test(of: part)
    }

    /// The test of a dose that stands beside a medication's name.
    static func test(of part: DrugPart) -> ConditionTest? {
        guard part.kind == .dose, let quantity = part.quantity, let amount = Figure(quantity.amount) else { return nil }
        let side: DoseBound.Side
        switch quantity.comparison {
        case .moreThan: side = .over
        case .atLeast: side = .from
        case .lessThan: side = .under
        case .atMost: side = .upTo
        case .equal: return nil
        }
        let words = OutcomeWords.words(part.text)
        let isDaily = words.contains { ["day", "daily", "jour"].contains($0) }
        return .dose(DoseBound(side: side, amount: amount, unit: quantity.unit, isDaily: isDaily))
    }

    /// A condition of age says so, and nothing else: "2 years" may be a time, "stroke before age 50" is another's age.
    private static func age(_ text: String) -> ConditionTest? {
        let words = OutcomeWords.words(text)
        guard words.contains(where: naming.contains),
            words.allSatisfy({ Int($0) != nil || naming.contains($0) || besideAge.contains($0) })
        else { return nil }
        let isOutside = words.contains { ["not", "except", "unless", "other", "hors"].contains($0) }
        let known = FoldedText(words.first == "if" ? String(text.dropFirst(3)) : text)
        let found = AgeRange.read(known) ?? AgeRange.find(in: known)?.range
        return found.map { isOutside ? .ageOutside($0) : .age($0) }
    }

    /// Whether a text says that its figures are ages.
    static func namesAge(_ text: String) -> Bool { OutcomeWords.words(text).contains(where: naming.contains) }

    private static let naming: Set<String> = ["age", "ages", "aged", "old", "older", "younger"]
    private static let besideAge: Set<String> = [
        "a", "above", "ans", "and", "applicant", "applicants", "are", "at", "attained", "before", "after", "below",
        "between", "client", "clients", "de", "et", "except", "for", "from", "hors", "if", "insured", "is", "issue",
        "least", "less", "moins", "more", "most", "not", "only", "or", "other", "ou", "over", "plus", "proposed",
        "than", "the", "through", "thru", "to", "under", "unless", "until", "up", "year", "years", "yrs",
    ]

    /// Whether words that are short for users of tobacco, or for others, say which; `nil` for other words.
    static func tobaccoShort(_ words: [String]) -> Bool? {
        let words = words.filter { !["only", "rates", "rate"].contains($0) }
        switch words {
        case ["nt"], ["ns"], ["nontobacco"], ["nonsmoker"], ["nonsmokers"], ["non", "tob"], ["non", "tobacco"],
            ["non", "smoker"], ["non", "smokers"]:
            return false
        case ["tob"], ["tobacco"], ["smk"], ["sm"], ["smoker"], ["smokers"]: return true
        default: return nil
        }
    }

    private static func tobacco(_ text: String) -> ConditionTest? {
        let words = OutcomeWords.words(text)
        if words.count <= 2, !words.contains("rates"), let isUser = tobaccoShort(words) {
            return .tobacco(isUser ? .yes : .no)
        }
        let users: Set<String> = ["smoker", "smokers", "tobacco", "nicotine", "smoking", "fumeur", "fumeurs"]
        guard words.count <= 5, words.contains(where: users.contains), !words.contains("rates") else { return nil }
        let isNot = words.contains { ["non", "no", "not", "nonsmoker", "nonsmokers", "never"].contains($0) }
        return .tobacco(isNot ? .no : .yes)
    }

    /// "with no diabetic complications", "unless coupled w/cancer", "with an anticoagulant", "if diagnosed as chronic".
    private static func beside(_ words: [String]) -> ConditionTest? {
        var rest = words.flatMap { apart($0) }[...]
        var isPresent = true
        var isJoined = false
        while let word = rest.first?.lowercased() {
            if negatives.contains(word) {
                isPresent.toggle()
            } else if joining.contains(word) {
                isJoined = true
            } else if !articles.contains(word) {
                break
            }
            rest = rest.dropFirst()
        }
        guard isJoined || !isPresent, !rest.isEmpty, rest.count <= 6,
            !rest.contains(where: { $0.contains(where: \.isNumber) || noIllness.contains($0.lowercased()) })
        else { return nil }
        let name = rest.joined(separator: " ")
        let names = name.split(separator: ",").flatMap { $0.split(separator: " or ") }.map(singleSpaced)
        let drugs = names.compactMap(medication)
        if drugs.count == names.count { return .taking(OtherMedication(anyOf: drugs, isTaken: isPresent)) }
        return .diagnosed(name: name, isPresent: isPresent)
    }

    /// `w/cancer` as two words.
    private static func apart(_ word: String) -> [String] {
        for short in ["w/o", "w/"] where word.lowercased().hasPrefix(short) {
            let rest = String(word.dropFirst(short.count))
            return [short] + (rest.isEmpty ? [] : [rest])
        }
        return [word]
    }

    private static func isCurrent(_ words: [String]) -> Bool {
        words.contains { ["currently", "current"].contains($0) } && !words.contains { $0.contains(where: \.isNumber) }
    }

    private static let negatives: Set<String> = ["no", "not", "without", "unless", "w/o", "except", "sans"]
    private static let joining: Set<String> = [
        "with", "w/", "coupled", "combined", "together", "taken", "combination", "diagnosed", "history", "avec",
        "beside",
    ]
    /// What these words are about is no illness.
    private static let noIllness: Set<String> = [
        "ago", "fill", "filled", "last", "past", "within", "since", "refilled", "plan", "plans", "sale", "rating",
        "offer", "coverage", "available", "neurologist", "psychiatrist", "specialist", "pcp", "physician", "doctor",
        "records", "exam", "exams", "ef", "aps", "interview", "premium", "premiums", "increase", "rates", "surcharge",
        "approval", "letter", "labs", "paramed", "questionnaire", "benefit", "benefits", "exclusion", "rider",
        "underwriting", "review",
    ]
    private static let articles: Set<String> = [
        "if", "in", "a", "an", "any", "the", "as", "of", "also", "when", "another", "for",
    ]
    private static let severities: Set<String> = [
        "severe", "moderate", "mild", "chronic", "acute", "advanced", "uncontrolled", "controlled", "stable", "grave",
    ]
}

extension ConditionTest {
    /// Whether a program can decide it; words are for a person.
    var isDecidable: Bool {
        if case .words = self { false } else { true }
    }
}
