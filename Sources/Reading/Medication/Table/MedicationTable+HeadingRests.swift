import Notation
import Tables

/// What a heading says besides its decision: "Heart failure – Decline", "Decline for tobacco users".
extension MedicationTable {
    /// What a row of one text says beside the decision for the rows below it.
    mutating func hearRest(ofSection text: String, cell: Int, in session: inout MedicationSession) {
        (sectionScope, saysTime) = (nil, true)
        if isPlanOfDecision { (sectionPlan, isPlanOfDecision) = (nil, false) }
        let rest = HeadingRest(text)
        if rest?.plan == nil, clause(ofSentence: text) != nil { return }
        guard let rest else { return }
        saysTime = !rest.isLimited
        if let plan = rest.plan, session.takesPlans {
            (sectionPlan, isPlanOfDecision) = (plan, true)
            guard rest.use != nil || rest.condition != nil, clause(ofSentence: text) == nil else { return }
        }
        guard rest.use != nil || rest.condition != nil else {
            session.findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(rest.text)\" beside the decision may say whom it is for; it was read as speaking of everyone.",
                help: "Look whether the rules below it hold for some cases only.", grid: grid, cell: cell)
            return
        }
        var scope = DecisionScope(condition: rest.text)
        (scope.use, scope.condition) = (rest.use, rest.condition)
        scope.cell = grid.reference(cell: cell, field: scope.field, reading: .heading)
        sectionScope = scope
    }

    mutating func hearRest(of piece: TextPiece, in session: inout MedicationSession) {
        guard let rest = HeadingRest(piece.text), rest.plan != nil || clause(ofSentence: piece.text) == nil
        else { return }
        if rest.isLimited { saysTime = false }
        if let plan = rest.plan, session.takesPlans {
            tablePlan = plan
            session.planPieces.insert(piece)
            if clause(ofSentence: piece.text) != nil { return }
        }
        if let use = rest.use, !columns.roles.values.contains(.use) {
            listUse = listUse ?? use
            if let condition = rest.condition { tableScopes.append(DecisionScope(condition: condition)) }
        } else if let condition = rest.condition {
            tableScopes.append(DecisionScope(condition: condition))
        } else if session.instructions.products.isEmpty, rest.plan == nil || !session.takesPlans {
            session.findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(rest.text)\" in the heading may say whom it is for; it was read as speaking of everyone.",
                help: "Say in pipeline.json which product the chart is for, or look whether rules need a condition.",
                piece: piece)
        }
    }
}
