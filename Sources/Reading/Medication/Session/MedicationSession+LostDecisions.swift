import ChartSchema
import Tables

/// Conditions that decide otherwise than their rule, where no other rule of the row is made of that: "Graded", if "level when over 2 years".
extension MedicationSession {
    mutating func reportDecidingConditions() {
        var decided: [Row: Set<MedicationOutcome>] = [:]
        for placed in rules { decided[Row(placed.rule), default: []].insert(placed.rule.outcome) }
        let told = Set(findings.all.filter { $0.rule == "medication.outcome.second" }.compactMap(\.location.row))
        let notes = findings.all.filter { $0.rule == "medication.note.unapplied" }.compactMap(\.location.text)
        // "Smoker rates (Level)" names the plan.
        for placed in rules where placed.rule.outcome != .rated {
            guard let condition = placed.rule.condition, case let row = Row(placed.rule), !told.contains(row.row),
                let others = decided[row], case let second = Self.outcomes(in: condition).subtracting([.refer]),
                !second.isSubset(of: others),
                !notes.contains(where: { $0.count > 5 && condition.contains($0) }),
                halfKnown.insert("\(row.table) \(row.row) \(condition)").inserted,
                let cell = placed.rule.cell(.medication) ?? placed.rule.cells.first,
                let place = grids[cell.table].table.cellIndex(row: cell.row, column: cell.column)
            else { continue }
            findings.add(
                "medication.outcome.second", .warning,
                "The condition \"\(condition)\" decides otherwise than its rule; it is kept in the carrier's words.",
                help: "Print one decision a row.", grid: grids[cell.table], cell: place)
        }
    }

    /// What the words of a condition decide; a referral asks a person anyway, and parts that only except or explain decide nothing.
    private static func outcomes(in condition: String) -> Set<MedicationOutcome> {
        condition.split(separator: ";").reduce(into: []) { found, part in
            found.formUnion(OutcomeNotation.decisions(inSentence: singleSpaced(part)))
        }
    }

    private struct Row: Hashable {
        let table: Int
        let row: Int
        let medication: String

        init(_ rule: MedicationRule) {
            (table, row, medication) = (rule.source.table, rule.source.row, rule.medication)
        }
    }
}
