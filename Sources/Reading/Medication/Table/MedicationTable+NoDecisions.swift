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

    /// Whether a cell has no decision for its plan: the columns are those of several plans or uses, its words decide nothing, and no text of the page
    /// may give its sign a decision.
    func isNoDecision(_ cell: Int, column: Int) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard Self.isNoDecision(text), case .outcome = columns.roles[column], columns.decidingColumns.count > 1,
            products[column] != nil, columnScopes[column].map(Self.isOfUse) ?? true
        else { return false }
        return grid.sense(ofCell: cell).medication.decision == nil
            && around.decision(for: text, beside: .explaining) == nil && around.decision(named: text) == nil
            && !around.mayDecide(on: text)
    }

    /// "Prescribed for edema": a drug that is not taken for it has no decision there; of people a blank answer leaves some out.
    private static func isOfUse(_ scope: DecisionScope) -> Bool {
        scope.use != nil && scope.condition == nil && scope.window == .always
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
