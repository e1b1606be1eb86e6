import Notation
import Vocabulary

/// What the texts of a column are, whatever stands above them.
extension ColumnTexts {
    /// Whether six cells of ten hold a decision.
    var areDecisions: Bool {
        decisions * 10 >= count * 6
    }

    /// Whether it is decisions, and some cells say that there is none: "N/A" in the column of one of several plans.
    var areDecisionsOrNone: Bool {
        let none = number(MedicationTable.isNoDecision)
        return none > 0 && none < count && decisions * 10 >= (count - none) * 6
    }

    /// "B" and "G" under "Brand or Generic", "Yes" under "Generic available?": what kind of name stands beside them.
    func areKindsOfNames(under header: String) -> Bool {
        let words = OutcomeWords.words(header.spacedName)
        guard words.count > 1, words.allSatisfy(Self.kindsHeader.contains) else { return false }
        let isAsked = words.contains(where: Self.available.contains)
        return all { Self.kinds.contains(FoldedText($0).string) || isAsked && MarkSign.isAnswer($0) }
    }

    private static let kindsHeader = Lexicon.words("medication-columns.kinds-header")
    /// "Brand only" under "Brand/Generic": of which names the decision is.
    func limitKindsOfNames(under header: String) -> Bool {
        let words = OutcomeWords.words(header.spacedName)
        return words.count > 1 && words.allSatisfy(Self.kindsHeader.contains)
            && number { TaggedText($0).has(.only) } > 0
            && all { text in
                MedicationTable.isEither(text)
                    || OutcomeWords.words(text).allSatisfy { Self.kinds.contains($0) || TaggedText($0).has(.only) }
            }
    }

    private static let available = Lexicon.words("medication-columns.available")
    private static let kinds = Lexicon.words("medication-columns.kinds")

    /// Whether every cell says from which fill times are counted, and nothing else.
    func areClocks(under header: String) -> Bool { !isEmpty && all { FillClock(cell: $0, under: header) != nil } }

    /// Whether a question is answered: by yes or no in half of the cells, and by a decision or an answer with a condition in the others.
    var areAnswers: Bool {
        number { MarkSign.isAnswer($0) || WordedAnswer($0) != nil } * 2 >= count && all(WordedAnswer.answers)
    }

    /// Whether eight cells of ten are uses that a vocabulary knows; "any" may be any time as well.
    var areUses: Bool { areUses { _ in false } }

    /// - Parameter isLeftOut: Of the texts that name none, and may stand among them.
    func areUses(besides isLeftOut: (String) -> Bool) -> Bool {
        let named = first.filter { !MedicationTable.isEveryone($0) && !isLeftOut($0) }
        return !named.isEmpty
            && named.count { UseVocabulary.standard.uses(in: $0) != nil || DecisionScope.limitedUse($0) != nil } * 10
                >= named.count * 8
    }

    /// Whether eight cells of ten are times, and some are more than "any".
    var areTimes: Bool {
        number { LookbackNotation.read($0) != nil } * 10 >= count * 8
            && number { LookbackNotation.read($0).map { $0.window != .always } ?? false } > 0
    }

    /// "24" and "> 36" below "Months": all that the cells leave to the header is the unit, and none may be an age or a number of something else.
    func areTimes(in unit: LookbackNotation.Unit) -> Bool {
        all { text in
            guard let read = LookbackNotation.read(inColumn: text, headerUnit: unit, basis: nil) else { return false }
            return read.condition == nil && LookbackNotation.isUsual(read.window)
                && (unit == .month || [read.window.minMonths, read.window.maxMonths].allSatisfy { $0 ?? 0 <= 120 })
        } && number { $0.contains(where: \.isNumber) } > 1
    }

    /// Whether the cells are times, or say that there is none.
    func areTimes(under timed: TimedDecision) -> Bool {
        // "Time since last fill" over "Level": "n/a" where no time is asked for.
        let isAny = !timed.isCertain
        return all { timed.window($0) != nil || TimedDecision.isNever($0) }
            && (isAny || number { timed.window($0) != nil } > 0)
    }

    /// Whether the cells name plans, several of them in some cells; a plan by itself may be the decision.
    var namePlans: Bool {
        all { text in text.count <= 80 && !OutcomeMark.isMark(text) && PlansOnOffer(text) != nil }
            && !all { OutcomeNotation.read($0) != nil }
    }

    /// Whether no cell refuses, and some say more than a decision: "Sentinel Preferred", "Sentinel Modified".
    var areOffers: Bool {
        all { !OutcomeWords($0).outcomes.contains(.decline) }
            && number { !OutcomeWords($0).rest.isEmpty || OutcomeWords($0).outcomes.isEmpty } == count
    }

    /// Whether every cell says for whom its row is, and nothing else: "Female", "Ages 50-80", "Smoker".
    var areScopes: Bool {
        count > 1
            && all { text in
                let scope = Scope(text)
                let isOfPeople = scope.meanings.contains {
                    switch $0 {
                    case .sex, .age, .ageOutside, .tobacco, .medication, .severity: true
                    default: false
                    }
                }
                return scope.isWhole && isOfPeople || MedicationTable.isEveryone(text) || DecisionScope.isOfAll(text)
                    || Lexicon.standard.senses(of: text).contains {
                        $0.category == .always || $0 == WordSense(.header, "either")
                            || $0 == WordSense(.severity, "alone")
                    }
            }
    }

    /// Whether every cell bounds a dose, or asks for none: "over 1800 mg" beside "any".
    var areBounds: Bool {
        let named = first.filter { !MedicationTable.isEveryone($0) }
        return named.count > 1
            && named.allSatisfy { text in
                let scope = Scope(text)
                return scope.isWhole && !scope.meanings.isEmpty
                    && scope.meanings.allSatisfy { if case .dose = $0 { true } else { false } }
            }
    }

    /// Whether every cell bounds an age or a dose, or says whom its row is for, and names no use: "age 50 and over", "more than 10 mg".
    var areLimits: Bool {
        all { text in
            let scope = Scope(text)
            return scope.isWhole && !scope.meanings.isEmpty
                && scope.meanings.allSatisfy {
                    if case .dose = $0 { true } else { $0.isOfPeople }
                }
        }
    }

    /// Whether the times are the rungs of a ladder: "24 months", "48 months", "> 48 months". The last begins where the longest bare one ends, so
    /// that the bare ones end windows.
    var isLadder: Bool {
        let times = first.compactMap { WindowGrammar.read($0, unit: "month") }
        let ends = times.filter(\.isBare).compactMap(\.window.maxMonths)
        return !ends.isEmpty && times.contains { $0.window.minMonths != nil && $0.window.minMonths == ends.max() }
    }

    /// Whether every time says by itself which end of a window it is: "within 12 months", "13-24", "25+".
    var areBounded: Bool {
        all { text in
            LookbackNotation.read(text).map { $0.window == .always } ?? false
                || WindowGrammar.read(text, unit: "month").map { !$0.isBare } ?? false
        }
    }
}
