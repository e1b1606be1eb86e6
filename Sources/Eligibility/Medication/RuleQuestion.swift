import ChartSchema
import Vocabulary

/// A query with its words read, to be put to one rule after the other.
struct RuleQuestion {
    let query: MedicationQuery
    let context: MedicationContext
    /// The ids of the use asked about; `nil` where it was not given or has no id.
    private let uses: [String]?
    private let use: String?
    private let taking: [NamedMedication]

    init(_ query: MedicationQuery, _ context: MedicationContext) {
        self.query = query
        self.context = context
        uses = query.use.flatMap { UseVocabulary.standard.uses(in: $0) }
        use = query.use.map { FoldedName.of($0) }
        taking = context.taking.map { NamedMedication($0) }
    }

    /// What a rule leaves open; `nil` when it does not hold.
    func open(_ rule: MedicationRule, _ words: MedicationIndex.Rule) -> [OpenQuestion]? {
        var open: [OpenQuestion] = []
        if let printed = rule.use {
            switch isFor(words) {
            case false?: return nil
            case nil: open.append(.use(printed))
            case true?: break
            }
        }
        switch holds(rule.lookback) {
        case false?: return nil
        case nil: open.append(.fill(rule.lookback))
        case true?: break
        }
        if let condition = rule.condition, rule.tests.isEmpty { open.append(.condition(condition)) }
        for test in rule.tests {
            switch holds(test) {
            case false?: return nil
            case nil: open.append(.test(test))
            case true?: break
            }
        }
        return open
    }

    /// Whether the use asked about is the rule's; `nil` when nobody can say.
    private func isFor(_ rule: MedicationIndex.Rule) -> Bool? {
        guard let use else { return nil }
        if use == rule.use { return true }
        guard let uses, let printed = rule.uses else { return nil }
        return !Set(uses).isDisjoint(with: printed)
    }

    private func holds(_ window: LookbackWindow) -> Bool? {
        guard window.minMonths != nil || window.maxMonths != nil else { return true }
        let filled = window.basis == .firstFill ? query.firstFilled : query.lastFilled
        guard let filled else { return nil }
        return window.minMonths.map { filled > $0 } ?? true && window.maxMonths.map { filled <= $0 } ?? true
    }

    private func holds(_ test: ConditionTest) -> Bool? {
        switch test {
        case .age(let range): holds(range)
        case .ageOutside(let range): holds(range).map { !$0 }
        case .tobacco(let tobacco):
            tobacco == .any ? true : context.usesTobacco.map { $0 == (tobacco == .yes) }
        case .taking(let other): holds(other)
        case .dose(let bound): holds(bound)
        case .diagnosed, .severity, .prescriber, .words: nil
        }
    }

    private func holds(_ range: AgeRange) -> Bool? {
        guard let months = context.age?.months else { return range.isAny ? true : nil }
        let wanted = range.months
        if wanted.low <= months.lowerBound, Int64(months.upperBound) <= wanted.high { return true }
        return Int64(months.upperBound) < wanted.low || Int64(months.lowerBound) > wanted.high ? false : nil
    }

    private func holds(_ other: OtherMedication) -> Bool? {
        let isTaken = taking.contains { taken in
            other.anyOf.contains { name in
                !name.ingredients.isEmpty && name.ingredients == taken.ingredients
                    || FoldedName.of(name.medication) == taken.folded || Self.isOfClass(taken, name.medication)
            }
        }
        if isTaken { return other.isTaken }
        // A class whose members are in no table may hold one that is taken.
        let isKnown = other.anyOf.allSatisfy { !$0.ingredients.isEmpty || Self.drugClass($0.medication) != nil }
        return context.isTakingComplete && (isKnown || taking.isEmpty) ? !other.isTaken : nil
    }

    private static func drugClass(_ words: String) -> DrugClass? {
        if case .drugClass(let found) = DrugDictionary.standard.resolve(words).answer { found } else { nil }
    }

    private static func isOfClass(_ taken: NamedMedication, _ words: String) -> Bool {
        guard let members = drugClass(words) else { return false }
        return taken.ingredients.contains { members.contains(DrugIngredient(name: $0, rxcui: nil)) }
    }

    private func holds(_ bound: DoseBound) -> Bool? {
        guard let dose = query.dose, dose.unit == bound.unit, dose.isDaily == bound.isDaily else { return nil }
        switch bound.side {
        case .over: return dose.amount > bound.amount
        case .from: return dose.amount >= bound.amount
        case .under: return dose.amount < bound.amount
        case .upTo: return dose.amount <= bound.amount
        }
    }
}
