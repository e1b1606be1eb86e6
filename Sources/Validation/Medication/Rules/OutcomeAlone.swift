import ChartSchema

/// A decision that no other medication of the same use has.
struct OutcomeAlone: Rule<MedicationEvidence> {
    let code = "medication.outcome.alone"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.uses]
    let explanation = "A medication is decided otherwise than nearly all others for the same use."
    let remedy: String? = "Check the row against the carrier's page."

    let triggering = [
        MedicationExample(
            "one of many (American-Amicable)",
            """
            medication | use | decision
            Accupril   | CHF | decline
            Accuretic  | CHF | decline
            Aceon      | CHF | decline
            Aldactone  | CHF | decline
            Altace     | CHF | decline
            Atacand    | CHF | decline
            Avapro     | CHF | decline
            Avalide    | CHF | decline
            Exforge    | CHF | ↓modified
            """),
        MedicationExample(
            "a rung that the others have is missing",
            """
            medication | use    | within    | decision
            Advair     | COPD   | 2 years   | modified
            Advair     | COPD   | > 2 years | level
            Albuterol  | COPD   | 2 years   | modified
            Albuterol  | COPD   | > 2 years | level
            Atrovent   | COPD   | 2 years   | modified
            Atrovent   | COPD   | > 2 years | level
            Combivent  | COPD   | 2 years   | modified
            Combivent  | COPD   | > 2 years | level
            Duoneb     | COPD   | 2 years   | modified
            Duoneb     | COPD   | > 2 years | level
            Foradil    | COPD   | 2 years   | modified
            Foradil    | COPD   | > 2 years | level
            Spiriva    | COPD   | 2 years   | ↓modified
            Xopenex    | COPD   | 2 years   | modified
            Xopenex    | COPD   | > 2 years | level
            """),
        MedicationExample(
            "one of four, in a chart whose uses decide (Americo)",
            """
            medication   | use          | decision
            \(Self.decided)
            almotriptan  | Migraine     | level
            eletriptan   | Migraine     | level
            frovatriptan | Migraine     | ↓decline
            naratriptan  | Migraine     | level
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "few for one use, in a chart whose uses decide little",
            """
            medication   | use          | decision
            abacavir     | HIV          | decline
            almotriptan  | Migraine     | level
            eletriptan   | Migraine     | level
            frovatriptan | Migraine     | decline
            naratriptan  | Migraine     | level
            """),
        MedicationExample(
            "brand and generic that bear each other out",
            """
            medication      | use          | decision
            Accupril        | Hypertension | level
            Aceon           | Hypertension | level
            Altace          | Hypertension | level
            Atacand         | Hypertension | level
            Avapro          | Hypertension | level
            Avalide         | Hypertension | level
            Benicar         | Hypertension | level
            Loniten         | Hypertension | decline
            minoxidil       | Hypertension | decline
            """),
        MedicationExample(
            "any use: nothing binds the rows together",
            """
            medication | decision
            Accupril   | level
            Aceon      | level
            Altace     | level
            Atacand    | level
            Avapro     | level
            Avalide    | level
            Insulin glargine | decline
            """),
    ]

    /// Four uses with five medications each, decided by their use.
    private static let decided = [
        ("HIV", "decline", "abacavir atazanavir darunavir efavirenz lamivudine"),
        ("Hypertension", "level", "amlodipine benazepril candesartan enalapril felodipine"),
        ("Cancer", "decline", "anastrozole bicalutamide capecitabine exemestane letrozole"),
        ("Seizures", "graded", "carbamazepine ethosuximide lacosamide lamotrigine levetiracetam"),
    ].map { use, decision, names in
        names.split(separator: " ").map { "\($0) | \(use) | \(decision)" }.joined(separator: "\n")
    }.joined(separator: "\n")

    /// How many must agree before one that differs is worth a look, and how many in a chart whose uses decide.
    private static let least = (usually: 6, whereUsesDecide: 3)
    /// So many medications must share their uses with others before a chart shows that its uses decide.
    private static let leastCounted = 16
    /// Of so many medications one may be decided otherwise than the others of its use.
    private static let rarity = 20

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        var byUse: [String: [Int]] = [:]
        var order: [String] = []
        for (index, entry) in evidence.entries.enumerated() where !entry.useKey.isEmpty {
            if byUse[entry.useKey] == nil { order.append(entry.useKey) }
            byUse[entry.useKey, default: []].append(index)
        }
        let groups = order.map { Group(byUse[$0]!.map { evidence.entries[$0] }) }
        // How far the uses of the chart decide is asked of the other uses.
        let entries = groups.reduce(0) { $0 + $1.counted }
        let odd = groups.reduce(0) { $0 + $1.odd }
        return groups.flatMap { group in
            let others = entries - group.counted
            let decides = others >= Self.leastCounted && (odd - group.odd) * Self.rarity <= others
            return observations(
                group, least: decides ? Self.least.whereUsesDecide : Self.least.usually, evidence)
        }
    }

    /// The medications of one use.
    private struct Group {
        var entries: [MedicationEntry]
        /// How many medications each decision has.
        var counts: [Set<MedicationRow.Term>: Int] = [:]
        /// How many have the most frequent decision.
        var most: Int

        init(_ entries: [MedicationEntry]) {
            self.entries = entries
            for entry in entries { counts[entry.terms, default: 0] += 1 }
            most = counts.values.max() ?? 0
        }

        /// Three medications and more say something of how far their use decides.
        var counted: Int { entries.count >= 3 ? entries.count : 0 }
        var odd: Int { entries.count >= 3 ? entries.count - most : 0 }
    }

    private func observations(_ group: Group, least: Int, _ evidence: MedicationEvidence) -> [Observation] {
        let (entries, counts, most) = (group.entries, group.counts, group.most)
        guard most >= least, entries.count - most <= max(1, entries.count / 10),
            let usual = entries.first(where: { counts[$0.terms] == most })
        else { return [] }
        return entries.compactMap { entry in
            guard entry.terms != usual.terms, counts[entry.terms]! <= 2, !isBorneOut(entry, entries, evidence)
            else { return nil }
            let row = entry.rows[0]
            let printed = evidence.rows[row]
            guard !evidence.readingFindings.mention(printed.medication) else { return nil }
            return Observation(
                message: "\"\(printed.medication)\" \(MedicationWords.use(printed.use)) is "
                    + "\(evidence.says(entry.rows)), where \(most) of \(entries.count) medications are "
                    + "\(evidence.says(usual.rows)).",
                help: remedy,
                cell: MedicationPart(row: row, kind: .outcome),
                context: ["expected": evidence.says(usual.rows)],
                suspects: evidence.parts(.outcome, of: entry.rows),
                compared: evidence.parts(.window, of: entry.rows))
        }
    }

    /// Whether another name of the drug is decided in the same way.
    private func isBorneOut(
        _ entry: MedicationEntry, _ entries: [MedicationEntry], _ evidence: MedicationEvidence
    ) -> Bool {
        guard let substance = evidence.names[entry.name].substance else { return false }
        return entries.contains {
            $0.name != entry.name && $0.terms == entry.terms && evidence.names[$0.name].substance == substance
        }
    }
}
