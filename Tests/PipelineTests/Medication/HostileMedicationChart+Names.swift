/// Names that are glued, cut, listed or marked.
extension HostileMedicationChart {
    static let names: [HostileMedicationChart] = [
        HostileMedicationChart(
            "glued-names", .csv,
            """
            Medication,Use,Eligibility
            PlavixLasix,Stroke,Decline
            Namenda Aricept,Dementia,Decline
            Warfarin,Stroke,Decline
            """,
            reads: [
                "PlavixLasix | Stroke | any | - | decline | -",
                "Namenda Aricept | Dementia | any | - | decline | -",
                "Warfarin | Stroke | any | - | decline | -",
            ],
            flags: [
                "warning medication.name.glued 1",
                "warning medication.name.unknown 2",
            ]),
        HostileMedicationChart(
            "cut-names", .csv,
            """
            Medication,Use,Eligibility
            Hydrochloro-,High blood pressure,Level
            thiazide,High blood pressure,Level
            Amlodipine Besylate/Benaz,High blood pressure,Level
            Warfarin,Stroke,Decline
            """,
            reads: [
                "Hydrochloro- | High blood pressure | any | - | level | -",
                "thiazide | High blood pressure | any | - | level | -",
                "Amlodipine Besylate/Benaz | High blood pressure | any | - | level | -",
                "Warfarin | Stroke | any | - | decline | -",
            ],
            flags: [
                "warning medication.name.cut 1",
                "warning medication.name.unknown 2",
                "warning medication.name.cut 3",
            ]),
        HostileMedicationChart(
            "several-names-in-cell", .csv,
            """
            Medication,Use,Eligibility
            "Warfarin, Plavix",Stroke,Decline
            Aspirin/Plavix,Stroke,Decline
            Warfarin or Eliquis,Stroke,Decline
            Lisinopril / Hydrochlorothiazide,High blood pressure,Level
            Warfarin and others,Stroke,Decline
            "Lasix, etc.",CHF,Decline
            Coreg with Lasix,CHF,Decline
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Aspirin/Plavix | Stroke | any | - | decline | -",
                "Warfarin | Stroke | any | - | decline | -",
                "Eliquis | Stroke | any | - | decline | -",
                "Lisinopril / Hydrochlorothiazide | High blood pressure | any | - | level | -",
                "Warfarin and others | Stroke | any | - | decline | -",
                "Lasix, etc. | CHF | any | - | decline | -",
                "Coreg | CHF | any | with Lasix | decline | -",
            ],
            flags: [
                "warning medication.name.contradicts-itself 2",
                "warning medication.name.unknown 5",
                "warning medication.name.unknown 6",
            ]),
        HostileMedicationChart(
            "brand-generic-columns", .csv,
            """
            Brand,Generic,Use,Eligibility
            Coumadin,Warfarin,Stroke,Decline
            Plavix,Clopidogrel,Stroke,Decline
            Celebrex,Citalopram,Depression,Level
            """,
            reads: [
                "Coumadin / Warfarin | Stroke | any | - | decline | -",
                "Plavix / Clopidogrel | Stroke | any | - | decline | -",
                "Celebrex / Citalopram | Depression | any | - | level | -",
            ],
            flags: [
                "warning medication.name.contradicts-itself 3"
            ]),
        HostileMedicationChart(
            "break-separated-names", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Eligibility</th></tr>
            <tr><td>Warfarin<br>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <tr><td>Hydrochloro-<br>thiazide</td><td>High blood pressure</td><td>Level</td></tr>
            <tr><td>Lasix</td><td>CHF<br>Edema</td><td>Decline<br>Graded</td></tr></table>
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -", "Plavix | Stroke | any | - | decline | -",
                "Hydrochloro-thiazide | High blood pressure | any | - | level | -",
            ],
            flags: ["error medication.outcome.unread 3"]),
        HostileMedicationChart(
            "contradicting-name", .csv,
            """
            Medication,Use,Eligibility
            Celebrex (citalopram),Depression,Level
            Celexa,Depression,Level
            Lamictal (terbinafine),Fungus,Level
            """,
            reads: [
                "Celebrex (citalopram) | Depression | any | - | level | -",
                "Celexa | Depression | any | - | level | -",
                "Lamictal (terbinafine) | Fungus | any | - | level | -",
            ],
            flags: [
                "warning medication.name.contradicts-itself 1",
                "warning medication.name.contradicts-itself 3",
            ]),
        HostileMedicationChart(
            "same-name-two-pages", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,2 years,Decline
            Plavix (cont.),Stroke,3 years,Graded
            Plavix - continued,Stroke,> 3 years,Level
            Lasix,CHF,any,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Plavix | Stroke | 36.. | - | level | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "cyrillic", .csv,
            """
            Medication,Use,Eligibility
            Рlavix,Stroke,Decline
            Lasix,CHF,Dесline
            Warfarin,Stroke,Decline
            """,
            reads: [
                "Рlavix | Stroke | any | - | decline | -",
                "Warfarin | Stroke | any | - | decline | -",
            ],
            flags: [
                "warning medication.name.unknown 1",
                "error medication.outcome.unread 2",
            ]),
        HostileMedicationChart(
            "nbsp-and-soft-hyphens", .csv,
            """
            Medication,Use,Eligibility
            War\u{AD}farin,Stroke\u{A0},\u{A0}Decline
            Pla\u{200B}vix,Stroke,Decline
            \u{FEFF}Lasix,CHF,Decline\u{3000}
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "footnote-marks", .csv,
            """
            Medication,Use,Eligibility
            Warfarin*,Stroke,Decline
            Plavix†,Stroke,Decline
            Lasix¹,CHF,Decline
            "* Level if used for atrial fibrillation",,
            † Refer if under age 40,,
            """,
            reads: [
                "Warfarin | Stroke | any | * Level if used for atrial fibrillation | decline | -",
                "Plavix | Stroke | any | Refer if under age 40 | decline | -",
                "Plavix | Stroke | any | if under age 40 | refer | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: [
                "warning medication.mark.unexplained 3",
                "warning medication.note.unapplied 4",
            ]),
        HostileMedicationChart(
            "footnote-digit-glued", .csv,
            """
            Medication,Use,Eligibility
            Warfarin1,Stroke,Decline
            Plavix,Stroke,Decline2
            Lasix,CHF3,Decline
            """,
            reads: [
                "Warfarin1 | Stroke | any | - | decline | -",
                "Lasix | CHF3 | any | - | decline | -",
            ],
            flags: [
                "warning medication.name.unknown 1",
                "error medication.outcome.unread 2", "warning medication.use.unknown 3",
            ]),
        HostileMedicationChart(
            "not-a-drug-rows", .csv,
            """
            Medication,Use,Eligibility
            Oxygen,COPD,Decline
            Wheelchair,Mobility,Decline
            Insulin,Diabetes,Graded
            All anticoagulants,Stroke,Decline
            """,
            reads: [
                "Oxygen | COPD | any | - | decline | -",
                "Wheelchair | Mobility | any | - | decline | -",
                "Insulin | Diabetes | any | - | graded | -",
                "All anticoagulants | Stroke | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "doses", .csv,
            """
            Medication,Use,Eligibility
            Prednisone more than 10 mg,Arthritis,Decline
            Prednisone ≤ 10 mg,Arthritis,Level
            Prednisone 5mg,Arthritis,Level
            Lasix > 40mg/day,CHF,Decline
            """,
            reads: [
                "Prednisone | Arthritis | any | more than 10 mg | decline | -",
                "Prednisone | Arthritis | any | ≤ 10 mg | level | -",
                "Prednisone 5mg | Arthritis | any | 5mg | level | -",
                "Lasix | CHF | any | > 40mg/day | decline | -",
            ],
            flags: [
                "warning medication.names.contradict 3"
            ]),
        HostileMedicationChart(
            "list-names-and-uses", .html,
            """
            <h2>Declined medications</h2>
            <ul><li>Plavix - Stroke</li><li>Lasix (CHF)</li><li>Namenda: Dementia</li><li>Warfarin</li></ul>
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
                "Warfarin | - | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "use-beside-name", .csv,
            """
            Medication,Use,Eligibility
            Lasix (CHF),Edema,Decline
            Coreg (CHF),Heart failure,Decline
            Warfarin (Stroke),,Graded
            Plavix (clopidogrel),Stroke,Decline
            Namenda,Dementia,Decline
            """,
            reads: [
                "Lasix | Edema | any | CHF | decline | -",
                "Coreg | Heart failure | any | - | decline | -",
                "Warfarin | Stroke | any | - | graded | -",
                "Plavix (clopidogrel) | Stroke | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "see-reference", .csv,
            """
            Medication,Use,Eligibility
            Coumadin,see Warfarin,see Warfarin
            Warfarin,Stroke,Decline
            Plavix,Stroke,See underwriting guide
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -"
            ],
            flags: [
                "error medication.outcome.unread 1",
                "error medication.outcome.unread 3",
            ]),
    ]
}
