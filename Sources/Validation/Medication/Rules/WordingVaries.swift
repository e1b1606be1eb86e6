import ChartSchema

/// One use, window or decision in several wordings that differ by case, order, endings or words that say nothing. What different
/// words mean the same is for ``UseVocabulary`` to know, and no finding.
struct WordingVaries: Rule<MedicationEvidence> {
    let code = "medication.wording.varies"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.severalRows]
    let explanation =
        "One use, window or decision is worded in several ways, so that a search for one of them misses the others."
    let remedy: String? = "Nothing: all are kept as printed, and are one to the program."

    let triggering = [
        MedicationExample(
            "two wordings of one use (Accendo)",
            """
            medication | use    | decision
            Calan      | angina | decline
            Cardizem   | angina | decline
            Imdur      | ↓Angina | decline
            """),
        MedicationExample(
            "one decision in two orders (Americo)",
            """
            medication | use        | decision
            Abilify    | Depression | level = Eagle Level; decline 40-49
            Celexa     | Depression | level = Eagle Level; decline 40-49
            Limbitrol  | Depression | ↓level = Eagle Level; 40-49 decline
            """),
        MedicationExample(
            "two wordings of one window (American-Amicable)",
            """
            medication | use    | within   | decision
            Lyrica     | Gout   | 2 years  | graded
            Neurontin  | Gout   | 2 years  | graded
            Tegretol   | Gout   | ↓2 year  | graded
            """),
        MedicationExample(
            "a decision in other words than everywhere else (American-Amicable)",
            """
            medication | use | decision
            \((1...20).map { "zidovudine \($0) mg | Gout | decline = No Coverage" }.joined(separator: "\n"))
            Hizentra | Immunodeficiency | ↓decline = Decline
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "different uses and decisions",
            """
            medication | use    | decision
            Calan      | Angina | decline = No Coverage
            Advair     | Asthma | level = Immediate
            Lasix      | CHF    | modified = Return of Premium
            """)
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        var uses = Wordings()
        var labels = Wordings()
        var outcomes = Wordings()
        var windows = Wordings()
        for (index, row) in evidence.rows.enumerated() {
            if let use = row.use { uses.add(use, row: index, key: LooseWords.key(ofUse:)) }
            if let cell = evidence.chart.rules[row.firstRule].cell(.lookback) {
                windows.add(LooseWords.singleSpaced(cell.text), row: index) { _ in LooseWords.key(ofWindow: cell.text) }
            }
            // A cell that decides twice is one wording.
            var cells: Set<CellReference> = []
            for rule in row.rules.map({ evidence.chart.rules[$0] }) where cells.insert(rule.source).inserted {
                labels.add(rule.outcomeLabel, row: index, key: LooseWords.key(of:))
                if rule.condition == nil {
                    outcomes.add(rule.outcomeLabel, under: rule.outcome.rawValue, row: index)
                }
            }
        }
        return uses.groups.compactMap { observation($0, .use, "use") }
            + windows.groups.compactMap { observation($0, .window, "window") }
            + labels.groups.compactMap { observation($0, .outcome, "decision") }
            + outcomes.groups.compactMap { observation(Self.alone($0), .outcome, "decision") }
    }

    /// One text, and where and how often it is printed.
    private struct Wording {
        var text: String
        var firstRow: Int
        var count = 1
    }

    /// Texts that mean one thing, grouped by what they mean, in the order of the chart.
    private struct Wordings {
        private(set) var groups: [[Wording]] = []
        private var places: [String: Int] = [:]
        private var keys: [String: String] = [:]

        /// - Parameter key: What a text means; asked once a text.
        mutating func add(_ text: String, row: Int, key: (String) -> String) {
            let known = keys[text] ?? key(text)
            keys[text] = known
            add(text, under: known, row: row)
        }

        mutating func add(_ text: String, under key: String, row: Int) {
            let place = places[key] ?? groups.count
            if place == groups.count {
                groups.append([])
                places[key] = place
            }
            if let known = groups[place].firstIndex(where: { $0.text == text }) {
                groups[place][known].count += 1
            } else {
                groups[place].append(Wording(text: text, firstRow: row))
            }
        }
    }

    /// One for a group, at the first row of its rarest wording.
    private func observation(
        _ wordings: [Wording], _ kind: MedicationPart.Kind, _ what: String
    ) -> Observation? {
        guard wordings.count > 1 else { return nil }
        let ranked = wordings.sorted { ($1.count, $0.firstRow) < ($0.count, $1.firstRow) }
        let words = ranked.map { "\"\($0.text)\" (\($0.count))" }
        return Observation(
            message: "One \(what) is worded in \(wordings.count) ways: \(MedicationWords.list(words)).",
            help: "All are kept as printed, and are one \(what) to the program.",
            cell: MedicationPart(row: ranked.last!.firstRow, kind: kind))
    }

    /// The one label that is printed once beside one that is printed many times: "Decline" among 178 "No Coverage".
    private static func alone(_ wordings: [Wording]) -> [Wording] {
        guard let most = wordings.max(by: { $0.count < $1.count }), most.count >= 20,
            let lone = wordings.first(where: {
                $0.count == 1 && LooseWords.key(of: $0.text) != LooseWords.key(of: most.text)
            })
        else { return [] }
        return [most, lone]
    }
}
