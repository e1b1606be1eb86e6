import ChartSchema
import Notation
import Vocabulary

/// Reads a condition in the carrier's words as tests that a program can decide: "more than 40 mg", "age 40-49", "with an
/// anticoagulant", "unless coupled w/cancer". Words that it does not know stay words.
enum ConditionNotation {
    /// - Parameter text: One condition, as it is kept in a rule.
    static func tests(of text: String) -> [ConditionTest] {
        guard !text.isEmpty else { return [] }
        // Another decision beside the condition: whom this one is for is not whom that one is for.
        let scope = Scope(text)
        guard scope.isWhole, OutcomeWords(text).outcomes.isEmpty else { return [.words(words(of: text))] }
        let tests = scope.meanings.map { test(of: $0) }
        // Times beside other words may be those of the illness, and uses are asked for in the carrier's words.
        guard !tests.isEmpty, tests.allSatisfy({ $0 != nil }), !isDoubtful(scope) else {
            return [.words(words(of: text))]
        }
        // "Tobacco users (vaping included)" says one thing twice.
        return tests.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// "Unless for swelling due to pregnancy", "unless stable and at home": what is excepted is all of it together, and no part by itself.
    private static func joinsUnderException(_ scope: Scope) -> Bool {
        let tags = scope.tagged.tags.indices
        let joined = tags.contains { joining.contains(scope.tagged.token($0).text) }
        return scope.meanings.count > 1 && joined && tags.contains { scope.tagged.has(.exception, at: $0) }
    }

    /// Whether what was made of a text part by part may be another thing than the text says.
    static func isDoubtful(_ text: String) -> Bool { isDoubtful(Scope(text)) }

    private static func isDoubtful(_ scope: Scope) -> Bool {
        // "With or without dialysis" asks for neither.
        let isEither = scope.tagged.tags.indices.dropLast().contains { place in
            scope.tagged.has(.always, at: place) && scope.tagged.tags[place].tokens.count > 2
        }
        return isEither || joinsUnderException(scope) || offersOthers(scope) || datesAges(scope)
    }

    /// "80 mg or more or with Coreg": one of two is enough.
    private static func offersOthers(_ scope: Scope) -> Bool {
        scope.meanings.count > 1 && !scope.tagged.has(.exception)
            && scope.tagged.tags.indices.contains { place in
                (alternatives.contains(scope.tagged.token(place).text) || scope.tagged.isSign("/", at: place))
                    && !scope.claims.contains { $0.tags.contains(place) }
            }
    }

    private static let alternatives = Lexicon.words("condition-notation.alternatives")

    private static let joining = Lexicon.words("condition-notation.joining")

    /// "If age 50 or older at diagnosis": an age that the applicant had.
    private static func datesAges(_ scope: Scope) -> Bool {
        let isOfAge = scope.meanings.contains {
            if case .age = $0 { true } else if case .ageOutside = $0 { true } else { false }
        }
        return isOfAge
            && scope.tagged.tags.indices.contains {
                scope.tagged.value(.clock, at: $0) == "diagnosis" || dating.contains(scope.tagged.token($0).text)
            }
    }

    /// Whether words name one thing that somebody has: no word beside it joins, points or tells what is done.
    private static func isOneFact(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        // "Injection": how it is taken.
        return !words.contains(where: noFact.contains) && !joining.contains(words.first ?? "")
            && !words.allSatisfy(DrugDictionary.standard.isForm)
    }

    private static let noFact = Lexicon.words("condition-notation.no-fact")

    /// The test of one thing that a text says; `nil` where a program cannot decide it.
    static func test(of meaning: Meaning) -> ConditionTest? {
        switch meaning {
        case .age(let age): .age(age)
        case .ageOutside(let age): .ageOutside(age)
        case .tobacco(let tobacco): .tobacco(tobacco)
        case .dose(let dose): .dose(dose)
        case .fact(let text, let isPresent): isOneFact(text) ? .diagnosed(name: text, isPresent: isPresent) : nil
        case .notUse(let text): isOneFact(text) ? .diagnosed(name: text, isPresent: false) : nil
        case .medication(let names, let isTaken):
            .taking(OtherMedication(anyOf: names.compactMap(medication), isTaken: isTaken))
        case .severity(let words): .severity(words)
        case .prescriber(let words): .prescriber(words)
        case .sex, .use, .window, .other, .everyone: nil
        }
    }

    private static func words(of text: String) -> String {
        isCurrent(OutcomeWords.words(text)) ? Meaning.isTakenNow : text
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

    private static let limiting = Lexicon.words("condition-notation.limiting")

    // MARK: Kinds of tests

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
        return .dose(DoseBound(side: side, amount: amount, unit: quantity.unit, isDaily: isDaily(part.text)))
    }

    static func isDaily(_ text: String) -> Bool { OutcomeWords.words(text).contains(where: daily.contains) }

    /// "Daily dose", not "Dose (not daily)" and "Notes (30 day supply)".
    static func isDaily(header: String) -> Bool {
        let words = OutcomeWords.words(header)
        return words.allSatisfy { daily.contains($0) || doses.contains($0) } && words.contains(where: daily.contains)
    }

    private static let doses = Lexicon.words("condition-notation.doses")
    private static let dating = Lexicon.words("condition-notation.dating")

    private static let daily = Lexicon.words("condition-notation.daily")

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

    private static func isCurrent(_ words: [String]) -> Bool {
        words.contains { ["currently", "current"].contains($0) } && !words.contains { $0.contains(where: \.isNumber) }
    }
}
