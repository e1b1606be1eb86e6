import ChartSchema

/// A height, or age, that one column has limits for twice.
struct DuplicateHeight: BuildRule {
    let code = "build.height.duplicate"
    let severity = Finding.Severity.warning
    let explanation = "One height is printed twice in the same column, so that two limits claim to hold for it."

    let triggering = [
        RuleExample(
            "a height typed twice, where the next one was meant",
            """
            height  | Standard max
            5'5"    | 215
            5'6"    | 222
            ↓5'6"   | 228
            5'8"    | 235
            """),
        RuleExample(
            "a row printed twice",
            """
            height  | min | Standard max
            5'5"    | 100 | 215
            5'6"    | 103 | 222
            ↓5'6"   | 103 | 222
            5'7"    | 106 | 228
            """),
    ]
    let nonTriggering = [
        RuleExample(
            "one class on both sides of a better one has two zones at each height",
            """
            height | Graded min | Graded max | Level min | Level max | Graded min | Graded max
            5'5"   | 91         | 111        | 112       | 276       | 277        | 288
            5'6"   | 93         | 114        | 115       | 285       | 286        | 297
            """)
    ]

    func observations(in evidence: ChartEvidence) -> [Observation] {
        evidence.chart.rows.indices.flatMap { index in
            twins(in: evidence.chart.rows, index).compactMap { observation($0, evidence) }
        }
    }

    /// Two limits of one column for one height.
    private struct Twins {
        var row: BuildRow
        var rowIndex: Int
        var first: BuildLimit
        var second: BuildLimit
    }

    /// The limits of a row that repeat an earlier one of their column, one for each printed row.
    private func twins(in rows: [BuildRow], _ index: Int) -> [Twins] {
        let row = rows[index]
        let key = (row.height, row.age)
        let before = rows[..<index].filter { ($0.height, $0.age) == key }.flatMap(\.limits)
        var printed: Set<[Int]> = []
        return row.limits.enumerated().compactMap { position, limit in
            let earlier = (before + row.limits[..<position]).first { $0.column == limit.column && overlaps($0, limit) }
            guard let earlier else { return nil }
            let cell = limit.cells.first
            guard printed.insert([cell?.table ?? -1, cell?.row ?? -1]).inserted else { return nil }
            return Twins(row: row, rowIndex: index, first: earlier, second: limit)
        }
    }

    /// Whether two limits claim a common weight, or BMI. Zones on both sides of a better class do not.
    private func overlaps(_ a: BuildLimit, _ b: BuildLimit) -> Bool {
        overlaps((a.weightMin, a.weightMax), (b.weightMin, b.weightMax))
            || overlaps((a.bmiMin, a.bmiMax), (b.bmiMin, b.bmiMax))
    }

    private func overlaps(_ a: (min: Figure?, max: Figure?), _ b: (min: Figure?, max: Figure?)) -> Bool {
        guard a.min ?? a.max != nil, b.min ?? b.max != nil else { return false }
        if let low = a.min, let high = b.max, low > high { return false }
        if let low = b.min, let high = a.max, low > high { return false }
        return true
    }

    private func observation(_ twins: Twins, _ evidence: ChartEvidence) -> Observation? {
        let label = evidence.label(of: twins.row, beside: twins.second.cells.first)
        let same = Bound.allCases.allSatisfy { twins.first[$0] == twins.second[$0] }
        let words = HeightWords.row(twins.row)
        let figures = Bound.allCases.filter { twins.second[$0] != nil }
        return Observation(
            message: same
                ? "\(words) is printed twice with the same limits."
                : "\(words) is printed twice with different limits, and both were kept.",
            help: same ? nil : "Compare the row with its neighbours: one of the two probably names another height.",
            cell: label, context: ["height": words, "limits": same ? "same" : "different"],
            accused: Set(figures.map { FigureID(twins.second, bound: $0, rowIndex: twins.rowIndex) }))
    }
}
