import ChartSchema
import Vocabulary

/// A misspelling behind which two rows say different things of one medication.
struct HiddenContradiction: Rule<MedicationEvidence> {
    let code = "medication.contradiction.hidden"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.severalRows]
    let explanation =
        "A misspelt medication or use is decided otherwise than the one that is probably meant, and so the contradiction "
        + "goes unseen."
    let remedy: String? = "Ask the carrier which decision holds; both rows are kept as printed."
    var precedes: [any Rule<MedicationEvidence>] {
        [NameContradictsItself(), NameCut(), NameGlued(), NameUnknown()] + MedicationRules.contradictions
    }

    let triggering = [
        MedicationExample(
            "a misspelt medication (Accendo)",
            """
            medication | Preferred | Standard | Modified
            ↓Savelamer | decline   | decline  |
            sevelamer  | decline   | decline  | decline
            """),
        MedicationExample(
            "a misspelt use (Americo)",
            """
            medication                     | use                                   | decision
            ARIXTRA (fondaparinux sodium)  | Treatment of pulmonary embolism (clot) | level
            fondaparinux sodium (ARIXTRA)  | ↓reatment of pulmonary embolism (clot) | guaranteed
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "the same drug for another use",
            """
            medication | use    | decision
            Warfarin   | Stroke | decline
            Coumadin   | Gout   | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        let substances = evidence.names.map(\.substance)
        let meant = evidence.names.map(Self.meant)
        // Mistakes are few: only what they may hide is looked for.
        let suspects = evidence.entries.indices.filter {
            let entry = evidence.entries[$0]
            return entry.useKey.hasPrefix("?") || substances[entry.name] == nil && meant[entry.name] != nil
        }
        let wanted = Set(
            suspects.compactMap { place in
                let name = evidence.entries[place].name
                return substances[name] ?? meant[name]?.substance
            })
        var known: [Subject: [Int]] = [:]
        for (index, entry) in evidence.entries.enumerated() {
            guard let substance = substances[entry.name], wanted.contains(substance) else { continue }
            known[Subject(substance: substance, use: entry.useKey), default: []].append(index)
        }
        return suspects.compactMap { index in
            let entry = evidence.entries[index]
            let name = evidence.names[entry.name]
            let row = entry.rows[0]
            let use = evidence.rows[row].use
            let isMisspelt = substances[entry.name] == nil
            guard let substance = substances[entry.name] ?? meant[entry.name]?.substance else { return nil }
            let meantUse = entry.useKey.hasPrefix("?") ? UseVocabulary.standard.suggestion(for: use ?? "") : nil
            guard isMisspelt || meantUse != nil else { return nil }
            let key = meantUse?.uses.sorted().joined(separator: "+") ?? entry.useKey
            let others = (known[Subject(substance: substance, use: key)] ?? []).filter { $0 != index }
            guard let other = others.first(where: { evidence.entries[$0].terms != entry.terms }),
                !others.contains(where: { evidence.entries[$0].terms == entry.terms })
            else { return nil }
            let twin = evidence.entries[other]
            let printed = isMisspelt ? name.printed : use ?? ""
            let probably = isMisspelt ? meant[entry.name]?.name ?? "" : meantUse?.name ?? ""
            return Observation(
                message: "\"\(printed)\" is probably \"\(probably)\", and then contradicts the row of "
                    + "\"\(evidence.names[twin.name].printed)\" in \(evidence.place(of: twin.rows[0])): "
                    + "\(evidence.says(entry.rows)) here, \(evidence.says(twin.rows)) there.",
                help: remedy,
                cell: MedicationPart(row: row, kind: isMisspelt ? .medication : .use),
                context: ["read_as": probably],
                suspects: evidence.parts(.medication, of: isMisspelt ? name.rows : [])
                    .union(evidence.parts(.use, of: isMisspelt ? [] : entry.rows))
                    .union(evidence.parts(.outcome, of: entry.rows)))
        }
    }

    private struct Subject: Hashable {
        var substance: [String]
        var use: String
    }

    /// What an unknown name most probably means.
    private static func meant(_ name: PrintedName) -> (name: String, substance: [String])? {
        guard case .unresolved(.unknown) = name.drug.answer,
            let nearest = name.suggestions.first, nearest.distance <= 2
        else { return nil }
        return (nearest.name, nearest.ingredients.map(\.name) + name.doses.map { FoldedName.of($0) })
    }
}
