/// What bodies must be. The forms of their texts and the ranges of their figures are those that ``BodyForm`` checks.
extension ComponentSchemas {
    static let bodies: [(String, String)] = [
        ("Person", person(isBuildRequired: false)), ("PersonWithBuild", person(isBuildRequired: true)),
        ("Medication", medication),
        ("BuildCheck", body([("person", reference("PersonWithBuild"))], [])),
        (
            "MedicationCheck",
            body(
                [("medication", reference("Medication"))],
                [
                    ("person", nullable(reference("Person"))),
                    (
                        "taking",
                        described("Names of other medications taken.", nullable(list(BodyForm.name.schema, most: 50)))
                    ),
                    onlyTaking,
                ])
        ),
        (
            "PlanCheck",
            planCheck
        ),
    ]

    /// A build, medications or both.
    private static let planCheck: String = {
        let members = [
            ("person", nullable(reference("Person"))),
            ("medications", nullable(list(reference("Medication"), most: 50))), onlyTaking,
        ]
        let withBuild = #"{"required":["person"],"properties":{"person":\#(reference("PersonWithBuild"))}}"#
        let withMedications =
            #"{"required":["medications"],"properties":{"medications":{"type":"array","minItems":1}}}"#
        return body([], members).dropLast() + #","anyOf":[\#(withBuild),\#(withMedications)]}"#
    }()

    private static let onlyTaking = (
        "only_taking", described("Nothing else is taken than what is named.", nullable(flag))
    )

    private static func body(_ required: [(String, String)], _ optional: [(String, String)]) -> String {
        object(
            required,
            optional: optional + [
                ("carriers", described("Only these carriers.", nullable(list(ValueForm.name.schema, most: 100)))),
                ("products", described("Only these products.", nullable(list(ValueForm.name.schema, most: 100)))),
                (
                    "as_of",
                    described(
                        "The editions in force on this day; on the day of known_on or today when left out.",
                        nullable(ValueForm.day.schema))
                ),
                (
                    "known_on",
                    described(
                        "As the dataset was known on this day: no version that was published later.",
                        nullable(ValueForm.day.schema))
                ),
                (
                    "detail",
                    described(
                        "full: with the limits and rules that decide and where they stand. summary: what is granted.",
                        nullable(choice(["full", "summary"])))
                ),
            ])
    }

    private static func person(isBuildRequired: Bool) -> String {
        let height = described("Inches, or a text with its unit.", figure(BodyForm.heightRange, BodyForm.height))
        let weight = described("Pounds, or a text with its unit.", figure(BodyForm.weightRange, BodyForm.weight))
        let facts = [
            ("sex", nullable(choice(["female", "male"]))),
            (
                "age",
                described(
                    "Completed years, or months as \"18mo\".",
                    anyOf([ValueForm.integer(BodyForm.ageRange).schema, BodyForm.monthsOfAge.schema, null]))
            ), ("tobacco", nullable(flag)),
        ]
        if isBuildRequired { return object([("height", height), ("weight", weight)], optional: facts) }
        let members = object(
            [], optional: facts + [("height", anyOf([height, null])), ("weight", anyOf([weight, null]))])
        // Half of a build is none.
        let none = #"{"properties":{"height":{"type":"null"},"weight":{"type":"null"}}}"#
        let whole =
            #"{"required":["height","weight"],"properties":{"height":{"not":{"type":"null"}},"weight":{"not":{"type":"null"}}}}"#
        return members.dropLast() + #","anyOf":[\#(none),\#(whole)]}"#
    }

    private static let medication = object(
        [("name", described("A brand or a generic name.", BodyForm.name.schema))],
        optional: [
            ("use", described("What it is taken for.", nullable(BodyForm.name.schema))),
            ("last_filled_months", months("Months since the last fill; 0 for now.")),
            ("first_filled_months", months("Months since the first fill.")),
            ("dose", described("At a time, or a day with /day.", nullable(BodyForm.dose.schema))),
        ])

    private static func months(_ summary: String) -> String {
        described(summary, nullable(ValueForm.integer(BodyForm.monthsRange).schema))
    }

    private static func figure(_ range: ClosedRange<Double>, _ form: ValueForm) -> String {
        anyOf([
            #"{"type":"number","minimum":\#(Int(range.lowerBound)),"maximum":\#(Int(range.upperBound))}"#, form.schema,
        ])
    }

    private static let null = #"{"type":"null"}"#
    private static func anyOf(_ schemas: [String]) -> String { #"{"anyOf":[\#(schemas.joined(separator: ","))]}"# }
    private static func list(_ items: String, most: Int) -> String {
        #"{"type":"array","items":\#(items),"maxItems":\#(most)}"#
    }
    private static func described(_ summary: String, _ schema: String) -> String {
        #"{"description":\#(summary.quotedJSON),"# + schema.dropFirst()
    }
}
