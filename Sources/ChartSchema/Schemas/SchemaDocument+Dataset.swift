extension SchemaDocument {
    static let latest = SchemaDocument(
        name: "latest",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:latest:1",
              "title": "Pointer to the latest version",
              "description": "Where a consumer starts.",
              "type": "object",
              "additionalProperties": false,
              "required": ["version", "manifest", "sha256"],
              "properties": {
                "version": {"$ref": "#/$defs/version"},
                "manifest": {"description": "Relative to this file's folder.", "type": "string", "pattern": "^versions/[0-9.]+[.]json$"},
                "sha256": {"description": "Of the manifest's bytes.", "$ref": "#/$defs/sha256"}
              },
              "$defs": {
                \#(SchemaDefinitions.version),
                \#(SchemaDefinitions.hash)
              }
            }
            """#)

    static let manifest = SchemaDocument(
        name: "manifest",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:manifest:1",
              "title": "Manifest of a dataset version",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "version", "parent", "schemas", "changes", "charts"],
              "properties": {
                "schema": {"const": "\#(DatasetManifest.schema)"},
                "version": {"$ref": "#/$defs/version"},
                "parent": {
                  "description": "The version before, and the SHA-256 of its manifest; null for the first.",
                  "type": ["object", "null"],
                  "additionalProperties": false,
                  "required": ["version", "sha256"],
                  "properties": {"version": {"$ref": "#/$defs/version"}, "sha256": {"$ref": "#/$defs/sha256"}}
                },
                "published": {"description": "The day the version was published; absent in versions that did not record it.", "$ref": "#/$defs/date"},
                "schemas": {"description": "The forms of this version's documents.", "type": "array", "items": {"type": "string"}},
                "changes": {
                  "description": "What changed since the parent, and how much that asks of a consumer.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["level", "changes"],
                  "properties": {
                    "level": {"$ref": "#/$defs/level"},
                    "class": {"$ref": "#/$defs/class"},
                    "changes": {"type": "array", "items": {"$ref": "#/$defs/change"}}
                  }
                },
                "charts": {"description": "In the order of their ids.", "type": "array", "items": {"$ref": "#/$defs/entry"}}
              },
              "$defs": {
                "level": {"enum": \#(words(ChangeLevel.allCases))},
                "class": {"enum": \#(words(ChangeClass.allCases))},
                "change": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["chart", "kind", "level", "count"],
                  "properties": {
                    "chart": {"description": "The chart's id; null for the whole dataset.", "$ref": "#/$defs/words"},
                    "kind": {"enum": \#(words(ChangeSummary.Kind.allCases))},
                    "level": {"$ref": "#/$defs/level"},
                    "class": {"$ref": "#/$defs/class"},
                    "count": {"$ref": "#/$defs/count"}
                  }
                },
                "entry": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["id", "kind", "carrier", "chart", "products", "edition", "path", "sha256", "counts", "source", "findings"],
                  "properties": {
                    "id": {"description": "carrier/chart/edition", "type": "string"},
                    "kind": {"enum": \#(words(ManifestEntry.Kind.allCases))},
                    "carrier": {"$ref": "#/$defs/name"},
                    "chart": {"$ref": "#/$defs/name"},
                    "products": {"type": "array", "items": {"$ref": "#/$defs/name"}},
                    "edition": {"$ref": "#/$defs/date"},
                    "path": {"description": "Relative to the folder of latest.json.", "type": "string", "pattern": "^charts/[0-9a-f]{2}/[0-9a-f]{64}[.]json$"},
                    "sha256": {"description": "Of the chart's bytes.", "$ref": "#/$defs/sha256"},
                    "counts": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["rows", "records", "cells"],
                      "properties": {
                        "rows": {"$ref": "#/$defs/count"},
                        "records": {"$ref": "#/$defs/count"},
                        "cells": {
                          "description": "How the non-blank cells of the raw file ended.",
                          "type": "object",
                          "additionalProperties": false,
                          "required": ["value", "label", "note", "ignored", "unread"],
                          "properties": {
                            "value": {"$ref": "#/$defs/count"},
                            "label": {"$ref": "#/$defs/count"},
                            "note": {"$ref": "#/$defs/count"},
                            "ignored": {"$ref": "#/$defs/count"},
                            "unread": {"$ref": "#/$defs/count"}
                          }
                        },
                        "corrected": {"description": "Values published otherwise than printed; absent where there are none.", "$ref": "#/$defs/count"},
                        "accepted": {"description": "Findings that a person has accepted; absent where there are none.", "$ref": "#/$defs/count"}
                      }
                    },
                    "source": {
                      "description": "The raw file, relative to the project's folder.",
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["path", "sha256"],
                      "properties": {"path": {"type": "string"}, "sha256": {"$ref": "#/$defs/sha256"}}
                    },
                    "inputs": {
                      "description": "What the chart was made from besides the raw file; absent in versions that did not record it.",
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["settings", "vocabulary"],
                      "properties": {
                        "settings": {"description": "Of the chart's settings, settings/ab/<sha256>.json beside the charts.", "$ref": "#/$defs/sha256"},
                        "vocabulary": {"description": "Of the vocabulary data that charts of its kind are read with.", "$ref": "#/$defs/sha256"}
                      }
                    },
                    "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}}
                  }
                },
                \#(findingDefinition),
                \#(SchemaDefinitions.version),
                \#(SchemaDefinitions.name),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.words)
              }
            }
            """#)
}
