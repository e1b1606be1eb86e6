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
    /// The members of a rule that a chart and a flat record have in common.
    static let ruleMembers = """
        "medication": {"description": "As printed, without footnote marks.", "type": "string", "minLength": 1},
              "ingredients": {"description": "Active ingredients, sorted; empty where no dictionary has the name.", "$ref": "#/$defs/texts"},
              "rxcui": {"description": "RxNorm identifiers of the ingredients that have one.", "$ref": "#/$defs/texts"},
              "use": {"description": "As printed; null: any use.", "$ref": "#/$defs/words"},
              "lookback_min_months": {"description": "Holds for a fill longer ago than this.", "$ref": "#/$defs/place"},
              "lookback_max_months": {"description": "Holds for a fill within so many months; null: whenever.", "$ref": "#/$defs/place"},
              "lookback_basis": {"enum": ["last-fill", "first-fill", null]},
              "condition": {"description": "Any further test, in the carrier's words.", "$ref": "#/$defs/words"},
              "outcome": {"enum": \(SchemaDocument.words(MedicationOutcome.allCases))},
              "outcome_label": {"description": "The carrier's wording.", "type": "string"}
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
