import Notation
import Tables

/// A table of what else classes or plans require: one a row or one a column, and figures of blood pressure, amounts, years beside them.
///
///     | Class          | Face amount | Blood pressure |
///     | Preferred Plus | $250,000    | 130/80         |
struct CriteriaTable {
    struct Requirement {
        /// "Face amount"
        let name: String
        /// "$250,000"
        let value: String

        var text: String { "\(name): \(value)" }
    }

    /// Classes and plans as the limits bear them, and what each requires.
    private(set) var classes: [(name: String, requirements: [Requirement])] = []
    /// What stands over the table, where its words alone say what is required.
    let title: String?

    /// `nil` where the table names no classes, or says of them what is no requirement: heights, weights, premiums, codes.
    ///
    /// - Parameters:
    ///   - known: The classes and plans of the limits.
    ///   - title: What stands over this table alone.
    init?(_ grid: Grid, known: Set<String>, title: String?) {
        let rows = (0..<grid.rowCount).filter { grid.cells(inRow: $0).count > 1 }
        guard rows.count > 1, grid.columnCount > 1 else { return nil }
        let lines = rows.map { row in (0..<grid.columnCount).map { singleSpaced(grid.sense(row: row, column: $0).text) } }
        let turned = (0..<grid.columnCount).map { column in lines.map { $0[column] } }
        guard let table = Self.named(lines, known) ?? Self.named(turned, known),
            Self.areCriteria(table, title: title)
        else { return nil }
        self.title = table.criteria.contains(where: ConditionColumns.isCriterion) ? nil : title
        for (name, cells) in table.rows {
            let said = zip(table.criteria, cells).filter { !$1.isEmpty && !Self.isNothing($1) }
            guard let name, !said.isEmpty else { continue }
            classes.append((name, said.map { Requirement(name: $0, value: $1) }))
        }
        if classes.isEmpty { return nil }
    }

    private typealias Named = (criteria: [String], rows: [(name: String?, cells: [String])])

    /// A table whose lines begin with names of classes; `nil` where most are none.
    private static func named(_ lines: [[String]], _ known: Set<String>) -> Named? {
        let criteria = Array(lines[0].dropFirst())
        let rows = lines.dropFirst().map { line in
            (name: Self.name(line[0], known), printed: line[0], cells: Array(line.dropFirst()))
        }
        let named = rows.count { $0.name != nil }
        guard named > 0, named * 2 >= rows.count, !criteria.contains(where: \.isEmpty),
            rows.allSatisfy({ $0.name != nil || $0.printed.contains(where: \.isLetter) })
        else { return nil }
        return (criteria, rows.map { ($0.name, $0.cells) })
    }

    /// The name as the limits bear it: "Preferred Plus*" for "Preferred Plus".
    private static func name(_ printed: String, _ known: Set<String>) -> String? {
        let folded = FoldedText(printed.trimmingFootnoteMarks)
        return known.first { FoldedText($0) == folded }
    }

    private static func areCriteria(_ table: Named, title: String?) -> Bool {
        let names = table.criteria + [title].compactMap(\.self)
        let cells = table.rows.flatMap(\.cells).filter { !$0.isEmpty }
        let areOfBuild = table.criteria.map { HeaderTerms($0) }.contains { $0.isHeight || $0.isWeight || $0.isBMI }
        let areCodes = cells.allSatisfy { $0.count <= 4 && $0 == $0.uppercased() && !$0.contains(where: \.isNumber) }
        let areOfNoFigures = table.rows.allSatisfy { row in
            zip(table.criteria, row.cells).allSatisfy { BuildCondition.isOfNoFigures("\($0): \($1)") }
        }
        return !areOfBuild && areOfNoFigures && !names.contains(where: ConditionColumns.isPrice) && !areCodes
            && !table.criteria.contains { HeaderTerms($0).age == nil && $0.allSatisfy { !$0.isLetter } }
            && (names.contains(where: ConditionColumns.isCriterion) || cells.allSatisfy { $0.contains(where: \.isLetter) })
    }

    private static func isNothing(_ cell: String) -> Bool { cell.allSatisfy { !$0.isLetter && !$0.isNumber } }
}
