/// What stands away from the rows, or beside a column that is read: it must not be lost when what it is about is read.
extension HostileMedicationChart {
    static let unheard: [HostileMedicationChart] = [
        HostileMedicationChart(
            "notes-under-heading", .html,
            """
            <h1>Rx guide</h1>
            <table><tr><th>Medication</th><th>Decision</th></tr>
            <tr><td>Brilinta</td><td>Decline</td></tr>
            <tr><td>Coreg</td><td>Level</td></tr></table>
            <h2>Notes</h2>
            <p>Coreg is declined for smokers.</p>
            """,
            reads: ["Brilinta | - | any | - | decline | -", "Coreg | - | any | - | level | -"],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "sentence-over-sections", .html,
            """
            <h1>Rx guide</h1><p>All decisions below apply to prescriptions filled within the past 36 months.</p>
            <h2>Asthma</h2><table><tr><th>Medication</th><th>Decision</th></tr>
            <tr><td>Theophylline</td><td>Graded</td></tr><tr><td>Xopenex</td><td>Level</td></tr></table>
            <h2>Stroke</h2><table><tr><th>Medication</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Decline</td></tr><tr><td>Aggrenox</td><td>Decline</td></tr></table>
            """,
            reads: [
                "Theophylline | Asthma | ..36 | - | graded | -", "Xopenex | Asthma | ..36 | - | level | -",
                "Plavix | Stroke | ..36 | - | decline | -", "Aggrenox | Stroke | ..36 | - | decline | -",
            ],
            flags: []),
        // The codes of one plan go up by one, as row numbers do.
        HostileMedicationChart(
            "codes-that-count", .html,
            """
            <table><tr><th>Medication</th><th>Comfort Plan</th><th>Comfort Plus</th></tr>
            <tr><td>Atacand</td><td>1</td><td>1</td></tr><tr><td>Eliquis</td><td>1</td><td>2</td></tr>
            <tr><td>Cellcept</td><td>3</td><td>3</td></tr></table>
            <ul><li>1 = Level death benefit</li><li>2 = Graded death benefit</li><li>3 = Decline</li></ul>
            """,
            reads: [
                "Atacand | - | any | - | level | Comfort Plan", "Atacand | - | any | - | level | Comfort Plus",
                "Eliquis | - | any | - | level | Comfort Plan", "Eliquis | - | any | - | graded | Comfort Plus",
                "Cellcept | - | any | - | decline | Comfort Plan", "Cellcept | - | any | - | decline | Comfort Plus",
            ],
            flags: []),
        HostileMedicationChart(
            "plan-beside-unread-plan", .csv,
            """
            Medication,Comfort Plan,Comfort Plus
            Atacand,Level,Level
            Eliquis,Graded,??
            Cellcept,Decline,??
            """,
            reads: [],
            flags: ["error medication.column.unknown 0", "warning medication.heading.unapplied 0"]),
        HostileMedicationChart(
            "note-replaces-window", .html,
            """
            <table><tr><th>Medication</th><th>Decline if filled within</th></tr>
            <tr><td>Campral</td><td>24 months</td></tr><tr><td>Suboxone†</td><td>24 months</td></tr></table>
            <p>† Use 60 months for this medication.</p>
            """,
            reads: [
                "Campral | - | ..24 | - | decline | -",
                "Suboxone | - | ..24 | † Use 60 months for this medication. | decline | -",
            ],
            flags: ["warning medication.note.unapplied 2"]),
        HostileMedicationChart(
            "both-or-either", .csv,
            """
            Medications,Condition,Plan
            Flovent or Pulmicort,Asthma,Level
            Lioresal & Zanaflex,Muscle spasms,Graded
            """,
            reads: [
                "Flovent | Asthma | any | - | level | -", "Pulmicort | Asthma | any | - | level | -",
                "Lioresal | Muscle spasms | any | with Zanaflex | graded | -",
            ],
            flags: ["warning medication.name.aside 2"]),
        HostileMedicationChart(
            "lists-of-elements", .xml,
            """
            <rx><section decision="Decline"><medication name="Crixivan"/><medication name="Norvir"/></section>
            <section decision="Graded"><medication name="Dilantin"/><medication name="Zarontin"/></section></rx>
            """,
            reads: [
                "Crixivan | - | any | - | decline | -", "Norvir | - | any | - | decline | -",
                "Dilantin | - | any | - | graded | -", "Zarontin | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "blank-refuses", .csv,
            """
            Medication,Whole Life,Term Life
            Bumex,Graded,
            Cardura,Level,Accept
            A blank cell means the medication is declined for that plan.,,
            """,
            reads: [], flags: ["error medication.blank.decides 0"]),
        HostileMedicationChart(
            "plan-before-decision", .html,
            """
            <h2>Secure Whole Life: declined medications</h2><ul><li>Exelon</li><li>Revlimid</li><li>Truvada</li></ul>
            <h2>Secure Term: declined medications</h2><ul><li>Lithium</li><li>Methadone</li><li>Pradaxa</li></ul>
            <p>Every medication declined for Secure Whole Life is declined for Secure Term as well.</p>
            """,
            reads: [
                "Exelon | - | any | - | decline | Secure Whole Life",
                "Revlimid | - | any | - | decline | Secure Whole Life",
                "Truvada | - | any | - | decline | Secure Whole Life", "Lithium | - | any | - | decline | Secure Term",
                "Methadone | - | any | - | decline | Secure Term", "Pradaxa | - | any | - | decline | Secure Term",
            ],
            flags: ["warning medication.note.unapplied"]),
    ]
}
