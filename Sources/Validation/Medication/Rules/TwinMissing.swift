import ChartSchema
import Vocabulary

/// A row that its twin refers to, and that is not there.
struct TwinMissing: Rule<MedicationEvidence> {
    let code = "medication.twin.missing"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.severalNames]
    let explanation =
        "A chart prints its medications as brand (generic) and again as generic (brand), and one of the two is missing."
    let remedy: String? = "Look whether a row was lost."

    let triggering = [
        MedicationExample(
            "the generic has no row of its own (Americo)",
            """
            medication              | decision
            \(Self.twins)
            ↓CAVERJECT (alprostadil) | level
            """),
        MedicationExample(
            "one brand of several is missing",
            """
            medication              | decision
            \(Self.twins)
            CALAN (verapamil)       | level
            ↓verapamil (CALAN, VERELAN) | level
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "a chart that prints brands only",
            """
            medication              | decision
            CAVERJECT (alprostadil) | level
            COREG (carvedilol)      | level
            """),
        MedicationExample(
            "a form, and a class of drugs",
            """
            medication              | decision
            \(Self.twins)
            PILOCARPINE HCL (Oral)  | level
            """),
        MedicationExample(
            "another salt, and a generic without its brand",
            """
            medication              | decision
            \(Self.twins)
            REGLAN (metoclopramide) | level
            metoclopramide HCl (REGLAN) | level
            CALAN (verapamil)       | level
            VERAPAMIL               | level
            """),
    ]

    private static let twins = [
        ("COREG", "carvedilol"), ("ZESTRIL", "lisinopril"), ("VASOTEC", "enalapril"), ("COZAAR", "losartan"),
        ("DIOVAN", "valsartan"), ("LOPRESSOR", "metoprolol"), ("ZEBETA", "bisoprolol"), ("ACCUPRIL", "quinapril"),
        ("ZIAGEN", "abacavir"), ("LIPITOR", "atorvastatin"), ("CRESTOR", "rosuvastatin"), ("PLAVIX", "clopidogrel"),
    ].flatMap { ["\($0.0) (\($0.1)) | level", "\($0.1) (\($0.0)) | level"] }.joined(separator: "\n")

    /// So many names must refer to others before a chart shows that it prints both.
    private static let leastWitnesses = 20
    /// Of so many names one may have no twin.
    private static let rarity = 20

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        let names = evidence.names.map(GlossedName.init)
        var byWord: [String: [Int]] = [:]
        for (index, name) in names.enumerated() {
            for word in name.outer { byWord[word, default: []].append(index) }
        }
        let unread = Self.unread(names, evidence)
        var references = 0
        var broken: [(name: Int, part: String)] = []
        for (index, name) in names.enumerated() where name.isWhole && evidence.names[index].substance != nil {
            guard !name.parts.isEmpty else { continue }
            references += 1
            let part = name.parts.first { part in
                !(byWord[part.key] ?? []).contains { other in
                    other != index && Self.may(evidence.names[other], be: evidence.names[index])
                }
            }
            // "Oral" is a form and "insulin" a class: neither has a row to look for.
            guard let part, name.all.isDisjoint(with: unread),
                !DrugDictionary.standard.resolve(part.printed).ingredients.isEmpty
            else { continue }
            broken.append((index, part.printed))
        }
        guard references >= Self.leastWitnesses, (broken.count - 1) * Self.rarity <= references else { return [] }
        return broken.map { index, part in
            let name = evidence.names[index]
            let row = name.rows[0]
            return Observation(
                message:
                    "\"\(name.printed)\" refers to \"\(part)\", which has no row of its own, as \(references) names of "
                    + "this chart are printed both ways round.",
                help: remedy,
                cell: MedicationPart(row: row, kind: .medication),
                context: ["twin": part],
                compared: evidence.parts(.medication, of: name.rows))
        }
    }

    /// Whether two names may mean one drug: what is not known may mean any.
    private static func may(_ other: PrintedName, be name: PrintedName) -> Bool {
        other.substance == nil || other.substance == name.substance
    }

    /// The words of names and rows that cannot be read: what is wrong with them is told already.
    private static func unread(_ names: [GlossedName], _ evidence: MedicationEvidence) -> Set<String> {
        var words = evidence.unreadWords
        for (index, name) in names.enumerated() {
            if case .unresolved = evidence.names[index].drug.answer {
                words.formUnion(name.all)
            } else if !name.isWhole {
                words.formUnion(name.all)
            }
        }
        return words
    }
}

/// A printed name with what stands in parentheses behind it.
private struct GlossedName {
    struct Part {
        var printed: String
        /// Its first word.
        var key: String
    }

    /// The folded words before the parenthesis; all of them where there is none.
    var outer: Set<String>
    var all: Set<String>
    /// What the parenthesis names.
    var parts: [Part] = []
    /// Whether it has no parenthesis, or one that is opened and closed at the end.
    var isWhole = true

    init(_ name: PrintedName) {
        all = Set(name.folded.split(separator: " ").map(String.init))
        outer = all
        let printed = name.printed
        guard let open = printed.firstIndex(where: { $0 == "(" || $0 == ")" }) else { return }
        guard printed[open] == "(", printed.last == ")", printed.count(where: { $0 == "(" || $0 == ")" }) == 2 else {
            isWhole = false
            return
        }
        outer = Set(FoldedName.of(printed[..<open]).split(separator: " ").map(String.init))
        let inner = printed[printed.index(after: open)...].dropLast()
        parts = inner.split(separator: ",").compactMap { part in
            let words = FoldedName.of(part).split(separator: " ")
            return words.first.map { Part(printed: part.split(separator: " ").joined(separator: " "), key: String($0)) }
        }
    }
}
