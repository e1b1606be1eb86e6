import ChartSchema
import Notation
import Tables

/// Tables and rows of words that say what else classes or plans require: "Face amount | $100,000 | $25,000" below their limits.
extension ReadingSession {
    /// A table that is no data of build and names classes or plans of the limits may say something of them, but for what they cost.
    mutating func reportOfClasses(_ part: TablePart) {
        let known = Set(
            assembler.columns.flatMap { [$0.classLabel, $0.product] }.compactMap(\.self).map(FoldedText.init))
        let table = document.tables[part.table]
        let titles = ([table.caption].compactMap(\.self) + table.headings.suffix(1)).map(\.text)
        guard part.reason != nil, !known.isEmpty, !titles.contains(where: ConditionColumns.isPrice) else { return }
        let cells = (0..<part.grid.rowCount).flatMap { part.grid.cells(inRow: $0) }
        guard !cells.contains(where: { ConditionColumns.isPrice(part.grid.sense(ofCell: $0).text) }),
            let cell = cells.first(where: { known.contains(part.grid.sense(ofCell: $0).folded) })
        else { return }
        findings.add(
            ChartFinding.footnoteUnapplied, severity: .warning,
            "The table says something of \"\(part.grid.sense(ofCell: cell).text)\" and was not applied.",
            help: Self.remedy, grid: part.grid, cell: cell)
    }

    /// What a row of amounts or pressures under columns of limits says of each of them; `nil` where it has not one value for each.
    ///
    /// - Parameter cell: Its first cell.
    mutating func conditions(ofRow cell: Int, of table: Table) -> [LimitCondition]? {
        let name = singleSpaced(table.text(of: table.cells[cell])).trimming(": ")
        guard ConditionColumns.isCriterion(name), table.cells[cell].columnSpan == 1,
            parts.count(where: { $0.table == table.index }) == 1, placesOfTexts.tables.count == 1
        else { return nil }
        let row = table.cells.indices.filter {
            table.cells[$0].row == table.cells[cell].row && $0 != cell && !table.cells[$0].isBlank
        }
        let columns = columnsOfTable(table.index)
        let values = row.map { (column: table.cells[$0].column, text: singleSpaced(table.text(of: table.cells[$0]))) }
        guard Set(values.map(\.column)) == Set(columns.keys), row.allSatisfy({ table.cells[$0].columnSpan == 1 }),
            columns.values.allSatisfy({ $0.count == 1 }), Set(columns.values).count == columns.count,
            values.allSatisfy({
                BuildCondition.isOfNoFigures("\(name): \($0.text)") && $0.text.contains(where: \.isNumber)
            })
        else { return nil }
        return values.map { value in
            LimitCondition(text: "\(name): \(value.text)", columns: .numbered(columns[value.column]!))
        }
    }

    /// By column of a table, the columns of the chart whose limits stand there, with every cell that gave an end of one.
    private func columnsOfTable(_ table: Int) -> [Int: Set<Int>] {
        assembler.rows.lazy.flatMap(\.limits).reduce(into: [:]) { found, limit in
            for cell in limit.cells where cell.table == table { found[cell.column, default: []].insert(limit.column) }
        }
    }
}
