import ChartSchema

extension SheetBuilder {
    /// So many looks at cells are more than any chart's conditions need.
    static let mostLooks = 60_000_000

    /// Takes back what conditions hide or strike, and tells of those that are not worked out and might.
    mutating func apply(_ conditions: [SheetCondition]) {
        let conditions = conditions.filter(\.format.changesText)
        guard !conditions.isEmpty else { return }
        let cells = shownTexts
        let allRanges = conditions.map { SheetPart.ranges($0.range) }
        let looks = allRanges.reduce(0) { $0 + max(1, $1.count) }
        let isFree = cells.count * looks <= Self.mostLooks
        var texts: [Int: String] = [:]
        if isFree, conditions.contains(where: { $0.always == nil }) {
            for cell in cells { texts[cell.row << 14 | cell.column] = cell.text }
        }
        for (condition, ranges) in zip(conditions, allRanges) {
            var isUnclear = !isFree || ranges.isEmpty
            for cell in cells where isFree {
                guard ranges.contains(where: { $0.rows.contains(cell.row) && $0.columns.contains(cell.column) })
                else { continue }
                let effect = condition.format.effect(on: ground(row: cell.row, column: cell.column))
                guard effect != .none else { continue }
                switch condition.holds(row: cell.row, column: cell.column, { texts[$0 << 14 | $1] }) {
                case true? where effect == .rewords: isUnclear = true
                case true?: takeBack(cell.text, row: cell.row, column: cell.column, effect)
                case false?: break
                case nil: isUnclear = true
                }
            }
            if isUnclear { tell(of: condition, at: ranges.first) }
        }
    }

    /// What a condition does to a cell for which it holds.
    mutating func takeBack(_ text: String, row: Int, column: Int, _ effect: ConditionFormat.Effect) {
        guard effect != .none, !isHidden(row: row, column: column) else { return }
        if effect == .rewords {
            let cell = SheetCell.letters(column) + String(row + 1)
            return note(.condition(range: cell, .rewords), row: row, column: column)
        }
        hideCell(row: row, column: column)
        note(effect == .strikes ? .struck(text) : .white(text), row: row, column: column)
    }

    private mutating func tell(
        of condition: SheetCondition, at place: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)?
    ) {
        note(
            .condition(range: condition.range, condition.format.mostly),
            row: place?.rows.lowerBound ?? 0, column: place?.columns.lowerBound ?? 0)
    }

    /// Takes back what stands below shapes and pictures.
    mutating func cover(_ covers: [ShapeCover]) {
        let places = covers.prefix(Self.mostCovers).compactMap(\.cells)
        guard !places.isEmpty else { return }
        for cell in shownTexts {
            guard places.contains(where: { $0.rows.contains(cell.row) && $0.columns.contains(cell.column) }) else {
                continue
            }
            hideCell(row: cell.row, column: cell.column)
            note(.belowShape(cell.text), row: cell.row, column: cell.column)
        }
    }

    private static let mostCovers = 50
}
