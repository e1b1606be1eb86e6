import ChartSchema

/// A minimum above its own maximum.
struct InvertedInterval: BuildRule {
    let code = "build.interval.inverted"
    let severity = Finding.Severity.warning
    let explanation = "A limit's minimum is larger than its maximum, so that no weight or BMI could ever fit it."
    let needs: [BuildNeed] = [.intervals]

    let triggering = [
        RuleExample(
            "the ends of a range are exchanged",
            """
            height | Standard range
            5'5"   | 100-215
            5'6"   | ↓222-103
            5'7"   | 106-228
            """)
    ]
    let nonTriggering = [
        RuleExample(
            "an interval of one value",
            """
            height | Graded range
            5'5"   | 277-277
            """)
    ]

    func observations(in evidence: ChartEvidence) -> [Observation] {
        evidence.chart.rows.enumerated().flatMap { index, row in
            row.limits.flatMap { limit in
                [(Bound.weightMin, Bound.weightMax), (.bmiMin, .bmiMax)].compactMap { low, high in
                    observation(limit, low, high, row: row, index: index, evidence)
                }
            }
        }
    }

    private func observation(
        _ limit: BuildLimit, _ low: Bound, _ high: Bound, row: BuildRow, index: Int, _ evidence: ChartEvidence
    ) -> Observation? {
        guard let min = limit[low], let max = limit[high], min > max else { return nil }
        let (lowID, highID) = (
            FigureID(limit, bound: low, rowIndex: index), FigureID(limit, bound: high, rowIndex: index)
        )
        let isLow = evidence.culprit(highID, lowID) == lowID
        let suggestion = evidence.appraisals[isLow ? lowID : highID]
            .flatMap { $0.event == nil ? nil : Suggestion($0, evidence) }
        var context = ["min": min.description, "max": max.description]
        suggestion?.add(to: &context)
        return Observation(
            message: "At \(HeightWords.row(row)) the \(evidence.names.curve([limit.column], low)) \(min) is above the "
                + "maximum \(max)\(suggestion?.clause ?? "").",
            help: "Correct the end that is wrong, or ask the carrier.", cell: limit.cell(of: isLow ? low : high),
            context: context, accused: [lowID, highID])
    }
}
