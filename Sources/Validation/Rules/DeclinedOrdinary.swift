import ChartSchema

/// A chart that declines people of ordinary weight.
struct DeclinedOrdinary: BuildRule {
    let code = "build.decline.ordinary"
    let severity = Finding.Severity.warning
    let explanation = "A zone that declines holds ordinary weights, as when it carries another zone's name."
    let needs: [BuildNeed] = [.declines]

    let triggering = [
        RuleExample(
            "the table of accepted weights under the heading of the refused ones",
            """
            height | Decline range
            5'4"   | ↓108-209
            5'5"   | 111-215
            5'6"   | 114-222
            5'7"   | 118-228
            """)
    ]
    let nonTriggering = [
        RuleExample(
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

    func observations(in evidence: ChartEvidence) -> [Observation] {
        let chart = evidence.chart
        return chart.columns.indices.filter { chart.columns[$0].rateClass == .decline }.compactMap { column in
            let limits = chart.rows.enumerated().flatMap { index, row in
                row.limits.filter { $0.column == column }.map { (index, $0) }
            }
            let bodies = limits.filter { holdsOrdinary($0.1, in: chart.rows[$0.0], chart.columns[column]) }
            let (held, all) = (Set(bodies.map(\.0)).count, Set(limits.map(\.0)).count)
            guard let (index, limit) = bodies.first, held >= 3, held * 2 > all else { return nil }
            let name = evidence.names[column]
            return Observation(
                message: "\(name) takes in ordinary weights: at \(HeightWords.row(chart.rows[index])) even a BMI of "
                    + "\(Int(Self.ordinary)).",
                help: "Look whether the zone carries the right name.", cell: limit.cell(of: .weightMax),
                context: ["class": name])
        }
    }

    private func holdsOrdinary(_ limit: BuildLimit, in row: BuildRow, _ column: BuildColumn) -> Bool {
        guard let low = row.height.min?.doubleValue, let high = row.height.max?.doubleValue,
            limit.weightMin ?? limit.weightMax != nil, !column.age.isChild, !(row.age?.isChild ?? false)
        else { return false }
        let x = (low + high) / 2
        let weight = Self.ordinary * x * x / 703.07
        return (limit.weightMin?.doubleValue ?? 0) <= weight && weight <= (limit.weightMax?.doubleValue ?? .infinity)
    }
}
