/// Look-back windows and ladders in odd notations.
extension HostileMedicationChart {
    static let windows: [HostileMedicationChart] = [
        HostileMedicationChart(
            "ladder-hole", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,12 months,Decline
            Plavix,Stroke,24-36 months,Graded
            Plavix,Stroke,> 3 years,Level
            Lasix,High blood pressure,any,Level
            """,
            reads: [
                "Plavix | Stroke | ..12 | - | decline | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Plavix | Stroke | 36.. | - | level | -",
                "Lasix | High blood pressure | any | - | level | -",
            ],
            flags: [
                "warning medication.window.gap 2"
            ]),
        HostileMedicationChart(
            "ladder-reversed", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,> 3 years,Level
            Plavix,Stroke,3 years,Graded
            Plavix,Stroke,2 years,Decline
            Lasix,High blood pressure,any,Level
            """,
            reads: [
                "Plavix | Stroke | 36.. | - | level | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | High blood pressure | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "ladder-overlap", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,0-24 months,Decline
            Plavix,Stroke,12-36 months,Graded
            Plavix,Stroke,> 3 years,Level
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | 12..36 | - | graded | -",
                "Plavix | Stroke | 36.. | - | level | -",
            ],
            flags: [
                "warning medication.window.overlap 2"
            ]),
        HostileMedicationChart(
            "ladder-better-before-worse", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,2 years,Level
            Plavix,Stroke,3 years,Graded
            Plavix,Stroke,> 3 years,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | level | -",
                "Plavix | Stroke | 24..36 | - | graded | -",
                "Plavix | Stroke | 36.. | - | decline | -",
            ],
            flags: [
                "warning medication.ladder.reversed 2"
            ]),
        HostileMedicationChart(
            "windows-signs", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,≤24 mo,Decline
            Lasix,Stroke,≥ 2 yrs,Level
            Namenda,Stroke,<12 months,Decline
            Aricept,Stroke,>= 36 months,Level
            Exelon,Stroke,1-3 yrs,Graded
            Coreg,Stroke,ever,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | Stroke | 24.. | - | level | -",
                "Namenda | Stroke | ..12 | - | decline | -",
                "Aricept | Stroke | 36.. | - | level | -",
                "Exelon | Stroke | 12..36 | - | graded | -",
                "Coreg | Stroke | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "windows-unicode", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,12–24 months,Decline
            Lasix,Stroke,12—24 months,Graded
            Namenda,Stroke,12‑24 months,Decline
            Aricept,Stroke,12−24 months,Decline
            Exelon,Stroke,12 to 24 months,Decline
            Coreg,Stroke,24 months,Decline
            """,
            reads: [
                "Plavix | Stroke | 12..24 | - | decline | -",
                "Lasix | Stroke | 12..24 | - | graded | -",
                "Namenda | Stroke | 12..24 | - | decline | -",
                "Aricept | Stroke | 12..24 | - | decline | -",
                "Exelon | Stroke | 12..24 | - | decline | -",
                "Coreg | Stroke | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "windows-odd", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,0 months,Decline
            Lasix,Stroke,24,Decline
            Namenda,Stroke,6 weeks,Decline
            Aricept,Stroke,1.5 years,Decline
            Exelon,Stroke,18 mos.,Decline
            Coreg,Stroke,2-yr,Decline
            Digoxin,Stroke,90 days,Decline
            Eliquis,Stroke,never,Level
            """,
            reads: [
                "Aricept | Stroke | ..18 | - | decline | -",
                "Exelon | Stroke | ..18 | - | decline | -",
                "Coreg | Stroke | ..24 | - | decline | -",
                "Digoxin | Stroke | ..3 | - | decline | -",
            ],
            flags: [
                "error medication.window.unread 1",
                "error medication.window.unread 2",
                "error medication.window.unread 3",
                "error medication.window.unread 8",
            ]),
        HostileMedicationChart(
            "windows-mixed-units", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,6 months - 2 years,Decline
            Lasix,Stroke,2 years or 36 months,Decline
            Namenda,Stroke,within 24 months of application,Decline
            Aricept,Stroke,prior to 2 years,Level
            Exelon,Stroke,more than 24 months ago,Level
            Coreg,Stroke,not within 24 months,Level
            Eliquis,Stroke,none in 24 months,Level
            """,
            reads: [
                "Plavix | Stroke | 6..24 | - | decline | -",
                "Namenda | Stroke | ..24 | - | decline | -",
                "Aricept | Stroke | 24.. | - | level | -",
                "Exelon | Stroke | 24.. | - | level | -",
                "Coreg | Stroke | 24.. | - | level | -",
                "Eliquis | Stroke | 24.. | - | level | -",
            ],
            flags: [
                "error medication.window.unread 2"
            ]),
        HostileMedicationChart(
            "windows-more", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Plavix,Stroke,24+ mo,Level
            Lasix,Stroke,24m,Decline
            Namenda,Stroke,2Y,Decline
            Aricept,Stroke,within the past 2 years,Decline
            Exelon,Stroke,last 24 months,Decline
            Coreg,Stroke,Current or within 2 years,Decline
            Digoxin,Stroke,up to 2 years,Decline
            Eliquis,Stroke,at least 2 years,Level
            Entresto,Stroke,no more than 2 years,Decline
            Warfarin,Stroke,not more than 2 years,Decline
            Bumex,Stroke,less than 2 years,Decline
            Zocor,Stroke,since 2 years,Decline
            Lipitor,Stroke,before 2 years,Level
            Crestor,Stroke,2 years before,Level
            Sular,Stroke,outside 2 years,Level
            Tarka,Stroke,beyond 24 months,Level
            """,
            reads: [
                "Plavix | Stroke | 24.. | - | level | -",
                "Namenda | Stroke | ..24 | - | decline | -",
                "Aricept | Stroke | ..24 | - | decline | -",
                "Exelon | Stroke | ..24 | - | decline | -",
                "Digoxin | Stroke | ..24 | - | decline | -",
                "Eliquis | Stroke | 24.. | - | level | -",
                "Entresto | Stroke | ..24 | - | decline | -",
                "Warfarin | Stroke | ..24 | - | decline | -",
                "Bumex | Stroke | ..24 | - | decline | -",
                "Lipitor | Stroke | 24.. | - | level | -",
                "Sular | Stroke | 24.. | - | level | -",
                "Tarka | Stroke | 24.. | - | level | -",
            ],
            flags: [
                "error medication.window.unread 2",
                "error medication.window.unread 6",
                "error medication.window.unread 12",
                "error medication.window.unread 14",
            ]),
        HostileMedicationChart(
            "windows-first-fill", .csv,
            """
            Medication,Use,First fill,Last fill,Eligibility
            Plavix,Stroke,2 years,,Decline
            Lasix,Stroke,,24 months,Decline
            Namenda,Stroke,2 years,1 year,Decline
            """,
            reads: [
                "Plavix | Stroke | first ..24 | - | decline | -",
                "Lasix | Stroke | ..24 | - | decline | -",
            ],
            flags: [
                "error medication.window.unread 3"
            ]),
        HostileMedicationChart(
            "header-unit", .csv,
            """
            Medication,Use,Fill within (months),Eligibility
            Plavix,Stroke,24,Decline
            Lasix,Stroke,any,Level
            Namenda,Stroke,2 years,Decline
            """,
            reads: [
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | Stroke | any | - | level | -",
                "Namenda | Stroke | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "window-header-polarity", .csv,
            """
            Medication,Use,Not filled within,Eligibility
            Plavix,Stroke,2 years,Level
            Lasix,CHF,24 months,Level
            Namenda,Dementia,36 months,Graded
            """,
            reads: [],
            flags: [
                "error medication.column.unknown 0"
            ]),
        HostileMedicationChart(
            "window-header-over", .csv,
            """
            Medication,Use,Last fill more than,Eligibility
            Plavix,Stroke,2 years,Level
            Lasix,CHF,24 months,Level
            Namenda,Dementia,36 months,Graded
            """,
            reads: [
                "Plavix | Stroke | 24.. | - | level | -", "Lasix | CHF | 24.. | - | level | -",
                "Namenda | Dementia | 36.. | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "window-header-time-since", .csv,
            """
            Medication,Use,Time since last fill,Eligibility
            Plavix,Stroke,2 years,Level
            Lasix,CHF,24 months,Level
            Namenda,Dementia,36 months,Graded
            """,
            reads: [],
            flags: [
                "error medication.column.unknown 0"
            ]),
        HostileMedicationChart(
            "outcome-columns-by-window", .csv,
            """
            Medication,Use,0-12 months,12-24 months,24+ months
            Plavix,Stroke,Decline,Graded,Level
            Lasix,CHF,Decline,Decline,Decline
            Namenda,Dementia,Decline,Graded,Level
            """,
            reads: [
                "Plavix | Stroke | ..12 | - | decline | -",
                "Plavix | Stroke | 12..24 | - | graded | -",
                "Plavix | Stroke | 24.. | - | level | -",
                "Lasix | CHF | ..12 | - | decline | -",
                "Lasix | CHF | 12..24 | - | decline | -",
                "Lasix | CHF | 24.. | - | decline | -",
                "Namenda | Dementia | ..12 | - | decline | -",
                "Namenda | Dementia | 12..24 | - | graded | -",
                "Namenda | Dementia | 24.. | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "time-in-decision", .csv,
            """
            Medication,Use,Eligibility
            Warfarin,Stroke,Decline (within 2 years)
            Plavix,Stroke,Decline < 2 years
            Lasix,CHF,"Decline < 2 years, Graded > 2 years"
            Namenda,Dementia,Graded 2-3 years; Level > 3 years
            Aricept,Dementia,Decline if within 24 months
            """,
            reads: [
                "Warfarin | Stroke | ..24 | - | decline | -",
                "Plavix | Stroke | ..24 | - | decline | -",
                "Lasix | CHF | ..24 | - | decline | -",
                "Lasix | CHF | 24.. | - | graded | -",
                "Namenda | Dementia | 24..36 | - | graded | -",
                "Namenda | Dementia | 36.. | - | level | -",
                "Aricept | Dementia | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "fullwidth-digits", .csv,
            """
            Medication,Use,Rx fill within,Eligibility
            Warfarin,Stroke,２４ months,Decline
            Plavix,Stroke,٢ years,Decline
            Lasix,CHF,any,Decline
            """,
            reads: [
                "Lasix | CHF | any | - | decline | -"
            ],
            flags: [
                "error medication.window.unread 1",
                "error medication.window.unread 2",
            ]),
    ]
}
