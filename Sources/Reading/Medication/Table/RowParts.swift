import ChartSchema
import Notation
import Vocabulary

/// What a row says besides its decisions: they hold for every rule that is made of it.
struct RowParts {
    var medication: String
    var use: String?
    var useCell: Int?
    var window = LookbackWindow.always
    /// The window is that of what stands over the row: a decision's own goes before it.
    var isWindowOfOuter = false
    /// The window is that of all rows which print no other: what the row says by itself goes before it.
    var isDefaultWindow = false
    /// Whether a cell of the row says a time, be it any.
    var saysTime = false
    /// From which fill the window is counted, where a cell of its own says so.
    var clock: LookbackWindow.Basis?
    /// Further tests in the carrier's words, and as a program can decide them.
    var conditions: [String] = []
    var tests: [ConditionTest] = []
    /// Footnote marks after the name or the use, and the words they point to.
    var marks: [String] = []
    var footnotes: [String] = []
    var product: String?
    /// What is asked, where the decisions hang on the answer.
    var question: String?
    /// The conditions say for which answer a decision is.
    var isAnswered = false
    /// The ends of the ages, where two columns print them.
    var ageLow: String?
    var ageHigh: String?
    /// The ends of the window, where two columns print them.
    var windowLow: String?
    var windowHigh: String?
    /// Decisions that stand in a column of notes.
    var restated: [(outcome: MedicationOutcome, cell: Int)] = []
    /// Remarks that decide for some: "Decline if more than 50 units per day".
    var remarks: [(text: String, printed: String, cell: Int)] = []
    /// Remarks that name plans of other columns.
    var planRemarks: [PlanRemark] = []
    /// The cells that the parts were read from.
    var cells: [CellReference] = []

    /// What limits nobody: "any", "all ages".
    fileprivate static let everyone = Lexicon.words("row-parts.everyone")

    /// "All ages", "Any": words that limit nobody.
    static func leavesNobodyOut(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return !words.isEmpty && words.allSatisfy(everyone.contains)
    }

    /// Doses of a column of daily ones, with its header where the cell does not say so itself.
    mutating func makeDaily(from place: Int, header: String?) {
        var holdsDoses = false
        for index in tests.indices.dropFirst(place) {
            guard case .dose(var bound) = tests[index] else { continue }
            bound.isDaily = true
            tests[index] = .dose(bound)
            holdsDoses = true
        }
        guard holdsDoses, let header, let last = conditions.popLast() else { return }
        conditions.append("\(header): \(last)")
    }

    mutating func add(condition: String) {
        if OutcomeWords.words(condition).allSatisfy(Self.everyone.contains) { return }
        conditions.append(condition)
        tests += ConditionNotation.tests(of: condition)
    }
}

extension RowParts {
    /// Takes the note of a mark that says when the medication was filled, and nothing else: "¹ If last filled within 36 months." False for
    /// any other note, and beside a time of the row.
    mutating func takeTime(ofNote note: String, _ texts: TextSenses) -> Bool {
        guard window == .always || isDefaultWindow,
            let scope = texts[note.trimming(MarkedText.ofNotes + " .")].medication.scope,
            scope.window != .always,
            scope.use == nil, scope.condition == nil, MedicationSession.speaksOfFills(scope.text)
        else { return false }
        (window, isDefaultWindow) = (scope.window, false)
        return true
    }
}

extension MedicationTable {
    /// The rule that a decision makes of a row.
    ///
    /// - Parameters:
    ///   - cell: The cell that decides, which the rule names first.
    ///   - condition: What stands beside the decision.
    func rule(
        _ parts: RowParts, _ outcome: MedicationOutcome, label: String, condition: String? = nil,
        tests: [ConditionTest] = [], product: String?, cell: Int, reading: CellReference.Reading,
        _ session: inout MedicationSession
    ) -> MedicationRule {
        let parts = parts.withIllnessApart
        let drug = session.resolve(parts.medication)
        let substance = session.substance(of: drug)
        let doses = drug.parts.filter { $0.kind == .dose || $0.kind == .strength && $0.quantity != nil }
        let limits = Self.limits(beside: drug)
        let unknown = Self.unknown(beside: drug).filter { unknown in
            !limits.contains { $0.contains(unknown) } && !parts.conditions.contains { $0.contains(unknown) }
        }
        for limit in unknown + limits
        where unknown.contains(limit) && !Scope(limit).isWhole || Self.isHalfKnown(limit) && Self.holdsUnknown(limit) {
            guard session.halfKnown.insert(limit).inserted else { continue }
            session.findings.add(
                MedicationFinding.nameAside,
                "\"\(limit)\" beside the name was not understood whole; it is kept as a condition, in the carrier's words.",
                help: "Print what the medication is taken for in a column of its own.", grid: grid, cell: cell)
        }
        let all =
            doses.map(\.text) + limits + unknown + parts.conditions + parts.footnotes + [condition].compactMap(\.self)
        let use = parts.use.flatMap(Self.limiting)
        var tested =
            doses.map { ConditionNotation.test(of: $0) ?? .words($0.text) } + limits.flatMap(ConditionNotation.tests)
            + unknown.flatMap(ConditionNotation.tests) + parts.tests + parts.footnotes.map { .words($0) } + tests
        // What is kept in words, and neither a test nor a time nor a use, is for a person to decide.
        if tested.isEmpty, parts.window == .always, use == nil { tested = all.map { .words($0) } }
        return MedicationRule(
            medication: parts.medication, ingredients: substance.names, rxcui: substance.rxcuis,
            use: use,
            lookback: parts.window, condition: all.isEmpty ? nil : all.joined(separator: "; "),
            tests: tested,
            outcome: outcome, outcomeLabel: label,
            product: (product ?? parts.product ?? sectionPlan ?? tablePlan).map {
                session.product(named: $0, table: index)
            },
            cells: [grid.reference(cell: cell, field: .outcome, reading: reading)] + parts.cells)
    }

    /// Words of which some say for whom or for what the rule is, and others nobody knows: "DM2 neuropathy".
    private static func isHalfKnown(_ text: String) -> Bool {
        let scope = Scope(text)
        return !scope.isWhole && !scope.meanings.isEmpty
    }

    /// Whether one of them is in no lexicon.
    private static func holdsUnknown(_ text: String) -> Bool {
        let scope = Scope(text)
        return scope.unclaimed.contains {
            $0.contains { scope.tagged.tags[$0].senses.isEmpty && scope.tagged.token($0).number == nil }
        }
    }

    /// "50+" where the "+" was taken for a mark of the name.
    private static func wholly(_ remark: String, in printed: String) -> String {
        guard let place = printed.firstRange(of: remark), printed[place.upperBound...].hasPrefix("+") else {
            return remark
        }
        return remark + "+"
    }

    /// "capecitabine women only" without the name.
    private static func withoutName(_ remark: String) -> String {
        let words = remark.split(separator: " ").map(String.init)
        guard let first = words.first, words.count > 1, MedicationList.isDrug(first.trimming(",:;")) else {
            return remark
        }
        return words.dropFirst().joined(separator: " ")
    }

    /// Words beside a name that are none of its forms and explain nothing: "one refill max".
    private static func unknown(beside drug: DrugResolution) -> [String] {
        drug.parts.filter { $0.kind == .remark }.map { wholly(withoutName($0.text), in: drug.printed) }.filter { text in
            let tagged = TaggedText(text)
            return !Explanation.isOfAvailability(text)
                && !OutcomeWords.words(text).allSatisfy(RowParts.everyone.contains)
                // One word alone is another name, or a misspelt one.
                && OutcomeWords.words(text).count > 1
                && !tagged.tags.indices.allSatisfy { tagged.has(.filler, at: $0) || tagged.token($0).kind == .sign }
        }
    }

    /// Words beside a name that limit whom the rule is for, and are no dose: "(unless for shingles)", "(age 65+)".
    private static func limits(beside drug: DrugResolution) -> [String] {
        let remarks = drug.parts.filter { $0.kind == .remark }.map { wholly(withoutName($0.text), in: drug.printed) }
        let words = remarks.flatMap { OutcomeWords.words($0) }
        guard !words.allSatisfy({ ["if", "when"].contains($0) }) else { return [] }
        let name = singleSpaced(drug.printed)
        if name.hasSuffix(")"), let inner = name.partsAtLastGroup?.inner {
            return ConditionNotation.isLimit(inner) || isHalfKnown(inner) ? [inner] : []
        }
        return remarks.filter(ConditionNotation.isLimit)
    }
}
