extension SchemaDocument {
    static let medicationChart = SchemaDocument(
        name: "medication-chart",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:medication-chart:1",
              "title": "Medication chart",
              "description": "What medications mean for a carrier's products, rule by rule. A medication without a rule has no statement.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "kind", "id", "carrier", "chart", "edition", "products", "title", "source", "rules", "notes"],
              "properties": {
                "schema": {"const": "\#(MedicationChart.schema)"},
                "kind": {"const": "medication"},
                "id": {"description": "carrier/chart/edition", "type": "string", "pattern": "^[^/]+/[^/]+/[^/]+$"},
                "carrier": {"$ref": "#/$defs/name"},
                "chart": {"$ref": "#/$defs/name"},
                "edition": {"description": "The date printed on, or given for, the chart.", "$ref": "#/$defs/date"},
                "products": {"type": "array", "items": {"$ref": "#/$defs/name"}},
                "title": {"$ref": "#/$defs/words"},
                \#(SchemaDefinitions.source),
                "rules": {"type": "array", "items": {"$ref": "#/$defs/rule"}},
                "notes": {"type": "array", "items": {"$ref": "#/$defs/note"}}
              },
              "$defs": {
                "rule": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": \#(list(["product"] + SchemaDefinitions.ruleFields.map(\.name) + ["tests", "cells"])),
                  "properties": {
                    "product": {"description": "null: all of the chart's products", "$ref": "#/$defs/words"},
                    \#(SchemaDefinitions.ruleMembers),
                    "tests": {"description": "The condition as tests that a program can decide; all must hold.", "type": "array", "items": {"$ref": "#/$defs/test"}},
                    "cells": {"$ref": "#/$defs/cells", "minItems": 1},
                    "corrections": {"description": "What is not as printed; absent where all is.", "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/correction"}}
                  }
                },
                "test": {"anyOf": [
                  \#(conditionTests)
                ]},
                "other": {
                  "description": "A medication taken beside the rule's own.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["medication", "ingredients"],
                  "properties": {"medication": {"type": "string"}, "ingredients": {"$ref": "#/$defs/texts"}}
                },
                \#(SchemaDefinitions.correction),
                \#(SchemaDefinitions.note),
                \#(SchemaDefinitions.cells),
                \#(SchemaDefinitions.texts),
                \#(SchemaDefinitions.name),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.words)
              }
            }
            """#)

    private static var conditionTests: String {
        let band = [("min", place), ("max", place), ("unit", enumeration(AgeUnit.allCases))]
        let kinds = [
            test("age", band), test("age-outside", band),
            test(
                "dose",
                [
                    ("side", enumeration(DoseBound.Side.allCases)), ("amount", #"{"type": "number"}"#),
                    ("unit", text), ("daily", flag),
                ]),
            test("tobacco", [("tobacco", enumeration(Tobacco.allCases))]),
            test("taking", [("any_of", others), ("taken", flag)]),
            test("diagnosed", [("name", text), ("present", flag)]),
            test("severity", [("words", text)]),
            test("prescriber", [("words", text)]),
            test("words", [("words", text)]),
        ]
        return kinds.joined(separator: ",\n                  ")
    }

    private static func enumeration<Word: RawRepresentable<String>>(_ all: [Word]) -> String {
        #"{"enum": \#(words(all))}"#
    }

    private static let others =
        ##"{"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/other"}}"##
    private static let place = ##"{"$ref": "#/$defs/place"}"##
    private static let text = #"{"type": "string"}"#
    private static let flag = #"{"type": "boolean"}"#

    /// The schema of one kind of test, from its members' schemas.
    private static func test(_ name: String, _ members: [(name: String, schema: String)]) -> String {
        let required = (["test"] + members.map(\.name)).map { "\"\($0)\"" }.joined(separator: ", ")
        let properties = members.map { "\"\($0.name)\": \($0.schema)" }.joined(separator: ", ")
        return """
            {"type": "object", "additionalProperties": false, "required": [\(required)], \
            "properties": {"test": {"const": "\(name)"}, \(properties)}}
            """
    }
}
