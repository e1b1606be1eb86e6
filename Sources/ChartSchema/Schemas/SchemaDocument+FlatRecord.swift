extension SchemaDocument {
    static let flatRecord = flat(
        "flat-record", title: "Flat record of a build chart",
        description:
            "One limit with everything it depends on. Inches and pounds; bounds are inclusive, an open or unprinted end is null.",
        FlatBuildRecord.fields(.nothing), members: FlatBuildRecord.fields(.nothing).map(\.schemaMember))

    static let flatMedicationRecord = flat(
        "flat-medication-record", title: "Flat record of a medication chart",
        description: "One rule: what a medication, taken for a use and filled within a window, means for a product.",
        FlatMedicationRecord.fields(.nothing),
        members: FlatList.fields { FlatMedicationRecord.listHead(nil, in: &$0) }.map(\.schemaMember) + [
            SchemaDefinitions.ruleMembers
        ])

    private static func flat(
        _ name: String, title: String, description: String, _ fields: [FlatField], members: [String]
    ) -> SchemaDocument {
        closed(
            name, title: title, description: description, required: fields.map(\.name) + ["source"],
            properties: members + [SchemaDefinitions.decidingCell],
            definitions: SchemaDefinitions.definitions(of: fields))
    }
}
