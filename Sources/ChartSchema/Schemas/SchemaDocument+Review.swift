extension SchemaDocument {
    static let accepted = SchemaDocument(
        name: "accepted",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:accepted:1",
              "title": "review/accepted.json",
              "description": "Findings that a person has accepted.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "accepted"],
              "properties": {
                "schema": {"const": 1},
                "accepted": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["rule", "fingerprint", "chart", "reason", "who", "date"],
                    "properties": {
                      "rule": {"type": "string"},
                      "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                      "chart": {"type": "string"},
                      \#(reviewSignature)
                    }
                  }
                }
              },
              "$defs": {
                \#(SchemaDefinitions.date)
              }
            }
            """#)

    static let corrections = SchemaDocument(
        name: "corrections",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:corrections:1",
              "title": "review/corrections.json",
              "description": "Values that are to be published otherwise than they are printed.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "corrections"],
              "properties": {
                "schema": {"const": 1},
                "corrections": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["chart", "field", "expect", "publish", "reason", "who", "date"],
                    "anyOf": [{"required": ["cell"]}, {"required": ["where"]}],
                    "properties": {
                      "chart": {"type": "string"},
                      "cell": {
                        "description": "The raw cell; numbers count from 0 as chartwright tables prints them.",
                        "type": "object",
                        "additionalProperties": false,
                        "required": ["file", "table", "row", "column"],
                        "properties": {
                          "file": {"type": "string"},
                          "table": {"$ref": "#/$defs/count"},
                          "row": {"$ref": "#/$defs/count"},
                          "column": {"$ref": "#/$defs/count"}
                        }
                      },
                      "where": {
                        "description": "What the one limit or medication rule is about.",
                        "type": "object",
                        "additionalProperties": false,
                        "properties": {
                          "height": {"type": "string"},
                          "class": {"type": "string"},
                          "sex": {"enum": \#(words(Sex.allCases))},
                          "age": {"$ref": "#/$defs/count"},
                          "tobacco": {"enum": \#(words(Tobacco.allCases))},
                          "product": {"type": "string"},
                          "medication": {"type": "string"},
                          "use": {"description": "null: the rule is for any use.", "type": ["string", "null"]},
                          "lookback_min_months": {"description": "As printed; null: none.", "type": ["integer", "null"], "minimum": 0},
                          "lookback_max_months": {"description": "As printed; null: none.", "type": ["integer", "null"], "minimum": 0},
                          "condition": {"description": "As printed; null: none.", "type": ["string", "null"]}
                        }
                      },
                      "field": {"enum": \#(words(AppliedCorrection.Field.allCases))},
                      "expect": {"type": ["number", "string", "null"]},
                      "publish": {"type": ["number", "string", "null"]},
                      \#(reviewSignature)
                    }
                  }
                }
              },
              "$defs": {
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.date)
              }
            }
            """#)

    private static let reviewSignature = """
        "reason": {"type": "string", "minLength": 1},
                      "who": {"type": "string", "minLength": 1},
                      "date": {"$ref": "#/$defs/date"},
                      "until": {"description": "The last day it holds.", "$ref": "#/$defs/date"}
        """
}
