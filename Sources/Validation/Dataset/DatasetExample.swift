import ChartSchema

/// A few small charts that show when a rule across charts speaks, or why it does not.
package struct DatasetExample: RuleExample {
    package var title: String
    /// By the charts' ids (`acme/adult/2024-01-01`), each as ``ExampleTable`` reads it. The marked cell is in one of them.
    package var tables: [(id: String, table: String)]

    package init(_ title: String, _ tables: [(id: String, table: String)]) {
        self.title = title
        self.tables = tables
    }

    package var cells: [[[String]]] { tables.flatMap { ExampleTable.cells($0.table) } }

    /// The charts, in the order of their ids, and the marked cell.
    package var charts: (charts: [BuildChart], marked: (chart: Int, row: Int, column: Int)?) {
        let read = tables.compactMap { id, table in ChartID(id).map { ExampleTable(table, id: $0) } }
            .sorted { $0.chart.id < $1.chart.id }
        let marked = read.indices.lazy.compactMap { index in
            read[index].marked.map { (chart: index, row: $0.row, column: $0.column) }
        }.first
        return (read.map(\.chart), marked)
    }
}
