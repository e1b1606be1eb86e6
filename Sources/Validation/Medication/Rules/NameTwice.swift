import ChartSchema
import Vocabulary

/// One name in two forms: the parts of a combination in another order, or a brand alone and again beside its generic.
struct NameTwice: MedicationChartRule {
    let code = "medication.name.twice"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.severalNames]
    let explanation = "One medication is printed under two forms of the same name, for the same use."
    let remedy = "One of the two rows can go, if the carrier agrees."

    let triggering = [
        RuleExample(
            "a combination in two orders (American-Amicable)",
            """
            medication         | decision
            HCTZ/Triamterene   | level
            ↓Triamterene/HCTZ  | level
            """),
        RuleExample(
            "a brand, and again beside its generic (Mutual of Omaha)",
            """
            medication                 | decision
            Megace                     | decline
            ↓Megestrol Acetate (Megace) | decline
            """),
    ]
    let nonTriggering = [
        RuleExample(
            "brand and generic, each once",
            """
            medication         | decision
            COREG (carvedilol) | level
            carvedilol (COREG) | level
            Aricept            | decline
            Donepezil          | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [MedicationObservation] {
        var entries: [String: Int] = [:]
        var found: [MedicationObservation] = []
        var reported: Set<Int> = []
        for (index, entry) in evidence.entries.enumerated() {
            let name = evidence.names[entry.name]
            let keys = Self.keys(of: name.printed)
            let first = keys.lazy.compactMap { entries[$0 + "|" + entry.useKey] }.first {
                evidence.names[evidence.entries[$0].name].substance == name.substance
            }
            if name.substance != nil, let first {
                guard reported.insert(entry.name).inserted else { continue }
                let other = evidence.entries[first]
                let line = evidence.line(of: other.rows[0])
                found.append(
                    MedicationObservation(
                        message: "\"\(name.printed)\" is \"\(evidence.names[other.name].printed)\" of line \(line) "
                            + "in another form.",
                        help: remedy,
                        cell: MedicationPart(row: entry.rows[0], kind: .medication),
                        witnesses: evidence.parts(.outcome, of: entry.rows)))
                continue
            }
            for key in keys where entries[key + "|" + entry.useKey] == nil {
                entries[key + "|" + entry.useKey] = index
            }
        }
        return found
    }

    /// The forms under which a name counts as printed: a combination its sorted parts, "Megestrol Acetate (Megace)" the
    /// brand, a plain name itself.
    private static func keys(of printed: String) -> [String] {
        if let open = printed.firstIndex(of: "(") {
            let isTwin = printed.last == ")" && printed[printed.startIndex..<open].contains { $0.isLowercase }
            return isTwin ? [FoldedName.of(printed[open...])] : []
        }
        let words = printed.replacing(" and ", with: "/").replacing("+", with: "/").replacing(",", with: "/")
        let parts = words.split(separator: "/").map { FoldedName.of($0) }.filter { !$0.isEmpty }.sorted()
        return [parts.joined(separator: "/")]
    }
}
