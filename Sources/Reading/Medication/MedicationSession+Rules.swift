import ChartSchema
import Tables

extension MedicationSession {
    /// Keeps a rule; one window of a ladder begins where the one before it ends.
    mutating func add(_ rule: MedicationRule, grid: Grid, row: Int, nameCell: Int, useCell: Int?) {
        var rule = rule
        if let last = rules.last, last.table == grid.table.index, last.rule.medication == rule.medication,
            last.rule.use == rule.use, last.rule.product == rule.product, last.rule.condition == rule.condition,
            let end = last.rule.lookback.maxMonths, let own = rule.lookback.maxMonths, rule.lookback.minMonths == nil,
            end < own, last.rule.lookback.basis == rule.lookback.basis
        {
            rule.lookback.minMonths = end
        }
        for (field, cell) in [(CellReference.Field.medication, nameCell), (.use, useCell)] {
            guard let cell, !rule.cells.contains(where: { $0.field == field }) else { continue }
            rule.cells.append(grid.reference(cell: cell, field: field, reading: .printed))
        }
        rules.append(Placed(rule: rule, table: grid.table.index, row: row, nameCell: nameCell, useCell: useCell))
    }
}
