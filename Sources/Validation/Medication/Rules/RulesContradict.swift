import ChartSchema

/// One medication, use and window with two decisions.
struct RulesContradict: Rule<MedicationEvidence> {
    let code = "medication.rules.contradict"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.severalRows]
    let explanation = "Two rows of one medication for the same use and window decide differently."
    let remedy: String? = "Ask the carrier which decision holds; both rows are kept as printed."
    var precedes: [any Rule<MedicationEvidence>] { [PlansOrder(), NamesContradict()] + MedicationRules.ladders }

    let triggering = [
        MedicationExample(
            "two decisions",
            """
            medication | use        | decision
            Abilify    | Depression | level
            Abilify    | Depression | ↓graded
            """),
        MedicationExample(
            "one row refuses a plan that the other leaves open (Accendo)",
            """
            medication | Preferred | Standard | Modified
            Intron A   | decline   | decline  | decline
            Intron A   | ↓decline  | decline  |
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "one row a product",
            """
            medication | use        | Level   | Graded
            Abilify    | Depression | decline |
            Abilify    | Depression |         | graded
            """),
        MedicationExample(
            "different uses",
            """
            medication | use                 | decision
            Betaseron  |                     | decline
            Betaseron  | Multiple sclerosis  | level
            """),
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.entries.flatMap { entry in
            let sayings = Self.sayings(of: entry.rows.map { evidence.rows[$0] })
            return entry.rows.enumerated().dropFirst().compactMap { place, row -> Observation? in
                let own = evidence.rows[row]
                let before = entry.rows[..<place].indices.first {
                    sayings[$0].window == sayings[place].window && sayings[$0].terms != sayings[place].terms
                        && Self.disagree(evidence.rows[entry.rows[$0]], own)
                        && Self.meet(evidence.rows[entry.rows[$0]], own, in: evidence.chart.rules)
                }
                guard let other = before.map({ entry.rows[$0] }) else { return nil }
                return Observation(
                    message: "\"\(own.medication)\" \(MedicationWords.use(own.use)) is decided twice: "
                        + "\(evidence.says([other])) in \(evidence.place(of: other)), "
                        + "\(evidence.says([row])) here.",
                    help: remedy,
                    cell: MedicationPart(row: row, kind: .outcome),
                    suspects: evidence.parts(.outcome, of: [other, row]))
            }
        }
    }

    /// Whether somebody may be meant by both rows: not where one is for ages up to 49 and the other for those from 50.
    private static func meet(_ one: MedicationRow, _ other: MedicationRow, in rules: [MedicationRule]) -> Bool {
        one.rules.contains { first in
            other.rules.contains { second in
                rules[first].product == rules[second].product
                    && !areApart(first, second, in: rules)
                    && !rules[first].tests.contains { test in rules[second].tests.contains { test.excludes($0) } }
            }
        }
    }

    /// The window and the terms of each row as numbers: rows of one entry are held against each other.
    private static func sayings(of rows: [MedicationRow]) -> [(window: Int, terms: Int)] {
        var (windows, terms): ([LookbackWindow: Int], [Set<MedicationRow.Term>: Int]) = ([:], [:])
        return rows.map { row in
            let window = windows[row.window] ?? windows.count
            let own = terms[row.terms] ?? terms.count
            (windows[row.window], terms[row.terms]) = (window, own)
            return (window, own)
        }
    }

    /// Whether two conditions are two cases: "Diagnosed before age 40", "Diagnosed at age 40 or later"; "With insulin" and nothing, which is
    /// for everybody else. Words that no program can decide are no case beside nothing: "See page 4".
    private static func areApart(_ one: Int, _ other: Int, in rules: [MedicationRule]) -> Bool {
        if let own = rules[one].condition, let condition = rules[other].condition { return own != condition }
        let isTested = !rules[one].tests.isEmpty || !rules[other].tests.isEmpty
        return isTested && rules[one].tests.allSatisfy(\.isDecidable) && rules[other].tests.allSatisfy(\.isDecidable)
    }

    /// Whether two rows that say different things of one time do so of one product.
    private static func disagree(_ one: MedicationRow, _ other: MedicationRow) -> Bool {
        !Set(one.terms.map(\.product)).isDisjoint(with: other.terms.map(\.product))
    }
}
