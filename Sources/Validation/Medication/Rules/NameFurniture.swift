import ChartSchema
import Vocabulary

/// A line of the page that stands among the medications.
struct NameFurniture: Rule<MedicationEvidence> {
    let code = "medication.name.furniture"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.rules]
    let explanation = "What stands where a medication should is a header, footer or number of the page."
    let remedy: String? = "Take it out of the list; until then it is published as a name without ingredients."
    var precedes: [any Rule<MedicationEvidence>] { [NameUnknown()] + MedicationRules.contradictions }

    let triggering = [
        MedicationExample(
            "a page number between names",
            """
            medication | decision
            Exelon     | decline
            ↓Page 13   | decline
            Prograf    | decline
            """),
        MedicationExample(
            "a footer between names",
            """
            medication             | decision
            Exelon                 | decline
            ↓For Agent Use Only. Not for use with consumers. | decline
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "names with figures",
            """
            medication    | decision
            Novolin 70/30 | level
            Tylenol #3    | level
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.names.compactMap { name in
            guard name.drug.isUnresolved, Self.isFurniture(name) else { return nil }
            return Observation(
                message: "\"\(name.printed)\" is a line of the page, and no medication.",
                help: remedy,
                cell: MedicationPart(row: name.rows[0], kind: .medication),
                suspects: evidence.parts(of: name.rows))
        }
    }

    private static func isFurniture(_ name: PrintedName) -> Bool {
        let words = name.folded.split(separator: " ").map(String.init)
        if name.printed.contains("©") || name.printed.contains("://") || words.isEmpty { return true }
        if words.allSatisfy({ Int($0) != nil || fillers.contains($0) }) { return true }
        return phrases.contains { phrase in
            let length = phrase.count
            return words.count >= length
                && (0...(words.count - length)).contains { Array(words[$0..<($0 + length)]) == phrase }
        }
    }

    private static let fillers: Set<String> = [
        "page", "pages", "of", "continued", "cont", "form", "rev", "revised", "no", "drug", "name", "names",
        "medication",
        "medications", "list", "guide", "prescription", "rx",
    ]
    private static let phrases = [
        "agent use", "producer use", "broker use", "not for use", "use with consumers", "all rights reserved",
        "copyright",
        "insurance company", "life insurance", "www", "underwriting guide", "agent guide", "drug guide", "confidential",
    ].map { $0.split(separator: " ").map(String.init) }
}
