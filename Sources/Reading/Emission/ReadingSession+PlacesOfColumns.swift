import ChartSchema
import Notation

/// Columns of which their place does not say whether they name the limits of the row, or those of one class.
extension ReadingSession {
    /// Two columns of ages that differ in one row, and nothing that says which of its limits each of them names.
    mutating func hasContradictingNames(_ layout: TableLayout, block: TableLayout.Block, segment index: Int) -> Bool {
        let columns = block.naming[index].contradicting
        let headers = columns.compactMap { block.stacks[index][$0]?.pieces.last }
        guard columns.count > 1 else { return false }
        let names = headers.map { "\"\(singleSpaced($0.terms.text))\"" }.joined(separator: " and ")
        let numbers = columns.map(String.init).joined(separator: ", ")
        let message =
            "\(names.isEmpty ? "Columns" : names) (columns \(numbers)) say different things of one row, and nothing says which of its limits each is for; none of them was read."
        if let cell = headers.last?.cell {
            findings.add(ChartFinding.columnsContradict, message, grid: layout.grid, cell: cell)
        } else {
            findings.add(ChartFinding.columnsContradict, message, table: layout.grid.table.index)
        }
        return true
    }

    /// Ages between two classes, which are read of both; amounts between them, which are of neither.
    mutating func reportPlaces(_ layout: TableLayout, block: TableLayout.Block, segment index: Int) {
        let stacks = block.stacks[index]
        let leftOut = ConditionColumns.leftOut(block.roles[index], stacks: stacks)
        for column in block.naming[index].doubtful + leftOut {
            guard let header = stacks[column]?.pieces.last,
                placesTold.insert("\(layout.grid.table.index) \(column)").inserted
            else { continue }
            let done = leftOut.contains(column) ? "it was not applied" : "it was read of all of them"
            findings.add(
                ChartFinding.columnPlace,
                "\"\(singleSpaced(header.terms.text))\" may be of some of the limits in its rows alone; \(done).",
                grid: layout.grid, cell: header.cell)
        }
    }
}
