extension SchemaDocument {
    static let flatMedicationRecord = SchemaDocument(
        name: "flat-medication-record",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:flat-medication-record:1",
              "title": "Flat record of a medication chart",
              "description": "One rule: what a medication, taken for a use and filled within a window, means for a product.",
              "type": "object",
              "additionalProperties": false,
              "required": ["kind", "carrier", "product", "edition", "medication", "ingredients", "rxcui", "use", "lookback_min_months", "lookback_max_months", "lookback_basis", "condition", "outcome", "outcome_label", "source"],
              "properties": {
                "kind": {"const": "medication"},
                "carrier": {"type": "string"},
                "product": {"$ref": "#/$defs/words"},
                "edition": {"type": "string"},
                \#(SchemaDefinitions.ruleMembers),
                \#(SchemaDefinitions.decidingCell)
              },
              "$defs": {
                \#(SchemaDefinitions.texts),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.words)
              }
            }
            """#)
}
