/// Marks, legends and their polarity: whether a mark accepts or refuses is never guessed.
extension HostileMedicationChart {
    static let polarity: [HostileMedicationChart] = [
        HostileMedicationChart(
            "marks-accepted", .csv,
            """
            "A dot means the plan is available.",,
            Medication,Level,Graded
            Warfarin,•,•
            Lasix,,•
            Plavix,•,
            """,
            reads: [
                "Warfarin | - | any | - | accept | Level",
                "Warfarin | - | any | - | accept | Graded",
                "Lasix | - | any | - | accept | Graded",
                "Plavix | - | any | - | accept | Level",
            ],
            flags: []),
        HostileMedicationChart(
            "marks-refused", .csv,
            """
            "• = Not available",,
            Medication,Level,Graded
            Warfarin,•,•
            Lasix,,•
            Plavix,•,
            """,
            reads: [
                "Warfarin | - | any | - | decline | Level",
                "Warfarin | - | any | - | decline | Graded",
                "Lasix | - | any | - | decline | Graded",
                "Plavix | - | any | - | decline | Level",
            ],
            flags: []),
        HostileMedicationChart(
            "marks-no-legend", .csv,
            """
            Medication,Level,Graded
            Warfarin,•,•
            Lasix,,•
            Plavix,•,
            """,
            reads: [],
            flags: [
                "error medication.mark.unexplained 1"
            ]),
        HostileMedicationChart(
            "marks-two-legends-disagree", .csv,
            """
            "• = Not available",,
            Medication,Level,Graded
            Warfarin,•,•
            Lasix,,•
            "A dot means the plan is available.",,
            """,
            reads: [],
            flags: [
                "error medication.mark.unexplained 2"
            ]),
        HostileMedicationChart(
            "marks-legend-after", .csv,
            """
            Medication,Level,Graded
            Warfarin,X,X
            Lasix,,X
            Plavix,X,
            "X = product is not available",,
            """,
            reads: [
                "Warfarin | - | any | - | decline | Level",
                "Warfarin | - | any | - | decline | Graded",
                "Lasix | - | any | - | decline | Graded",
                "Plavix | - | any | - | decline | Level",
            ],
            flags: []),
        HostileMedicationChart(
            "marks-legend-not-not", .csv,
            """
            "An X does not mean that the plan is not available.",,
            Medication,Level,Graded
            Warfarin,X,X
            Lasix,,X
            """,
            reads: [],
            flags: [
                "error medication.mark.unexplained 2", "warning medication.note.unapplied",
            ]),
        HostileMedicationChart(
            "yes-no-eligible-header", .csv,
            """
            Medication,Eligible for Level?,Eligible for Graded?
            Warfarin,No,Yes
            Lasix,Yes,Yes
            Plavix,No,No
            """,
            reads: [
                "Warfarin | - | any | - | decline | Level",
                "Warfarin | - | any | - | accept | Graded",
                "Lasix | - | any | - | accept | Level",
                "Lasix | - | any | - | accept | Graded",
                "Plavix | - | any | - | decline | Level",
                "Plavix | - | any | - | decline | Graded",
            ],
            flags: []),
        HostileMedicationChart(
            "yes-no-declined-header", .csv,
            """
            Medication,Declined?
            Warfarin,Yes
            Lasix,No
            Plavix,Yes
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
            ],
            flags: ["warning medication.answer.silent 2"]),
        HostileMedicationChart(
            "yes-no-bare", .csv,
            """
            Medication,Level,Graded
            Warfarin,No,Yes
            Lasix,Yes,Yes
            Plavix,No,No
            """,
            reads: [
                "Warfarin | - | any | - | decline | Level", "Warfarin | - | any | - | accept | Graded",
                "Lasix | - | any | - | accept | Level", "Lasix | - | any | - | accept | Graded",
                "Plavix | - | any | - | decline | Level", "Plavix | - | any | - | decline | Graded",
            ],
            flags: []),
        HostileMedicationChart(
            "yn-legend", .csv,
            """
            "Y = eligible, N = not eligible",,
            Medication,Level,Graded
            Warfarin,N,Y
            Lasix,Y,Y
            """,
            reads: [
                "Warfarin | - | any | - | decline | Level",
                "Warfarin | - | any | - | accept | Graded",
                "Lasix | - | any | - | accept | Level",
                "Lasix | - | any | - | accept | Graded",
            ],
            flags: []),
        HostileMedicationChart(
            "letters-legend", .csv,
            """
            "A = Accept; D = Decline; R = Refer to home office",
            Medication,Decision
            Warfarin,D
            Lasix,A
            Plavix,R
            Namenda,G
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Lasix | - | any | - | accept | -",
                "Plavix | - | any | - | refer | -",
            ],
            flags: [
                "error medication.mark.unexplained 5"
            ]),
        HostileMedicationChart(
            "check-and-cross", .csv,
            """
            "✓ = acceptable  ✗ = not acceptable",,
            Medication,Level,Graded
            Warfarin,✗,✓
            Lasix,✓,✓
            """,
            reads: [
                "Warfarin | - | any | - | decline | Level",
                "Warfarin | - | any | - | accept | Graded",
                "Lasix | - | any | - | accept | Level",
                "Lasix | - | any | - | accept | Graded",
            ],
            flags: []),
        HostileMedicationChart(
            "blank-is-refused", .csv,
            """
            "A blank cell means the plan is not available.",,
            Medication,Level,Graded
            Warfarin,•,•
            Lasix,,•
            """,
            reads: [],
            flags: [
                "error medication.blank.decides 1"
            ]),
        HostileMedicationChart(
            "accept-decline-columns", .csv,
            """
            Medication,Accept,Decline
            Warfarin,,X
            Lasix,X,
            Plavix,,X
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Lasix | - | any | - | accept | -",
                "Plavix | - | any | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "ineligible-column-x", .csv,
            """
            Medication,Ineligible
            Warfarin,X
            Lasix,
            Plavix,X
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
            ],
            flags: [
                "warning medication.row.undecided 2"
            ]),
        HostileMedicationChart(
            "numeric-codes", .csv,
            """
            Medication,Use,Decision
            Warfarin,Stroke,3
            Plavix,Stroke,2
            Lasix,CHF,1
            "1 = Level, 2 = Graded, 3 = Decline",,
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | graded | -",
                "Lasix | CHF | any | - | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "image-marks", .html,
            """
            <p>A check means the plan is available.</p>
            <table><tr><th>Medication</th><th>Level</th><th>Graded</th></tr>
            <tr><td>Plavix</td><td><img src="check.png" alt="check"></td><td><img src="x.png" alt="x"></td></tr>
            <tr><td>Lasix</td><td></td><td><img src="check.png" alt="check"></td></tr></table>
            """,
            reads: [],
            flags: [
                "error medication.list.undecided", "error medication.column.unknown 0",
            ]),
        HostileMedicationChart(
            "decision-by-colour", .html,
            """
            <table><tr><th>Medication</th><th>Use</th></tr>
            <tr bgcolor="red"><td>Plavix</td><td>Stroke</td></tr>
            <tr bgcolor="green"><td>Lasix</td><td>CHF</td></tr>
            <tr bgcolor="red"><td>Namenda</td><td>Dementia</td></tr></table>
            """,
            reads: [],
            flags: [
                "error medication.list.undecided"
            ]),
        HostileMedicationChart(
            "struck-out", .html,
            """
            <table><tr><th>Medication</th><th>Use</th><th>Eligibility</th></tr>
            <tr><td>Plavix</td><td>Stroke</td><td><s>Decline</s> Graded</td></tr>
            <tr><td>Lasix</td><td>CHF</td><td>Decline</td></tr>
            <tr><td>Namenda</td><td>Dementia</td><td>Decline</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | any | - | graded | -",
                "Lasix | CHF | any | - | decline | -",
                "Namenda | Dementia | any | - | decline | -",
            ],
            flags: [
                "warning markup.text.struck 1"
            ]),
        HostileMedicationChart(
            "two-marks-in-a-row", .csv,
            """
            Medication,Accept,Refer,Decline
            Warfarin,,,X
            Lasix,X,,X
            Plavix,,X,
            """,
            reads: [
                "Warfarin | - | any | - | decline | -",
                "Plavix | - | any | - | refer | -",
            ],
            flags: [
                "error medication.outcome.unread 2"
            ]),
        HostileMedicationChart(
            "plans-and-a-cross", .csv,
            """
            Medication,Level,Graded,Guaranteed
            Warfarin,X,X,
            Lasix,,X,
            Plavix,X,X,X
            """,
            reads: [],
            flags: [
                "error medication.mark.unexplained 1"
            ]),
        HostileMedicationChart(
            "marks-perhaps-accepted", .csv,
            """
            "A dot means the plan may be available.",,
            Medication,Level,Graded
            Warfarin,•,•
            Lasix,,•
            """,
            reads: [],
            flags: [
                "error medication.mark.unexplained 2"
            ]),
        HostileMedicationChart(
            "codes-without-a-meaning", .csv,
            """
            Medication,Use,Decision
            Warfarin,Stroke,3
            Plavix,Stroke,2
            Lasix,CHF,4
            "2 = Graded; 3 = Decline",,
            """,
            reads: [
                "Warfarin | Stroke | any | - | decline | -",
                "Plavix | Stroke | any | - | graded | -",
            ],
            flags: [
                "error medication.outcome.unread 3"
            ]),
    ]
}
