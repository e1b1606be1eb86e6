import ChartSchema
import Notation
import Tables

/// What a text over all columns of decisions says: from which fill their times count, or whom all of them are for.
extension MedicationTable {
    /// "Time since first fill" over "0-24 months": the fill that the times of the columns are counted from. Where a text over them says
    /// anything else they are conditions, with what it says.
    static func countTimes(
        of scopes: inout [Int: DecisionScope], _ grid: Grid, _ columns: MedicationColumns
    ) {
        guard scopes.count == columns.decidingColumns.count, scopes.values.allSatisfy({ $0.window != .always }) else {
            return
        }
        for text in columns.crown.map({ singleSpaced(grid.sense(ofCell: $0).text) })
        where DecisionScope(text).map(\.isOfEvent) ?? true {
            for (column, scope) in scopes {
                switch TimesHeader(text) {
                case .fills(let basis?): scopes[column]?.window.basis = basis
                case .fills(nil): continue
                case .other:
                    var counted = DecisionScope(condition: "\(text): \(scope.text)")
                    (counted.product, counted.cell) = (scope.product, scope.cell)
                    scopes[column] = counted
                }
            }
        }
    }

    /// What a text over all columns of decisions says of all of them.
    mutating func hearCrown(in session: inout MedicationSession) {
        for cell in columns.crown {
            let text = singleSpaced(grid.sense(ofCell: cell).text)
            let areTimes =
                !columnScopes.isEmpty
                && columnScopes.values.allSatisfy { $0.window != .always || $0.condition?.hasPrefix(text) ?? false }
            let piece = TextPiece(text, at: grid.table.place(ofCell: cell))
            if session.heard.contains(piece) || session.planPieces.contains(piece) { continue }
            if areTimes, DecisionScope(text)?.isOfEvent ?? false {
                // They are counted from it.
            } else if var scope = DecisionScope(text), canTake(scope) {
                scope.cell = grid.reference(cell: cell, field: scope.field, reading: .heading)
                tableScopes.append(scope)
            } else if !areTimes {
                session.reportLost(piece)
            }
            session.heard.insert(piece)
        }
    }
}
