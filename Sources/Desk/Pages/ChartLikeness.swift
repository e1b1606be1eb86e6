import ChartSchema
import Pages
import Pipeline

/// How much of a chart stands in another, whatever its columns are called: figures at their heights, or what becomes of medications.
struct ChartLikeness {
    /// Two editions of one chart have at least so much in common; charts of two carriers with the same heights and classes less.
    static let ofAnotherEdition = 0.3

    private let marks: Set<[String]>

    init(_ chart: Chart) { marks = Self.marks(of: chart) }

    /// From 0 to 1, of what this one says.
    func share(of other: Chart) -> Double {
        marks.isEmpty ? 0 : Double(marks.intersection(Self.marks(of: other)).count) / Double(marks.count)
    }

    private static func marks(of chart: Chart) -> Set<[String]> {
        switch chart {
        case .build(let chart):
            Set(
                chart.rows.flatMap { row in
                    row.limits.compactMap { limit in
                        (limit.weightMax ?? limit.bmiMax).map { ["\(row.height)", "\($0)"] }
                    }
                })
        case .medication(let chart):
            Set(chart.rules.map { [$0.medication.lowercased(), $0.use?.lowercased() ?? "", $0.outcome.rawValue] })
        }
    }
}
