/// Headers that say whom a column is for.
extension HostileMedicationChart {
    static let columnHeaders: [HostileMedicationChart] = [
        HostileMedicationChart(
            "window-cols-section", .html,
            """
            <table>
            <tr><th rowspan=2>Medication</th><th rowspan=2>Use</th><th colspan=3>Filled within past</th></tr>
            <tr><th>12 months</th><th>24 months</th><th>36 months</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td><td>ROP</td><td>Graded</td></tr>
            <tr><td>Nitrostat</td><td>Angina</td><td>Decline</td><td>Graded</td><td>Graded</td></tr>
            <tr><td>Suboxone</td><td>Opioid dependence</td><td>Decline</td><td>Decline</td><td>Decline</td></tr>
            <tr><td>Lasix</td><td>CHF</td><td>Decline</td><td>Decline</td><td>Graded</td></tr>
            </table>
            """,
            reads: [
                "Plavix | Stroke | ..12 | - | decline | -",
                "Plavix | Stroke | 12..24 | - | modified | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Nitrostat | Angina | ..12 | - | decline | -",
                "Nitrostat | Angina | 12..24 | - | graded | -",
                "Nitrostat | Angina | 24..36 | - | graded | -",
                "Suboxone | Opioid dependence | ..12 | - | decline | -",
                "Suboxone | Opioid dependence | 12..24 | - | decline | -",
                "Suboxone | Opioid dependence | 24..36 | - | decline | -",
                "Lasix | CHF | ..12 | - | decline | -",
                "Lasix | CHF | 12..24 | - | decline | -",
                "Lasix | CHF | 24..36 | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "two-decision-windows", .csv,
            """
            Medication,Use,Decision if filled within 2 years,Decision if last filled over 2 years ago
            Plavix,Stroke,Decline,Graded
            Nitrostat,Angina,Decline,Level
            Suboxone,Opioid dependence,Decline,Decline
            Lipitor,Cholesterol,Level,Level
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24.. | - | graded | -",
                "Nitrostat | Angina | ..24 | - | decline | -",
                "Nitrostat | Angina | 24.. | - | level | -",
                "Suboxone | Opioid dependence | ..24 | - | decline | -",
                "Suboxone | Opioid dependence | 24.. | - | decline | -",
                "Lipitor | Cholesterol | ..24 | - | level | -",
                "Lipitor | Cholesterol | 24.. | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "decision-header-age", .csv,
            """
            Medication,Use,Decision (ages 50-80)
            Plavix,Stroke,Graded
            Nitrostat,Angina,Graded
            Aricept,Dementia,Decline
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | ages 50-80 | graded | -",
                "Nitrostat | Angina | any | ages 50-80 | graded | -",
                "Aricept | Dementia | any | ages 50-80 | decline | -",
                "Lipitor | Cholesterol | any | ages 50-80 | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "med-header-current", .csv,
            """
            Medication (currently taking),Reason,Eligibility
            Plavix,Stroke,Graded
            Nitrostat,Angina,Graded
            Aricept,Dementia,Decline
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | currently taking | graded | -",
                "Nitrostat | Angina | any | currently taking | graded | -",
                "Aricept | Dementia | any | currently taking | decline | -",
                "Lipitor | Cholesterol | any | currently taking | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "age-cols", .csv,
            """
            Medication,Use,Ages 0-49,Ages 50-80
            Insulin,Diabetes,Decline,Graded
            Plavix,Stroke,Decline,Graded
            Lipitor,Cholesterol,Level,Level
            Nitrostat,Angina,Decline,Level
            """,
            reads: [
                "Insulin | Diabetes | any | Ages 0-49 | decline | -",
                "Insulin | Diabetes | any | Ages 50-80 | graded | -",
                "Plavix | Stroke | any | Ages 0-49 | decline | -",
                "Plavix | Stroke | any | Ages 50-80 | graded | -",
                "Lipitor | Cholesterol | any | Ages 0-49 | level | -",
                "Lipitor | Cholesterol | any | Ages 50-80 | level | -",
                "Nitrostat | Angina | any | Ages 0-49 | decline | -",
                "Nitrostat | Angina | any | Ages 50-80 | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "tobacco-cols", .csv,
            """
            Medication,Use,Tobacco,Non-Tobacco
            Advair,COPD,Decline,Graded
            Spiriva,COPD,Decline,Graded
            Lipitor,Cholesterol,Level,Level
            Singulair,Asthma,Graded,Level
            """,
            reads: [
                "Advair | COPD | any | Tobacco | decline | -",
                "Advair | COPD | any | Non-Tobacco | graded | -",
                "Spiriva | COPD | any | Tobacco | decline | -",
                "Spiriva | COPD | any | Non-Tobacco | graded | -",
                "Lipitor | Cholesterol | any | Tobacco | level | -",
                "Lipitor | Cholesterol | any | Non-Tobacco | level | -",
                "Singulair | Asthma | any | Tobacco | graded | -",
                "Singulair | Asthma | any | Non-Tobacco | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "severity-cols", .csv,
            """
            Medication,Mild,Moderate,Severe
            Advair,Level,Graded,Decline
            Humira,Level,Graded,Decline
            Zoloft,Level,Level,Decline
            """,
            reads: [
                "Advair | - | any | Mild | level | -",
                "Advair | - | any | Moderate | graded | -",
                "Advair | - | any | Severe | decline | -",
                "Humira | - | any | Mild | level | -",
                "Humira | - | any | Moderate | graded | -",
                "Humira | - | any | Severe | decline | -",
                "Zoloft | - | any | Mild | level | -",
                "Zoloft | - | any | Moderate | level | -",
                "Zoloft | - | any | Severe | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "dx-cols", .csv,
            """
            Medication,Hypertension,CHF,Angina
            Lasix,Level,Decline,Graded
            Coreg,Level,Decline,Graded
            Inderal,Level,Decline,Graded
            Norvasc,Level,,Graded
            """,
            reads: [
                "Lasix | Hypertension | any | - | level | -",
                "Lasix | CHF | any | - | decline | -",
                "Lasix | Angina | any | - | graded | -",
                "Coreg | Hypertension | any | - | level | -",
                "Coreg | CHF | any | - | decline | -",
                "Coreg | Angina | any | - | graded | -",
                "Inderal | Hypertension | any | - | level | -",
                "Inderal | CHF | any | - | decline | -",
                "Inderal | Angina | any | - | graded | -",
                "Norvasc | Hypertension | any | - | level | -",
                "Norvasc | Angina | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "old-new", .csv,
            """
            Medication,Use,2023 Decision,2024 Decision
            Plavix,Stroke,Decline,Graded
            Lipitor,Cholesterol,Level,Level
            Humira,RA,Decline,Refer
            Suboxone,Opioid dependence,Decline,Decline
            """,
            reads: [
                "Plavix | Stroke | any | 2023 Decision | decline | -",
                "Plavix | Stroke | any | 2024 Decision | graded | -",
                "Lipitor | Cholesterol | any | 2023 Decision | level | -",
                "Lipitor | Cholesterol | any | 2024 Decision | level | -",
                "Humira | RA | any | 2023 Decision | decline | -",
                "Humira | RA | any | 2024 Decision | refer | -",
                "Suboxone | Opioid dependence | any | 2023 Decision | decline | -",
                "Suboxone | Opioid dependence | any | 2024 Decision | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "currently-vs-past", .csv,
            """
            Medication,Use,Currently taking,Taken in past 2 years,Taken more than 2 years ago
            Plavix,Stroke,Decline,Graded,Level
            Suboxone,Opioid dependence,Decline,Decline,Graded
            Nitrostat,Angina,Decline,Graded,Level
            Lipitor,Cholesterol,Level,Level,Level
            """,
            reads: [
                "Plavix | Stroke | any | Currently taking | decline | -",
                "Plavix | Stroke | ..24 | - | graded | -",
                "Plavix | Stroke | 24.. | - | level | -",
                "Suboxone | Opioid dependence | any | Currently taking | decline | -",
                "Suboxone | Opioid dependence | ..24 | - | decline | -",
                "Suboxone | Opioid dependence | 24.. | - | graded | -",
                "Nitrostat | Angina | any | Currently taking | decline | -",
                "Nitrostat | Angina | ..24 | - | graded | -",
                "Nitrostat | Angina | 24.. | - | level | -",
                "Lipitor | Cholesterol | any | Currently taking | level | -",
                "Lipitor | Cholesterol | ..24 | - | level | -",
                "Lipitor | Cholesterol | 24.. | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "two-level-header-term", .html,
            """
            <table><tr><th rowspan=2>Drug</th><th rowspan=2>Use</th><th colspan=2>Term</th><th colspan=2>Whole Life</th></tr>
            <tr><th>Tobacco</th><th>Non-Tobacco</th><th>Tobacco</th><th>Non-Tobacco</th></tr>
            <tr><td>Advair</td><td>COPD</td><td>Decline</td><td>Decline</td><td>Decline</td><td>Graded</td></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Standard</td><td>Preferred</td><td>Level</td><td>Level</td></tr>
            </table>
            """,
            reads: [
                "Advair | COPD | any | Tobacco | decline | Term",
                "Advair | COPD | any | Non-Tobacco | decline | Term",
                "Advair | COPD | any | Tobacco | decline | Whole Life",
                "Advair | COPD | any | Non-Tobacco | graded | Whole Life",
                "Lipitor | Cholesterol | any | Tobacco | accept | Term",
                "Lipitor | Cholesterol | any | Non-Tobacco | accept | Term",
                "Lipitor | Cholesterol | any | Tobacco | level | Whole Life",
                "Lipitor | Cholesterol | any | Non-Tobacco | level | Whole Life",
            ],
            flags: []),
        HostileMedicationChart(
            "two-level-header-window", .html,
            """
            <table><tr><th rowspan=2>Drug</th><th rowspan=2>Use</th><th colspan=2>Term</th><th colspan=2>Whole Life</th></tr>
            <tr><th>0-24 months</th><th>Over 24 months</th><th>0-24 months</th><th>Over 24 months</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td><td>Decline</td><td>Decline</td><td>Graded</td></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Standard</td><td>Standard</td><td>Level</td><td>Level</td></tr>
            </table>
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | Term",
                "Plavix | Stroke | 24.. | - | decline | Term",
                "Plavix | Stroke | ..24 | - | decline | Whole Life",
                "Plavix | Stroke | 24.. | - | graded | Whole Life",
                "Lipitor | Cholesterol | ..24 | - | accept | Term",
                "Lipitor | Cholesterol | 24.. | - | accept | Term",
                "Lipitor | Cholesterol | ..24 | - | level | Whole Life",
                "Lipitor | Cholesterol | 24.. | - | level | Whole Life",
            ],
            flags: []),
        HostileMedicationChart(
            "header-parens-med", .csv,
            """
            Medication (with insulin),Use,Decision
            Metformin,Diabetes,Graded
            Glipizide,Diabetes,Graded
            Actos,Diabetes,Decline
            """,
            reads: [
                "Metformin | Diabetes | any | with insulin | graded | -",
                "Glipizide | Diabetes | any | with insulin | graded | -",
                "Actos | Diabetes | any | with insulin | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "use-header-window", .csv,
            """
            Medication,Use (within past 2 years),Decision
            Plavix,Stroke,Decline
            Nitrostat,Angina,Graded
            Aricept,Dementia,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Nitrostat | Angina | ..24 | - | graded | -",
                "Aricept | Dementia | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "product-columns-paren", .csv,
            """
            Medication,Use,Level (ages 50-80),Graded (ages 50-75)
            Plavix,Stroke,Decline,Accept
            Lipitor,Cholesterol,Accept,Accept
            Aricept,Dementia,Decline,Decline
            """,
            reads: [
                "Plavix | Stroke | any | ages 50-80 | decline | Level",
                "Plavix | Stroke | any | ages 50-75 | accept | Graded",
                "Lipitor | Cholesterol | any | ages 50-80 | accept | Level",
                "Lipitor | Cholesterol | any | ages 50-75 | accept | Graded",
                "Aricept | Dementia | any | ages 50-80 | decline | Level",
                "Aricept | Dementia | any | ages 50-75 | decline | Graded",
            ],
            flags: []),
        HostileMedicationChart(
            "window-header-oneyear", .csv,
            """
            Medication,Use,Rx Fill Within 2 years,Rx Fill Over 2 years
            Plavix,Stroke,Decline,Graded
            Nitrostat,Angina,Decline,Level
            Lipitor,Cholesterol,Level,Level
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24.. | - | graded | -",
                "Nitrostat | Angina | ..24 | - | decline | -",
                "Nitrostat | Angina | 24.. | - | level | -",
                "Lipitor | Cholesterol | ..24 | - | level | -",
                "Lipitor | Cholesterol | 24.. | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "years-since", .csv,
            """
            Medication,Use,Years since last use,Decision
            Plavix,Stroke,0-2,Decline
            Nitrostat,Angina,2+,Graded
            Suboxone,Opioid dependence,0-5,Decline
            Lipitor,Cholesterol,0+,Level
            """,
            reads: [],
            flags: [
                "error medication.column.unknown 0"
            ]),
        HostileMedicationChart(
            "unless-column", .csv,
            """
            Medication,Decline unless,Plan
            Lasix,Edema,Level
            Neurontin,Seizures,Level
            Inderal,Migraine,Level
            Topamax,Weight loss,Level
            """,
            reads: [],
            flags: [
                "error medication.column.unknown 0"
            ]),
        HostileMedicationChart(
            "ok-for", .csv,
            """
            Medication,OK if used for,Otherwise
            Lasix,Edema,Decline
            Coumadin,Atrial fibrillation,Decline
            Inderal,Migraine,Graded
            Topamax,Migraine,Graded
            """,
            reads: [],
            flags: [
                "error medication.column.unknown 0"
            ]),
        HostileMedicationChart(
            "header-footnote", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Decision*</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Graded</td></tr>
            <tr><td>Lasix</td><td>CHF</td><td>Decline</td></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Level</td></tr>
            </table>
            <p>* If filled within the past 24 months. Otherwise disregard.</p>
            """,
            reads: [
                "Plavix | Stroke | any | * If filled within the past 24 months. Otherwise disregard. | graded | -",
                "Lasix | CHF | any | * If filled within the past 24 months. Otherwise disregard. | decline | -",
                "Lipitor | Cholesterol | any | * If filled within the past 24 months. Otherwise disregard. | level | -",
            ],
            flags: [
                "warning medication.note.unapplied"
            ]),
        HostileMedicationChart(
            "last-row-any", .csv,
            """
            Rx,Category,Decision
            Statins,Cholesterol,Level
            Warfarin,Stroke,Decline
            All oral chemotherapy agents,Cancer,Decline
            Lipitor,Cholesterol,Level
            Any HIV medication,HIV,Decline
            Aricept,Dementia,Decline
            """,
            reads: [
                "Statins | Cholesterol | any | - | level | -",
                "Warfarin | Stroke | any | - | decline | -",
                "All oral chemotherapy agents | Cancer | any | - | decline | -",
                "Lipitor | Cholesterol | any | - | level | -",
                "Any HIV medication | HIV | any | - | decline | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: [
                "warning medication.name.unknown 5"
            ]),
        HostileMedicationChart(
            "use-twice", .csv,
            """
            Medication,Reason,CHF,Angina
            Lasix,Edema,Decline,Graded
            Coreg,Hypertension,Decline,Level
            """,
            reads: [
                "Lasix | Edema | any | CHF | decline | -",
                "Lasix | Edema | any | Angina | graded | -",
                "Coreg | Hypertension | any | CHF | decline | -",
                "Coreg | Hypertension | any | Angina | level | -",
            ],
            flags: []),
    ]
}
