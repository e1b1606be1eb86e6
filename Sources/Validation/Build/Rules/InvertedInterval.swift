import ChartSchema

/// A minimum above its own maximum.
struct InvertedInterval: Rule<BuildEvidence> {
    let code = "build.interval.inverted"
    let severity = Finding.Severity.warning
    let explanation =
        "A limit's minimum is larger than its maximum, so that nobody could ever fit it, or the same at every height."
    let needs: [BuildNeed] = [.intervals]
    var precedes: [any Rule<BuildEvidence>] { [DecreasingWeight(), AgeReversal()] + BuildRules.curves }

    let triggering = [
        BuildExample(
            "the ends of a range are exchanged",
            """
            height | Standard range
            5'5"   | 100-215
            5'6"   | ↓222-103
            5'7"   | 106-228
            """),
        BuildExample(
            "the columns of minimum and maximum are exchanged",
            """
            height | Standard min | Standard max
            5'5"   | ↓215         | 100
            5'6"   | 222          | 103
            5'7"   | 228          | 106
            5'8"   | 235          | 109
            """),
        BuildExample(
            "the maximum is printed twice",
            """
            height | Standard min | Standard max
            5'5"   | ↓215         | 215
            5'6"   | 222          | 222
            5'7"   | 228          | 228
            5'8"   | 235          | 235
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "an interval of one value",
            """
            height | Graded range
            5'5"   | 277-277
            """)
    ]

    /// One end of one printed limit against the other.
    private struct Interval {
        var limit: BuildLimit
        var row: BuildRow
        var low: Bound
        var high: Bound
        var min: Figure
        var max: Figure
        var ids: (low: FigureID, high: FigureID)
    }

    func observations(in evidence: BuildEvidence) -> [Observation] {
        let all = intervals(of: evidence.chart)
        return evidence.chart.columns.indices.flatMap { column -> [Observation] in
            let (count, odd) = all[column] ?? (0, [])
            let inverted = odd.filter { $0.min > $0.max }
            let single = odd.filter { $0.min == $0.max }
            func isThroughout(_ some: [Interval]) -> Bool { some.count >= 4 && some.count * 2 > count }
            let same = isThroughout(single) ? [throughout(single, of: count, column, "is", evidence)] : []
            return isThroughout(inverted)
                ? same + [throughout(inverted, of: count, column, "is above", evidence)]
                : same + inverted.map { observation($0, evidence) }
        }
    }

    /// By column, how many limits have both ends, and those of them whose minimum is not below the maximum.
    private func intervals(of chart: BuildChart) -> [Int: (count: Int, odd: [Interval])] {
        var found: [Int: (count: Int, odd: [Interval])] = [:]
        for (index, row) in chart.rows.enumerated() {
            for limit in row.limits {
                for (low, high) in [(Bound.weightMin, Bound.weightMax), (.bmiMin, .bmiMax)] {
                    guard let min = limit[low], let max = limit[high] else { continue }
                    found[limit.column, default: (0, [])].count += 1
                    guard min >= max else { continue }
                    let ids = (
                        low: FigureID(limit, bound: low, rowIndex: index),
                        high: FigureID(limit, bound: high, rowIndex: index)
                    )
                    found[limit.column]!.odd.append(
                        Interval(limit: limit, row: row, low: low, high: high, min: min, max: max, ids: ids))
                }
            }
        }
        return found
    }

    private func observation(_ interval: Interval, _ evidence: BuildEvidence) -> Observation {
        let (min, max, ids) = (interval.min, interval.max, interval.ids)
        let isLow = evidence.suspect(ids.high, ids.low) == ids.low
        let suggestion = evidence.appraisals[isLow ? ids.low : ids.high]
            .flatMap { $0.event == nil ? nil : Suggestion($0, evidence) }
        var context = ["min": min.description, "max": max.description]
        suggestion?.add(to: &context)
        let name = evidence.names.curve([interval.limit.column], interval.low)
        return Observation(
            message: "At \(HeightWords.row(interval.row)) the \(name) \(min) is above the maximum "
                + "\(max)\(suggestion?.clause ?? "").",
            help: "Correct the end that is wrong, or ask the carrier.",
            cell: interval.limit.cell(of: isLow ? interval.low : interval.high), context: context,
            suspects: [ids.low, ids.high])
    }

    /// Two columns exchanged, or one printed twice.
    private func throughout(
        _ some: [Interval], of count: Int, _ column: Int, _ verb: String, _ evidence: BuildEvidence
    ) -> Observation {
        let first = some[0]
        let name = evidence.names.curve([column], first.low)
        return Observation(
            message: "The \(name) \(verb) the maximum at \(some.count) of \(count) heights, at "
                + "\(HeightWords.row(first.row)) \(first.min) and \(first.max).",
            help: "Look whether two columns are exchanged, or one is printed twice.",
            cell: first.limit.cell(of: first.low),
            context: ["min": first.min.description, "max": first.max.description],
            suspects: Set(some.flatMap { [$0.ids.low, $0.ids.high] }))
    }
}
