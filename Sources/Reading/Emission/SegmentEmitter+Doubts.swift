import ChartSchema
import Notation

/// Cells that stand for another's figure, and limits of which one end cannot be read.
extension SegmentEmitter {
    /// `same as male`, `as Standard`: the figure of that column in this row; `see 5'10"`: that of this column in that row.
    func referred(_ sense: CellSense, column: ValueColumn, row: Int) -> (column: ValueColumn, row: Int)? {
        guard let name = sense.crossReference else { return nil }
        if let height = HeightCell.read(name)?.range {
            let heights = roles.values.compactMap(\.heightColumn).first
            let rows = segment.body.filter { heights?.entries[$0]?.range == height }
            guard rows.count == 1, rows[0] != row, isFigure(column, row: rows[0]) else { return nil }
            return (column, rows[0])
        }
        let others = slots.flatMap(\.columns).filter { other in
            other.column != column.column && other.quantity == column.quantity && other.bound == column.bound
                && isNamed(other, name, beside: column)
        }
        guard others.count == 1, isFigure(others[0], row: row) else { return nil }
        return (others[0], row)
    }

    /// Whether a name tells a column from the one that points at it: by its class, or by its sex or tobacco state alone.
    private func isNamed(_ other: ValueColumn, _ name: FoldedText, beside column: ValueColumn) -> Bool {
        if other.label.map({ FoldedText($0) == name }) ?? false { return other.group == column.group }
        let terms = HeaderTerms(name.string)
        guard terms.isBare, other.identity.label == column.identity.label else { return false }
        var group = column.group
        group.sex = terms.sex ?? group.sex
        group.tobacco = terms.tobacco ?? group.tobacco
        return group != column.group && other.group == group
    }

    private func isFigure(_ column: ValueColumn, row: Int) -> Bool {
        interval(of: grid.sense(row: row, column: column.column), column) != nil
    }

    /// Whether no end of a limit, own or common, stands in a cell that cannot be read: the other end alone would be another
    /// limit. What stands beside such a cell is left out.
    func isReadable(_ session: inout ReadingSession, slot: LimitSlot, row: Int) -> Bool {
        guard slot.hasSeveralColumns else { return true }
        if isRefused(&session, slot: slot, row: row) { return false }
        let columns = [slot.max, slot.min, slot.whole, slot.commonMin].compactMap { $0 }
        guard columns.contains(where: { isUnreadable($0, row: row) }) else { return true }
        for column in columns where !isUnreadable(column, row: row) {
            guard let cell = grid.cellIndex(row: row, column: column.column), !grid.sense(ofCell: cell).isBlank else {
                continue
            }
            session.ledger.mark(.ignored(.otherEndUnread), table: table, cell: cell)
        }
        return false
    }

    /// Whether one of a limit's own ends is a word that refuses: nobody of that height is offered the class, whatever the other
    /// end says.
    private func isRefused(_ session: inout ReadingSession, slot: LimitSlot, row: Int) -> Bool {
        let own = [slot.max, slot.min, slot.whole].compactMap { $0 }
        guard own.count > 1, own.contains(where: { grid.sense(row: row, column: $0.column).isRefusal }) else {
            return false
        }
        for column in own {
            guard let cell = grid.cellIndex(row: row, column: column.column), !grid.sense(ofCell: cell).isBlank else {
                continue
            }
            let reason: LeftOut = grid.sense(ofCell: cell).isRefusal ? .noLimit : .otherEndRefused
            session.ledger.mark(.ignored(reason), table: table, cell: cell)
            session.refusals.append(grid.reference(cell: cell, field: .weight, reading: .printed))
        }
        return true
    }

    /// Keeps the place of a word that refuses: no figure is missing there.
    func keepRefusal(_ session: inout ReadingSession, cell: Int) {
        guard grid.sense(ofCell: cell).isRefusal else { return }
        session.refusals.append(grid.reference(cell: cell, field: .weight, reading: .printed))
    }

    private func isUnreadable(_ column: ValueColumn, row: Int) -> Bool {
        let sense = grid.sense(row: row, column: column.column)
        if sense.isBlank || sense.isNoLimit || sense.isDitto || sense.isSame { return false }
        if referred(sense, column: column, row: row) != nil { return false }
        return interval(of: sense, column).map { !isPlausible($0, column.quantity) } ?? true
    }
}
