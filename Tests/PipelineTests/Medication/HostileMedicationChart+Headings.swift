/// Headings over lists that say more than a decision.
extension HostileMedicationChart {
    static let headings: [HostileMedicationChart] = [
        HostileMedicationChart(
            "list-unless-heading", .html,
            """
            <h2>Decline unless last filled more than 5 years ago</h2>
            <ul><li>Suboxone</li>
            <li>Antabuse</li>
            <li>Methadone</li>
            </ul>
            <h2>Decline if two or more of these are taken</h2>
            <ul><li>Plavix</li>
            <li>Coumadin</li>
            <li>Eliquis</li>
            </ul>
            <h2>Decline only with diabetes</h2>
            <ul><li>Neurontin</li>
            <li>Lyrica</li>
            </ul>
            """,
            reads: [
                "Suboxone | - | ..60 | - | decline | -",
                "Antabuse | - | ..60 | - | decline | -",
                "Methadone | - | ..60 | - | decline | -",
                "Plavix | - | any | if two or more of these are taken | decline | -",
                "Coumadin | - | any | if two or more of these are taken | decline | -",
                "Eliquis | - | any | if two or more of these are taken | decline | -",
                "Neurontin | - | any | only with diabetes | decline | -",
                "Lyrica | - | any | only with diabetes | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "removed", .html,
            """
            <h2>Declined medications</h2>
            <ul><li>Aricept</li>
            <li>Namenda</li>
            <li>Suboxone</li>
            </ul>
            <h2>Medications removed from the decline list in 2024</h2>
            <ul><li>Plavix</li>
            <li>Coumadin</li>
            <li>Eliquis</li>
            </ul>
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Suboxone | - | any | - | decline | -",
            ],
            flags: [
                "error medication.list.undecided"
            ]),
        HostileMedicationChart(
            "use-desc-list-heading", .html,
            """
            <h2>Heart Failure – Decline</h2>
            <ul><li>Entresto</li>
            <li>Corlanor</li>
            <li>BiDil</li>
            </ul>
            <h2>Diabetes – Level if oral only; Graded with insulin</h2>
            <ul><li>Metformin</li>
            <li>Glipizide</li>
            <li>Actos</li>
            </ul>
            <h2>Stroke – Graded (Decline within 2 years)</h2>
            <ul><li>Plavix</li>
            <li>Aggrenox</li>
            </ul>
            """,
            reads: [
                "Entresto | Heart Failure | any | - | decline | -",
                "Corlanor | Heart Failure | any | - | decline | -",
                "BiDil | Heart Failure | any | - | decline | -",
            ],
            flags: [
                "error medication.list.undecided"
            ]),
        HostileMedicationChart(
            "list-heading-use", .html,
            """
            <h2>Decline – HIV/AIDS</h2>
            <ul><li>Atripla</li>
            <li>Genvoya</li>
            <li>Truvada</li>
            </ul>
            <h2>Decline – Heart failure</h2>
            <ul><li>Lasix</li>
            <li>Coreg</li>
            <li>Entresto</li>
            </ul>
            <h2>Graded – COPD</h2>
            <ul><li>Spiriva</li>
            <li>Advair</li>
            </ul>
            """,
            reads: [
                "Atripla | HIV/AIDS | any | - | decline | -",
                "Genvoya | HIV/AIDS | any | - | decline | -",
                "Truvada | HIV/AIDS | any | - | decline | -",
                "Lasix | Heart failure | any | - | decline | -",
                "Coreg | Heart failure | any | - | decline | -",
                "Entresto | Heart failure | any | - | decline | -",
                "Spiriva | COPD | any | - | graded | -",
                "Advair | COPD | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "heading-residue", .html,
            """
            <h2>Decline when used with insulin</h2>
            <ul><li>Metformin</li>
            <li>Glipizide</li>
            <li>Actos</li>
            </ul>
            <h2>Graded for diabetics</h2>
            <ul><li>Lyrica</li>
            <li>Neurontin</li>
            <li>Cymbalta</li>
            </ul>
            <h2>Decline, females</h2>
            <ul><li>Tamoxifen</li>
            <li>Arimidex</li>
            <li>Femara</li>
            </ul>
            <h2>Not eligible for Level</h2>
            <ul><li>Plavix</li>
            <li>Coumadin</li>
            <li>Eliquis</li>
            </ul>
            <h2>Decline over age 70</h2>
            <ul><li>Xarelto</li>
            <li>Pradaxa</li>
            <li>Savaysa</li>
            </ul>
            """,
            reads: [
                "Metformin | - | any | when used with insulin | decline | -",
                "Glipizide | - | any | when used with insulin | decline | -",
                "Actos | - | any | when used with insulin | decline | -",
                "Lyrica | - | any | for diabetics | graded | -",
                "Neurontin | - | any | for diabetics | graded | -",
                "Cymbalta | - | any | for diabetics | graded | -",
                "Tamoxifen | - | any | females | decline | -",
                "Arimidex | - | any | females | decline | -",
                "Femara | - | any | females | decline | -",
                "Plavix | - | any | Not eligible for Level | decline | -",
                "Coumadin | - | any | Not eligible for Level | decline | -",
                "Eliquis | - | any | Not eligible for Level | decline | -",
                "Xarelto | - | any | over age 70 | decline | -",
                "Pradaxa | - | any | over age 70 | decline | -",
                "Savaysa | - | any | over age 70 | decline | -",
            ],
            flags: ["warning medication.heading.unapplied", "warning medication.sentence.half-read"]),
        HostileMedicationChart(
            "section-footnote", .html,
            """
            <h2>Decline*</h2>
            <ul><li>Plavix</li>
            <li>Nitrostat</li>
            <li>Suboxone</li>
            </ul>
            <h2>Graded</h2>
            <ul><li>Coumadin</li>
            <li>Eliquis</li>
            </ul>
            <p>* within the past 2 years; otherwise Graded</p>
            """,
            reads: [
                "Plavix | - | any | - | decline | -",
                "Nitrostat | - | any | - | decline | -",
                "Suboxone | - | any | - | decline | -",
                "Coumadin | - | any | - | graded | -",
                "Eliquis | - | any | - | graded | -",
            ],
            flags: [
                "warning medication.note.unapplied"
            ]),
        HostileMedicationChart(
            "list-drug-dash-decision", .html,
            """
            <h2>Medication Guide</h2>
            <ul><li>Aricept – Decline</li>
            <li>Plavix – Graded</li>
            <li>Lipitor – Level</li>
            <li>Lasix – Decline if CHF, otherwise Level</li>
            <li>Coumadin – Graded</li>
            </ul>
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Plavix | - | any | - | graded | -",
                "Lipitor | - | any | - | level | -",
                "Lasix | CHF | any | - | decline | -",
                "Lasix | - | any | Decline if CHF, otherwise Level | level | -",
                "Coumadin | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "lists-two-products", .html,
            """
            <h1>Term – not eligible</h1><ul><li>Aricept</li>
            <li>Plavix</li>
            <li>Coumadin</li>
            </ul>
            <h1>Whole Life – not eligible</h1><ul><li>Aricept</li>
            <li>Namenda</li>
            </ul>
            """,
            reads: [
                "Aricept | - | any | - | decline | Term",
                "Plavix | - | any | - | decline | Term",
                "Coumadin | - | any | - | decline | Term",
                "Aricept | - | any | - | decline | Whole Life",
                "Namenda | - | any | - | decline | Whole Life",
            ],
            flags: []),
        HostileMedicationChart(
            "otherwise-decline-note", .html,
            """
            <h2>Level</h2>
            <p>Only if the applicant is not taking insulin.</p>
            <ul><li>Metformin</li>
            <li>Glipizide</li>
            </ul>
            <h2>Decline</h2>
            <p>Any dose, last 3 years</p>
            <ul><li>Suboxone</li>
            <li>Methadone</li>
            </ul>
            """,
            reads: [
                "Metformin | - | any | - | level | -",
                "Glipizide | - | any | - | level | -",
                "Suboxone | - | any | - | decline | -",
                "Methadone | - | any | - | decline | -",
            ],
            flags: [
                "warning medication.note.unapplied"
            ]),
        HostileMedicationChart(
            "states-note", .html,
            """
            <h2>Not eligible (all states except Florida)</h2>
            <ul><li>Aricept</li>
            <li>Namenda</li>
            <li>Suboxone</li>
            </ul>
            <h2>Not eligible in Florida</h2>
            <ul><li>Plavix</li>
            <li>Coumadin</li>
            </ul>
            """,
            reads: [
                "Aricept | - | any | all states except Florida | decline | -",
                "Namenda | - | any | all states except Florida | decline | -",
                "Suboxone | - | any | all states except Florida | decline | -",
                "Plavix | - | any | in Florida | decline | -",
                "Coumadin | - | any | in Florida | decline | -",
            ],
            flags: [
                "warning medication.list.exception"
            ]),
        HostileMedicationChart(
            "prescribed-for-heading", .html,
            """
            <h2>Medications commonly prescribed for dementia – Decline</h2>
            <ul><li>Aricept</li><li>Namenda</li><li>Exelon</li></ul>
            <h2>Medications commonly prescribed for COPD – Graded</h2>
            <ul><li>Spiriva</li><li>Advair</li><li>Symbicort</li></ul>
            """,
            reads: [
                "Aricept | dementia | any | - | decline | -",
                "Namenda | dementia | any | - | decline | -",
                "Exelon | dementia | any | - | decline | -",
                "Spiriva | COPD | any | - | graded | -",
                "Advair | COPD | any | - | graded | -",
                "Symbicort | COPD | any | - | graded | -",
            ],
            flags: []),
    ]
}
