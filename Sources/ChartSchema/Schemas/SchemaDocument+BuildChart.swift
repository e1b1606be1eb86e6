extension SchemaDocument {
    static let buildChart = SchemaDocument(
        name: "build-chart",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:build-chart:1",
              "title": "Build chart",
              "description": "A carrier's build chart: which weights in pounds, or BMIs, a class allows at a height in inches. Bounds are inclusive; an open or unprinted end is null.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "kind", "id", "carrier", "chart", "edition", "products", "title", "source", "columns", "rows", "notes"],
              "properties": {
                "schema": {"const": "\#(BuildChart.schema)"},
                "kind": {"const": "build"},
                "id": {"description": "carrier/chart/edition", "type": "string", "pattern": "^[^/]+/[^/]+/[^/]+$"},
                "carrier": {"$ref": "#/$defs/name"},
                "chart": {"$ref": "#/$defs/name"},
                "edition": {"description": "The date printed on, or given for, the chart.", "$ref": "#/$defs/date"},
                "products": {"type": "array", "items": {"$ref": "#/$defs/name"}},
                "title": {"$ref": "#/$defs/words"},
                \#(SchemaDefinitions.source),
                "columns": {"type": "array", "items": {"$ref": "#/$defs/column"}},
                "rows": {"type": "array", "items": {"$ref": "#/$defs/row"}},
                "notes": {"type": "array", "items": {"$ref": "#/$defs/note"}}
              },
              "$defs": {
                "column": {
                  "description": "What the limits of a column mean.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["product", "class_label", "rate_class", "sex", "tobacco", "age", "cells"],
                  "properties": {
                    "product": {"description": "null: all of the chart's products", "$ref": "#/$defs/words"},
                    "class_label": {"description": "The class as the carrier prints it.", "$ref": "#/$defs/words"},
                    "rate_class": {"$ref": "#/$defs/rate_class"},
                    "sex": {"enum": \#(words(Sex.allCases))},
                    "tobacco": {"enum": \#(words(Tobacco.allCases))},
                    "age": {"$ref": "#/$defs/age"},
                    "cells": {"$ref": "#/$defs/cells"}
                  }
                },
                "row": {
                  "description": "One height, height band or age, with the limits printed there.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["height_min_in", "height_max_in", "age", "cells", "limits"],
                  "properties": {
                    "height_min_in": {"$ref": "#/$defs/figure"},
                    "height_max_in": {"$ref": "#/$defs/figure"},
                    "age": {"description": "The age that the row itself names.", "anyOf": [{"$ref": "#/$defs/age"}, {"type": "null"}]},
                    "cells": {"$ref": "#/$defs/cells"},
                    "limits": {"type": "array", "items": {"$ref": "#/$defs/limit"}}
                  }
                },
                "limit": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["column", "weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max", "cells"],
                  "properties": {
                    "column": {"description": "Counts from 0 in columns.", "$ref": "#/$defs/count"},
                    "weight_min_lb": {"$ref": "#/$defs/figure"},
                    "weight_max_lb": {"$ref": "#/$defs/figure"},
                    "bmi_min": {"$ref": "#/$defs/figure"},
                    "bmi_max": {"$ref": "#/$defs/figure"},
                    "cells": {"$ref": "#/$defs/cells"},
                    "corrections": {"description": "The figures that are not as printed; absent where all are.", "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/correction"}}
                  }
                },
                \#(SchemaDefinitions.correction),
                \#(SchemaDefinitions.note),
                "age": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["min", "max", "unit"],
                  "properties": {
                    "min": {"$ref": "#/$defs/place"},
                    "max": {"$ref": "#/$defs/place"},
                    "unit": {"enum": \#(words(AgeUnit.allCases))}
                  }
                },
                \#(SchemaDefinitions.cells),
                \#(SchemaDefinitions.rateClass),
                \#(SchemaDefinitions.name),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.figure),
                \#(SchemaDefinitions.words)
              }
            }
            """#)
}
