/// Ranges of time and of doses, times beside decisions, and words in parentheses that limit a name.
extension HostileMedicationChart {
    static let ranges: [HostileMedicationChart] = [
        HostileMedicationChart(
            "two-times-are-no-ages", .csv,
            """
            Medication,Use,Decision
            Plavix,Stroke,"Decline (0-2 yrs), Graded (2+ yrs)"
            Ranexa,Angina,"Level (over 2 yrs), Decline (0-2 yrs)"
            Coreg,CHF,"Decline under 2 yrs, Graded 2+ yrs"
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -", "Plavix | Stroke | 24.. | - | graded | -",
                "Ranexa | Angina | 24.. | - | level | -", "Ranexa | Angina | ..24 | - | decline | -",
                "Coreg | CHF | ..24 | - | decline | -", "Coreg | CHF | 24.. | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "times-that-overlap", .csv,
            """
            Medication,Use,Decision
            Plavix,Stroke,"Decline (2 years), Graded (4 years)"
            Aricept,Dementia,Decline
            """,
            reads: [
                "Plavix | Stroke | any | (2 years), Graded (4 years) | decline | -",
                "Aricept | Dementia | any | - | decline | -",
            ],
            flags: ["warning medication.outcome.second 1"]),
        HostileMedicationChart(
            "graded-between-two-times", .csv,
            """
            Medication,Use,Decision
            Nitrostat,Angina,Graded (2-4 yrs)
            Plavix,Stroke,Modified (12-24 mos)
            Coreg,CHF,Graded (2 years)
            Aricept,Dementia,Decline
            """,
            reads: [
                "Nitrostat | Angina | 24..48 | - | graded | -", "Plavix | Stroke | 12..24 | - | modified | -",
                "Coreg | CHF | any | - | graded | -", "Aricept | Dementia | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "older-than", .csv,
            """
            Medication,Use,Last Fill Older Than,Decision
            Plavix,Stroke,24 months,Level
            Suboxone,Addiction,60 months,Level
            """,
            reads: ["Plavix | Stroke | 24.. | - | level | -", "Suboxone | Addiction | 60.. | - | level | -"],
            flags: []),
        HostileMedicationChart(
            "prior-to", .csv,
            """
            Medication,Use,Last Fill Prior To,Decision
            Plavix,Stroke,24 months,Level
            Suboxone,Addiction,60 months,Graded
            """,
            reads: [],
            flags: ["error medication.column.unknown 0"]),
        HostileMedicationChart(
            "doses-between", .csv,
            """
            Medication,Use,Decision
            Coreg 3.125-12.5 mg,Hypertension,Level
            Xanax 0.25 mg - 0.5 mg,Anxiety,Level
            Insulin 1-40 units,Diabetes,Graded
            """,
            reads: [
                "Coreg | Hypertension | any | 3.125-12.5 mg | level | -",
                "Xanax | Anxiety | any | 0.25 mg - 0.5 mg | level | -",
                "Insulin | Diabetes | any | 1-40 units | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "limits-in-parentheses", .csv,
            """
            Drug Name,Decision
            Insulin (type 2),Level
            Tamoxifen (in remission),Level
            Oxycodone (short term),Level
            Prednisone (occasional use),Level
            Neurontin (non-diabetic),Level
            Insulin (alone),Graded
            """,
            reads: [
                "Insulin (type 2) | - | any | type 2 | level | -",
                "Tamoxifen (in remission) | - | any | in remission | level | -",
                "Oxycodone (short term) | - | any | short term | level | -",
                "Prednisone | - | any | occasional use | level | -",
                "Neurontin | - | any | non-diabetic | level | -",
                "Insulin (alone) | - | any | alone | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "papers-are-no-illness", .csv,
            """
            Medication,Use,Decision
            Lithium,Bipolar,Level with records
            Xanax,Anxiety,Level with exam
            Spiriva,COPD,Level with premium increase
            """,
            reads: [
                "Lithium | Bipolar | any | with records | level | -", "Xanax | Anxiety | any | with exam | level | -",
                "Spiriva | COPD | any | with premium increase | level | -",
            ],
            flags: []),
    ]
}
