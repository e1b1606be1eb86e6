import ChartSchema

/// A weight or BMI that no living person has: mostly a digit was lost or doubled.
struct ImplausibleValue: Rule<BuildEvidence> {
    let code = "build.value.implausible"
    let severity = Finding.Severity.warning
    let explanation = "A weight limit is a BMI below 8 or above 90 at its height, or a BMI limit is such a number."
    let needs: [BuildNeed] = [.bodies]
    var precedes: [any Rule<BuildEvidence>] { [InvertedInterval()] + BuildRules.curves }

    let triggering = [
        BuildExample(
            "a lost digit: 11 for 110 (Foresters Strong Foundation)",
            """
            height | min | Standard max
            5'1"   | 97  | 221
            5'2"   | 101 | 225
            5'3"   | 104 | 234
            5'4"   | 107 | 243
            5'5"   | ↓11 | 250
            5'6"   | 114 | 259
            5'7"   | 118 | 265
            5'8"   | 121 | 274
            """),
        BuildExample(
            "a doubled digit",
            """
            height | Preferred max
            5'5"   | 194
            5'6"   | ↓2000
            5'7"   | 205
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "infants are light for their length (Foresters BrightFuture)",
            """
            age | height | range
            0   | 18-30  | 4-33
            1   | 24-37  | 11-46
            2   | 29-40  | 16-52
            """)
    ]

    /// No adult was ever measured outside these.
    static let plausible = 8.0...90.0

    func observations(in evidence: BuildEvidence) -> [Observation] {
        evidence.curves.flatMap { curve in
            let isChild = curve.columns.contains { evidence.chart.columns[$0].age.isChild }
            return curve.points.compactMap { point in
                bmi(of: point, in: curve, isChild: isChild, evidence).flatMap { bmi in
                    Self.plausible.contains(bmi) ? nil : observation(point, curve, bmi, evidence)
                }
            }
        }
    }

    /// `nil` where a weight says nothing: a child's, or over a wide band of heights.
    private func bmi(
        of point: Curve.Point, in curve: Curve, isChild: Bool, _ evidence: BuildEvidence
    ) -> Double? {
        if curve.bound.isBMI { return point.value }
        let (height, age) = (evidence.chart.rows[point.rowIndex].height, evidence.chart.rows[point.rowIndex].age)
        guard curve.axis == .height, let low = height.min, let high = height.max, high - low <= 4 else { return nil }
        guard !isChild, !(age?.isChild ?? false) else { return nil }
        return UnitFactor.bodyMassIndex(pounds: point.value, inches: point.x)
    }

    private func observation(
        _ point: Curve.Point, _ curve: Curve, _ bmi: Double, _ evidence: BuildEvidence
    ) -> Observation {
        let suggestion = evidence.appraisals[point.id].flatMap { Suggestion($0, evidence) }
        let shown = Figure(rounding: bmi)?.rounded(decimals: 1).description ?? ""
        let what = curve.bound.isBMI ? "which nobody has" : "a BMI of \(shown)"
        var observation = Observation(
            message: "The \(curve.name) at \(point.place) is \(point.figure), \(what)\(suggestion?.clause ?? "").",
            help: "Compare the cell with the printed chart.", cell: point.cell,
            context: ["value": point.figure.description, "bmi": shown], suspects: [point.id])
        suggestion?.add(to: &observation.context)
        return observation
    }
}
