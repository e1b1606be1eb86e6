import ChartSchema
import Notation

extension ReadingSession {
    /// Kilograms beside pounds are no values: they are kept as checks.
    mutating func checkTwins(
        _ layout: TableLayout, row: Int, roles: RowRoles, key: RowKey, slots: [LimitSlot], table: Int
    ) {
        guard !roles.weightTwins.isEmpty else { return }
        let grid = layout.grid
        // A minimum that all classes share is in no slot of its own.
        let pounds = slots.flatMap(\.columns) + roles.values.filter { $0.quantity == .weight && $0.bound == .min }
        for twin in roles.weightTwins {
            guard let cell = grid.cellIndex(row: row, column: twin.column) else { continue }
            let sense = grid.sense(ofCell: cell)
            guard let metric = sense.interval else { continue }
            let partner = partner(of: twin, among: pounds)
            // A weight that stands in kilograms alone is no twin, and nobody has read it.
            if let partner, case let own = grid.sense(row: row, column: partner.column), own.isBlank || own.isNothing {
                continue
            }
            ledger.mark(.ignored(.metricWeights), table: table, cell: cell)
            guard let partner,
                let imperialCell = grid.cellIndex(row: row, column: partner.column),
                let imperial = grid.sense(ofCell: imperialCell).interval, imperial.form == metric.form
            else { continue }
            var pairs: [(Quantity?, Quantity?)] = [(imperial.max, metric.max)]
            if metric.form == .range { pairs.insert((imperial.min, metric.min), at: 0) }
            for case (let lb?, let kg?) in pairs {
                unitChecks.append(
                    UnitCheck(
                        imperial: lb.value, metric: kg.value, unit: .kilograms, decimals: kg.decimals,
                        cell: grid.reference(cell: cell, field: .weight, reading: .converted),
                        imperialText: grid.sense(ofCell: imperialCell).text))
            }
        }
    }

    /// The pound column of the same name and bound; the nearest to the left where names do not tell.
    private func partner(of twin: ValueColumn, among pounds: [ValueColumn]) -> ValueColumn? {
        let same = pounds.filter {
            $0.bound == twin.bound && FoldedText($0.label ?? "") == FoldedText(twin.label ?? "")
        }
        if Set(same.map(\.column)).count == 1 { return same[0] }
        let beside = (same.isEmpty ? pounds : same).filter { $0.column < twin.column }
        return beside.max { $0.column < $1.column } ?? pounds.first
    }
}
