extension SchemaDocument {
    static let medicationChart = chart(
        MedicationChart.self, name: "medication-chart", title: "Medication chart",
        description:
            "What medications mean for a carrier's products, rule by rule. A medication without a rule has no statement.",
        definitions: [
            // Files are compared byte by byte: what a rule shares with flat records stands where it always stood.
            SchemaForm.definition(
                of: MedicationRule.self, further: Set(SchemaDefinitions.ruleFields.dropFirst().map(\.name))),
            SchemaForm.tests, SchemaForm.definition(of: OtherMedication.Name.self, onOneLine: true),
            SchemaForm.definition(of: AppliedCorrection.self), SchemaForm.definition(of: ChartNote.self),
            SchemaDefinitions.cells, SchemaForm.definition(of: CellReference.self), SchemaDefinitions.texts,
            SchemaDefinitions.name, SchemaDefinitions.date, SchemaDefinitions.hash, SchemaDefinitions.count,
            SchemaDefinitions.place, SchemaDefinitions.words,
        ])
}

extension SchemaForm {
    /// The schemas of the tests of a rule: each is one of these objects.
    fileprivate static var tests: String {
        let kinds = ConditionTest.Name.allCases.map { name in
            var (form, test) = (SchemaForm(), ConditionTest.blank(name))
            ConditionTest.tell(&test, in: &form)
            return """
                {"type": "object", "additionalProperties": false, "required": \(SchemaDocument.list(form.required)), \
                "properties": {\(form.members.map(\.text).joined(separator: ", "))}}
                """
        }
        return "\"test\": {\"anyOf\": [\n      \(kinds.joined(separator: ",\n                  "))\n    ]}"
    }
}
