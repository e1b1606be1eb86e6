extension SchemaDocument {
    static let finding = SchemaDocument(
        name: "finding",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:finding:1",
              "title": "Finding",
              "$ref": "#/$defs/finding",
              "$defs": {
                \#(findingDefinition),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.words)
              }
            }
            """#)

    /// A finding, for the schemas of documents that hold some.
    static let findingDefinition = #"""
        "finding": {
              "description": "Something a person should know about a chart.",
              "type": "object",
              "additionalProperties": false,
              "required": ["rule", "severity", "message", "chart", "location", "context", "fingerprint", "help"],
              "properties": {
                "rule": {"description": "A stable code in dotted words.", "type": "string"},
                "severity": {"enum": \#(words(Finding.Severity.allCases))},
                "message": {"type": "string"},
                "chart": {"description": "The chart's id.", "$ref": "#/$defs/words"},
                "location": {
                  "description": "A place in a raw file, as exact as is known. Rows and columns count from 0, lines from 1.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["file", "table", "row", "column", "line", "text"],
                  "properties": {
                    "file": {"type": "string"},
                    "table": {"$ref": "#/$defs/place"},
                    "row": {"$ref": "#/$defs/place"},
                    "column": {"$ref": "#/$defs/place"},
                    \#(SchemaDefinitions.placeMembers),
                    "text": {"$ref": "#/$defs/words"}
                  }
                },
                "context": {
                  "description": "The values that the message speaks of, by name.",
                  "type": "object",
                  "additionalProperties": {"type": "string"}
                },
                "fingerprint": {"description": "The same as long as rule, chart, place and values are.", "type": "string", "pattern": "^[0-9a-f]{16}$"},
                "help": {"description": "What to do about it.", "$ref": "#/$defs/words"},
                "policy": {
                  "description": "What pipeline.json made of the severity; absent where it is the rule's own.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["was", "scope", "pattern", "reason"],
                  "properties": {
                    "was": {"description": "The rule's own severity.", "enum": \#(words(Finding.Severity.allCases))},
                    "scope": {"enum": \#(words(Finding.PolicyChange.Scope.allCases))},
                    "pattern": {"description": "A code, or the beginning of codes and *.", "type": "string"},
                    "reason": {"$ref": "#/$defs/words"}
                  }
                },
                "accepted": {
                  "description": "Why a person has accepted the finding; absent where nobody has.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["reason", "who", "date", "until"],
                  "properties": {
                    "reason": {"type": "string", "minLength": 1},
                    "who": {"type": "string", "minLength": 1},
                    "date": {"$ref": "#/$defs/date"},
                    "until": {"description": "The last day it holds; null for good.", "anyOf": [{"$ref": "#/$defs/date"}, {"type": "null"}]}
                  }
                }
              }
            }
        """#
}
