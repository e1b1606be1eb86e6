extension SchemaDocument {
    static let flatRecord = SchemaDocument(
        name: "flat-record",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:flat-record:1",
              "title": "Flat record of a build chart",
              "description": "One limit with everything it depends on. Inches and pounds; bounds are inclusive, an open or unprinted end is null.",
              "type": "object",
              "additionalProperties": false,
              "required": ["kind", "carrier", "product", "edition", "sex", "age_min", "age_max", "age_unit", "tobacco", "height_min_in", "height_max_in", "class_label", "rate_class", "weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max", "source"],
              "properties": {
                "kind": {"const": "build"},
                "carrier": {"type": "string"},
                "product": {"$ref": "#/$defs/words"},
                "edition": {"type": "string"},
                "sex": {"enum": \#(words(Sex.allCases))},
                "age_min": {"$ref": "#/$defs/place"},
                "age_max": {"$ref": "#/$defs/place"},
                "age_unit": {"description": "Completed years or completed months.", "enum": \#(words(AgeUnit.allCases))},
                "tobacco": {"enum": \#(words(Tobacco.allCases))},
                "height_min_in": {"$ref": "#/$defs/figure"},
                "height_max_in": {"$ref": "#/$defs/figure"},
                "class_label": {"description": "The class as the carrier prints it.", "$ref": "#/$defs/words"},
                "rate_class": {"$ref": "#/$defs/rate_class"},
                "weight_min_lb": {"$ref": "#/$defs/figure"},
                "weight_max_lb": {"$ref": "#/$defs/figure"},
                "bmi_min": {"$ref": "#/$defs/figure"},
                "bmi_max": {"$ref": "#/$defs/figure"},
                \#(SchemaDefinitions.decidingCell)
              },
              "$defs": {
                \#(SchemaDefinitions.rateClass),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.figure),
                \#(SchemaDefinitions.words)
              }
            }
            """#)
}
