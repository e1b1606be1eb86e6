import ChartSchema
import Vocabulary

/// A use that only one of the two rows of a brand and its generic has.
struct TwinDiffers: Rule<MedicationEvidence> {
    let code = "medication.twin.differs"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.severalNames]
    let explanation =
        "A medication is printed twice, as brand (generic) and as generic (brand), and one of the two lacks a use."
    let remedy: String? = "Look whether a row was lost, or one of the two uses is worded by mistake."

    let triggering = [
        MedicationExample(
            "another use under the brand (Americo)",
            """
            medication                | use                       | decision
            AVINZA (morphine sulfate) | ↓Moderate to severe pain  | level
            morphine sulfate (AVINZA) | Muscle spasms             | level
            """),
        MedicationExample(
            "a use is missing",
            """
            medication            | use                  | decision
            COREG (carvedilol)    | Hypertension         | level
            COREG (carvedilol)    | ↓Heart failure       | level
            carvedilol (COREG)    | Hypertension         | level
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "the same uses under both",
            """
            medication         | use          | decision
            COREG (carvedilol) | CHF          | level
            COREG (carvedilol) | Hypertension | level
            carvedilol (COREG) | CHF          | level
            carvedilol (COREG) | Hypertension | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        let parts = evidence.names.map { Self.parts(of: $0.printed) }
        var twins: [String: Int] = [:]
        for (index, parts) in parts.enumerated() {
            if let (outer, inner) = parts { twins[outer + "|" + inner] = index }
        }
        var found: [Observation] = []
        for (index, parts) in parts.enumerated() {
            guard let (outer, inner) = parts, let twin = twins[inner + "|" + outer], twin > index
            else { continue }
            let uses = [index, twin].map { side in evidence.names[side].rows.map { Self.use(of: evidence.rows[$0]) } }
            let lone = evidence.names[index].rows.first { !uses[1].contains(Self.use(of: evidence.rows[$0])) }
            let other = evidence.names[twin].rows.first { !uses[0].contains(Self.use(of: evidence.rows[$0])) }
            guard let row = lone ?? other else { continue }
            let side = evidence.names[lone == nil ? index : twin]
            guard !evidence.readingFindings.mention(side.printed) else { continue }
            found.append(
                Observation(
                    message:
                        "\"\(evidence.rows[row].medication)\" is printed \(MedicationWords.use(evidence.rows[row].use)), "
                        + "and its twin \"\(side.printed)\" (\(evidence.place(of: side.rows[0]))) is not.",
                    help: remedy,
                    cell: MedicationPart(row: row, kind: .use),
                    context: ["twin": side.printed],
                    suspects: evidence.parts(.use, of: [row]),
                    compared: evidence.parts(.use, of: evidence.names[index].rows + evidence.names[twin].rows)
                        .subtracting([MedicationPart(row: row, kind: .use)])))
        }
        return found
    }

    private static func use(of row: MedicationRow) -> String { LooseWords.key(ofUse: row.use ?? "") }

    /// "COREG (carvedilol)" has two parts, folded; names with more than one parenthesis have none.
    private static func parts(of printed: String) -> (outer: String, inner: String)? {
        guard let open = printed.firstIndex(of: "("), printed.last == ")",
            printed.count(where: { $0 == "(" }) == 1
        else { return nil }
        let outer = FoldedName.of(printed[..<open])
        let inner = FoldedName.of(printed[open...])
        return outer.isEmpty || inner.isEmpty ? nil : (outer, inner)
    }
}
