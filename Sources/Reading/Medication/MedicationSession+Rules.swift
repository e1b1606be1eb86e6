import ChartSchema
import Tables

extension MedicationSession {
    /// Keeps a rule; one window of a ladder begins where the one before it ends.
    mutating func add(
        _ rule: MedicationRule, grid: Grid, row: Int, nameCell: Int, useCell: Int?, marks: [String] = []
    ) {
        var rule = rule
        // The rung before of a ladder; a second decision may stand between.
        let before = rules.suffix(2).last { $0.rule.condition == rule.condition && $0.rule.product == rule.product }
        if let last = before, last.table == grid.table.index, last.rule.medication == rule.medication,
            last.rule.use == rule.use, let end = last.rule.lookback.maxMonths, let own = rule.lookback.maxMonths,
            rule.lookback.minMonths == nil, end < own, last.rule.lookback.basis == rule.lookback.basis
        {
            rule.lookback.minMonths = end
        }
        for (field, cell) in [(CellReference.Field.medication, nameCell), (.use, useCell)] {
            guard let cell, !rule.cells.contains(where: { $0.field == field }) else { continue }
            rule.cells.append(grid.reference(cell: cell, field: field, reading: .printed))
        }
        rules.append(
            Placed(
                rule: rule, table: grid.table.index, row: row, nameCell: nameCell, useCell: useCell, marks: marks))
    }
}
