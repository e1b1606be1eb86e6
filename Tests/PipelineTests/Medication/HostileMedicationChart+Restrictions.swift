/// Footnotes by number, lines that restrict a list, and rows that go on with the medication above them.
extension HostileMedicationChart {
    static let restrictions: [HostileMedicationChart] = [
        HostileMedicationChart(
            "numbered-notes", .csv,
            """
            Medication,Use,Decision
            Plavix 1,Stroke,Graded
            Insulin 2,Diabetes,Level
            Spiriva,COPD (3),Level
            Zoloft,Depression,Level (4)
            1. Only where the stroke was over 12 months ago,,
            2. Age 60 and up,,
            3. nonsmokers only,,
            4. no hospital stays,,
            """,
            reads: [
                "Plavix | Stroke | any | Only where the stroke was over 12 months ago | graded | -",
                "Insulin | Diabetes | any | Age 60 and up | level | -",
                "Spiriva | COPD | any | nonsmokers only | level | -",
                "Zoloft | Depression | any | no hospital stays | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "numbered-notes-outside", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix (1)</td><td>Stroke</td><td>Graded</td></tr>
            <tr><td>Insulin (2)</td><td>Diabetes</td><td>Level</td></tr>
            <tr><td>Zoloft</td><td>Depression</td><td>Level (3)</td></tr></table>
            <p>(1) over 12 months only</p><p>(2) over age 60 only</p><p>(3) no hospital stays</p>
            """,
            reads: [
                "Plavix | Stroke | any | over 12 months only | graded | -",
                "Insulin | Diabetes | any | over age 60 only | level | -",
                "Zoloft | Depression | any | no hospital stays | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "restrictions-below", .csv,
            """
            Medication,Use,Decision
            Plavix,Stroke,Graded
            Insulin,Diabetes,Level
            Ages 50-80,,
            Nonsmokers only,,
            Level benefit subject to no hospitalization,,
            Not valid for tobacco users,,
            """,
            reads: [
                "Plavix | Stroke | any | - | graded | -",
                "Insulin | Diabetes | any | - | level | -",
            ],
            flags: [
                "warning medication.note.unapplied 3", "warning medication.note.unapplied 4",
                "warning medication.note.unapplied 5", "warning medication.note.unapplied 6",
            ]),
        HostileMedicationChart(
            "restricted-lists", .html,
            """
            <h2>Acceptable - Level Benefit</h2>
            <p>One of these only, no insulin</p><ul><li>Metformin</li><li>Januvia</li></ul>
            <p>Applicants in good health otherwise</p><ul><li>Zoloft</li><li>Prozac</li></ul>
            <p>Monotherapy</p><ul><li>Lithium</li><li>Seroquel</li></ul>
            <p>For agent use only</p>
            """,
            reads: [
                "Metformin | - | any | One of these only, no insulin | level | -",
                "Januvia | - | any | One of these only, no insulin | level | -",
                "Zoloft | - | any | - | level | -",
                "Prozac | - | any | - | level | -",
                "Lithium | - | any | - | level | -",
                "Seroquel | - | any | - | level | -",
            ],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "restricted-by-hospital", .html,
            """
            <h2>Level</h2><p>No hospital stay or oxygen</p><ul><li>Advair</li><li>Zoloft</li></ul>
            """,
            reads: ["Advair | - | any | - | level | -", "Zoloft | - | any | - | level | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "restricted-to-smokers", .html,
            """
            <h2>Decline</h2><p>Smokers only:</p><ul><li>Advair</li><li>Spiriva</li></ul>
            """,
            reads: [
                "Advair | - | any | Smokers only | decline | -", "Spiriva | - | any | Smokers only | decline | -",
            ], flags: []),
        HostileMedicationChart(
            "restricted-to-both", .html,
            """
            <h2>Decline</h2><p>In combination with insulin:</p>
            <table><tr><th>Medication</th><th>Use</th></tr><tr><td>Plavix</td><td>Stroke</td></tr></table>
            """,
            reads: ["Plavix | Stroke | any | - | decline | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "restricted-to-several", .html,
            """
            <h2>Decline</h2><p>Two or more together</p>
            <table><tr><th>Medication</th><th>Use</th></tr><tr><td>Lasix</td><td>CHF</td></tr></table>
            """,
            reads: ["Lasix | CHF | any | - | decline | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "restricted-to-tobacco", .html,
            """
            <h2>Declined Medications</h2>
            <p>The following only if the applicant used tobacco in the past 12 months:</p>
            <ul><li>Spiriva</li><li>Advair</li></ul>
            """,
            reads: [
                "Spiriva | - | any | The following only if the applicant used tobacco in the past 12 months | decline | -",
                "Advair | - | any | The following only if the applicant used tobacco in the past 12 months | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "restricted-by-age", .html,
            "<h2>Level</h2><p>Under 65</p><ul><li>Plavix</li><li>Lasix</li></ul>",
            reads: ["Plavix | - | any | - | level | -", "Lasix | - | any | - | level | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "restricted-by-diagnosis", .html,
            "<h2>Level</h2><p>Diagnosed after age 40</p><ul><li>Plavix</li><li>Lasix</li></ul>",
            reads: ["Plavix | - | any | - | level | -", "Lasix | - | any | - | level | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "restricted-by-count", .html,
            "<h2>Level</h2><p>Maximum of two medications</p><ul><li>Plavix</li><li>Lasix</li></ul>",
            reads: ["Plavix | - | any | - | level | -", "Lasix | - | any | - | level | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "restricted-by-stability", .html,
            "<h2>Level</h2><p>Stable for 12 months</p><ul><li>Plavix</li><li>Lasix</li></ul>",
            reads: ["Plavix | - | any | - | level | -", "Lasix | - | any | - | level | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "taken-beside", .csv,
            """
            Medication,Use,Decision
            Lisinopril,Hypertension,Level
               with Lasix,CHF,Decline
               + Digoxin,CHF,Decline
            Metformin,Diabetes,Level
            plus Lantus,Diabetes,Graded
            Plavix,Stent,Graded
            taken with Coumadin,Stent,Decline
            w/ something else,Stent,Decline
            """,
            reads: [
                "Lisinopril | Hypertension | any | - | level | -",
                "Lisinopril | CHF | any | with Lasix | decline | -",
                "Lisinopril | CHF | any | with Digoxin | decline | -",
                "Metformin | Diabetes | any | - | level | -",
                "Metformin | Diabetes | any | with Lantus | graded | -",
                "Plavix | Stent | any | - | graded | -",
                "Plavix | Stent | any | with Coumadin | decline | -",
            ],
            flags: ["error medication.row.unread 8"]),
        HostileMedicationChart(
            "taken-beside-in-list", .html,
            """
            <h2>Decline</h2><ul><li>Metformin</li><li>with Insulin</li><li>Plavix</li></ul>
            """,
            reads: ["Metformin | - | any | - | decline | -", "Plavix | - | any | - | decline | -"],
            flags: ["error medication.row.unread 1"]),
        HostileMedicationChart(
            "numbers-in-names", .csv,
            """
            Medication,Use,Decision
            Plavix (1),Stroke,Graded
            Metformin,Diabetes,Level (2)
            Humalog 70/30,Diabetes,Level
            Tylenol 3,Pain,Level
            Insulin (4),Diabetes,Level
            (1) smokers only; (2) over age 60 only,,
            3. Call the office,,
            """,
            reads: [
                "Plavix | Stroke | any | smokers only | graded | -",
                "Metformin | Diabetes | any | over age 60 only | level | -",
                "Humalog 70/30 | Diabetes | any | - | level | -",
                "Tylenol 3 | Pain | any | - | level | -",
                "Insulin (4) | Diabetes | any | - | level | -",
            ],
            flags: ["warning medication.mark.unexplained 5"]),
        HostileMedicationChart(
            "taken-beside-nobody", .csv,
            """
            Medication,Use,Decision
            and Lasix,CHF,Decline
            Coumadin with Plavix,Stroke,Decline
            w/ Lasix,CHF,Decline
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Coumadin | Stroke | any | with Plavix | decline | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: [
                "error medication.row.unread 1",
                "error medication.row.unread 3",
            ]),
    ]
}
