/// Decisions and uses in words that may turn them round.
extension HostileMedicationChart {
    static let decisions: [HostileMedicationChart] = [
        HostileMedicationChart(
            "outcome-words-mixed", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,Stroke,Decline/Graded
            Plavix,Stroke,Decline or Graded
            Lasix,CHF,Not decline
            Namenda,Dementia,Possible decline
            Aricept,Dementia,Decline if under 40; otherwise Graded
            Exelon,Dementia,Individual consideration
            Coreg,CHF,No
            Digoxin,CHF,N/A
            """,
            reads: [
                "Aricept | Dementia | any | if under 40 | decline | -",
                "Aricept | Dementia | any | Decline if under 40; otherwise Graded | graded | -",
                "Exelon | Dementia | any | - | refer | -",
            ],
            flags: [
                "error medication.outcome.unread 1",
                "error medication.outcome.unread 2",
                "error medication.outcome.unread 3",
                "error medication.outcome.unread 4",
                "error medication.outcome.unread 7",
                "error medication.outcome.unread 8",
            ]),
        HostileMedicationChart(
            "otherwise", .csv,
            """
            Medication,Use,Eligibility
            Aricept,Dementia,Decline if under age 40; otherwise Graded
            Prednisone,Arthritis,"Level if with no diabetic complications, else Decline"
            Warfarin,Stroke,Decline if seen lately; otherwise Graded
            """,
            reads: [
                "Aricept | Dementia | any | if under age 40 | decline | -",
                "Aricept | Dementia | any | Decline if under age 40; otherwise Graded | graded | -",
                "Prednisone | Arthritis | any | if with no diabetic complications | level | -",
                "Prednisone | Arthritis | any | Level if with no diabetic complications, else Decline | decline | -",
                "Warfarin | Stroke | any | if seen lately | decline | -",
                "Warfarin | Stroke | any | Decline if seen lately; otherwise Graded | graded | -",
            ], flags: []),
        HostileMedicationChart(
            "accept-in-sentence-cells", .csv,
            """
            Medication,Use,Underwriting action
            Warfarin,Stroke,Decline all cases
            Plavix,Stroke,Do not decline
            Lasix,CHF,No longer declined
            Namenda,Dementia,Will be declined
            Aricept,Dementia,Never accept
            Exelon,Dementia,Not a decline
            Coreg,CHF,Acceptable
            Digoxin,CHF,Not Acceptable
            Eliquis,Stroke,Un-acceptable
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
                "Coreg | CHF | any | - | accept | -",
                "Digoxin | CHF | any | - | decline | -",
                "Eliquis | Stroke | any | - | decline | -",
            ],
            flags: [
                "error medication.outcome.unread 2",
                "error medication.outcome.unread 3",
                "error medication.outcome.unread 5",
                "error medication.outcome.unread 6",
            ]),
        HostileMedicationChart(
            "decision-misspelt", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,Stroke,Delcine
            Plavix,Stroke,Declined.
            Lasix,CHF,Declne
            Namenda,Dementia,Decline
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: [
                "error medication.outcome.unread 1",
                "error medication.outcome.unread 3",
            ]),
        HostileMedicationChart(
            "table-rating", .csv,
            """
            Medication,Use,Decision
            Warfarin,Stroke,Table 4
            Plavix,Stroke,Tbl B-D
            Lasix,CHF,Rated
            Namenda,Dementia,Table 2-4 / Decline
            """,
            reads: [
                "Warfarin | Stroke | any | - | rated | -",
                "Lasix | CHF | any | - | rated | -",
            ],
            flags: [
                "error medication.outcome.unread 2",
                "error medication.outcome.unread 4",
            ]),
        HostileMedicationChart(
            "ages", .csv,
            """
            Medication,Use,Eligibility
            Seroquel,Depression,Level; decline 40-49
            Abilify,Depression,Decline under age 30
            Zoloft,Depression,Level (ages 18-65)
            Effexor,Depression,Graded if over 60
            """,
            reads: [
                "Seroquel | Depression | any | decline 40-49 | level | -",
                "Seroquel | Depression | any | 40-49 | decline | -",
                "Abilify | Depression | any | under age 30 | decline | -",
                "Zoloft | Depression | any | ages 18-65 | level | -",
                "Effexor | Depression | any | if over 60 | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "use-any", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,any,Decline
            Plavix,All uses,Decline
            Lasix,,Decline
            Namenda,-,Decline
            Aricept,Dementia,Decline
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
                "Lasix | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: [
                "warning medication.use.silent 0",
                "warning medication.use.missing 4",
            ]),
        HostileMedicationChart(
            "use-except", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,All except stroke,Level
            Plavix,Other than stroke,Level
            Lasix,Not for CHF,Level
            Namenda,Dementia,Decline
            """,
            reads: [
                "Warfarin | - | any | All except stroke | level | -",
                "Plavix | - | any | Other than stroke | level | -",
                "Lasix | - | any | Not for CHF | level | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "use-with-window", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,Stroke within 2 years,Decline
            Warfarin,Stroke over 2 years ago,Graded
            Plavix,Stroke (more than 1),Decline
            """,
            reads: [
                "Warfarin | Stroke within 2 years | any | - | decline | -",
                "Warfarin | Stroke over 2 years ago | any | - | graded | -",
                "Plavix | Stroke (more than 1) | any | more than 1 | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "dashes-as-cells", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,—,Decline
            Lasix,—,any,Graded
            Namenda,Dementia,any,—
            Aricept,Dementia,any,Decline
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | - | any | - | graded | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: [
                "warning medication.window.missing 1",
                "warning medication.use.missing 2",
                "error medication.outcome.unread 3",
            ]),
        HostileMedicationChart(
            "ditto", .csv,
            #"""
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,2 years,Decline
            Lasix,"""",2 years,Graded
            Namenda,Dementia,ditto,Decline
            Aricept,Dementia,any,same as above
            """#,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | Stroke | ..24 | - | graded | -",
                "Namenda | Dementia | ..24 | - | decline | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "repeated-rule", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,Stroke,Decline
            Warfarin,Stroke,Decline
            Plavix,Stroke,Level
            Plavix,Stroke,Decline
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | level | -",
                "Plavix | Stroke | any | - | decline | -",
            ],
            flags: [
                "warning medication.rules.contradict 4"
            ]),
        HostileMedicationChart(
            "brand-generic-contradict", .csv,
            """
            Medication,Use,Eligibility
            Plavix,Stroke,Level
            Clopidogrel,Stroke,Decline
            Warfarin,Stroke,Decline
            """,
            reads: [
                "Plavix | Stroke | any | - | level | -",
                "Clopidogrel | Stroke | any | - | decline | -",
                "Warfarin | Stroke | any | - | decline | -",
            ],
            flags: [
                "warning medication.names.contradict 2"
            ]),
        HostileMedicationChart(
            "list-asterisk-second-legend", .html,
            """
            <p>Applicants who take a medication below are not eligible.</p>
            <p>* may qualify for Graded</p>
            <ul><li>Warfarin*</li><li>Plavix</li><li>Lasix *</li><li>Namenda†</li></ul>
            """,
            reads: [
                "Warfarin | - | any | - | graded | -",
                "Plavix | - | any | - | decline | -",
                "Lasix | - | any | - | graded | -",
            ],
            flags: [
                "error medication.mark.unexplained 3"
            ]),
        HostileMedicationChart(
            "list-except", .html,
            """
            <p>All of these are declined, except those in italics.</p>
            <ul><li>Warfarin</li><li><i>Plavix</i></li><li>Lasix</li></ul>
            """,
            reads: [],
            flags: ["error medication.list.undecided", "warning medication.note.unapplied"]),
        HostileMedicationChart(
            "list-if-within", .html,
            """
            <p>Declined if taken within the last 2 years:</p>
            <ul><li>Warfarin</li><li>Plavix</li><li>Lasix</li></ul>
            """,
            reads: [
                "Warfarin | - | ..24 | - | decline | -",
                "Plavix | - | ..24 | - | decline | -",
                "Lasix | - | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "list-without-own-heading", .html,
            """
            <h2>Not eligible</h2>
            <ul><li>Warfarin</li><li>Plavix</li><li>Exelon</li></ul>
            <h2>Other medications</h2>
            <ul><li>Lasix</li><li>Namenda</li><li>Aricept</li></ul>
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
                "Exelon | - | any | - | decline | -",
            ],
            flags: [
                "error medication.list.undecided"
            ]),
        HostileMedicationChart(
            "table-and-second-list", .html,
            """
            <h2>Declined</h2>
            <table><tr><td>Plavix</td><td>Lasix</td><td>Namenda</td></tr><tr><td>Warfarin</td><td>Coreg</td><td></td></tr></table>
            <h2>Graded</h2>
            <table><tr><td>Metformin</td><td>Insulin</td><td>Glipizide</td></tr></table>
            """,
            reads: [
                "Plavix | - | any | - | decline | -",
                "Lasix | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Warfarin | - | any | - | decline | -",
                "Coreg | - | any | - | decline | -",
                "Metformin | - | any | - | graded | -",
                "Insulin | - | any | - | graded | -",
                "Glipizide | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "two-lists", .html,
            """
            <h2>Not eligible</h2>
            <ul><li>Warfarin</li><li>Plavix</li></ul>
            <h2>Eligible for Graded</h2>
            <ul><li>Lasix</li><li>Namenda</li></ul>
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
                "Lasix | - | any | - | graded | -",
                "Namenda | - | any | - | graded | -",
            ], flags: []),
        HostileMedicationChart(
            "not-eligible-for", .csv,
            """
            Medication,Not eligible for
            Warfarin,Term 100
            Lasix,Whole Life
            Plavix,Term 100; Whole Life
            """,
            reads: [],
            flags: [
                "error medication.list.undecided",
                "error medication.column.unknown 0",
            ]),
    ]
}
