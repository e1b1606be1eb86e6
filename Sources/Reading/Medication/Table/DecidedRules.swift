import ChartSchema
import Notation

/// The rules that one decision cell makes of a row: one for each of its clauses, with those whom it is for.
///
/// - A time or a use that a clause names becomes the rule's own where the row has none.
/// - The first decision, where nothing limits it, is for those whom the others are not for; "otherwise" is for all who were
///   not named.
/// - A cell with a word that nobody knows is one rule with all its words as a condition.
struct DecidedRules {
    struct Decided {
        var outcome: MedicationOutcome
        var parts: RowParts
        /// What stands beside the decision, where that is no part of the rule yet.
        var condition: String?
        var tests: [ConditionTest]
    }

    private(set) var rules: [Decided] = []
    /// Whether every decision of the cell became a rule.
    private(set) var isWhole = true

    init(_ reading: OutcomeNotation.Reading, beside parts: RowParts) {
        let clauses = reading.clauses
        guard let first = clauses.first, let condition = reading.condition else {
            let tests = reading.condition.map(ConditionNotation.tests) ?? []
            rules = [Decided(outcome: reading.outcome, parts: parts, condition: reading.condition, tests: tests)]
            return
        }
        guard clauses.count > 1 else {
            rules = [Self.single(first, condition, parts)]
            return
        }
        guard
            let several = Self.several(clauses, reading.label, condition, parts)
                ?? Self.worded(clauses, reading.label, condition, parts)
        else {
            rules = [Decided(outcome: first.outcome, parts: parts, condition: condition, tests: [.words(condition)])]
            isWhole = false
            return
        }
        rules = several
    }

    // MARK: One decision

    private static func single(_ clause: Statement.Clause, _ condition: String, _ parts: RowParts) -> Decided {
        if clause.namesPlan, clause.outcome == .rated {
            return Decided(outcome: .rated, parts: parts, condition: condition, tests: [])
        }
        var parts = parts
        if clause.isWhole, !ConditionNotation.isDoubtful(condition), let rest = parts.take(clause.meanings) {
            let tests = rest.compactMap(ConditionNotation.test)
            if rest.isEmpty, !refusesPlans(clause) {
                return Decided(outcome: clause.outcome, parts: parts, condition: nil, tests: [])
            }
            if tests.count == rest.count, !rest.isEmpty {
                return Decided(outcome: clause.outcome, parts: parts, condition: condition, tests: tests)
            }
        }
        return Decided(outcome: clause.outcome, parts: parts, condition: condition, tests: [.words(condition)])
    }

    /// "Decline (Term and UL)": not every plan.
    private static func refusesPlans(_ clause: Statement.Clause) -> Bool {
        clause.outcome == .decline
            && clause.scopes.contains { scope in
                let text = scope.tagged
                return text.tags.indices.contains { text.has(.plan, at: $0) && !text.has(.filler, at: $0) }
            }
    }

    // MARK: Several

    private static func several(
        _ clauses: [Statement.Clause], _ label: String, _ condition: String, _ parts: RowParts
    ) -> [Decided]? {
        guard clauses.allSatisfy({ $0.isWhole && !ConditionNotation.isDoubtful($0.condition) }) else { return nil }
        var meanings = clauses.map(\.meanings)
        // Nobody may be left to two decisions.
        let bare = clauses.indices.filter { meanings[$0].isEmpty }
        guard bare.count <= 1 else { return nil }
        if let place = bare.first {
            guard place == 0 || clauses[place].isOtherwise else { return nil }
            let others = meanings.indices.filter { $0 != place }
            guard let rest = complement(of: others.map { meanings[$0] }) else { return nil }
            meanings[place] = rest
        }
        let exceptions = ClauseExceptions(clauses, &meanings)
        var rules: [Decided] = []
        for (place, clause) in clauses.enumerated() {
            var own = parts
            guard let rest = own.take(meanings[place]) else { return nil }
            var tests = rest.compactMap(Self.test)
            guard tests.count == rest.count else { return nil }
            // "Decline if on oxygen; otherwise accept" says only as a whole whom it accepts.
            let others = clause.isOtherwise ? label : condition
            var words = clause.condition.isEmpty ? others : clause.condition
            if exceptions.needsLabel.contains(place) {
                words = label
                if exceptions.isOpen.contains(place) { tests = [.words(label)] }
            }
            rules.append(
                Decided(outcome: clause.outcome, parts: own, condition: tests.isEmpty ? nil : words, tests: tests))
        }
        return rules
    }

    /// Decisions of which each says itself whom it is for, in words that no grammar knows: "Accept if A1C is 8.0 or less; otherwise Decline".
    /// One with nothing beside it keeps all words of the cell.
    private static func worded(
        _ clauses: [Statement.Clause], _ label: String, _ condition: String, _ parts: RowParts
    ) -> [Decided]? {
        let bare = clauses.indices.filter { clauses[$0].condition.isEmpty || clauses[$0].isOtherwise }
        guard Set(clauses.map(\.outcome)).count == clauses.count, bare.count <= 1,
            bare.allSatisfy({ $0 == 0 || clauses[$0].isOtherwise && clauses[$0].condition.isEmpty }),
            clauses.indices.allSatisfy({ bare.contains($0) || clauses[$0].saysWhom && !clauses[$0].namesPlan })
        else { return nil }
        return clauses.enumerated().map { place, clause in
            // "Decline if less" says of nothing alone than what.
            let isShort =
                clause.isOtherwise || clause.condition.split(separator: " ").count == 2 || saysOnlyWhen(clause)
            let words = isShort ? label : clause.condition.isEmpty ? condition : clause.condition
            return Decided(outcome: clause.outcome, parts: parts, condition: words, tests: [.words(words)])
        }
    }

    /// "ROP if within 2 years" behind "Graded if cancer treated 2-4 years ago": the time is that of another clause's words.
    private static func saysOnlyWhen(_ clause: Statement.Clause) -> Bool {
        !clause.meanings.isEmpty && clause.isWhole && clause.meanings.allSatisfy(\.isWindow)
    }

    /// What a program cannot decide stays in words.
    private static func test(of meaning: Meaning) -> ConditionTest? {
        switch meaning {
        case .sex(let sex): .words(sex.rawValue)
        case .other(let words): .words(words)
        default: ConditionNotation.test(of: meaning)
        }
    }

    /// What holds for all whom none of the others is for; `nil` where no test says that.
    private static func complement(of others: [[Meaning]]) -> [Meaning]? {
        var all: [Meaning] = []
        for other in others {
            guard other.count == 1, let opposite = other[0].complement else { return nil }
            all.append(opposite)
        }
        return all
    }
}

extension Meaning {
    var isWindow: Bool { if case .window = self { true } else { false } }

    var isUse: Bool {
        switch self {
        case .use, .notUse: true
        default: false
        }
    }

    /// What holds where this does not; `nil` where nothing says that.
    var complement: Meaning? {
        switch self {
        case .age(let age): .ageOutside(age)
        case .ageOutside(let age): .age(age)
        case .tobacco(let tobacco): tobacco == .any ? nil : .tobacco(tobacco.complement)
        case .window(let window): window.complement.map(Meaning.window)
        case .dose(let dose): .dose(dose.complement)
        case .fact(let text, let isPresent): .fact(text, isPresent: !isPresent)
        case .medication(let names, let isTaken): .medication(names, isTaken: !isTaken)
        case .severity(let words): .fact(words, isPresent: false)
        case .use(let text): .notUse(text)
        case .sex(let sex): sex == .any ? nil : .sex(sex.complement)
        case .other(let words): .other("other than \(words)")
        case .notUse, .prescriber, .everyone: nil
        }
    }
}

extension RowParts {
    /// Takes a time and a use that a decision names for the row's own. What is left; `nil` where the row has others.
    mutating func take(_ meanings: [Meaning]) -> [Meaning]? {
        var rest: [Meaning] = []
        for meaning in meanings {
            switch meaning {
            case .window(let own):
                guard window == .always || isWindowOfOuter, meanings.count(where: \.isWindow) == 1 else { return nil }
                (window, isWindowOfOuter) = (own, false)
            case .use(let own):
                guard use == nil || use == own else { return nil }
                use = own
            default: rest.append(meaning)
            }
        }
        return rest
    }
}
