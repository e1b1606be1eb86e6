import ChartSchema

extension EligibilityDataset {
    /// What a consumer has to ask before medication charts can be checked. Which further questions a medication needs
    /// depends on the medication.
    public var medicationForm: Form {
        let listed = medications()
        var fields = [
            Form.Field(
                id: "medication", title: "Medication", kind: .words, isRequired: true,
                options: listed.map(\.medication), examples: listed.prefix(3).map(\.medication))
        ]
        let uses = byMedication { rule in rule.use.map { [$0] } ?? [] }
        if !uses.isEmpty {
            fields.append(
                Form.Field(
                    id: "use", title: "Taken for", kind: .words, options: Set(uses.flatMap(\.options)).sorted(),
                    dependsOn: Form.Dependency(field: "medication", options: uses)))
        }
        for (id, title, basis) in [
            ("last-filled", "Last filled", LookbackWindow.Basis.lastFill),
            ("first-filled", "First filled", .firstFill),
        ] {
            let windows = byMedication { rule in
                let window = rule.lookback
                let ends = [window.minMonths, window.maxMonths].compactMap(\.self)
                return window.counted == basis ? ends.map { "\($0)m" } : []
            }
            let months = Set(windows.flatMap(\.options)).compactMap { Int($0.dropLast()) }.sorted()
            guard let most = months.last else { continue }
            fields.append(
                Form.Field(
                    id: id, title: title, kind: .months, min: 0, max: Figure(most), unit: "months",
                    masks: ["99m", "9y"],
                    dependsOn: Form.Dependency(field: "medication", options: windows),
                    examples: months.flatMap { ["\($0)m", "\($0 + 1)m"] }))
        }
        fields += testFields
        return Form(
            id: "medication", version: version,
            sections: [Form.Section(id: "medication", title: "Medication", fields: fields)])
    }

    /// What conditions ask: other medications, the age, tobacco, the dose.
    private var testFields: [Form.Field] {
        let asked: [(id: String, title: String, kind: Form.Field.Kind, isAsked: (ConditionTest) -> Bool)] = [
            ("taking", "Other medications", .words, { if case .taking = $0 { true } else { false } }),
            ("age", "Age", .age, { if case .age = $0 { true } else if case .ageOutside = $0 { true } else { false } }),
            ("tobacco", "Tobacco", .choice, { if case .tobacco = $0 { true } else { false } }),
            ("dose", "Dose", .words, { if case .dose = $0 { true } else { false } }),
        ]
        return asked.compactMap { field in
            let rules = byMedication { $0.tests.contains(where: field.isAsked) ? ["asked"] : [] }
            guard !rules.isEmpty else { return nil }
            return Form.Field(
                id: field.id, title: field.title, kind: field.kind,
                options: field.id == "tobacco" ? ["yes", "no"] : [],
                dependsOn: Form.Dependency(field: "medication", options: rules.map { ($0.answer, []) }))
        }
    }

    /// What the rules of each medication give, each once and sorted; medications without any are left out.
    private func byMedication(_ values: (MedicationRule) -> [String]) -> [(answer: String, options: [String])] {
        var found: [String: Set<String>] = [:]
        for rule in medication.charts.flatMap(\.rules) {
            for value in values(rule) { found[rule.medication, default: []].insert(value) }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }
}
