import Tables

/// Tables of medications below each other in one grid, each with a header of its own: "Medication, Use, Plan A" and, below its rows,
/// "Medication, Use, Plan B".
enum HeaderParts {
    /// The grid's tables from top to bottom; the grid alone where it has one header, or repeats it and no names and values stand right above.
    static func parts(of grid: Grid) -> [Grid] {
        guard !grid.isTurned, grid.columnCount > 1, let first = header(in: grid, from: 0) else { return [grid] }
        var starts = [0]
        var last = first
        for row in first + 1..<max(first + 1, grid.rowCount)
        where (isOther(row, than: last, in: grid) || grid.namesValues(inRow: row - 1) && names(inRow: row, of: grid))
            && holdsDrug(last + 1..<row, of: grid)
        {
            starts.append(start(of: row, above: starts[starts.count - 1], in: grid))
            last = row
        }
        guard starts.count > 1 else { return [grid] }
        return zip(starts, starts.dropFirst() + [grid.rowCount]).map { grid.part(rows: $0..<$1) }
    }

    /// The parts, each with its number; a grid that is one table has none.
    static func numbered(_ grid: Grid) -> [(grid: Grid, part: Int?)] {
        let all = parts(of: grid)
        return all.enumerated().map { ($1, all.count > 1 ? $0 : nil) }
    }

    private static func header(in grid: Grid, from start: Int) -> Int? {
        (start..<min(grid.rowCount, 40)).first { names(inRow: $0, of: grid) }
    }

    private static func names(inRow row: Int, of grid: Grid) -> Bool {
        let cells = grid.cells(inRow: row)
        return cells.count > 1
            && cells.contains { grid.sense(ofCell: $0).medication.header == .medication }
            && !cells.contains { OutcomeNotation.read(grid.sense(ofCell: $0).text) != nil && cells.count == 2 }
    }

    /// Whether a row names the same column of medications as a header, every text but those over the last columns is the same, and one is not.
    private static func isOther(_ row: Int, than header: Int, in grid: Grid) -> Bool {
        guard names(inRow: row, of: grid) else { return false }
        let senses = (0..<grid.columnCount).map {
            (grid.sense(row: header, column: $0), grid.sense(row: row, column: $0))
        }
        let others = senses.filter { $0.0.text != $0.1.text }
        return !others.isEmpty
            && senses.contains { $0.0.text == $0.1.text && $0.0.medication.header == .medication }
            && others.allSatisfy { one, other in
                one.isBlank == other.isBlank && other.medication.decision == nil
                    && (!other.medication.isDrug || PlanWords.plan(other.text) != nil)
            }
    }

    private static func holdsDrug(_ rows: Range<Int>, of grid: Grid) -> Bool {
        rows.contains { row in grid.cells(inRow: row).contains { grid.sense(ofCell: $0).medication.isDrug } }
    }

    /// Titles right above a header belong to what is below it.
    private static func start(of row: Int, above first: Int, in grid: Grid) -> Int {
        var start = row
        while start > first + 1, grid.cells(inRow: start - 1).count < 2 || grid.namesValues(inRow: start - 1) {
            start -= 1
        }
        return start
    }
}

extension MedicationColumns {
    /// The columns with the header of the only one of decisions as their title, where it names what tells one table from the next: "Golden
    /// Promise" here, "Mortgage Guardian" in the table below.
    func titledByHeader(in grid: Grid) -> MedicationColumns {
        guard title == nil, decidingColumns.count == 1, let column = decidingColumns.first,
            case let header = name(of: column, in: grid), !header.isEmpty,
            MedicationHeader(header) == .unknown || PlanWords.namesUnknown(header),
            PlanHeader(header) == nil, DecisionScope(header) == nil, DecisionScope(inParenthesesOf: header) == nil
        else { return self }
        var own = self
        own.title = header
        return own
    }
}
