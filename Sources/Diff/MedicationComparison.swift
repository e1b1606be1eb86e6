import ChartSchema

/// What changed between two states of one medication chart whose bytes differ.
struct MedicationComparison {
    private(set) var changes: [DatasetChange] = []

    init(_ old: MedicationChart, _ new: MedicationChart) {
        let patch = MedicationChartPatch(from: KeyedRules(old), to: KeyedRules(new))
        func add(_ kind: ChangeSummary.Kind, _ before: String? = nil, _ after: String? = nil) {
            changes.append(DatasetChange(kind: kind, chart: new.id, before: .of(before), after: .of(after)))
        }
        for product in patch.productsRemoved { add(.productRemoved, product) }
        for product in patch.productsAdded { add(.productAdded, nil, product) }
        for rule in patch.rules {
            guard rule.after != nil else {
                add(.ruleRemoved, rule.key.medication)
                continue
            }
            guard rule.before != nil else {
                add(.ruleAdded, nil, rule.key.medication)
                continue
            }
            add(rule.changesWordsAlone ? .labelChanged : .valueChanged, rule.key.medication, rule.key.medication)
        }
        if old.title != new.title { add(.titleChanged, old.title, new.title) }
        for note in old.notes.without(new.notes) { add(.noteChanged, note.text) }
        for note in new.notes.without(old.notes) { add(.noteChanged, nil, note.text) }
        if old.source != new.source { add(.sourceChanged, old.source.sha256, new.source.sha256) }
        if changes.isEmpty { add(.provenanceChanged) }
    }
}

extension MedicationChartPatch.RulePatch {
    /// Whether nothing but the carrier's wording of the outcome is another.
    var changesWordsAlone: Bool {
        guard before == after, contentsBefore.count == contentsAfter.count else { return false }
        return zip(contentsBefore, contentsAfter).allSatisfy { a, b in
            var a = a
            a.outcomeLabel = b.outcomeLabel
            return a == b
        }
    }
}
