import ChartSchema
import Eligibility

/// What answers are: the JSON of the commands of the same names.
extension ComponentSchemas {
    static let answers: [(String, String)] = eligibility + listings + history + service

    // MARK: Eligibility

    private static let rateClass = nullable(choice(RateClass.allCases.map(\.rawValue)))
    private static let facts = array(choice(PlanAnswer.Fact.allCases.map(\.rawValue)))
    private static let day = nullable(ValueForm.day.schema)
    private static let words = nullable(text)
    private static let figure = nullable(number)
    private static let corrections = array(reference("BuildChart/$defs/correction"))

    private static let person = object([
        ("sex", nullable(choice(["female", "male"]))), ("age", nullable(count)),
        ("age_unit", nullable(choice(AgeUnit.allCases.map(\.rawValue)))), ("tobacco", nullable(choice(["yes", "no"]))),
        ("height_in", number), ("weight_lb", number), ("bmi", number),
    ])

    private static let statement = object(
        [
            ("chart", text), ("kind", choice(Standing.Kind.allCases.map(\.rawValue))), ("rate_class", rateClass),
            ("class_label", words),
            (
                "reading",
                array(choice(["lower-height", "less-favourable-side", "less-favourable-measure"]))
            ), ("room", nullable(object([("up_lb", figure), ("down_lb", figure)]))),
            (
                "better",
                nullable(
                    object(
                        [("rate_class", rateClass), ("class_label", words), ("pounds", number)],
                        optional: [("limit", reference("BuildRecord"))]))
            ),
        ],
        optional: [
            ("condition", text),
            (
                "otherwise",
                nullable(
                    object([
                        ("kind", choice(Standing.Kind.allCases.map(\.rawValue))), ("rate_class", rateClass),
                        ("class_label", words), ("condition", words),
                    ]))
            ), ("limit", nullable(reference("BuildRecord"))), ("unranked", array(reference("BuildRecord"))),
            ("corrections", corrections), ("caveats", array(reference("Finding"))),
        ])

    private static let buildPlan = object([
        ("carrier", text), ("product", text), ("independent_of", facts), ("open", facts),
        (
            "cases",
            array(
                object([
                    (
                        "if",
                        object(
                            [],
                            optional: [
                                ("sex", choice(["female", "male"])), ("tobacco", choice(["yes", "no"])),
                                ("age_min", nullable(count)), ("age_max", nullable(count)),
                                ("age_unit", choice(AgeUnit.allCases.map(\.rawValue))),
                            ])
                    ), ("statements", array(reference("ChartStatement"))),
                ]))
        ),
    ])

    private static let outcome = choice(MedicationOutcome.allCases.map(\.rawValue))

    private static let medicationPlan = object(
        [
            ("carrier", text), ("product", text), ("kind", choice(MedicationAnswer.Kind.allCases.map(\.rawValue))),
            ("outcome", nullable(outcome)), ("possible", array(outcome)), ("contradicted", flag),
        ],
        optional: [
            (
                "rules",
                array(
                    object([
                        ("chart", text), ("if", array(object([("asks", text), ("holds", text)]))),
                        ("rule", reference("MedicationRecord")), ("corrections", corrections),
                    ]))
            )
        ])

    private static let notices = array(
        object(
            [
                ("chart", text), ("products", texts),
                ("notice", choice(["not-in-force", "to-be-withdrawn", "withdrawn"])),
                ("day", ValueForm.day.schema),
            ], optional: [("until_then", words), ("reason", text)]))

    private static let named = object([
        ("name", text), ("ingredients", texts), ("rxcui", texts), ("ways", texts),
    ])

    private static let eligibility: [(String, String)] = [
        ("ChartStatement", statement), ("BuildPlan", buildPlan), ("MedicationPlan", medicationPlan),
        ("NamedMedication", named),
        (
            "BuildAnswers",
            object([
                ("version", version), ("as_of", day), ("person", person), ("plans", array(reference("BuildPlan"))),
                ("notices", notices),
            ])
        ),
        (
            "MedicationAnswers",
            object([
                ("version", version), ("as_of", day), ("medication", reference("NamedMedication")),
                ("plans", array(reference("MedicationPlan"))), ("notices", notices),
            ])
        ),
        (
            "RankedPlans",
            object([
                ("version", version), ("as_of", day), ("person", nullable(person)),
                ("medications", array(reference("NamedMedication"))),
                (
                    "plans",
                    array(
                        object([
                            ("carrier", text), ("product", text),
                            ("verdict", choice(RankedPlan.Verdict.allCases.map { "\($0)" })),
                            ("build", nullable(reference("BuildPlan"))),
                            ("medications", array(nullable(reference("MedicationPlan")))),
                        ]))
                ), ("notices", notices),
            ])
        ),
    ]

    // MARK: Listings

    private static func page(_ name: String, _ element: String) -> String {
        object([("version", version), ("total", count), ("offset", count), ("limit", count), (name, array(element))])
    }

    private static let field = object([
        ("id", text), ("title", text), ("kind", choice(["height", "weight", "age", "months", "choice", "words"])),
        ("required", flag), ("min", figure), ("max", figure), ("unit", words), ("masks", texts), ("options", texts),
        ("plans", texts),
        (
            "depends_on",
            nullable(object([("field", text), ("options", #"{"type":"object","additionalProperties":\#(texts)}"#)]))
        ), ("examples", texts),
    ])

    private static let listings: [(String, String)] = [
        (
            "Products",
            object([
                (
                    "products",
                    array(object([("carrier", text), ("product", text), ("build", texts), ("medication", texts)]))
                ), ("notices", notices),
            ])
        ),
        (
            "Medications",
            page(
                "medications",
                object([("medication", text), ("ingredients", texts), ("rules", count), ("carriers", texts)]))
        ),
        (
            "Charts",
            page(
                "charts",
                object([
                    ("id", text), ("kind", choice(["build", "medication"])), ("carrier", text), ("chart", text),
                    ("edition", text), ("products", texts),
                    ("sha256", #"{"type":"string","pattern":"^[0-9a-f]{64}$"}"#),
                    ("rows", count), ("records", count), ("findings", count),
                    ("withdrawn_from", nullable(ValueForm.day.schema)),
                ]))
        ),
        (
            "Form",
            object([
                ("form", choice(["build", "medication"])), ("version", version),
                ("sections", array(object([("id", text), ("title", text), ("fields", array(field))]))),
            ])
        ),
    ]

    // MARK: History

    private static let history: [(String, String)] = [
        (
            "Versions",
            object([
                (
                    "versions",
                    array(
                        object(
                            [
                                ("version", version), ("parent", nullable(version)), ("charts", count),
                                (
                                    "changes",
                                    object([
                                        ("level", choice(["none", "patch", "minor", "major"])),
                                        (
                                            "changes",
                                            array(object([("chart", words), ("kind", text), ("count", count)]))
                                        ),
                                    ])
                                ),
                            ], optional: [("published", ValueForm.day.schema), ("not_before", ValueForm.day.schema)]))
                )
            ])
        ),
        (
            "Feed",
            object(
                [
                    ("version", choice(["https://jsonfeed.org/version/1.1"])), ("title", text),
                    (
                        "items",
                        array(
                            object([
                                ("id", text), ("title", text),
                                ("date_published", #"{"type":"string","format":"date-time"}"#), ("content_text", text),
                            ]))
                    ),
                ], optional: [("feed_url", text)])
        ),
        (
            "Diff",
            #"{"type":"object","required":["from","to","statements","charts","chart_total","counts"],"properties":{"from":{"type":"object"},"to":{"type":"object"},"statements":{"type":"array"},"charts":{"type":"array","items":{"type":"object","required":["chart","kind","status","statements"]}},"chart_total":{"type":"integer"},"counts":{"type":"object"}}}"#
        ),
        (
            "Findings",
            object([
                ("version", version),
                (
                    "counts",
                    object([
                        ("error", count), ("warning", count), ("info", count), ("accepted", count), ("off", count),
                    ])
                ), ("findings", array(reference("Finding"))),
            ])
        ),
        (
            "Lineage",
            object([
                ("chart", text), ("version", version), ("path", text), ("sha256", text), ("asked", text),
                ("source", object([("path", text), ("sha256", text), ("format", text), ("encoding", text)])),
                (
                    "raw",
                    object(
                        [("state", choice(["same", "changed", "unreadable"]))],
                        optional: [("sha256", text), ("reason", text)])
                ),
                (
                    "values",
                    array(
                        object([
                            ("record", #"{"anyOf":[\#(reference("BuildRecord")),\#(reference("MedicationRecord"))]}"#),
                            ("corrections", corrections),
                            (
                                "cells",
                                array(
                                    object(
                                        [
                                            ("field", text), ("reading", text), ("table", count),
                                            ("row", nullable(count)), ("column", nullable(count)),
                                            ("line", nullable(count)), ("text", text), ("raw_line", words),
                                        ],
                                        optional: [
                                            ("sheet", text), ("cell", text), ("page", count),
                                            ("box", array(#"{"type":"number"}"#)),
                                        ]))
                            ),
                        ]))
                ),
            ])
        ),
    ]

    // MARK: Service

    private static let service: [(String, String)] = [
        ("Health", object([("status", choice(["ok"]))])),
        ("Ready", object([("status", choice(["ready"])), ("version", version), ("sha256", text)])),
    ]
}
