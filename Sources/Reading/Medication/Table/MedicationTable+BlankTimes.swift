import ChartSchema
import Tables

/// Rows that print no time, in a table of which only rows that do not accept print one.
extension MedicationTable {
    /// Whether headers of columns of decisions say from when they are, or leave it to their cells: rows print no time then.
    var hasTimesInHeaders: Bool {
        columnScopes.values.contains { $0.window != .always }
            || columns.roles.values.contains { if case .timed = $0 { true } else { false } }
    }

    /// Whether some rows print a time, and none of them accepts.
    var onlyRefusalsAreTimed: Bool {
        let times = columns.roles.filter { $0.value.isWindow }.keys
        let timed = (columns.firstRow..<max(columns.firstRow, grid.rowCount)).filter { row in
            times.contains { !grid.sense(row: row, column: $0).isBlank }
        }
        return timed.count > 1
            && timed.allSatisfy { row in
                let outcomes = outcomes(inRow: row)
                return !outcomes.isEmpty && outcomes.isDisjoint(with: [.accept, .level])
            }
    }

    /// Whether every decision of a row accepts: that it prints no time says no more than that none is asked for.
    func accepts(_ row: Int) -> Bool {
        let outcomes = outcomes(inRow: row)
        return !outcomes.isEmpty && outcomes.isSubset(of: [.accept, .level])
    }

    /// What the cells of a row decide, in words or by codes that the chart explains.
    private func outcomes(inRow row: Int) -> Set<MedicationOutcome> {
        Set(
            columns.decidingColumns.map { grid.sense(row: row, column: $0) }.filter { !$0.isBlank }.compactMap {
                sense in
                sense.medication.decision?.outcome ?? around.decision(for: sense.text, beside: .explaining)?.outcome
            })
    }
}
