import ChartSchema
import Vocabulary

/// A name of which a part is missing, or stands in the next row.
struct NameCut: Rule<MedicationEvidence> {
    let code = "medication.name.cut"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.rules]
    let explanation = "A part of a medication's name is missing: a line wrap put it into the next row, or it was lost."
    let remedy: String? = "Look for the missing part on the carrier's page."
    var precedes: [any Rule<MedicationEvidence>] { [NameUnknown()] + MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "a line wrap makes two names of one (Mutual of Omaha)",
            """
            medication    | decision
            Mitomycin     | decline
            Mycophenolate | decline
            ↓Mofetil      | decline
            Myfortic      | decline
            """),
        MedicationExample(
            "the end of a name is lost",
            """
            medication      | decision
            ↓Hydrochlorothi | level
            """),
        MedicationExample(
            "the first letter is lost (Accendo)",
            """
            medication                  | decision
            ↓ofosbuvir and velpatasvir  | decline
            """),
        MedicationExample(
            "a parenthesis that is never closed",
            """
            medication        | decision
            ↓COUMADIN (warfarin | decline
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "a short name that is whole",
            """
            medication            | decision
            Mycophenolate Mofetil | decline
            Mycophenolate         | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.indices.compactMap { index in
            let name = evidence.names[index]
            let row = name.rows[0]
            guard let (message, context) = joined(row, in: evidence) ?? cut(name) ?? open(name) else { return nil }
            return Observation(
                message: message, help: remedy,
                cell: MedicationPart(row: row, kind: .medication), context: context,
                suspects: evidence.parts(of: name.rows))
        }
    }

    private typealias Words = (message: String, context: [String: String])

    /// Two rows that follow each other and name one drug together; alone the second names none.
    private func joined(_ row: Int, in evidence: MedicationEvidence) -> Words? {
        let own = evidence.names[evidence.name(ofRow: row)]
        guard own.drug.isUnresolved, row > 0 else { return nil }
        let before = evidence.names[evidence.name(ofRow: row - 1)]
        let whole = before.folded + " " + own.folded
        guard DrugDictionary.standard.entry(folded: whole) != nil else { return nil }
        return (
            "\"\(before.printed)\" and \"\(own.printed)\" are one name that was cut in two.",
            ["read_as": "\(before.printed) \(own.printed)"]
        )
    }

    /// A single unknown part that is the beginning or, but for two letters, the end of a known name.
    private func cut(_ name: PrintedName) -> Words? {
        guard name.drug.isUnresolved else { return nil }
        let suggestions = name.suggestions
        // Behind a known name a few letters tell; a short name alone may be a brand that nobody has reviewed.
        let least = name.folded == suggestions.first?.part ? 9 : 5
        let whole = suggestions.first { suggestion in
            let (part, name) = (suggestion.part, suggestion.name)
            let lost = name.utf8.count - part.utf8.count
            return lost > 0
                && (part.utf8.count >= least && name.hasPrefix(part) && !name.dropFirst(part.count).hasPrefix(" ")
                    || part.utf8.count >= 6 && lost <= 2 && name.hasSuffix(part))
        }
        guard let whole else { return nil }
        return (
            "\"\(name.printed)\" is a medication of no dictionary; \"\(whole.part)\" may be what is left of "
                + "\"\(whole.name)\".", ["read_as": whole.name]
        )
    }

    private func open(_ name: PrintedName) -> Words? {
        guard name.printed.count(where: { $0 == "(" }) != name.printed.count(where: { $0 == ")" }) else { return nil }
        return ("A parenthesis of \"\(name.printed)\" is missing.", [:])
    }
}
