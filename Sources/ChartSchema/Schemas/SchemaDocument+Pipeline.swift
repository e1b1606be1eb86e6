extension SchemaDocument {
    static let pipeline = SchemaDocument(
        name: "pipeline",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:pipeline:1",
              "title": "pipeline.json",
              "description": "Carriers, their products, and the files their charts are read from.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "carriers"],
              "properties": {
                "schema": {"const": 1},
                "carriers": {
                  "description": "The carriers, or the folder of the files that hold one each (pipeline/*.json), relative to this file.",
                  "anyOf": [
                    {"type": "array", "items": {"$ref": "#/$defs/carrier"}},
                    {"type": "string", "pattern": "^[^*/][^*]*/[*][.]json$"}
                  ]
                },
                "rules": {"description": "How severe findings are where no carrier or chart says otherwise.", "$ref": "#/$defs/rules"},
                "review": {
                  "description": "The review files, relative to this file, and when charts are due for review.",
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "accepted": {"description": "Accepted findings; review/accepted.json by default.", "type": "string", "minLength": 1},
                    "corrections": {"description": "Corrections of figures; review/corrections.json by default.", "type": "string", "minLength": 1},
                    "names": {"description": "What misspelt names of medications mean; review/names.tsv by default.", "type": "string", "minLength": 1},
                    "due_after_months": {"description": "How old a chart's newest edition may be before somebody should look for a newer one.", "type": "integer", "minimum": 1}
                  }
                },
                "outputs": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["directory"],
                  "properties": {
                    "directory": {"description": "Where versions are published, relative to this file.", "type": "string", "minLength": 1}
                  }
                }
              },
              "$defs": {
                "carrier": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["id", "name", "products", "sources"],
                  "properties": {
                    "id": {"$ref": "#/$defs/name"},
                    "name": {"type": "string", "minLength": 1},
                    "adapter": {"description": "The rules for labels of the carrier that the program has and no list of names could say; none by default.", "type": "string"},
                    "products": {"type": "array", "items": {"$ref": "#/$defs/product"}},
                    "meanings": {"description": "What the carrier's names mean on every chart.", "$ref": "#/$defs/meanings"},
                    "rules": {"description": "How severe findings about the carrier's charts are.", "$ref": "#/$defs/rules"},
                    "sources": {"type": "array", "items": {"$ref": "#/$defs/source"}}
                  }
                },
                "product": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["id", "name"],
                  "properties": {"id": {"$ref": "#/$defs/name"}, "name": {"type": "string", "minLength": 1}}
                },
                "source": {
                  "description": "One raw file: one edition of one chart.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["chart", "kind", "path", "edition", "products"],
                  "properties": {
                    "chart": {"$ref": "#/$defs/name"},
                    "kind": {"enum": \#(words(ManifestEntry.Kind.allCases))},
                    "path": {"description": "Relative to this file.", "type": "string", "minLength": 1},
                    "edition": {"description": "The date printed on, or given for, the file.", "$ref": "#/$defs/date"},
                    "products": {"description": "Ids of the carrier's products.", "type": "array", "minItems": 1, "uniqueItems": true, "items": {"$ref": "#/$defs/name"}},
                    "origin": {"description": "Where the file came from, in words.", "type": "string", "minLength": 1},
                    "retrieved": {"description": "The day it came.", "$ref": "#/$defs/date"},
                    "layout": {"description": "What was recognised of the file's layout, enforced from then on.", "$ref": "#/$defs/layout"},
                    "meanings": {"description": "What names mean on this chart alone.", "$ref": "#/$defs/meanings"},
                    "rules": {"description": "How severe findings about this chart are.", "$ref": "#/$defs/rules"},
                    "golden": {"description": "Whether the records that were accepted when it was adopted are kept in golden/; adopt says so, and verify --rebuild misses them.", "type": "boolean"},
                    "withdrawn": {
                      "description": "That the carrier has withdrawn the chart and sends no other edition.",
                      "type": "object",
                      "additionalProperties": false,
                      "required": ["from", "reason"],
                      "properties": {
                        "from": {"description": "The first day on which it no longer holds.", "$ref": "#/$defs/date"},
                        "reason": {"description": "Whose word it is.", "type": "string", "minLength": 1}
                      }
                    },
                    "given": {
                      "description": "What the file does not say and a person has.",
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "unit": {"enum": ["pounds", "kilograms"]},
                        "units": {
                          "description": "The units of single columns, by their headers.",
                          "type": "object",
                          "additionalProperties": {"enum": ["pounds", "kilograms"]}
                        },
                        "sex": {"enum": \#(words(Sex.allCases))},
                        "tobacco": {"enum": \#(words(Tobacco.allCases))},
                        "outcome": {"description": "What every medication of a list means.", "enum": \#(words(MedicationOutcome.allCases))}
                      }
                    }
                  }
                },
                "meanings": {
                  "description": "By name as printed: a rate class, \"minimum\" for a minimum that all classes share, a product with the class granted, what a word or mark of a medication chart decides, or several of these; other words for a text that nothing reads, or what becomes of it.",
                  "type": "object",
                  "additionalProperties": {
                    "anyOf": [{"$ref": "#/$defs/meaning"}, {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/meaning"}}]
                  }
                },
                "meaning": {
                  "anyOf": [
                    {"enum": \#(words(RateClass.allCases))},
                    {"const": "minimum"},
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "class": {"enum": \#(words(RateClass.allCases))},
                        "product": {"$ref": "#/$defs/name"},
                        "label": {"description": "The class label to publish.", "type": "string", "minLength": 1},
                        "tobacco": {"enum": \#(words(Tobacco.allCases))},
                        "outcome": {"description": "What the word or mark decides on a medication chart.", "enum": \#(words(MedicationOutcome.allCases))},
                        "words": {"description": "The text is read as if these words were printed.", "type": "string", "minLength": 1},
                        "text": {"description": "The text is published as it is printed, or read as if it were not there.", "enum": ["as-printed", "left-out"]},
                        "reason": {"description": "Why; text that is left out needs one.", "type": "string", "minLength": 1}
                      }
                    }
                  ]
                },
                "rules": {
                  "description": "By a rule's code, or the beginning of codes and *: a severity, or one with a reason. off needs a reason.",
                  "type": "object",
                  "additionalProperties": {
                    "anyOf": [
                      {"enum": \#(words(Finding.Severity.allCases))},
                      {
                        "type": "object",
                        "additionalProperties": false,
                        "required": ["severity"],
                        "properties": {
                          "severity": {"enum": \#(words(Finding.Severity.allCases))},
                          "reason": {"type": "string", "minLength": 1}
                        }
                      },
                      {
                        "type": "object",
                        "additionalProperties": false,
                        "required": ["severity", "reason"],
                        "properties": {"severity": {"const": "off"}, "reason": {"type": "string", "minLength": 1}}
                      }
                    ]
                  }
                },
                "layout": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["tables"],
                  "properties": {"tables": {"type": "array", "items": {"$ref": "#/$defs/table"}}}
                },
                "table": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["rows", "direction", "columns"],
                  "properties": {
                    "rows": {"description": "What names the rows: heights, ages, bmi-bands, words or position; of medication charts medications, or names.", "type": "string"},
                    "direction": {"enum": ["down", "across"]},
                    "columns": {"description": "A column each: its header, and what it was taken for.", "type": "array", "items": {"type": "string"}}
                  }
                },
                \#(SchemaDefinitions.name),
                \#(SchemaDefinitions.date)
              }
            }
            """#)
}
