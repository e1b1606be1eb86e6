import ChartSchema
import Tables

extension MedicationSession {
    /// Keeps a rule; one window of a ladder begins where the one before it ends, or the one after it, where the chart
    /// prints the longest first.
    mutating func add(
        _ rule: MedicationRule, grid: Grid, nameCell: Int, useCell: Int?, marks: [String] = []
    ) {
        var rule = rule
        // The rung before of a ladder; a second decision may stand between.
        let before = rules.suffix(2).last { $0.rule.condition == rule.condition && $0.rule.product == rule.product }
        if let last = before, last.rule.source.table == grid.table.index, last.rule.medication == rule.medication,
            last.rule.use == rule.use, let end = last.rule.lookback.maxMonths, let own = rule.lookback.maxMonths,
            rule.lookback.minMonths == nil, end < own, last.rule.lookback.counted == rule.lookback.counted
        {
            rule.lookback.minMonths = end
        } else if let place = rules.indices.suffix(2).last(where: { isSameCase(rules[$0], rule, grid) }),
            let end = rules[place].rule.lookback.maxMonths, let own = rule.lookback.maxMonths, own < end,
            rules[place].rule.lookback.minMonths == nil, rule.lookback.minMonths == nil,
            rules[place].rule.lookback.counted == rule.lookback.counted
        {
            rules[place].rule.lookback.minMonths = own
            rules[place].rule = sharing.shared(rules[place].rule)
        }
        // A name that a heading says stands in no cell.
        let isNamed = grid.sense(ofCell: nameCell).text.contains(rule.medication)
        for (field, cell) in [(CellReference.Field.medication, isNamed ? nameCell : nil), (.use, useCell)] {
            guard let cell, rule.cell(field) == nil else { continue }
            rule.cells.append(grid.reference(cell: cell, field: field, reading: .printed))
        }
        rules.append(Placed(rule: sharing.shared(rule), marks: marks))
    }

    /// Whether a rule is about what another is about, but for the time.
    private func isSameCase(_ placed: Placed, _ rule: MedicationRule, _ grid: Grid) -> Bool {
        placed.rule.source.table == grid.table.index && placed.rule.medication == rule.medication
            && placed.rule.use == rule.use
            && placed.rule.condition == rule.condition && placed.rule.product == rule.product
    }
}
