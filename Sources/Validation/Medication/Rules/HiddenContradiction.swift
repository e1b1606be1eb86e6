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
            let printedUse = evidence.rows[entry.rows[0]].use ?? ""
            guard let substance = substances[entry.name] ?? meant[entry.name]?.substance else { return nil }
            let meantUse = entry.useKey.hasPrefix("?") ? UseVocabulary.standard.suggestion(for: printedUse) : nil
            let probably = substances[entry.name] == nil ? meant[entry.name]?.name : nil
            guard probably != nil || meantUse != nil else { return nil }
            let key = meantUse?.uses.sorted().joined(separator: "+") ?? entry.useKey
            let others = (known[Subject(substance: substance, use: key)] ?? []).filter { $0 != index }
            guard let other = others.first(where: { evidence.entries[$0].terms != entry.terms }),
                !others.contains(where: { evidence.entries[$0].terms == entry.terms })
            else { return nil }
            let twin = evidence.entries[other]
            return probably.map { misspelt(evidence.names[entry.name], entry, probably: $0, twin, evidence) }
                ?? observation(
                    printedUse, entry, probably: meantUse?.name ?? "", kind: .use, twin, evidence,
                    suspects: evidence.parts(.use, of: entry.rows))
        }
    }

    private func misspelt(
        _ name: PrintedName, _ entry: MedicationEntry, probably: String, _ twin: MedicationEntry,
        _ evidence: MedicationEvidence
    ) -> Observation {
        observation(
            name.printed, entry, probably: probably, kind: .medication, twin, evidence,
            suspects: evidence.parts(.medication, of: name.rows))
    }

    private func observation(
        _ printed: String, _ entry: MedicationEntry, probably: String, kind: MedicationPart.Kind,
        _ twin: MedicationEntry, _ evidence: MedicationEvidence, suspects: Set<MedicationPart>
    ) -> Observation {
        Observation(
            message: "\"\(printed)\" is probably \"\(probably)\", and then contradicts the row of "
                + "\"\(evidence.names[twin.name].printed)\" in \(evidence.place(of: twin.rows[0])): "
                + "\(evidence.says(entry.rows)) here, \(evidence.says(twin.rows)) there.",
            help: remedy, cell: MedicationPart(row: entry.rows[0], kind: kind), context: ["read_as": probably],
            suspects: suspects.union(evidence.parts(.outcome, of: entry.rows)))
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
