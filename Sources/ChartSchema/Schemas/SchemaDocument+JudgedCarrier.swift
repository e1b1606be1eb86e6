/// The line that goes from judging carriers to publishing them.
extension SchemaDocument {
    static let judgedCarrier = SchemaDocument(
        name: "judged-carrier",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:judged-carrier:1",
              "title": "A carrier whose charts are in the store",
              "description": "A line of chartwright judge --store: all that publish asks of the carrier. It depends on the version that the charts were held against, and on nothing else but what the charts depend on.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "carrier", "decided", "after", "retrieved", "summary", "heldBack", "findings", "names", "bodies", "parts", "charts", "sha256", "ends"],
              "properties": {
                "schema": {"const": "chartwright/judged-carrier/1"},
                "carrier": {"type": "string"},
                "decided": {"description": "Of all that decided about the charts beside their raw files: the program, what pipeline.json says of the carrier and of none, the review files, and which days are over.", "$ref": "#/$defs/sha256"},
                "after": {
                  "description": "The version that was the latest, and the SHA-256 of its manifest; null where there was none. After another one the line is published only as the carrier stands there.",
                  "type": ["object", "null"],
                  "additionalProperties": false,
                  "required": ["version", "sha256"],
                  "properties": {"version": {"$ref": "#/$defs/version"}, "sha256": {"$ref": "#/$defs/sha256"}}
                },
                "retrieved": {"description": "The newest day that one of the raw files was retrieved.", "anyOf": [{"$ref": "#/$defs/date"}, {"type": "null"}]},
                "summary": {
                  "description": "How much there is of the carrier's charts and of findings about them.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["charts", "findings", "corrected"],
                  "properties": {
                    "charts": {"$ref": "#/$defs/count"},
                    "findings": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["error", "warning", "info", "accepted", "off"],
                      "properties": {
                        "error": {"$ref": "#/$defs/count"},
                        "warning": {"$ref": "#/$defs/count"},
                        "info": {"$ref": "#/$defs/count"},
                        "accepted": {"$ref": "#/$defs/count"},
                        "off": {"description": "Set off by policy.", "$ref": "#/$defs/count"}
                      }
                    },
                    "corrected": {"description": "Values that are published otherwise than they are printed.", "$ref": "#/$defs/count"}
                  }
                },
                "heldBack": {
                  "description": "Charts whose sources have errors: kept as they are in the version before, or failed where it has none.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["chart", "state"],
                    "properties": {"chart": {"type": "string"}, "state": {"enum": ["kept", "failed"]}}
                  }
                },
                "findings": {"description": "Why these are held back, and what is to be said of entries of the review files.", "type": "array", "items": {"$ref": "#/$defs/finding"}},
                "names": {"description": "Accepted names of medications that the charts print; null where one of them was not looked at.", "type": ["array", "null"], "items": {"type": "string"}},
                "bodies": {
                  "description": "How heavy the carrier lets each class be: what other carriers' charts are held against. The numbers are BMIs, in digits.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["rateClass", "sex", "tobacco", "middle", "least", "greatest"],
                    "properties": {
                      "rateClass": {"type": "string"},
                      "sex": {"enum": \#(words(Sex.allCases))},
                      "tobacco": {"enum": \#(words(Tobacco.allCases))},
                      "middle": {"description": "Of all that the carrier allows people of this group.", "type": "string"},
                      "least": {"description": "Of what it allows this very group; null where it speaks of others that meet it.", "$ref": "#/$defs/words"},
                      "greatest": {"$ref": "#/$defs/words"}
                    }
                  }
                },
                "parts": {
                  "description": "Parts of a manifest (manifest-root) that hold charts of this carrier alone, whatever others have; their files are in the store.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["first", "last", "charts", "records", "entries", "findings"],
                    "properties": {
                      "first": {"type": "string"},
                      "last": {"type": "string"},
                      "charts": {"$ref": "#/$defs/count"},
                      "records": {"$ref": "#/$defs/count"},
                      "entries": {"$ref": "#/$defs/sha256"},
                      "findings": {"type": ["string", "null"], "pattern": "^[0-9a-f]{64}$"}
                    }
                  }
                },
                "charts": {"description": "How many the carrier has, in its parts and its ends.", "$ref": "#/$defs/count"},
                "sha256": {"description": "Of the bytes of \"ends\".", "$ref": "#/$defs/sha256"},
                "ends": {
                  "description": "Entries that stand before the first chart that begins a part, and from the last one on: where they end depends on the carriers beside.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["head", "tail"],
                  "properties": {
                    "head": {"type": "array", "items": {"$ref": "#/$defs/entry"}},
                    "tail": {"type": "array", "items": {"$ref": "#/$defs/entry"}}
                  }
                }
              },
              "$defs": {
                \#(entryDefinition(withFindings: true)),
                \#(findingDefinition),
                \#(SchemaDefinitions.version),
                \#(SchemaDefinitions.name),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.words)
              }
            }
            """#)
}
