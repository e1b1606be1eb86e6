import ChartSchema
import Notation
import Tables

/// Tables and rows of words that say what else classes or plans require: "Blood pressure | 130/80 | 140/90" below their limits.
extension ReadingSession {
    /// Whether a table without limits says what else their classes require; its words become conditions of these.
    mutating func takeCriteria(_ part: TablePart) -> Bool {
        let table = document.tables[part.table]
        let ofLimits = placesOfTexts.tables.flatMap(\.headings)
        let heading = table.headings.last.flatMap { ofLimits.contains($0) ? nil : $0.text }
        let known = Set(assembler.columns.flatMap { [$0.classLabel, $0.product] }.compactMap(\.self))
        let title = table.caption?.text ?? heading
        guard let criteria = CriteriaTable(part.grid, known: known, title: title) else {
            reportOfClasses(part, known: known, title: title)
            return false
        }
        for (name, requirements) in criteria.classes {
            let rest = requirements.filter { !narrow(name, $0) }
            guard !rest.isEmpty else { continue }
            let text = rest.map(\.text).joined(separator: "; ")
            conditions.append(
                LimitCondition(
                    text: criteria.title.map { "\($0): \(text)" } ?? text, columns: .named([name])))
        }
        for cell in table.cells.indices where !table.cells[cell].isBlank {
            ledger.mark(.note, table: part.table, cell: cell)
        }
        criteriaTables.insert(part.table)
        return true
    }

    /// A table that is no data of build and names classes or plans of the limits may say something of them, but for what they cost.
    private mutating func reportOfClasses(_ part: TablePart, known: Set<String>, title: String?) {
        guard part.reason != nil, !known.isEmpty, !(title.map(ConditionColumns.isPrice) ?? false) else { return }
        let folded = Set(known.map(FoldedText.init))
        let cells = (0..<part.grid.rowCount).flatMap { part.grid.cells(inRow: $0) }
        guard !cells.contains(where: { ConditionColumns.isPrice(part.grid.sense(ofCell: $0).text) }),
            let cell = cells.first(where: { folded.contains(part.grid.sense(ofCell: $0).folded) })
        else { return }
        findings.add(
            ChartFinding.footnoteUnapplied, severity: .warning,
            "The table says something of \"\(part.grid.sense(ofCell: cell).text)\" and was not applied.",
            help: Self.remedy, grid: part.grid, cell: cell)
    }

    /// Whether a requirement is of ages, or of tobacco, and became that of the limits: they said nothing of it before.
    private mutating func narrow(_ name: String, _ requirement: CriteriaTable.Requirement) -> Bool {
        let cell = texts[requirement.value]
        guard let said = NamedRow.said(texts[requirement.name.spacedName].terms, cell), said.sex == nil else {
            return false
        }
        func isNamed(_ column: BuildColumn) -> Bool { [column.classLabel, column.product].contains(name) }
        let own = assembler.columns.filter(isNamed)
        let isFree = own.allSatisfy { column in
            (said.age == nil || column.age.isAny) && (said.tobacco == nil || column.tobacco == .any)
        }
        guard isFree, said.age != nil || said.tobacco != nil, said.age == nil || assembler.rows.allSatisfy({ $0.age == nil })
        else { return false }
        assembler.narrow(tobacco: said.tobacco, age: said.age, where: isNamed)
        return true
    }

    /// What a row of words under columns of limits says of each of them; `nil` where it says anything of heights, weights or prices, or
    /// stands otherwise.
    ///
    /// - Parameter cell: Its first cell.
    func conditions(ofRow cell: Int, of table: Table) -> [LimitCondition]? {
        let row = table.cells.indices.filter { table.cells[$0].row == table.cells[cell].row && !table.cells[$0].isBlank }
        guard row.count > 2, row.first == cell else { return nil }
        let name = singleSpaced(table.text(of: table.cells[cell])).trimming(": ")
        let values = row.dropFirst().map { (column: table.cells[$0].column, text: singleSpaced(table.text(of: table.cells[$0]))) }
        let columns = columnsOfTable(table.index)
        guard values.allSatisfy({ columns[$0.column] != nil }), columns[table.cells[cell].column] == nil,
            ConditionColumns.isCriterion(name) || values.allSatisfy({ $0.text.contains(where: \.isLetter) }),
            !ConditionColumns.isPrice(name), values.allSatisfy({ BuildCondition.isOfNoFigures("\(name): \($0.text)") })
        else { return nil }
        return values.map { value in
            LimitCondition(
                text: "\(name): \(value.text)", columns: .numbered(columns[value.column]!), tables: [table.index])
        }
    }

    /// By column of a table, the columns of the chart whose limits stand there.
    private func columnsOfTable(_ table: Int) -> [Int: Set<Int>] {
        assembler.rows.lazy.flatMap(\.limits).reduce(into: [:]) { found, limit in
            guard let cell = limit.cells.first, cell.table == table else { return }
            found[cell.column, default: []].insert(limit.column)
        }
    }
}
