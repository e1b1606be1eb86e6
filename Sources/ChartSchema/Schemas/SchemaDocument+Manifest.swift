/// The documents that a version's manifest comes in.
extension SchemaDocument {
    static let manifestRoot = SchemaDocument(
        name: "manifest-root",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:manifest-root:1",
              "title": "Manifest of a dataset version, in parts",
              "description": "What the version is, and the files that hold its entries and findings: parts/ab/<sha256>.json.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "version", "parent", "schemas", "changes", "parts"],
              "properties": {
                "schema": {"const": "\#(ManifestRoot.schema)"},
                \#(manifestHead),
                "parts": {"description": "In the order of their charts' ids.", "type": "array", "items": {"$ref": "#/$defs/part"}}
              },
              "$defs": {
                "part": {
                  "description": "Charts whose ids follow each other.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["first", "last", "charts", "records", "entries", "findings"],
                  "properties": {
                    "first": {"description": "The id of the part's first chart.", "type": "string"},
                    "last": {"description": "The id of its last chart.", "type": "string"},
                    "charts": {"description": "How many.", "$ref": "#/$defs/count"},
                    "records": {"description": "How many all its charts have.", "$ref": "#/$defs/count"},
                    "entries": {"description": "Of the file of its entries (manifest-entries); it also names the file.", "$ref": "#/$defs/sha256"},
                    "findings": {"description": "The same of the file of its findings (manifest-findings); null where there are none.", "type": ["string", "null"], "pattern": "^[0-9a-f]{64}$"}
                  }
                },
                \#(manifestChangeDefinitions),
                \#(SchemaDefinitions.version),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.words)
              }
            }
            """#)

    static let manifestEntries = SchemaDocument(
        name: "manifest-entries",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:manifest-entries:1",
              "title": "Entries of a part of a manifest",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "charts"],
              "properties": {
                "schema": {"const": "\#(ManifestPart.entriesSchema)"},
                "charts": {"description": "In the order of their ids.", "type": "array", "items": {"$ref": "#/$defs/entry"}}
              },
              "$defs": {
                \#(entryDefinition(withFindings: false)),
                \#(SchemaDefinitions.name),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.count)
              }
            }
            """#)

    static let manifestFindings = SchemaDocument(
        name: "manifest-findings",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:manifest-findings:1",
              "title": "Findings of a part of a manifest",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "charts"],
              "properties": {
                "schema": {"const": "\#(ManifestPart.findingsSchema)"},
                "charts": {"description": "Those about which something was found, in the order of their ids.", "type": "array", "items": {"$ref": "#/$defs/found"}}
              },
              "$defs": {
                "found": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["id", "findings"],
                  "properties": {
                    "id": {"description": "The chart's.", "type": "string"},
                    "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}}
                  }
                },
                \#(findingDefinition),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.words)
              }
            }
            """#)

    /// The members before a version's charts, or what stands for them.
    static let manifestHead = #"""
        "version": {"$ref": "#/$defs/version"},
        "parent": {
          "description": "The version before, and the SHA-256 of its manifest; null for the first.",
          "type": ["object", "null"],
          "additionalProperties": false,
          "required": ["version", "sha256"],
          "properties": {"version": {"$ref": "#/$defs/version"}, "sha256": {"$ref": "#/$defs/sha256"}}
        },
        "published": {"description": "The day the version was published; absent in versions that do not say it.", "$ref": "#/$defs/date"},
        "not_before": {"description": "Where the version does not say its day: the first on which it can have been there.", "$ref": "#/$defs/date"},
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
        }
        """#

    /// What those members refer to.
    static let manifestChangeDefinitions = #"""
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
        }
        """#

    private static let findingsMember = ##""findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}}"##

    /// A chart's place in a version; its findings stand with it in manifests of one piece.
    static func entryDefinition(withFindings: Bool) -> String {
        let required = withFindings ? ", \"findings\"" : ""
        let findings = withFindings ? ",\n    \(findingsMember)" : ""
        return #"""
            "entry": {
              "type": "object",
              "additionalProperties": false,
              "required": ["id", "kind", "carrier", "chart", "products", "edition", "path", "sha256", "counts", "source"\#(required)],
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
                "withdrawn": {
                  "description": "That the carrier has withdrawn the chart without another edition; absent where it has not.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["from", "reason"],
                  "properties": {
                    "from": {"description": "The first day on which it no longer holds.", "$ref": "#/$defs/date"},
                    "reason": {"type": "string", "minLength": 1}
                  }
                }\#(findings)
              }
            }
            """#
    }
}
