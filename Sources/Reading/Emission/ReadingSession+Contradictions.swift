import ChartSchema
import Notation
import Tables

/// What told two parts of a chart apart, and was lost on the way: neither part is published.
extension ReadingSession {
    mutating func withdrawContradictions() {
        let columns = assembler.columns
        guard assembler.mayHaveColumnTwice || hasParts(columns) else { return }
        var withdrawn: Set<Int> = []
        let limits = WeightsByColumn(assembler)
        for group in namesakes(columns) {
            for (place, first) in group.enumerated() {
                for second in group[place...] where first == second || isPart(columns[first], columns[second]) {
                    let found = ContradictingRows(limits, first: first, second: second)
                    guard found.isSystematic, let example = found.example else { continue }
                    withdrawn.formUnion([first, second])
                    withdrawn.formUnion(columnsOfTables(in: example))
                    report(found, example: example, columns: columns)
                }
            }
        }
        guard !withdrawn.isEmpty else { return }
        for cell in assembler.withdraw(columns: withdrawn) {
            guard document.tables.indices.contains(cell.table),
                let index = document.tables[cell.table].cellIndex(row: cell.row, column: cell.column)
            else { continue }
            ledger.withdraw(table: cell.table, cell: index)
        }
    }

    /// Limits on BMI have no height that would show which is a misprint: of two that overlap only one can hold.
    mutating func reportContradictingBMI() {
        var told: Set<Int> = []
        for row in assembler.rows where row.height == .any {
            var known: [Int: BuildLimit] = [:]
            for limit in row.limits where limit.isBMI {
                if let other = known[limit.column], limit.contradictsBMI(of: other), told.insert(limit.column).inserted
                {
                    findings.add(
                        ChartFinding.rowsContradict,
                        "\(name(of: limit.column)) has two limits on BMI for the same people: \(figures(of: other)) and \(figures(of: limit)).",
                        help: "Look for a heading (sex, tobacco, age, product) that the file has lost.",
                        table: limit.cells.first?.table)
                }
                known[limit.column] = known[limit.column] ?? limit
            }
        }
    }

    /// What told two tables apart told all their columns apart, also those that only one of them has.
    private func columnsOfTables(in example: (row: Int, first: BuildLimit, second: BuildLimit)) -> Set<Int> {
        let tables = Set([example.first, example.second].compactMap { $0.cells.first?.table })
        guard tables.count > 1 else { return [] }
        return Set(
            assembler.rows.flatMap(\.limits).filter { limit in
                limit.cells.first.map { tables.contains($0.table) } ?? false
            }.map(\.column))
    }

    /// The columns of one class, product and age, in the order of the chart.
    private func namesakes(_ columns: [BuildColumn]) -> [[Int]] {
        var groups: [[String]: [Int]] = [:]
        for (index, column) in columns.enumerated() {
            let ages = "\(column.age.min ?? -1)-\(column.age.max ?? -1) \(column.age.unit.rawValue)"
            groups[[column.product ?? "", FoldedText(column.classLabel ?? "").string, ages], default: []].append(index)
        }
        return groups.values.sorted { $0[0] < $1[0] }
    }

    private func hasParts(_ columns: [BuildColumn]) -> Bool {
        // Sex and tobacco alone are asked for: one column stands for all that say the same of both.
        let kinds = columns.reduce(into: [BuildColumn]()) { kinds, column in
            let isKnown = kinds.contains { $0.sex == column.sex && $0.tobacco == column.tobacco }
            if !isKnown { kinds.append(column) }
        }
        return kinds.contains { first in kinds.contains { isPart(first, $0) } }
    }

    /// Whether one column says "women" or "smokers" where the other, of the same class, says nothing.
    private func isPart(_ a: BuildColumn, _ b: BuildColumn) -> Bool {
        a.tobacco == b.tobacco && a.sex != b.sex && (a.sex == .any || b.sex == .any)
            || a.sex == b.sex && a.tobacco != b.tobacco && (a.tobacco == .any || b.tobacco == .any)
    }

    private mutating func report(
        _ found: ContradictingRows, example: (row: Int, first: BuildLimit, second: BuildLimit),
        columns: [BuildColumn]
    ) {
        let name = name(of: found.first)
        let height = assembler.rows[example.row].cells.first?.text ?? "one height"
        let place = example.second.cells.first ?? example.first.cells.first
        let isSplit = found.first != found.second
        let lead =
            isSplit
            ? "\(name) stands once for \(words(columns[found.first])) and once for \(words(columns[found.second]))"
            : "\(name) has two limits"
        findings.add(
            isSplit ? ChartFinding.groupPartial : ChartFinding.rowsContradict,
            """
            \(lead) at \(found.contradictions) of \(found.heights) heights, and neither was published: at \(height) it is \
            \(figures(of: example.first)) or \(figures(of: example.second)).
            """,
            help:
                "Look for a heading (sex, tobacco, age, product, edition, minimum and maximum) that the file has lost.",
            table: place?.table)
    }

    private func name(of column: Int) -> String {
        assembler.columns[column].classLabel.map { "\"\($0)\"" } ?? "The column without a name"
    }

    private func figures(of limit: BuildLimit) -> String {
        let ends: [CellReference.Field] = [.weightMin, .weightMax, .weight, .bmiMin, .bmiMax, .bmi]
        let values = limit.cells.filter { ends.contains($0.field) }
        return (values.isEmpty ? limit.cells : values).prefix(2).map(\.text).joined(separator: " and ")
    }

    private func words(_ column: BuildColumn) -> String {
        let words = [
            column.sex == .any ? nil : column.sex.rawValue,
            column.tobacco == .any ? nil : column.tobacco == .yes ? "tobacco" : "non-tobacco",
        ].compactMap { $0 }
        return words.isEmpty ? "nobody in particular" : words.joined(separator: " ")
    }
}
