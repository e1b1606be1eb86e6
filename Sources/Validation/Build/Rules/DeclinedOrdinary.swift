import ChartSchema

/// A chart that declines people of ordinary weight.
struct DeclinedOrdinary: Rule<BuildEvidence> {
    let code = "build.decline.ordinary"
    let severity = Finding.Severity.warning
    let explanation =
        "A zone that declines holds ordinary weights, or lies between zones that accept, as when it carries another zone's name."
    let needs: [BuildNeed] = [.declines]
    var precedes: [any Rule<BuildEvidence>] { [RepeatedClass()] + BuildRules.figures }

    let triggering = [
        BuildExample(
            "the table of accepted weights under the heading of the refused ones",
            """
            height | Decline range
            5'4"   | ↓108-209
            5'5"   | 111-215
            5'6"   | 114-222
            5'7"   | 118-228
            """),
        BuildExample(
            "a zone between two that accept",
            """
            height | Standard range | Decline range | Table 4 range | Table 8 range
            5'4"   | 108-209        | ↓210-219      | 220-229       | 230-239
            5'5"   | 111-215        | 216-225       | 226-235       | 236-245
            5'6"   | 114-222        | 223-232       | 233-242       | 243-252
            5'7"   | 118-228        | 229-238       | 239-248       | 249-258
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "refused where the accepted weights end",
            """
            height | Standard range | Decline min
            5'4"   | 108-209        | 210
            5'5"   | 111-215        | 216
            5'6"   | 114-222        | 223
            5'7"   | 118-228        | 229
            """)
    ]

    /// The middle of what the World Health Organization calls a normal weight (18.5 to 25).
    private static let ordinary = 22.0

    func observations(in evidence: BuildEvidence) -> [Observation] {
        let chart = evidence.chart
        return chart.columns.indices.filter { chart.columns[$0].rateClass == .decline }.compactMap { column in
            let limits = chart.rows.enumerated().flatMap { index, row in
                row.limits.filter { $0.column == column }.map { (index, $0) }
            }
            let all = Set(limits.map(\.0)).count
            func first(where isWrong: (BuildLimit, BuildRow) -> Bool) -> (Int, BuildLimit)? {
                let wrong = limits.filter { isWrong($0.1, chart.rows[$0.0]) }
                let held = Set(wrong.map(\.0)).count
                return held >= 3 && held * 2 > all ? wrong[0] : nil
            }
            let name = evidence.names[column]
            let help = "Look whether the zone carries the right name."
            if let (index, limit) = first(where: { holdsOrdinary($0, in: $1, chart.columns[column]) }) {
                return Observation(
                    message:
                        "\(name) takes in ordinary weights: at \(HeightWords.row(chart.rows[index])) even a BMI of "
                        + "\(Int(Self.ordinary)).",
                    help: help, cell: limit.cell(of: .weightMax), context: ["class": name])
            }
            guard let (index, limit) = first(where: { liesBetween($0, in: $1, chart) }) else { return nil }
            return Observation(
                message: "\(name) lies between zones that accept: at \(HeightWords.row(chart.rows[index])) lighter and "
                    + "heavier weights are taken.",
                help: help, cell: limit.cell(of: .weightMax), context: ["class": name])
        }
    }

    /// Whether zones of the same people that decline nobody lie below and above a declined one.
    private func liesBetween(_ limit: BuildLimit, in row: BuildRow, _ chart: BuildChart) -> Bool {
        guard let low = limit.weightMin, let high = limit.weightMax else { return false }
        let own = chart.columns[limit.column]
        let others = row.limits.filter { other in
            let column = chart.columns[other.column]
            return column.rateClass != .decline && column.rateClass != .refer && column.product == own.product
                && column.sex == own.sex && column.tobacco == own.tobacco && column.age == own.age
        }
        return others.contains { ($0.weightMax ?? high) < low } && others.contains { ($0.weightMin ?? low) > high }
    }

    private func holdsOrdinary(_ limit: BuildLimit, in row: BuildRow, _ column: BuildColumn) -> Bool {
        guard let low = row.height.min?.doubleValue, let high = row.height.max?.doubleValue,
            limit.weightMin ?? limit.weightMax != nil, !column.age.isChild, !(row.age?.isChild ?? false)
        else { return false }
        let weight = UnitFactor.pounds(ofBodyMassIndex: Self.ordinary, inches: (low + high) / 2)
        return (limit.weightMin?.doubleValue ?? 0) <= weight && weight <= (limit.weightMax?.doubleValue ?? .infinity)
    }
}
