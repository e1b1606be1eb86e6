/// Notes that limit rules, and words that only explain them.
extension HostileMedicationChart {
    static let notes: [HostileMedicationChart] = [
        HostileMedicationChart(
            "states", .csv,
            """
            Applies to all states except New York.,,
            Medication,Use,Decision
            Plavix,Stroke,Graded
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | Applies to all states except New York | graded | -",
                "Lipitor | Cholesterol | any | Applies to all states except New York | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "states-below", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td>Graded</td></tr></table>
            <p>Not approved in NY</p><p>Questions? Call us in Texas only during office hours.</p>
            """,
            reads: [
                "Plavix | Stroke | any | Not approved in NY | graded | -"
            ],
            flags: ["warning medication.note.unapplied"]),
        HostileMedicationChart(
            "rule-above-header", .csv,
            """
            Tobacco users are not eligible for Level.,,
            Medication,Use,Decision
            Plavix,Stroke,Graded
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | - | graded | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: ["warning medication.note.unapplied 0"]),
        HostileMedicationChart(
            "notes-explain", .csv,
            """
            Medication,Use,Decision,Notes
            Coumadin,DVT,Graded,aka warfarin
            Lipitor,Cholesterol,Level,Generic available
            Aricept,Dementia,Decline,no coverage
            Plavix,Stroke,Level,Decline
            Metformin,Diabetes,Level,insulin
            Zocor*,Cholesterol,Level,
            * Brand name also available as generic,,,
            """,
            reads: [
                "Coumadin | DVT | any | - | graded | -",
                "Lipitor | Cholesterol | any | - | level | -",
                "Aricept | Dementia | any | - | decline | -",
                "Plavix | Stroke | any | Decline | level | -",
                "Metformin | Diabetes | any | insulin | level | -",
                "Zocor | Cholesterol | any | - | level | -",
            ],
            flags: ["warning medication.outcome.second 4"]),
        HostileMedicationChart(
            "decisions-explained", .csv,
            """
            Medication,Use,Decision
            Aricept,Dementia,Decline (no plan available)
            Namenda,Dementia,Decline (No Sale)
            Exelon,Dementia,Decline - no exceptions
            Humira,RA,Refer (call UW)
            Enbrel,RA,Refer to Underwriting
            Plavix,Stroke,Graded (2 year wait)
            Coumadin,DVT,Graded 2 yr
            Zoloft,Depression,Level (Standard)
            Dilantin,Seizures,Table 4 (D)
            Depakote,Seizures,"Table 2, NT only"
            Nitrostat,Angina,Graded (2+ years)
            Suboxone,Opioid dependence,Decline w/in 5 yrs
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
                "Exelon | Dementia | any | - | decline | -",
                "Humira | RA | any | - | refer | -",
                "Enbrel | RA | any | - | refer | -",
                "Plavix | Stroke | any | - | graded | -",
                "Coumadin | DVT | any | - | graded | -",
                "Zoloft | Depression | any | - | level | -",
                "Dilantin | Seizures | any | - | rated | -",
                "Depakote | Seizures | any | NT only | rated | -",
                "Nitrostat | Angina | 24.. | - | graded | -",
                "Suboxone | Opioid dependence | ..60 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "plans-with-waits", .html,
            """
            <h2>Graded Benefit (2-year)</h2><ul><li>Plavix</li><li>Nitrostat</li></ul>
            <h2>Guaranteed Issue Only</h2><ul><li>Suboxone</li><li>Entresto</li></ul>
            <h2>Graded (over 2 years)</h2><ul><li>Coumadin</li><li>Eliquis</li></ul>
            """,
            reads: [
                "Plavix | - | any | - | graded | -",
                "Nitrostat | - | any | - | graded | -",
                "Suboxone | - | any | - | guaranteed | -",
                "Entresto | - | any | - | guaranteed | -",
                "Coumadin | - | 24.. | - | graded | -",
                "Eliquis | - | 24.. | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "generic-dx-age-criteria", .csv,
            """
            Drug,Generic,Dx,Age,Criteria,Decision
            Lipitor,atorvastatin,Cholesterol,all,,Level
            Coreg,carvedilol,CHF,under 50,more than 40 mg,Graded
            Coreg,carvedilol,CHF,50-80,,Level
            Lasix,furosemide,CHF,65+,,Decline
            """,
            reads: [
                "Lipitor / atorvastatin | Cholesterol | any | - | level | -",
                "Coreg / carvedilol | CHF | any | Age under 50; more than 40 mg | graded | -",
                "Coreg / carvedilol | CHF | any | Age 50-80 | level | -",
                "Lasix / furosemide | CHF | any | Age 65+ | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "min-max-age", .csv,
            """
            Medication,Decision,Min Age,Max Age
            Plavix,Graded,50,80
            Lipitor,Level,18,85
            """,
            reads: [
                "Plavix | - | any | Ages 50-80 | graded | -",
                "Lipitor | - | any | Ages 18-85 | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "marks-partly-filled", .html,
            """
            <h2>Dementia</h2>
            <table><tr><th>Drug</th><th>Level</th><th>Graded</th><th>Decline</th></tr>
            <tr><td>Aricept</td><td></td><td></td><td>X</td></tr></table>
            <h2>Stroke</h2>
            <table><tr><th>Drug</th><th>Level</th><th>Graded</th><th>Decline</th></tr>
            <tr><td>Coumadin</td><td>X</td><td></td><td></td></tr>
            <tr><td>Plavix</td><td></td><td>X</td><td></td></tr></table>
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Coumadin | Stroke | any | - | level | -",
                "Plavix | Stroke | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "header-excluding", .csv,
            """
            Medication (excluding generics),Use,Decision
            Plavix,Stroke,Decline
            Lipitor,Cholesterol,Level
            """,
            reads: [
                "Plavix | Stroke | any | excluding generics | decline | -",
                "Lipitor | Cholesterol | any | excluding generics | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "free-of-medication", .csv,
            """
            Medication,Use,Must be free of medication for,Plan
            Plavix,Stroke,24 months,Level
            Suboxone,Opioid dependence,60 months,Graded
            """,
            reads: [],
            flags: ["error medication.column.unknown 0"]),
        HostileMedicationChart(
            "maximum-dose", .csv,
            """
            Medication,Maximum dose,Decision
            Prednisone,10 mg,Level
            Lasix,40 mg,Level
            """,
            reads: [
                "Prednisone | - | any | Maximum dose: 10 mg | level | -",
                "Lasix | - | any | Maximum dose: 40 mg | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "footer-rows", .csv,
            """
            Medication,Use,Decision
            Plavix,Stroke,Decline
            NOTE: Level plan not available to diabetics,,
            Lipitor,Cholesterol,Level
            Effective 1/1/2024,,
            ABC Life Insurance Company,,
            * subject to change,,
            """,
            reads: [
                "Plavix | Stroke | any | - | decline | -",
                "Lipitor | Cholesterol | any | - | level | -",
            ],
            flags: ["warning medication.note.unapplied 2"]),
        HostileMedicationChart(
            "two-times-in-cell", .csv,
            """
            Medication,Use,Decision
            Plavix,Stroke,"Decline (< 2 years), Graded (> 2 years)"
            Coumadin,DVT,Decline (under 2 years); Level (over 2 years)
            Eliquis,AFib,Decline (0-24 months); Graded (25+ months)
            Lasix,CHF,Decline (within 12 months) / Graded (over 12 months)
            Humira,RA,Level; Decline (2 years)
            Enbrel,RA,Level; decline within 2 years
            Keppra,Seizures,Level (over 2 years); otherwise Graded
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 24.. | - | graded | -",
                "Coumadin | DVT | ..24 | - | decline | -",
                "Coumadin | DVT | 24.. | - | level | -",
                "Eliquis | AFib | ..24 | - | decline | -",
                "Eliquis | AFib | 24.. | - | graded | -",
                "Lasix | CHF | ..12 | - | decline | -",
                "Lasix | CHF | 12.. | - | graded | -",
                "Humira | RA | 24.. | - | level | -",
                "Humira | RA | ..24 | - | decline | -",
                "Enbrel | RA | 24.. | - | level | -",
                "Enbrel | RA | ..24 | - | decline | -",
                "Keppra | Seizures | 24.. | - | level | -",
                "Keppra | Seizures | ..24 | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "time-since-diagnosis", .csv,
            """
            Medication,Time since diagnosis,Decision
            Arimidex,Within 2 years,Decline
            Arimidex,Over 2 years,Graded
            """,
            reads: [
                "Arimidex | - | any | Time since diagnosis: Within 2 years | decline | -",
                "Arimidex | - | any | Time since diagnosis: Over 2 years | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "diagnosed-within", .csv,
            """
            Medication,Diagnosed within,Decision
            Arimidex,2 years,Decline
            Tamoxifen,5 years,Graded
            """,
            reads: [
                "Arimidex | - | any | Diagnosed within: 2 years | decline | -",
                "Tamoxifen | - | any | Diagnosed within: 5 years | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "last-seizure", .csv,
            """
            Medication,Use,Prescribed within,Last seizure,Decision
            Keppra,Seizures,any,within 2 years,Decline
            Lamictal,Seizures,any,over 2 years,Level
            """,
            reads: [
                "Keppra | Seizures | any | Last seizure: within 2 years | decline | -",
                "Lamictal | Seizures | any | Last seizure: over 2 years | level | -",
            ],
            flags: []),
    ]
}
