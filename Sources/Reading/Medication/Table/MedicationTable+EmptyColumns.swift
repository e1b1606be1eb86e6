import Notation
import Tables

/// Columns of plans and decisions that hold pictures, boxes or colours, and nothing that can be read.
extension MedicationTable {
    /// "Level" and "Graded" over nothing, where a sentence decides for the whole table: what stands there may decide otherwise. Nothing of the table
    /// is published.
    func refuseEmptyColumns(in session: inout MedicationSession) -> Bool {
        guard columns.decidingColumns.isEmpty, grid.columnCount > 1, columns.span == nil, !columns.header.isEmpty else {
            return false
        }
        let rows = columns.firstRow..<max(columns.firstRow, grid.rowCount)
        let empty = (0..<grid.columnCount).first { column in
            guard columns.roles[column] == nil, case let name = columns.name(of: column, in: grid), !name.isEmpty,
                PlanWords.name(name) || !OutcomeWords(name).outcomes.isEmpty
            else { return false }
            return rows.allSatisfy { grid.sense(row: $0, column: column).isBlank }
        }
        guard let column = empty else { return false }
        return refuse(
            MedicationFinding.columnUnknown,
            "The column \"\(columns.name(of: column, in: grid))\" holds nothing that can be read: pictures, boxes or colours may stand there.",
            help: "Ask for the chart with a word or a mark in each cell.", column: column, in: &session)
    }
}
