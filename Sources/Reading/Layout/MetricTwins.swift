import ChartSchema
import Notation

/// Tells kilograms that only repeat pounds from kilograms that are the chart's figures.
enum MetricTwins {
    static func settle(_ roles: inout [Int: ColumnRole], grid: Grid, rows: [Int]) {
        findUnnamed(&roles, grid: grid, rows: rows)
        // Kilograms are twins where pounds stand beside them, and values where they do not.
        let pounds = roles.values.compactMap(\.value).filter { $0.quantity == .weight }
        for (column, role) in roles {
            guard case .weightTwin(let value) = role,
                !pounds.contains(where: {
                    mayBeOfOneClass($0, value)
                        && ($0.unit == .pounds || isNear($0.column, column, grid: grid, rows: rows))
                })
            else { continue }
            roles[column] = .value(value)
        }
    }

    /// Whether no two names say that the figures are of two classes: "Preferred (lb)" beside "Standard (kg)".
    private static func mayBeOfOneClass(_ one: ValueColumn, _ other: ValueColumn) -> Bool {
        guard let first = one.label, let second = other.label else { return true }
        return FoldedText(first).string == FoldedText(second).string || !ClassWords.are(in: first)
            || !ClassWords.are(in: second)
    }

    /// Whether figures without a unit are about the pounds of the kilograms beside them, misprints aside.
    private static func isNear(_ pounds: Int, _ kilograms: Int, grid: Grid, rows: [Int]) -> Bool {
        let agreements = rows.compactMap { row -> Bool? in
            guard let lb = grid.sense(row: row, column: pounds).interval?.figure,
                let kg = grid.sense(row: row, column: kilograms).interval?.figure
            else { return nil }
            return agree(lb, kg)
        }
        return agreements.isEmpty || agreements.count { $0 } * 2 > agreements.count
    }

    /// A column without a unit, and without a name of its own, that is its neighbour times 0.4536 in every row.
    private static func findUnnamed(_ roles: inout [Int: ColumnRole], grid: Grid, rows: [Int]) {
        let values = roles.values.compactMap(\.value).filter { $0.quantity == .weight && $0.unit == nil }
            .sorted { $0.column < $1.column }
        let unnamed = values.indices.filter { values[$0].label == nil }
        let twins = Dictionary(grouping: values.indices) { values[$0].identity }
        for kilograms in values {
            guard roles[kilograms.column]?.value != nil else { continue }
            // A column of another name is none of it: wide tables have thousands.
            let named = kilograms.label == nil ? Array(values.indices) : twins[kilograms.identity] ?? []
            let others = kilograms.label == nil || unnamed.isEmpty ? named : Set(named + unnamed).sorted()
            let place = others.first { place in
                values[place].column != kilograms.column && values[place].bound == kilograms.bound
                    && isOfOneGroup(values[place], kilograms) && roles[values[place].column]?.value != nil
                    && isConversion(of: values[place].column, kilograms.column, grid: grid, rows: rows)
            }
            guard var pounds = place.map({ values[$0] }) else { continue }
            if pounds.label == nil, kilograms.label != nil {
                var named = kilograms
                named.column = pounds.column
                pounds = named
            }
            roles[pounds.column] = .value(pounds)
            roles[kilograms.column] = .weightTwin(kilograms)
        }
    }

    /// Whether both are printed for the same people: a maximum for other ages is no twin, however the figures agree.
    private static func isOfOneGroup(_ one: ValueColumn, _ other: ValueColumn) -> Bool {
        let any = ValueColumn.Group(sex: .any, tobacco: .any, age: .any)
        return one.group == other.group || one.group == any || other.group == any
    }

    /// Whether one column is the other in kilograms, to the unit, in every row that has both.
    private static func isConversion(of pounds: Int, _ kilograms: Int, grid: Grid, rows: [Int]) -> Bool {
        var count = 0
        for row in rows {
            guard let lb = grid.sense(row: row, column: pounds).interval,
                let kg = grid.sense(row: row, column: kilograms).interval
            else { continue }
            guard lb.form == kg.form, agree(lb.min, kg.min), agree(lb.max, kg.max) else { return false }
            count += 1
        }
        return count >= 3
    }

    private static func agree(_ pounds: Quantity?, _ kilograms: Quantity?) -> Bool {
        guard let pounds, let kilograms else { return pounds == nil && kilograms == nil }
        return pounds.value.isSameWeight(asKilograms: kilograms.value)
    }
}
