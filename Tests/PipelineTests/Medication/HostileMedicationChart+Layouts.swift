/// Merged, cut, doubled, swapped and furnished tables.
extension HostileMedicationChart {
    static let layouts: [HostileMedicationChart] = [
        HostileMedicationChart(
            "rowspan", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Fill within</th><th>Eligibility</th></tr>
            <tr><td rowspan="3">Plavix</td><td rowspan="3">Stroke</td><td>2 years</td><td>Decline</td></tr>
            <tr><td>3 years</td><td>Graded</td></tr><tr><td>&gt; 3 years</td><td>Level</td></tr>
            <tr><td>Lasix</td><td>CHF</td><td>any</td><td>Decline</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Plavix | Stroke | 36.. | - | level | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "rowspan-cut-at-page", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Fill within</th><th>Eligibility</th></tr>
            <tr><td rowspan="2">Plavix</td><td rowspan="2">Stroke</td><td>2 years</td><td>Decline</td></tr>
            <tr><td>3 years</td><td>Graded</td></tr></table>
            <p>Page 4 of 44</p>
            <table><tr><th>Medication</th><th>Use</th><th>Fill within</th><th>Eligibility</th></tr>
            <tr><td></td><td></td><td>&gt; 3 years</td><td>Level</td></tr>
            <tr><td>Lasix</td><td>CHF</td><td>any</td><td>Decline</td></tr>
            <tr><td>Namenda</td><td>Dementia</td><td>any</td><td>Decline</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Lasix | CHF | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: [
                "warning medication.use.silent 0",
                "error medication.name.missing 1",
            ]),
        HostileMedicationChart(
            "rowspan-too-long", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Fill within</th><th>Eligibility</th></tr>
            <tr><td rowspan="9">Plavix</td><td>Stroke</td><td>2 years</td><td>Decline</td></tr>
            <tr><td>Lasix</td><td>CHF</td><td>any</td></tr>
            <tr><td>Namenda</td><td>Dementia</td><td>any</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -"
            ],
            flags: [
                "error medication.window.unread 2",
                "error medication.window.unread 3",
            ]),
        HostileMedicationChart(
            "rowspan-decision", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Eligibility</th></tr>
            <tr><td>Warfarin</td><td>Stroke</td><td rowspan=2>Decline</td></tr>
            <tr><td>Plavix</td><td>Stroke</td></tr>
            <tr><td>Lasix</td><td>CHF</td><td>Graded</td></tr></table>
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "colspan-decision", .html,
            """
            <table><tr><th>Medication</th><th>Term</th><th>Whole Life</th><th>Final Expense</th></tr>
            <tr><td>Warfarin</td><td colspan=2>Decline</td><td>Graded</td></tr>
            <tr><td>Plavix</td><td>Accept</td><td colspan=2>Refer</td></tr>
            <tr><td>Lasix</td><td colspan=3>Decline</td></tr></table>
            """,
            reads: [
                "Warfarin | - | any | - | decline | Term",
                "Warfarin | - | any | - | decline | Whole Life",
                "Warfarin | - | any | - | graded | Final Expense",
                "Plavix | - | any | - | accept | Term",
                "Plavix | - | any | - | refer | Whole Life",
                "Plavix | - | any | - | refer | Final Expense",
                "Lasix | - | any | - | decline | Term",
                "Lasix | - | any | - | decline | Whole Life",
                "Lasix | - | any | - | decline | Final Expense",
            ],
            flags: []),
        HostileMedicationChart(
            "carried-blanks", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,2 years,Decline
            ,,3 years,Graded
            ,,> 3 years,Level
            Lasix,CHF,any,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Plavix | Stroke | 36.. | - | level | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: [
                "warning medication.name.carried"
            ]),
        HostileMedicationChart(
            "one-blank-name", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,2 years,Decline
            ,CHF,any,Graded
            Lasix,CHF,any,Decline
            Lasix,Edema,any,Level
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
                "Lasix | Edema | any | - | level | -",
            ],
            flags: [
                "error medication.name.missing 2"
            ]),
        HostileMedicationChart(
            "products-in-columns", .csv,
            """
            Medication,Use,Term 100,Whole Life,Final Expense
            Warfarin,Stroke,Decline,Decline,Graded
            Plavix,Stroke,Decline,Refer,Level
            Lasix,High blood pressure,Accept,Accept,Level
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | Term 100",
                "Warfarin | Stroke | any | - | decline | Whole Life",
                "Warfarin | Stroke | any | - | graded | Final Expense",
                "Plavix | Stroke | any | - | decline | Term 100",
                "Plavix | Stroke | any | - | refer | Whole Life",
                "Plavix | Stroke | any | - | level | Final Expense",
                "Lasix | High blood pressure | any | - | accept | Term 100",
                "Lasix | High blood pressure | any | - | accept | Whole Life",
                "Lasix | High blood pressure | any | - | level | Final Expense",
            ],
            flags: []),
        HostileMedicationChart(
            "products-header-two-rows", .csv,
            """
            ,,Plans,,
            Medication,Use,Term,Whole Life,Final Expense
            Warfarin,Stroke,Decline,Decline,Graded
            Plavix,Stroke,Decline,Refer,Level
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | Term",
                "Warfarin | Stroke | any | - | decline | Whole Life",
                "Warfarin | Stroke | any | - | graded | Final Expense",
                "Plavix | Stroke | any | - | decline | Term",
                "Plavix | Stroke | any | - | refer | Whole Life",
                "Plavix | Stroke | any | - | level | Final Expense",
            ],
            flags: []),
        HostileMedicationChart(
            "two-up", .csv,
            """
            Medication,Decision,Medication,Decision
            Warfarin,Decline,Lasix,Graded
            Plavix,Decline,Namenda,Decline
            Exelon,Refer,Aricept,Level
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
                "Exelon | - | any | - | refer | -",
                "Lasix | - | any | - | graded | -",
                "Namenda | - | any | - | decline | -",
                "Aricept | - | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "two-up-uses", .csv,
            """
            Medication,Use,Decision,Medication,Use,Decision
            Warfarin,Stroke,Decline,Lasix,CHF,Graded
            Plavix,Stroke,Decline,Namenda,Dementia,Decline
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "two-up-gap", .csv,
            """
            Medication,Decision,,Medication,Decision
            Warfarin,Decline,,Lasix,Graded
            Plavix,Decline,,Namenda,Decline
            Exelon,Refer,,,
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
                "Exelon | - | any | - | refer | -",
                "Lasix | - | any | - | graded | -",
                "Namenda | - | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "group-header-decides", .html,
            """
            <table><tr><th colspan=2>Decline</th><th colspan=2>Graded</th></tr>
            <tr><th>Medication</th><th>Use</th><th>Medication</th><th>Use</th></tr>
            <tr><td>Warfarin</td><td>Stroke</td><td>Lasix</td><td>CHF</td></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Namenda</td><td>Dementia</td></tr>
            <tr><td>Exelon</td><td>Dementia</td><td>Coreg</td><td>CHF</td></tr></table>
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Exelon | Dementia | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
                "Namenda | Dementia | any | - | graded | -",
                "Coreg | CHF | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "counter-first", .csv,
            """
            #,Medication,Use,Eligibility
            1,Warfarin,Stroke,Decline
            2,Plavix,Stroke,Decline
            3,Lasix,CHF,Graded
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "section-decides", .csv,
            """
            Medication,Use
            DECLINE,
            Warfarin,Stroke
            Plavix,Stroke
            GRADED,
            Lasix,CHF
            Namenda,Dementia
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
                "Namenda | Dementia | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "section-that-does-not-decide", .csv,
            """
            Medication,Use
            DECLINE,
            Warfarin,Stroke
            Plavix,Stroke
            BLOOD THINNERS AND OTHERS,
            Lasix,CHF
            GRADED,
            Namenda,Dementia
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Namenda | Dementia | any | - | graded | -",
            ],
            flags: [
                "error medication.row.unread 4",
                "warning medication.row.undecided 5",
            ]),
        HostileMedicationChart(
            "section-under-heading", .html,
            """
            <h2>Not eligible</h2>
            <table><tr><th>Medication</th><th>Use</th></tr><tr><td>Warfarin</td><td>Stroke</td></tr>
            <tr><td>Plavix</td><td>Stroke</td></tr><tr><td>Graded</td><td></td></tr>
            <tr><td>Lasix</td><td>CHF</td></tr><tr><td>Namenda</td><td>Dementia</td></tr></table>
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
                "Namenda | Dementia | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "transposed", .csv,
            """
            Medication,Warfarin,Plavix,Lasix
            Use,Stroke,Stroke,CHF
            Decision,Decline,Decline,Graded
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -", "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
            ], flags: []),
        HostileMedicationChart(
            "header-order-changes", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,Stroke,Decline
            Plavix,Stroke,Decline
            Use,Medication,Eligibility
            CHF,Lasix,Decline
            Dementia,Namenda,Graded
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "CHF | Lasix | any | - | decline | -",
                "Dementia | Namenda | any | - | graded | -",
            ],
            flags: [
                "error medication.outcome.unread 3",
                "warning medication.name.unknown 4",
                "warning medication.name.unknown 5",
            ]),
        HostileMedicationChart(
            "column-swapped", .csv,
            """
            Use,Medication,Eligibility
            Warfarin,Stroke,Decline
            Plavix,Stroke,Decline
            Lasix,CHF,Decline
            Namenda,Dementia,Decline
            """,
            reads: [],
            flags: [
                "error medication.header.slipped 0"
            ]),
        HostileMedicationChart(
            "column-unknown", .csv,
            """
            Medication,Use,Tier,Eligibility
            Warfarin,Stroke,3,Decline
            Plavix,Stroke,2,Decline
            Lasix,CHF,1,Graded
            """,
            reads: [],
            flags: [
                "error medication.column.unknown 0"
            ]),
        HostileMedicationChart(
            "duplicate-columns", .csv,
            """
            Medication,Use,Eligibility,Eligibility
            Warfarin,Stroke,Decline,Graded
            Plavix,Stroke,Decline,Decline
            Lasix,CHF,Level,Level
            """,
            reads: [],
            flags: [
                "error medication.column.twice 0"
            ]),
        HostileMedicationChart(
            "header-missing", .csv,
            """
            Plavix,Stroke,2 years,Decline
            Lasix,CHF,any,Decline
            Namenda,Dementia,any,Graded
            Warfarin,Stroke,any,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
                "Namenda | Dementia | any | - | graded | -",
                "Warfarin | Stroke | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "inverted", .csv,
            """
            Condition,Medications,Decision
            Heart failure,"Lasix, Coreg, Entresto",Decline
            Dementia,"Aricept, Namenda",Decline
            Gout,"Allopurinol, Colchicine",Level
            """,
            reads: [
                "Lasix | Heart failure | any | - | decline | -",
                "Coreg | Heart failure | any | - | decline | -",
                "Entresto | Heart failure | any | - | decline | -",
                "Aricept | Dementia | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
                "Allopurinol | Gout | any | - | level | -",
                "Colchicine | Gout | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "extra-cells-in-row", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,Stroke,Decline
            Plavix,Stroke,TIA,Decline
            Lasix,CHF,Graded
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | graded | -",
            ],
            flags: [
                "error medication.outcome.unread 2",
                "warning csv.row.width 2",
            ]),
        HostileMedicationChart(
            "hidden-rows", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Eligibility</th></tr>
            <tr style="display:none"><td>Warfarin</td><td>Stroke</td><td>Level</td></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <!-- <tr><td>Eliquis</td><td>Stroke</td><td>Level</td></tr> -->
            <tr><td>Lasix</td><td>CHF</td><td>Decline</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: [
                "warning reading.cells.hidden"
            ]),
        HostileMedicationChart(
            "page-furniture", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,2 years,Decline
            Page 3 of 12,,,
            Medication,Use,Rx fill within,Eligibility
            Lasix,CHF,any,Decline
            For agent use only. Not for public use.,,,
            Form 12-345 (01/24),,,
            Namenda,Dementia,any,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "furniture-in-name-column", .csv,
            """
            Medication,Use,Eligibility
            Plavix,Stroke,Decline
            12,,
            Lasix,CHF,Decline
            Rev. 01/2024,,
            Namenda,Dementia,Decline
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "letters-between", .csv,
            """
            Medication,Use,Eligibility
            A,,
            Aricept,Dementia,Decline
            B,,
            Bumex,CHF,Decline
            L,,
            Lasix,CHF,Decline
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Bumex | CHF | any | - | decline | -",
                "Lasix | CHF | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "section-headings", .csv,
            """
            Medication,Use,Eligibility
            DIABETES,,
            Metformin,Diabetes,Level
            HEART,,
            Lasix,CHF,Decline
            Plavix,Stroke,Decline
            """,
            reads: [
                "Metformin | Diabetes | any | - | level | -",
                "Lasix | CHF | any | - | decline | -",
                "Plavix | Stroke | any | - | decline | -",
            ],
            flags: ["warning medication.row.undecided 1"]),
    ]
}
