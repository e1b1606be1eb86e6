import ChartSchema

/// A use that one name of a drug lacks, and all its other names have.
struct UsesDiffer: Rule<MedicationEvidence> {
    let code = "medication.names.uses-differ"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.twins, .uses]
    let explanation =
        "Of the names of one drug one lacks a use that all others have, in a chart that prints nearly all drugs for the same uses under each of their names."
    let remedy: String? = "Look whether a row was lost, or whether the other names are printed for a use too many."

    let triggering = [
        MedicationExample(
            "Neurontin lacks what gabapentin has (American-Amicable)",
            """
            medication | use                   | decision
            \(Self.pairs)
            Gabapentin | Diabetic Neuropathy   | level
            Gabapentin | Restless Leg Syndrome | level
            Gabapentin | Seizures              | level
            ↓Neurontin | Diabetic Neuropathy   | level
            Neurontin  | Seizures              | level
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "names that have nothing in common",
            """
            medication | use                   | decision
            \(Self.pairs)
            Gabapentin | Seizures              | level
            Neurontin  | Restless Leg Syndrome | level
            """),
        MedicationExample(
            "a salt that is printed for one use of three",
            """
            medication         | use      | decision
            \(Self.pairs)
            Depakote           | Bipolar  | level
            Depakote           | Migraine | level
            Depakote           | Seizures | level
            Divalproex Sodium  | Bipolar  | level
            Divalproex Sodium  | Migraine | level
            Divalproex Sodium  | Seizures | level
            Valproic Acid      | Seizures | level
            """),
        MedicationExample(
            "a chart that often does so",
            """
            medication | use                   | decision
            Carvedilol | CHF                   | level
            Carvedilol | Hypertension          | level
            Coreg      | Hypertension          | level
            Gabapentin | Restless Leg Syndrome | level
            Gabapentin | Seizures              | level
            Neurontin  | Seizures              | level
            """),
    ]

    /// Drugs for two uses under two names each.
    private static let pairs = [
        ("Carvedilol", "Coreg"), ("Lisinopril", "Zestril"), ("Enalapril", "Vasotec"), ("Losartan", "Cozaar"),
        ("Valsartan", "Diovan"), ("Metoprolol", "Lopressor"), ("Bisoprolol", "Zebeta"), ("Quinapril", "Accupril"),
    ].flatMap { [$0.0, $0.1] }.flatMap { name in ["CHF", "Hypertension"].map { "\(name) | \($0) | level" } }
        .joined(separator: "\n")

    /// So many drugs must have several names and uses before a chart shows that it prints all names for all uses.
    private static let leastWitnesses = 8
    /// Of so many drugs one may be printed otherwise.
    private static let rarity = 8

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        let drugs = evidence.bySubstance.map { Self.names(of: $0, in: evidence) }
            .filter { names in names.count > 1 && names.contains { $0.uses.count > 1 } }
        let alike = drugs.count { names in names.allSatisfy { $0.uses == names[0].uses } }
        guard alike >= Self.leastWitnesses, (drugs.count - alike - 1) * Self.rarity <= drugs.count else { return [] }
        let unread = evidence.unreadWords
        return drugs.filter { names in
            names.allSatisfy { name in
                evidence.names[name.index].folded.split(separator: " ").allSatisfy { !unread.contains(String($0)) }
            }
        }.compactMap { observation($0, evidence) }
    }

    /// One printed name of a drug, and what it is printed for.
    private struct Name {
        var index: Int
        var uses: Set<String>
        var rows: [Int]
    }

    private static func names(of entries: [Int], in evidence: MedicationEvidence) -> [Name] {
        var names: [Name] = []
        for entry in entries.map({ evidence.entries[$0] }) {
            if let place = names.firstIndex(where: { $0.index == entry.name }) {
                names[place].uses.insert(entry.useKey)
                names[place].rows += entry.rows
            } else {
                names.append(Name(index: entry.name, uses: [entry.useKey], rows: entry.rows))
            }
        }
        return names
    }

    private func observation(_ names: [Name], _ evidence: MedicationEvidence) -> Observation? {
        let lacking = names.indices.lazy.compactMap { place -> (Name, Name, String)? in
            let others = names.indices.filter { $0 != place }.map { names[$0] }
            let shared = others.dropFirst().reduce(others[0].uses) { $0.intersection($1.uses) }
            let own = names[place]
            // What the name is printed for must be among what the others are printed for, else it is another thing; and
            // a name that lacks several uses is another salt or form.
            let lost = shared.subtracting(own.uses)
            guard own.uses.isSubset(of: shared), lost.count == 1, !shared.contains(""),
                let missing = others[0].rows.first(where: { lost.contains(evidence.rows[$0].useKey) })
            else { return nil }
            return (own, others[0], evidence.rows[missing].use ?? "")
        }.first
        guard let (own, other, use) = lacking else { return nil }
        let printed = evidence.names[own.index].printed
        return Observation(
            message: "\"\(printed)\" is not printed for \"\(use)\", and \"\(evidence.names[other.index].printed)\" "
                + "(\(evidence.place(of: other.rows[0]))), the same drug, is.",
            help: remedy,
            cell: MedicationPart(row: own.rows[0], kind: .medication),
            context: ["use": use],
            compared: evidence.parts(.medication, of: own.rows).union(evidence.parts(.use, of: own.rows)))
    }
}
