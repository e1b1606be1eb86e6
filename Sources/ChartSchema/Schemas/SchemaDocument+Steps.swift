/// The lines that go from one step of a run to the next.
extension SchemaDocument {
    static let job = SchemaDocument(
        name: "job",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:job:1",
              "title": "A chart to be read",
              "description": "A line of chartwright plan: all that one chart depends on.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "id", "kind", "source", "program", "key", "today", "settings", "corrections", "bytes"],
              "properties": {
                "schema": {"const": "chartwright/job/1"},
                \#(sourceMembers),
                "program": {"description": "The build of the program that has planned it; another one refuses it.", "type": "string"},
                "key": {"description": "Of all that the chart depends on; empty where it cannot be published.", "type": "string", "pattern": "^([0-9a-f]{64})?$"},
                "today": {"description": "The day that corrections expire on; null: none does.", "anyOf": [{"$ref": "#/$defs/date"}, {"type": "null"}]},
                "settings": {"description": "What the chart is read with (chart-settings).", "type": "object"},
                "corrections": {
                  "description": "Where the settings' corrections stand, one for each.",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["file", "line"],
                    "properties": {"file": {"type": "string"}, "line": {"$ref": "#/$defs/count"}}
                  }
                },
                "bytes": {"description": "The raw file in base64; null: the reader has it at its path.", "type": ["string", "null"]},
                "missing": {"description": "Why the raw file cannot be had; absent where it can.", "$ref": "#/$defs/finding"}
              },
              "$defs": {
                \#(findingDefinition),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.words)
              }
            }
            """#)

    static let result = SchemaDocument(
        name: "result",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:result:1",
              "title": "What reading a chart gave",
              "description": "A line of chartwright read, before anybody's review; the same wherever the job is done.",
              "type": "object",
              "additionalProperties": false,
              "required": [\#(resultKeys)],
              "properties": {
                "schema": {"const": "chartwright/result/1"},
                \#(resultMembers)
              },
              "$defs": {
                \#(resultDefinitions)
              }
            }
            """#)

    static let judgedResult = SchemaDocument(
        name: "judged-result",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:judged-result:1",
              "title": "What reading a chart gave, held against its carrier's other charts",
              "description": "A line of chartwright judge.",
              "type": "object",
              "additionalProperties": false,
              "required": [\#(resultKeys), "across"],
              "properties": {
                "schema": {"const": "chartwright/judged-result/1"},
                \#(resultMembers),
                "across": {
                  "description": "What the carrier's charts say of the chart; null for one that is not held against others.",
                  "type": ["object", "null"],
                  "additionalProperties": false,
                  "required": ["circle", "findings", "unchecked", "bodies"],
                  "properties": {
                    "circle": {"description": "Of the charts that were held against each other.", "$ref": "#/$defs/sha256"},
                    "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}},
                    "unchecked": {"type": "array", "items": {"$ref": "#/$defs/unchecked"}},
                    "bodies": {
                      "description": "How heavy the chart lets each class be: what other carriers' charts are held against when all are published.",
                      "type": "array",
                      "items": {
                        "type": "object",
                        "additionalProperties": false,
                        "required": ["rateClass", "sex", "tobacco", "body", "name", "className"],
                        "properties": {
                          "rateClass": {"type": "string"},
                          "sex": {"enum": \#(words(Sex.allCases))},
                          "tobacco": {"enum": \#(words(Tobacco.allCases))},
                          "body": {"description": "A BMI, in digits.", "type": "string"},
                          "name": {"type": "string"},
                          "className": {"type": "string"},
                          "cell": {"description": "The first figure's cell.", "type": "object"}
                        }
                      }
                    }
                  }
                }
              },
              "$defs": {
                \#(resultDefinitions)
              }
            }
            """#)

    private static let sourceMembers = #"""
        "id": {"description": "carrier/chart/edition", "type": "string"},
                "kind": {"enum": \#(words(ManifestEntry.Kind.allCases))},
                "source": {
                  "description": "The raw file.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["path", "sha256"],
                  "properties": {
                    "path": {"description": "Relative to the project's folder.", "type": "string"},
                    "sha256": {"description": "null where the file cannot be had.", "type": ["string", "null"], "pattern": "^[0-9a-f]{64}$"}
                  }
                }
        """#

    private static let resultKeys =
        #""schema", "id", "kind", "source", "key", "state", "cells", "findings", "unchecked", "sha256", "chart""#

    private static let resultMembers = #"""
        \#(sourceMembers),
                "key": {"description": "The job's.", "type": "string", "pattern": "^([0-9a-f]{64})?$"},
                "state": {"description": "failed: there is no chart, and the findings say why.", "enum": ["read", "failed"]},
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
                "findings": {"description": "About the chart by itself, before review.", "type": "array", "items": {"$ref": "#/$defs/finding"}},
                "unchecked": {"description": "The rules that could say nothing about the chart by itself.", "type": "array", "items": {"$ref": "#/$defs/unchecked"}},
                "sha256": {"description": "Of the chart as it is published; null without one.", "type": ["string", "null"], "pattern": "^[0-9a-f]{64}$"},
                "chart": {"description": "The chart (build-chart, medication-chart) on one line; null where there is none.", "type": ["object", "null"]}
        """#

    private static let resultDefinitions = #"""
        "unchecked": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["rule", "chart", "missing", "reason"],
                  "properties": {
                    "rule": {"type": "string"},
                    "chart": {"type": "string"},
                    "missing": {"description": "A stable word for what is missing.", "type": "string"},
                    "reason": {"description": "The same as a clause.", "type": "string"}
                  }
                },
                \#(findingDefinition),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.words)
        """#
}
