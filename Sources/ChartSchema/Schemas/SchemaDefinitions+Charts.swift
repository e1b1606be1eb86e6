/// Definitions that the schemas of charts have in common.
extension SchemaDefinitions {
    static let source = """
        "source": {
              "description": "The raw file the chart was read from.",
              "type": "object",
              "additionalProperties": false,
              "required": ["path", "sha256", "format", "encoding"],
              "properties": {
                "path": {"description": "Relative to the project's folder.", "type": "string"},
                "sha256": {"$ref": "#/$defs/sha256"},
                "format": {"description": "csv, html, xhtml, xml, spreadsheetml, xlsx, ods or pdf", "type": "string"},
                "encoding": {"description": "What the file was decoded from.", "type": "string"}
              }
            }
        """
    static let note = """
        "note": {
              "description": "A sentence of the file that is no limit and no rule.",
              "type": "object",
              "additionalProperties": false,
              "required": ["kind", "text", "table", "line", "applied"],
              "properties": {
                "kind": {"enum": \(SchemaDocument.words(ChartNote.Kind.allCases))},
                "text": {"type": "string"},
                "table": {"$ref": "#/$defs/place"},
                \(SchemaDefinitions.placeMembers),
                "applied": {"description": "Whether what it says became limits or rules.", "type": "boolean"}
              }
            }
        """
    static let cells = """
        "cells": {"description": "The raw cells it was read from, the deciding one first.", "type": "array", "items": {"$ref": "#/$defs/cell"}},
            "cell": {
              "type": "object",
              "additionalProperties": false,
              "required": ["field", "reading", "table", "row", "column", "line", "text"],
              "properties": {
                "field": {"enum": \(SchemaDocument.words(CellReference.Field.allCases))},
                "reading": {"description": "How the text became a value.", "enum": \(SchemaDocument.words(CellReference.Reading.allCases))},
                "table": {"$ref": "#/$defs/count"},
                "row": {"description": "null: words outside every table", "$ref": "#/$defs/place"},
                "column": {"$ref": "#/$defs/place"},
                \(SchemaDefinitions.placeMembers),
                "text": {"type": "string"}
              }
            }
        """
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
