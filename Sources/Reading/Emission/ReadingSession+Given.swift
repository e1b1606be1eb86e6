import ChartSchema

/// What a person has said of single columns.
extension ReadingSession {
    /// The unit of a column that a person has named; what its header prints goes before it.
    func givenUnit(of column: ValueColumn, _ grid: Grid) -> Given.WeightUnit? {
        guard !instructions.given.units.isEmpty, !(column.unit?.isWeight ?? false) else { return nil }
        return instructions.given.units[titles.name(grid, column: column.column)]
    }

    /// What a column that names no class is called, where somebody has said what that means.
    func saidLabel(of column: ValueColumn, _ grid: Grid) -> String? {
        let names = [titles.className(grid, column: column.column), titles.name(grid, column: column.column)]
        return names.first { !labels.meanings(of: $0).isEmpty }
    }

    /// A unit that was given to a column that is not there is given to nothing: the column meant may be read in the other one.
    mutating func reportUnknownColumns() {
        let names = Set(titles.names.map(\.text))
        for name in instructions.given.units.keys.sorted() where !names.contains(name) {
            findings.add(
                ChartFinding.unitNoColumn,
                "A unit is given for the column \"\(name)\", and no column of figures is called that.",
                help:
                    "Name it by its header as printed, or by its place: \(titles.names.prefix(8).map(\.text).joined(separator: ", ")).",
                table: nil, context: ["column": name])
        }
    }
}
