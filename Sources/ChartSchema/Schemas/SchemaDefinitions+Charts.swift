/// Definitions that the schemas of charts have in common.
extension SchemaDefinitions {
    static let cells =
        ##""cells": {"description": "The raw cells it was read from, the deciding one first.", "type": "array", "items": {"$ref": "#/$defs/cell"}}"##
    static let texts = #""texts": {"type": "array", "items": {"type": "string"}}"#
    static let decidingCell = #"""
        "source": {
              "description": "The deciding raw cell. Tables, rows and columns count from 0.",
              "type": "object",
              "additionalProperties": false,
              "required": ["file", "table", "row", "column", "text"],
              "properties": {
                "file": {"type": "string"},
                "table": {"$ref": "#/$defs/place"},
                "row": {"$ref": "#/$defs/place"},
                "column": {"$ref": "#/$defs/place"},
                \#(SchemaDefinitions.placeMembersBeyondLine),
                "text": {"$ref": "#/$defs/words"}
              }
            }
        """#
}
