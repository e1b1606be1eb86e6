import ChartSchema
import Eligibility
import Vocabulary

/// What the flat records of one plan say of a medication, read one by one as the documentation has it, of somebody of
/// whom only the use and the fills are known: a second, slow implementation to hold the fast one against.
struct FlatRuleReading {
    /// The records about the medication.
    var mine: [FlatMedicationRecord]
    var query: MedicationQuery
    /// Words and windows that were read before.
    var known: Known

    /// What words and windows mean, each read once for many questions.
    final class Known {
        fileprivate var uses: [String: [String]?] = [:]
        fileprivate var folded: [String: String] = [:]
        fileprivate var months: [LookbackWindow: Set<Int>] = [:]
    }

    struct Answer: Equatable {
        var kind: MedicationAnswer.Kind
        var outcome: MedicationOutcome?
        var rules: Set<FlatMedicationRecord>
    }

    private enum Truth { case yes, no, unknown }

    var answer: Answer {
        guard !mine.isEmpty else { return Answer(kind: .unlisted, outcome: nil, rules: []) }
        let possible = mine.filter { truth($0.rule) != .no }
        let certain = possible.filter { truth($0.rule) == .yes }
        let left = possible.filter { record in !certain.contains { isMoreExact($0.rule, than: record.rule) } }
        guard !left.isEmpty else { return Answer(kind: .unspoken, outcome: nil, rules: []) }
        let holding = left.filter { truth($0.rule) == .yes }
        if holding.count == left.count || !holding.isEmpty && Set(left.map(\.rule.outcome)).count == 1 {
            let worst = holding.map(\.rule.outcome).max { Self.order($0) < Self.order($1) }
            return Answer(kind: .decided, outcome: worst, rules: Set(holding))
        }
        return Answer(kind: .depends, outcome: nil, rules: Set(left))
    }

    private func truth(_ rule: MedicationRule) -> Truth {
        let parts = [use(rule), window(rule.lookback), rule.condition == nil ? .yes : .unknown]
        return parts.contains(.no) ? .no : parts.contains(.unknown) ? .unknown : .yes
    }

    private func use(_ rule: MedicationRule) -> Truth {
        guard let printed = rule.use else { return .yes }
        guard let asked = query.use else { return .unknown }
        if folded(asked) == folded(printed) { return .yes }
        guard let a = uses(asked), let b = uses(printed) else { return .unknown }
        return a.contains(where: b.contains) ? .yes : .no
    }

    private func folded(_ words: String) -> String {
        if let found = known.folded[words] { return found }
        let found = FoldedName.of(words)
        known.folded[words] = found
        return found
    }

    private func uses(_ words: String) -> [String]? {
        if let found = known.uses[words] { return found }
        let found = UseVocabulary.standard.uses(in: words)
        known.uses[words] = .some(found)
        return found
    }

    private func window(_ window: LookbackWindow) -> Truth {
        if window.minMonths == nil, window.maxMonths == nil { return .yes }
        guard let months = window.basis == .firstFill ? query.firstFilled : query.lastFilled else { return .unknown }
        if let least = window.minMonths, months <= least { return .no }
        if let most = window.maxMonths, months > most { return .no }
        return .yes
    }

    /// Every month from 0 to 600 that the window holds.
    private func months(_ window: LookbackWindow) -> Set<Int> {
        if let found = known.months[window] { return found }
        let found = Set((0...600).filter { $0 > window.minMonths ?? -1 && $0 <= window.maxMonths ?? 600 })
        known.months[window] = found
        return found
    }

    private func isMoreExact(_ a: MedicationRule, than b: MedicationRule) -> Bool {
        let (mine, others) = (months(a.lookback), months(b.lookback))
        let isBounded = (a.lookback.minMonths ?? a.lookback.maxMonths) != nil
        let isOtherBounded = (b.lookback.minMonths ?? b.lookback.maxMonths) != nil
        if isBounded, isOtherBounded, a.lookback.basis != b.lookback.basis { return false }
        let narrower = mine.isStrictSubset(of: others) || isBounded && !isOtherBounded
        let asNarrow = narrower || mine == others && isBounded == isOtherBounded
        let asSpecific = (a.use != nil || b.use == nil) && (a.condition != nil || b.condition == nil)
        let moreSpecific = a.use != nil && b.use == nil || a.condition != nil && b.condition == nil
        return asNarrow && asSpecific && (narrower || moreSpecific)
    }

    private static func order(_ outcome: MedicationOutcome) -> Int {
        [.accept, .level, .rated, .graded, .modified, .guaranteed, .refer, .decline].firstIndex(of: outcome)!
    }
}

/// Flat records and what their names mean, each read once.
struct NamedRecords {
    private var all: [(record: FlatMedicationRecord, folded: String, members: DrugClass?)]

    init(_ records: [FlatMedicationRecord]) {
        var classes: [String: DrugClass?] = [:]
        all = records.map { record in
            let name = record.rule.medication
            if classes[name] == nil {
                guard record.rule.ingredients.isEmpty,
                    case .drugClass(let members) = DrugDictionary.standard.resolve(name).answer
                else {
                    classes[name] = .some(nil)
                    return (record, FoldedName.of(name), nil)
                }
                classes[name] = members
            }
            return (record, FoldedName.of(name), classes[name] ?? nil)
        }
    }

    /// The records about a medication: of its name, of its ingredients, or of a class it belongs to.
    func about(_ name: String) -> [FlatMedicationRecord] {
        let asked = DrugDictionary.standard.resolve(name).ingredients
        let names = asked.map(\.name)
        let folded = FoldedName.of(name)
        return all.filter { each in
            each.folded == folded || !names.isEmpty && names == each.record.rule.ingredients
                || asked.count == 1 && each.record.rule.ingredients.isEmpty
                    && each.members?.contains(asked[0]) == true
        }.map(\.record)
    }
}
