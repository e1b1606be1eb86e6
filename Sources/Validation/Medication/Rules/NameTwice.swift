import ChartSchema
import Vocabulary

/// One name in two forms: the parts of a combination in another order, or a brand alone and again beside its generic.
struct NameTwice: Rule<MedicationEvidence> {
    let code = "medication.name.twice"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.severalNames]
    let explanation = "One medication is printed under two forms of the same name, for the same use."
    let remedy: String? = "One of the two rows can go, if the carrier agrees."

    let triggering = [
        MedicationExample(
            "a combination in two orders (American-Amicable)",
            """
            medication         | decision
            HCTZ/Triamterene   | level
            ↓Triamterene/HCTZ  | level
            """),
        MedicationExample(
            "a brand, and again beside its generic (Mutual of Omaha)",
            """
            medication                 | decision
            Megace                     | decline
            ↓Megestrol Acetate (Megace) | decline
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "brand and generic, each once",
            """
            medication         | decision
            COREG (carvedilol) | level
            carvedilol (COREG) | level
            Aricept            | decline
            Donepezil          | decline
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        // Entries are many, names and uses few: they are named by numbers.
        var numbers: [String: Int32] = [:]
        func number(_ text: String) -> Int32 {
            let number = numbers[text] ?? Int32(numbers.count)
            numbers[text] = number
            return number
        }
        let forms = evidence.names.map { Self.keys(of: $0.printed).map { number("name " + $0) } }
        let substances = evidence.names.map(\.substance)
        var entries: [Form: Int32] = [:]
        var found: [Observation] = []
        var reported: Set<Int> = []
        for (index, entry) in evidence.entries.enumerated() {
            let name = evidence.names[entry.name]
            let use = number("use " + entry.useKey)
            let keys = forms[entry.name].map { Form(name: $0, use: use) }
            let first = keys.lazy.compactMap { entries[$0].map(Int.init) }.first {
                substances[evidence.entries[$0].name] == substances[entry.name]
            }
            if substances[entry.name] != nil, let first {
                guard reported.insert(entry.name).inserted else { continue }
                let other = evidence.entries[first]
                let place = evidence.place(of: other.rows[0])
                found.append(
                    Observation(
                        message: "\"\(name.printed)\" is \"\(evidence.names[other.name].printed)\" of \(place) "
                            + "in another form.",
                        help: remedy,
                        cell: MedicationPart(row: entry.rows[0], kind: .medication),
                        compared: evidence.parts(.outcome, of: entry.rows)))
                continue
            }
            for key in keys where entries[key] == nil { entries[key] = Int32(index) }
        }
        return found
    }

    /// A form of a name, for a use.
    private struct Form: Hashable {
        var name: Int32
        var use: Int32
    }

    /// The forms under which a name counts as printed: a combination its sorted parts, "Megestrol Acetate (Megace)" the
    /// brand, a plain name itself.
    private static func keys(of printed: String) -> [String] {
        if let open = printed.firstIndex(of: "(") {
            let isTwin = printed.last == ")" && printed[printed.startIndex..<open].contains { $0.isLowercase }
            return isTwin ? [FoldedName.of(printed[open...])] : []
        }
        let words =
            printed.split(separator: " ").contains("and") ? printed.replacing(" and ", with: "/") : printed
        let parts = words.split { $0 == "/" || $0 == "+" || $0 == "," }.map { FoldedName.of($0) }.filter { !$0.isEmpty }
            .sorted()
        return [parts.joined(separator: "/")]
    }
}
