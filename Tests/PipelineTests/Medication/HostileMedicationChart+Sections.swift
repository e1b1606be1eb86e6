/// Headings, captions and rows of one text that say whom the rows below them are for.
extension HostileMedicationChart {
    static let sections: [HostileMedicationChart] = [
        HostileMedicationChart(
            "h2-use", .html,
            """
            <h2>Diabetes</h2>
            <table><tr><th>Medication</th><th>Decision</th></tr>
            <tr><td>Metformin</td><td>Level</td></tr>
            <tr><td>Insulin</td><td>Graded</td></tr>
            </table>
            <h2>Congestive heart failure</h2>
            <table><tr><th>Medication</th><th>Decision</th></tr>
            <tr><td>Entresto</td><td>Decline</td></tr>
            <tr><td>Coreg</td><td>Decline</td></tr>
            </table>
            <h2>Seizures</h2>
            <table><tr><th>Medication</th><th>Decision</th></tr>
            <tr><td>Keppra</td><td>Level</td></tr>
            <tr><td>Lamictal</td><td>Level</td></tr>
            </table>
            """,
            reads: [
                "Metformin | Diabetes | any | - | level | -",
                "Insulin | Diabetes | any | - | graded | -",
                "Entresto | Congestive heart failure | any | - | decline | -",
                "Coreg | Congestive heart failure | any | - | decline | -",
                "Keppra | Seizures | any | - | level | -",
                "Lamictal | Seizures | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "th-group-use", .html,
            """
            <table><tr><th>Medication</th><th>Look-back</th><th>Decision</th></tr>
            <tr><th colspan=3>Heart Failure</th></tr>
            <tr><td>Entresto</td><td>any</td><td>Decline</td></tr>
            <tr><td>Lasix</td><td>any</td><td>Decline</td></tr>
            <tr><th colspan=3>High Blood Pressure</th></tr>
            <tr><td>Lasix</td><td>any</td><td>Level</td></tr>
            <tr><td>Norvasc</td><td>any</td><td>Level</td></tr>
            <tr><th colspan=3>Stroke</th></tr>
            <tr><td>Plavix</td><td>24 months</td><td>Decline</td></tr>
            </table>
            """,
            reads: [
                "Entresto | Heart Failure | any | - | decline | -",
                "Lasix | Heart Failure | any | - | decline | -",
                "Lasix | High Blood Pressure | any | - | level | -",
                "Norvasc | High Blood Pressure | any | - | level | -",
                "Plavix | Stroke | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "csv-section-cond", .csv,
            """
            Medication,Use
            DECLINE (within 24 months),
            Plavix,Stroke
            Nitrostat,Angina
            GRADED (over 24 months),
            Plavix,Stroke
            Nitrostat,Angina
            DECLINE - TERM ONLY,
            Coumadin,DVT
            LEVEL (ages 50+),
            Insulin,Diabetes
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Nitrostat | Angina | ..24 | - | decline | -",
                "Plavix | Stroke | 24.. | - | graded | -",
                "Nitrostat | Angina | 24.. | - | graded | -",
                "Coumadin | DVT | any | DECLINE - TERM ONLY | decline | -",
                "Insulin | Diabetes | any | ages 50+ | level | -",
            ],
            flags: ["warning medication.sentence.half-read"]),
        HostileMedicationChart(
            "section-windows-html", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><th colspan=3>Filled within 24 months</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <tr><td>Nitrostat</td><td>Angina</td><td>Decline</td></tr>
            <tr><th colspan=3>Any time</th></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Level</td></tr>
            <tr><td>Aricept</td><td>Dementia</td><td>Decline</td></tr>
            </table>
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Nitrostat | Angina | ..24 | - | decline | -",
                "Lipitor | Cholesterol | any | - | level | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "section-windows", .csv,
            """
            Medication,Use,Decision
            FILLED WITHIN 24 MONTHS,,
            Plavix,Stroke,Decline
            Nitrostat,Angina,Decline
            FILLED MORE THAN 24 MONTHS AGO,,
            Plavix,Stroke,Graded
            Nitrostat,Angina,Graded
            ANY TIME,,
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Nitrostat | Angina | ..24 | - | decline | -",
                "Plavix | Stroke | 24.. | - | graded | -",
                "Nitrostat | Angina | 24.. | - | graded | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "first-section-csv", .csv,
            """
            Medication,Use,Decision
            Smokers,,
            Advair,Asthma,Graded
            Singulair,Asthma,Graded
            Non-smokers,,
            Xopenex,Asthma,Level
            Pulmicort,Asthma,Level
            """,
            reads: [
                "Advair | Asthma | any | Smokers | graded | -",
                "Singulair | Asthma | any | Smokers | graded | -",
                "Xopenex | Asthma | any | Non-smokers | level | -",
                "Pulmicort | Asthma | any | Non-smokers | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "first-cell-use", .csv,
            """
            Diagnosis/Drug,Lookback,Decision
            ALZHEIMER'S DISEASE,,
            Aricept,Any,Decline
            Namenda,Any,Decline
            HEART FAILURE,,
            Entresto,Any,Decline
            Lasix,Any,Decline
            HIGH BLOOD PRESSURE,,
            Lasix,Any,Level
            Norvasc,Any,Level
            """,
            reads: [
                "Aricept | ALZHEIMER'S DISEASE | any | - | decline | -",
                "Namenda | ALZHEIMER'S DISEASE | any | - | decline | -",
                "Entresto | HEART FAILURE | any | - | decline | -",
                "Lasix | HEART FAILURE | any | - | decline | -",
                "Lasix | HIGH BLOOD PRESSURE | any | - | level | -",
                "Norvasc | HIGH BLOOD PRESSURE | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "section-product-decisions", .html,
            """
            <h2>Term Life</h2>
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Standard</td></tr>
            </table>
            <h2>Whole Life</h2>
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Nitrostat</td><td>Angina</td><td>Graded</td></tr>
            <tr><td>Zocor</td><td>Cholesterol</td><td>Level</td></tr>
            </table>
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | Term Life",
                "Lipitor | Cholesterol | any | - | accept | Term Life",
                "Nitrostat | Angina | any | - | graded | Whole Life",
                "Zocor | Cholesterol | any | - | level | Whole Life",
            ],
            flags: []),
        HostileMedicationChart(
            "section-product-html", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><th colspan=3>TERM</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Standard</td></tr>
            <tr><th colspan=3>WHOLE LIFE</th></tr>
            <tr><td>Nitrostat</td><td>Angina</td><td>Graded</td></tr>
            <tr><td>Zocor</td><td>Cholesterol</td><td>Level</td></tr>
            </table>
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | TERM",
                "Lipitor | Cholesterol | any | - | accept | TERM",
                "Nitrostat | Angina | any | - | graded | WHOLE LIFE",
                "Zocor | Cholesterol | any | - | level | WHOLE LIFE",
            ],
            flags: []),
        HostileMedicationChart(
            "h2-window", .html,
            """
            <h2>Filled within 12 months</h2>
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <tr><td>Nitrostat</td><td>Angina</td><td>Decline</td></tr>
            </table>
            <h2>Filled within 24 months</h2>
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Ranexa</td><td>Angina</td><td>Graded</td></tr>
            <tr><td>Suboxone</td><td>Opioid dependence</td><td>Decline</td></tr>
            </table>
            """,
            reads: [
                "Plavix | Stroke | ..12 | - | decline | -",
                "Nitrostat | Angina | ..12 | - | decline | -",
                "Ranexa | Angina | ..24 | - | graded | -",
                "Suboxone | Opioid dependence | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "h3-use-sections", .html,
            """
            <h2>Decline</h2>
            <h3>Diabetes complications</h3><ul><li>Neurontin</li>
            <li>Lyrica</li>
            </ul>
            <h3>Heart failure</h3><ul><li>Entresto</li>
            <li>Corlanor</li>
            </ul>
            <h2>Graded</h2>
            <h3>Within 24 months</h3><ul><li>Plavix</li>
            <li>Nitrostat</li>
            </ul>
            """,
            reads: [
                "Neurontin | Diabetes | any | Diabetes complications | decline | -",
                "Lyrica | Diabetes | any | Diabetes complications | decline | -",
                "Entresto | Heart failure | any | - | decline | -",
                "Corlanor | Heart failure | any | - | decline | -",
                "Plavix | - | ..24 | - | graded | -",
                "Nitrostat | - | ..24 | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "bold-group-in-list", .html,
            """
            <h2>Medications that will result in a decline</h2>
            <p><b>HIV</b></p>
            <ul><li>Atripla</li>
            <li>Genvoya</li>
            </ul>
            <p><b>If used for heart failure</b></p>
            <ul><li>Lasix</li>
            <li>Coreg</li>
            </ul>
            <p><b>If used within 2 years</b></p>
            <ul><li>Suboxone</li>
            <li>Methadone</li>
            </ul>
            """,
            reads: [
                "Atripla | HIV | any | - | decline | -",
                "Genvoya | HIV | any | - | decline | -",
                "Lasix | heart failure | any | - | decline | -",
                "Coreg | heart failure | any | - | decline | -",
                "Suboxone | - | ..24 | - | decline | -",
                "Methadone | - | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "caption-window", .html,
            """
            <table><caption>Prescriptions filled in the past 2 years</caption><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <tr><td>Nitrostat</td><td>Angina</td><td>Decline</td></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Level</td></tr>
            </table>
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Nitrostat | Angina | ..24 | - | decline | -",
                "Lipitor | Cholesterol | ..24 | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "header-below-title-multi", .csv,
            """
            ABC LIFE INSURANCE COMPANY,,,
            Easy Issue Whole Life – Medication Guide,,,
            "All look-backs run from the date of the FIRST fill.",,,
            Medication,Use,Within,Decision
            Plavix,Stroke,24 months,Decline
            Plavix,Stroke,> 24 months,Level
            Nitrostat,Angina,12 months,Decline
            Nitrostat,Angina,> 12 months,Graded
            Lipitor,Cholesterol,any,Level
            """,
            reads: [
                "Plavix | Stroke | first ..24 | - | decline | Easy Issue Whole Life",
                "Plavix | Stroke | first 24.. | - | level | Easy Issue Whole Life",
                "Nitrostat | Angina | first ..12 | - | decline | Easy Issue Whole Life",
                "Nitrostat | Angina | first 12.. | - | graded | Easy Issue Whole Life",
                "Lipitor | Cholesterol | any | - | level | Easy Issue Whole Life",
            ],
            flags: []),
        HostileMedicationChart(
            "csv-preamble-window", .csv,
            """
            "Applies to prescriptions filled in the past 5 years only.",,
            Medication,Use,Decision
            Plavix,Stroke,Graded
            Aricept,Dementia,Decline
            Lipitor,Cholesterol,Level
            "Smokers: Level becomes Graded",,
            """,
            reads: [
                "Plavix | Stroke | ..60 | - | graded | -",
                "Aricept | Dementia | ..60 | - | decline | -",
                "Lipitor | Cholesterol | ..60 | - | level | -",
            ],
            flags: [
                "warning medication.note.unapplied 5"
            ]),
        HostileMedicationChart(
            "global-note-html", .html,
            """
            <h1>Medication Guide</h1><p>This list applies only to prescriptions filled in the past 5 years.</p>
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Graded</td></tr>
            <tr><td>Nitrostat</td><td>Angina</td><td>Graded</td></tr>
            <tr><td>Aricept</td><td>Dementia</td><td>Decline</td></tr>
            <tr><td>Lipitor</td><td>Cholesterol</td><td>Level</td></tr>
            </table>
            <p>Tobacco users: all Level decisions become Graded.</p>
            """,
            reads: [
                "Plavix | Stroke | ..60 | - | graded | -",
                "Nitrostat | Angina | ..60 | - | graded | -",
                "Aricept | Dementia | ..60 | - | decline | -",
                "Lipitor | Cholesterol | ..60 | - | level | -",
            ],
            flags: [
                "warning medication.note.unapplied"
            ]),
        HostileMedicationChart(
            "section-sentence", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>
            <tr><td colspan=3>The following apply only to tobacco users</td></tr>
            <tr><td>Advair</td><td>COPD</td><td>Graded</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | -",
                "Advair | COPD | any | The following apply only to tobacco users | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "class-column", .csv,
            """
            Drug Class,Medication,Dose,Decision
            Statin,Lipitor,any,Level
            Anticoagulant,Coumadin,All,Graded
            Opioid,Oxycodone,over 40 mg,Decline
            """,
            reads: [
                "Lipitor | - | any | - | level | -",
                "Coumadin | - | any | - | graded | -",
                "Oxycodone | - | any | over 40 mg | decline | -",
            ],
            flags: []),
    ]
}
