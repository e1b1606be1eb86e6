/// Conditions beside names and decisions.
extension HostileMedicationChart {
    static let conditions: [HostileMedicationChart] = [
        HostileMedicationChart(
            "cell-residue", .csv,
            """
            Medication,Use,Decision
            Advair,Asthma,Decline for tobacco users
            Spiriva,COPD,Decline in combination with oxygen
            Lasix,Edema,Decline when used with digoxin
            Coreg,Hypertension,Decline in Florida
            Plavix,Stroke,Decline on Level plan
            Nitrostat,Angina,Graded in NY
            Coumadin,DVT,Decline by itself
            Xanax,Anxiety,Decline over 2 mg
            Zoloft,Depression,Decline to smokers
            Humira,RA,Level via trial application
            Insulin,Diabetes,Decline diabetics under 50
            Metformin,Diabetes,Graded through age 60
            Aricept,Dementia,Decline at all ages
            Eliquis,AFib,Level at age 60 and above
            Xarelto,AFib,Decline as of 1/1/2024
            Lipitor,Cholesterol,Level subject to build
            """,
            reads: [
                "Advair | Asthma | any | for tobacco users | decline | -",
                "Spiriva | COPD | any | in combination with oxygen | decline | -",
                "Lasix | Edema | any | when used with digoxin | decline | -",
                "Coreg | Hypertension | any | in Florida | decline | -",
                "Nitrostat | Angina | any | in NY | graded | -",
                "Coumadin | DVT | any | by itself | decline | -",
                "Xanax | Anxiety | any | over 2 mg | decline | -",
                "Zoloft | Depression | any | to smokers | decline | -",
                "Humira | RA | any | via trial application | level | -",
                "Insulin | Diabetes | any | diabetics under 50 | decline | -",
                "Metformin | Diabetes | any | through age 60 | graded | -",
                "Aricept | Dementia | any | - | decline | -",
                "Eliquis | AFib | any | at age 60 and above | level | -",
                "Xarelto | AFib | any | as of 1/1/2024 | decline | -",
                "Lipitor | Cholesterol | any | subject to build | level | -",
            ],
            flags: [
                "error medication.outcome.unread 5"
            ]),
        HostileMedicationChart(
            "decision-ages", .csv,
            """
            Medication,Use,Decision
            Insulin,Diabetes,Graded under 50; Decline 50+
            Lantus,Diabetes,"Decline <50; Graded 50-65; Level 66+"
            Humalog,Diabetes,Level 50-80 (Graded 45-49)
            Novolog,Diabetes,Level (50+) / Graded (18-49)
            Plavix,Stroke,Decline to age 60; Graded thereafter
            Coumadin,DVT,Ages 50-70: Level. Ages 71-85: Graded.
            Zoloft,Depression,"Level, age 30 and up; refer if younger"
            Abilify,Bipolar,Graded - not available over age 70
            """,
            reads: [
                "Insulin | Diabetes | any | under 50 | graded | -",
                "Insulin | Diabetes | any | 50+ | decline | -",
                "Lantus | Diabetes | any | <50 | decline | -",
                "Lantus | Diabetes | any | 50-65 | graded | -",
                "Lantus | Diabetes | any | 66+ | level | -",
                "Humalog | Diabetes | any | 50-80 | level | -",
                "Humalog | Diabetes | any | 45-49 | graded | -",
                "Novolog | Diabetes | any | 50+ | level | -",
                "Novolog | Diabetes | any | 18-49 | graded | -",
                "Plavix | Stroke | any | to age 60 | decline | -",
                "Plavix | Stroke | any | Decline to age 60; Graded thereafter | graded | -",
                "Coumadin | DVT | any | Ages 50-70 | level | -",
                "Coumadin | DVT | any | Ages 71-85 | graded | -",
                "Zoloft | Depression | any | age 30 and up; refer if younger | level | -",
                "Abilify | Bipolar | any | not available over age 70 | graded | -",
                "Abilify | Bipolar | any | over age 70 | decline | -",
            ],
            flags: [
                "warning medication.outcome.second 7"
            ]),
        HostileMedicationChart(
            "decision-unless-window", .csv,
            """
            Medication,Use,Decision
            Plavix,Stroke,Decline unless over 2 years ago
            Nitrostat,Angina,Decline unless last filled more than 24 months ago
            Suboxone,Opioid dependence,Decline unless not filled within 5 years
            Coumadin,DVT,Level unless filled within 12 months
            Lasix,CHF,Graded if not filled within 24 months
            Humira,RA,Refer unless > 3 years
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Nitrostat | Angina | ..24 | - | decline | -",
                "Suboxone | Opioid dependence | ..60 | - | decline | -",
                "Coumadin | DVT | 12.. | - | level | -",
                "Lasix | CHF | 24.. | - | graded | -",
                "Humira | RA | ..36 | - | refer | -",
            ],
            flags: []),
        HostileMedicationChart(
            "asterisk-many", .csv,
            """
            Medication,Use,Decision
            Plavix,Stroke,Decline*
            Coumadin,Stroke*,Decline
            Nitrostat*,Angina,Decline
            Lipitor,Cholesterol,Level
            Zocor,Cholesterol,Level**
            * Graded after 24 months,,
            ** Tobacco users: Graded,,
            """,
            reads: [
                "Plavix | Stroke | any | * Graded after 24 months | decline | -",
                "Coumadin | Stroke | any | * Graded after 24 months | decline | -",
                "Nitrostat | Angina | any | * Graded after 24 months | decline | -",
                "Lipitor | Cholesterol | any | - | level | -",
                "Zocor | Cholesterol | any | Tobacco users: Graded | level | -",
                "Zocor | Cholesterol | any | Tobacco users | graded | -",
            ],
            flags: [
                "warning medication.note.unapplied 6"
            ]),
        HostileMedicationChart(
            "two-decisions-with-ages", .csv,
            """
            Medication,Use,Decision
            Insulin,Diabetes,Level age 50-80; Graded age 40-49
            Lantus,Diabetes,"Level (ages 50+), Decline (under 50)"
            Plavix,Stroke,Graded 18-59; Decline 60+
            Humira,RA,Level (under 65) otherwise Refer
            """,
            reads: [
                "Insulin | Diabetes | any | age 50-80 | level | -",
                "Insulin | Diabetes | any | age 40-49 | graded | -",
                "Lantus | Diabetes | any | ages 50+ | level | -",
                "Lantus | Diabetes | any | under 50 | decline | -",
                "Plavix | Stroke | any | 18-59 | graded | -",
                "Plavix | Stroke | any | 60+ | decline | -",
                "Humira | RA | any | under 65 | level | -",
                "Humira | RA | any | Level (under 65) otherwise Refer | refer | -",
            ],
            flags: []),
        HostileMedicationChart(
            "item-decides-for-itself", .html,
            """
            <h2>Decline</h2>
            <ul><li>Aricept</li>
            <li>Namenda</li>
            <li>Neurontin: decline if diabetic</li>
            <li>Exelon</li>
            </ul>
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Neurontin | - | any | if diabetic | decline | -",
                "Exelon | - | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "notes-that-decide", .csv,
            """
            Medication,Decision,Notes
            Insulin,Level,Under age 50: decline
            Lantus,Graded,Level if 65 or older
            Humira,Decline,Accept if under age 40
            Plavix,Graded,
            """,
            reads: [
                "Insulin | - | any | Under age 50: decline | level | -",
                "Insulin | - | any | Under age 50 | decline | -",
                "Lantus | - | any | Level if 65 or older | graded | -",
                "Lantus | - | any | if 65 or older | level | -",
                "Humira | - | any | Accept if under age 40 | decline | -",
                "Humira | - | any | if under age 40 | accept | -",
                "Plavix | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "paren-conditions-in-name", .csv,
            """
            Medication,Decision
            Advair (if with oxygen: Decline),Graded
            Lasix (if more than 40 mg),Decline
            Neurontin (unless for shingles),Graded
            Plavix (stroke within 2 years only),Decline
            Insulin (age 65+),Level
            Coumadin (with Plavix),Decline
            Spiriva (smokers),Decline
            Xanax (PRN use),Level
            Lithium (prescribed by psychiatrist),Refer
            """,
            reads: [
                "Advair | - | any | if with oxygen: Decline | graded | -",
                "Lasix | - | any | if more than 40 mg | decline | -",
                "Neurontin | - | any | unless for shingles | graded | -",
                "Plavix (stroke within 2 years only) | - | any | stroke within 2 years only | decline | -",
                "Insulin | - | any | age 65+ | level | -",
                "Coumadin | - | any | with Plavix | decline | -",
                "Spiriva | - | any | smokers | decline | -",
                "Xanax | - | any | PRN use | level | -",
                "Lithium | - | any | prescribed by psychiatrist | refer | -",
            ],
            flags: ["warning medication.outcome.second 1"]),
    ]
}
