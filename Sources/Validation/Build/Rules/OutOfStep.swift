import ChartSchema

/// Two columns that keep one distance, but for a row.
struct OutOfStep: Rule<BuildEvidence> {
    let code = "build.columns.out-of-step"
    let severity = Finding.Severity.warning
    let explanation = "Two columns keep the same distance at every height but one."
    let needs: [BuildNeed] = [.lockstep]
    var precedes: [any Rule<BuildEvidence>] { [ClassOrder()] }

    let triggering = [
        BuildExample(
            "one pound too much in a column that runs ten pounds below another",
            """
            height | Level min | Graded min
            5'0"   | 96  | 86
            5'1"   | 99  | 89
            5'2"   | 101 | 91
            5'3"   | 105 | 95
            5'4"   | 107 | 97
            5'5"   | 110 | ↓101
            5'6"   | 112 | 102
            5'7"   | 116 | 106
            5'8"   | 119 | 109
            5'9"   | 123 | 113
            """)
    ]
    let nonTriggering = [
        BuildExample(
            "columns may draw apart",
            """
            height | Preferred max | Standard max
            5'0"   | 150 | 160
            5'1"   | 153 | 163
            5'2"   | 156 | 166
            5'3"   | 159 | 169
            5'4"   | 162 | 172
            5'5"   | 165 | 175
            5'6"   | 171 | 182
            5'7"   | 178 | 189
            5'8"   | 184 | 196
            5'9"   | 191 | 204
            """),
        BuildExample(
            "columns in proportion are rounded apart",
            """
            height | Preferred max | Standard max
            4'10"  | 126 | 129
            4'11"  | 131 | 134
            5'0"   | 135 | 138
            5'1"   | 140 | 143
            5'2"   | 144 | 148
            5'3"   | 149 | 152
            5'4"   | 154 | 157
            5'5"   | 159 | 162
            5'6"   | 164 | 167
            5'7"   | 169 | 172
            """),
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        evidence.locksteps.filter { $0.kind == .parallel }.flatMap { pair in
            pair.exceptions.map { observation($0, pair, evidence) }
        }
    }

    private func observation(
        _ row: Lockstep.Exception, _ pair: Lockstep, _ evidence: BuildEvidence
    ) -> Observation {
        let isUpper = evidence.suspect(row.lower.id, row.upper.id) == row.upper.id
        let (wrong, other) = isUpper ? (row.upper, row.lower) : (row.lower, row.upper)
        let (own, beside) = isUpper ? (pair.upper, pair.lower) : (pair.lower, pair.upper)
        let expected = isUpper ? other.figure + pair.distance : other.figure - pair.distance
        return Observation(
            severity: pair.severity(of: row, unit: evidence.analyses[own].unit),
            message: "The \(evidence.curves[own].name) at \(wrong.place) is \(wrong.figure); beside the "
                + "\(evidence.curves[beside].name) \(other.figure) the other rows suggest \(expected).",
            help: "Compare the cell with the printed chart.", cell: wrong.cell,
            context: ["value": wrong.figure.description, "expected": expected.description],
            suspects: [wrong.id], compared: [other.id])
    }
}
