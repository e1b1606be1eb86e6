import ChartSchema
import Notation
import Tables
import Vocabulary

/// Conditions that decide otherwise than their rule, where no other rule of the row is made of that: "Graded", if "level when over 2 years".
/// Whatever else such a condition says may be about the other decision: it is kept in words, and applied to nobody.
extension MedicationSession {
    mutating func reportDecidingConditions() {
        var decided: [Row: Set<MedicationOutcome>] = [:]
        for placed in rules { decided[Row(placed.rule), default: []].insert(placed.rule.outcome) }
        let told = Set(findings.all.filter { $0.isA(MedicationFinding.outcomeSecond) }.compactMap(\.location.row))
        let notes = findings.all.filter { $0.isA(MedicationFinding.noteUnapplied) }.compactMap(\.location.text)
        // Rows with the same marks share one condition, however long.
        var (outcomes, isNoted): ([String: Set<MedicationOutcome>], [String: Bool]) = ([:], [:])
        for (number, placed) in rules.enumerated() {
            let row = Row(placed.rule)
            let own = placed.rule.condition.map { self.outcomes(in: $0, &outcomes) } ?? []
            guard let others = decided[row], let condition = Self.deciding(placed.rule, own, beside: others),
                !spelledOut.contains(condition)
            else {
                continue
            }
            if condition == placed.rule.condition { rules[number].rule.tests = [.words(condition)] }
            let isToldAsNote = isNoted[condition] ?? notes.contains { $0.count > 5 && condition.contains($0) }
            isNoted[condition] = isToldAsNote
            guard !told.contains(row.row), !isToldAsNote,
                halfKnown.insert("\(row.table) \(row.row) \(condition)").inserted,
                let cell = placed.rule.cell(.medication) ?? placed.rule.cells.first,
                let place = grids[cell.table].table.cellIndex(row: cell.row, column: cell.column)
            else { continue }
            findings.add(
                MedicationFinding.outcomeSecond,
                "\"\(condition)\" decides otherwise than its rule; it is kept in the carrier's words.",
                help: "Print one decision a row.", grid: grids[cell.table], cell: place)
        }
    }

    /// "‡ Rule withdrawn as of May 1": a mark's note that takes the rule itself back is no condition of it.
    mutating func reportWithdrawnRules() {
        for placed in rules {
            guard let condition = placed.rule.condition, Self.takesBack(condition),
                let cell = placed.rule.cell(.medication) ?? placed.rule.cells.first,
                let place = grids[cell.table].table.cellIndex(row: cell.row, column: cell.column)
            else { continue }
            findings.add(
                MedicationFinding.noteUnapplied, severity: .warning,
                "The mark's note says that the rule holds no longer; the rule is published with it as its condition.",
                help: "Look whether the carrier still decides so.", grid: grids[cell.table], cell: place)
        }
    }

    private static func takesBack(_ condition: String) -> Bool {
        MarkedText.isNote(condition) && OutcomeWords.words(condition).contains(where: withdrawn.contains)
    }

    private static let withdrawn = Lexicon.words("chart-sentence.withdrawn")

    /// What a rule is about, where that decides otherwise than any rule of the row: in words, or by a code of the chart.
    ///
    /// - Parameter own: What the words of its condition decide.
    private static func deciding(
        _ rule: MedicationRule, _ own: Set<MedicationOutcome>, beside others: Set<MedicationOutcome>
    ) -> String? {
        if rule.condition != nil, let other = OtherClause.words(in: rule.outcomeLabel) { return other }
        // "Smoker rates (Level)" names the plan.
        guard rule.outcome != .rated else { return nil }
        if let condition = rule.condition, !own.subtracting([.refer]).isSubset(of: others) {
            return condition
        }
        // A row of two decisions has been made of its codes.
        guard others.count < 2 else { return nil }
        if letterAlone(rule.outcomeLabel) { return rule.outcomeLabel }
        return [rule.condition, rule.use].compactMap(\.self).first { text in
            text.split { "();".contains($0) }.map(String.init).contains { part in
                // "House zone: A" is what a column of another kind says.
                CodedRemark(part) { _ in nil } != nil && !Scope(part).meanings.isEmpty && !answers(part)
            }
        }
    }

    /// "A (under 40)": the letter may be a decision that the words behind it take back.
    private static func letterAlone(_ label: String) -> Bool {
        let scalars = label.unicodeScalars.drop { $0 == " " }
        guard let letter = scalars.first, ("A"..."Z").contains(letter), scalars.dropFirst().first == " ",
            let next = scalars.dropFirst().first(where: { $0 != " " })
        else { return false }
        return "(/;,:".unicodeScalars.contains(next)
    }

    /// What the words of a condition decide; a referral asks a person anyway, and parts that only except or explain decide nothing.
    private func outcomes(
        in condition: String, _ known: inout [String: Set<MedicationOutcome>]
    ) -> Set<MedicationOutcome> {
        if let outcomes = known[condition] { return outcomes }
        let outcomes: Set<MedicationOutcome> = condition.split(separator: ";").reduce(into: []) { found, part in
            // `states: TX OK`
            // "not available in NY"
            if Self.answers(String(part)) || MedicationTable.refusesPlaces(String(part))
                || MedicationTable.saysWhereNoPlanIs(String(part))
                || restrictions.contains(singleSpaced(part)) || Self.scope(ofStatesIn: singleSpaced(part)) != nil
            {
                return
            }
            // "Not offered to: Smokers" says whom the row's own decision leaves out.
            let (name, value) = String(part).halves(apartAt: ": ") ?? ("", "")
            let isOfHeader =
                ConditionsHeader.turns(String(name))
                && OutcomeNotation.decisions(inSentence: singleSpaced(value)).isEmpty
            if isOfHeader { return }
            found.formUnion(OutcomeNotation.decisions(inSentence: singleSpaced(part)))
        }
        known[condition] = outcomes
        return outcomes
    }

    /// "Tobacco use: No" is an answer.
    private static func answers(_ part: String) -> Bool {
        part.halves(apartAt: ": ").map { MarkSign.isAnswer(singleSpaced($0.1)) } ?? false
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
