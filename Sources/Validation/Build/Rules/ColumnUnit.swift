import ChartSchema

/// A column of pounds that holds kilograms.
struct ColumnUnit: Rule<BuildEvidence> {
    let code = "build.column.unit"
    let severity = Finding.Severity.warning
    let explanation = "The figures of a column are kilograms by their size, though nothing says so."
    let needs: [BuildNeed] = [.weights]
    var precedes: [any Rule<BuildEvidence>] { [DeclinedOrdinary(), RepeatedClass()] + BuildRules.figures }

    let triggering = [
        BuildExample(
            "the maximum of one class was left in kilograms",
            """
            height | Preferred max | Standard max | Table 2 max
            5'5"   | 181           | ↓98          | 231
            5'6"   | 186           | 101          | 239
            5'7"   | 192           | 103          | 245
            5'8"   | 198           | 107          | 251
            5'9"   | 204           | 110          | 258
            """),
        BuildExample(
            "a minimum below every body",
            """
            height | min | Standard max
            5'5"   | ↓45 | 215
            5'6"   | 47  | 222
            5'7"   | 48  | 228
            5'8"   | 49  | 235
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "the zone below the better class ends where that one begins",
            """
            height | Graded min | Graded max | Level min | Level max | Graded min | Graded max
            5'5"   | 91         | 111        | 112       | 276       | 277        | 288
            5'6"   | 93         | 114        | 115       | 285       | 286        | 297
            5'7"   | 96         | 118        | 119       | 294       | 295        | 306
            5'8"   | 99         | 121        | 122       | 303       | 304        | 315
            5'9"   | 102        | 125        | 126       | 312       | 313        | 325
            """),
        BuildExample(
            "children weigh what they weigh",
            """
            age | height | range
            0   | 18-30  | 4-33
            1   | 24-37  | 11-46
            2   | 29-40  | 16-52
            3   | 32-43  | 20-58
            """),
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        evidence.kilograms.map { observation($0, evidence) }
    }

    private func observation(_ column: KilogramColumn, _ evidence: BuildEvidence) -> Observation {
        let curve = evidence.curves[column.curves[0]]
        let point = curve.points[0]
        let pounds = Figure(rounding: UnitFactor.pounds(ofKilograms: point.value).rounded())?.description ?? ""
        return Observation(
            message: "The \(curve.name) reads like kilograms: at \(point.place) it is \(point.figure), which would be "
                + "\(pounds) pounds.",
            help:
                "Ask the carrier for the column's unit. Kilograms are said with \"given\": {\"units\": {\"…\": \"kilograms\"}} "
                + "in the chart's source, by the column's header; where it is pounds all the same, accept the finding.",
            cell: point.cell,
            context: ["value": point.figure.description, "pounds": pounds],
            suspects: Set(column.curves.flatMap { evidence.curves[$0].points.map(\.id) }))
    }
}
