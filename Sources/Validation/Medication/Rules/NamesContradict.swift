import ChartSchema

/// Brand and generic of one drug with different decisions.
struct NamesContradict: Rule<MedicationEvidence> {
    let code = "medication.names.contradict"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.twins]
    let explanation =
        "Rows that name one drug in different ways (brand and generic, two brands) decide differently for the same use."
    let remedy: String? = "Ask the carrier which decision holds; both rows are kept as printed."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.ladders }

    let triggering = [
        MedicationExample(
            "brand and generic (Americo)",
            """
            medication                          | use        | within    | decision
            CELEXA (citalopram hydrobromide)    | Depression | any       | level
            citalopram hydrobromide (CELEXA)    | Depression | 24 months | ↓level (decline 40-49)
            """),
        MedicationExample(
            "the one of three that differs (Accendo)",
            """
            medication | Preferred | Standard | Modified
            calcium acetate | decline | decline | decline
            PhosLo     | ↓decline  | decline  |
            Phoslyra   | decline   | decline  | decline
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "different uses",
            """
            medication | use    | decision
            Coumadin   | Stroke | level
            Warfarin   | Gout   | decline
            """),
        MedicationExample(
            "one rule in two orders",
            """
            medication                      | use                | within    | decision
            chlordiazepoxide/amitriptyline  | Depression/anxiety | 24 months | level (40-49 decline) = L
            LIMBITROL                       | Depression/anxiety | 24 months | level (decline 40-49) = L
            """),
        MedicationExample(
            "another dose",
            """
            medication               | decision
            Lasix                    | level
            furosemide, more than 40 mg | decline
            """),
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        var found: [Observation] = []
        for group in evidence.bySubstance {
            var byUse: [[Int]] = []
            var places: [String: Int] = [:]
            for index in group {
                let key = evidence.entries[index].useKey
                if let place = places[key] {
                    byUse[place].append(index)
                } else {
                    places[key] = byUse.count
                    byUse.append([index])
                }
            }
            for entries in byUse where entries.count > 1 {
                found += observation(entries.map { evidence.entries[$0] }, evidence).map { [$0] } ?? []
            }
        }
        return found
    }

    /// One for the whole group, at the entry that most others speak against; the later one when it is one to one.
    private func observation(_ entries: [MedicationEntry], _ evidence: MedicationEvidence) -> Observation? {
        var agreeing: [Set<MedicationRow.Term>: Int] = [:]
        for entry in entries { agreeing[entry.terms, default: 0] += 1 }
        guard agreeing.count > 1, let fewest = agreeing.values.min(),
            let suspect = entries.last(where: { agreeing[$0.terms] == fewest }),
            let other = entries.first(where: { $0.terms != suspect.terms })
        else { return nil }
        let row = suspect.rows[0]
        let printed = evidence.rows[row]
        return Observation(
            message: "\"\(printed.medication)\" and \"\(evidence.names[other.name].printed)\" ("
                + "\(evidence.place(of: other.rows[0]))) are one drug and are decided differently "
                + "\(MedicationWords.use(printed.use)): \(evidence.says(suspect.rows)) here, "
                + "\(evidence.says(other.rows)) there.",
            help: remedy,
            cell: MedicationPart(row: row, kind: .outcome),
            context: ["drug": (evidence.names[suspect.name].substance ?? []).joined(separator: "+")],
            suspects: evidence.parts(.outcome, of: suspect.rows + other.rows))
    }
}
