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
                    "line": {"$ref": "#/$defs/place"},
                    "text": {"$ref": "#/$defs/words"}
                  }
                },
                "context": {
                  "description": "The values that the message speaks of, by name.",
                  "type": "object",
                  "additionalProperties": {"type": "string"}
                },
                "fingerprint": {"description": "The same as long as rule, chart, place and values are.", "type": "string", "pattern": "^[0-9a-f]{16}$"},
                "help": {"description": "What to do about it.", "$ref": "#/$defs/words"}
              }
            }
        """#
}
