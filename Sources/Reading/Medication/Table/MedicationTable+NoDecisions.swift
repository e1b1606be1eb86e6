import ChartSchema
import Notation
import Tables

/// "N/A" and a dash in the column of one of several plans: the row has no decision for that plan.
extension MedicationTable {
    /// Whether a text says that there is no decision.
    static func isNoDecision(_ text: String) -> Bool {
        LookbackNotation.isDash(text) || none.contains(text.lowercased())
    }

    private static let none = Lexicon.words("table-rules.no-decision")

    /// Whether a cell has no decision for its plan, where no legend gives one to its sign and the columns are those of several plans.
    func isNoDecision(_ cell: Int, column: Int) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard case .outcome = columns.roles[column], columns.decidingColumns.count > 1, products[column] != nil else {
            return false
        }
        return Self.isNoDecision(text) && around.decision(for: text, beside: .explaining) == nil
    }

    /// Said once a column.
    mutating func reportNoDecision(_ cell: Int, column: Int, _ session: inout MedicationSession) {
        guard session.instructions.decision(of: grid.sense(ofCell: cell).text) == nil,
            unexplained.insert("none \(column)").inserted
        else { return }
        session.findings.add(
            MedicationFinding.answerSilent, severity: .info,
            "\"\(grid.sense(ofCell: cell).text)\" under \"\(columns.name(of: column, in: grid))\" is no decision: such rows have no rule for it.",
            help: "Ask the carrier whether the plan is declined there.", grid: grid, cell: cell)
    }
}
