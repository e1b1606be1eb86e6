import ChartSchema

/// What a sentence beside a chart says that some of its limits hold under.
struct LimitCondition: Hashable {
    /// As printed.
    let text: String
    let columns: Columns

    enum Columns: Hashable {
        case all
        /// Those for people of one of the sexes, or of any.
        case of(Set<Sex>)
        /// Those that bear the name of a class or a product.
        case named(Set<String>)
        /// Those of these numbers.
        case numbered(Set<Int>)
        /// Those whose header stands in one of the cells.
        case headed(Set<CellPlace>)
    }

    struct CellPlace: Hashable {
        let table: Int
        let row: Int
        let column: Int
    }

    /// - Parameter number: The column's place among those that were read.
    func holds(for column: BuildColumn, number: Int) -> Bool {
        switch columns {
        case .all: true
        case .numbered(let numbers): numbers.contains(number)
        case .of(let sexes): column.sex == .any || sexes.contains(column.sex)
        case .named(let names): [column.classLabel, column.product].contains { $0.map(names.contains) ?? false }
        case .headed(let cells):
            column.cells.contains { cells.contains(CellPlace(table: $0.table, row: $0.row, column: $0.column)) }
        }
    }
}
