import ChartSchema
import Vocabulary

/// Names of different drugs that are printed as names of one.
struct NameContradictsItself: Rule<MedicationEvidence> {
    let code = "medication.name.contradicts-itself"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.rules]
    let explanation = "Names that are printed together as names of one medication belong to different ones."
    let remedy: String? = "Look which of them the carrier means; until then the name has no ingredients."
    var precedes: [any Rule<MedicationEvidence>] { [NameCut(), NameUnknown()] + MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "a brand beside the ingredient of another product (Americo)",
            """
            medication               | decision
            BENICAR (olmesartan)     | level
            ↓BENICAR HCT (olmesartan) | level
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "brand and generic in either order",
            """
            medication           | decision
            BENICAR (olmesartan) | level
            olmesartan (BENICAR) | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.compactMap { name in
            guard case .unresolved(let reason) = name.drug.answer else { return nil }
            let meanings: [String]
            switch reason {
            case .contradiction(let one, let other): meanings = [one, other].map { $0.joined(separator: " with ") }
            case .alternatives(let drugs): meanings = drugs.map { $0.map(\.name).joined(separator: " with ") }
            case .empty, .unknown, .unknownParts: return nil
            }
            return Observation(
                message: "\"\(name.printed)\" names different medications: "
                    + (meanings.isEmpty ? "several kinds of things." : "\(MedicationWords.list(meanings))."),
                help: remedy,
                cell: MedicationPart(row: name.rows[0], kind: .medication),
                suspects: evidence.parts(.medication, of: name.rows))
        }
    }
}
