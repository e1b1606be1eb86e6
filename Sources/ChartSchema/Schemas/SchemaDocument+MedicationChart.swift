extension SchemaDocument {
    static let medicationChart = chart(
        MedicationChart.self, name: "medication-chart", title: "Medication chart",
        description:
            "What medications mean for a carrier's products, rule by rule. A medication without a rule has no statement.",
        definitions: [
            // Files are compared byte by byte: what a rule shares with flat records stands where it always stood.
            SchemaForm.definition(
                of: MedicationRule.self, further: Set(SchemaDefinitions.ruleFields.dropFirst().map(\.name))),
            "\"test\": {\"anyOf\": [\n      \(conditionTests)\n    ]}", other, SchemaDefinitions.correction,
            SchemaForm.definition(of: ChartNote.self), SchemaDefinitions.cells,
            SchemaForm.definition(of: CellReference.self), SchemaDefinitions.texts, SchemaDefinitions.name,
            SchemaDefinitions.date, SchemaDefinitions.hash, SchemaDefinitions.count, SchemaDefinitions.place,
            SchemaDefinitions.words,
        ])

    private static let other = ##"""
        "other": {
              "description": "A medication taken beside the rule's own.",
              "type": "object",
              "additionalProperties": false,
              "required": ["medication", "ingredients"],
              "properties": {"medication": {"type": "string"}, "ingredients": {"$ref": "#/$defs/texts"}}
            }
        """##

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
