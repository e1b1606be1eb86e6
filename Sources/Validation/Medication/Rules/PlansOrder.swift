import ChartSchema

/// A medication that a stricter plan takes more readily than a milder one.
struct PlansOrder: Rule<MedicationEvidence> {
    let code = "medication.plans.order"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.severalPlans]
    let explanation =
        "A row refuses a medication to one plan and not to a plan that is never milder in all other rows."
    let remedy: String? = "Look whether a mark was lost, or stands in the wrong column."
    var precedes: [any Rule<MedicationEvidence>] { MedicationRules.ladders }

    let triggering = [
        MedicationExample(
            "a mark is lost between two (Accendo)",
            """
            medication | Preferred | Standard | Modified
            \(rows(strict, "decline | decline | decline"))
            \(rows(middle, "decline | decline |"))
            \(rows(mild, "decline | |"))
            sotalol    | ↓decline  |          | decline
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "plans in no order",
            """
            medication | Preferred | Standard | Modified
            \(rows(strict, "decline | decline |"))
            \(rows(middle, "| decline | decline"))
            \(rows(mild, "decline | | decline"))
            sotalol    | decline   |          | decline
            """),
        MedicationExample(
            "a short list",
            """
            medication | Preferred | Standard
            Abraxane   | decline   |
            Adcetris   | decline   | decline
            Afinitor   |           | decline
            """),
    ]

    private static let strict =
        "abacavir abemaciclib acalabrutinib afatinib alectinib anastrozole axitinib azacitidine bicalutamide bosutinib"
    private static let middle =
        "amlodipine bisoprolol carvedilol clopidogrel digoxin diltiazem eplerenone felodipine lisinopril losartan"
    private static let mild =
        "metformin methotrexate metoprolol nadolol nicardipine pioglitazone prasugrel ramipril ranolazine"

    private static func rows(_ names: String, _ decisions: String) -> String {
        names.split(separator: " ").map { "\($0) | \(decisions)" }.joined(separator: "\n")
    }

    /// How many rows must set two plans apart, and how many treat them alike, before their order means something.
    private static let least = 6
    /// Of so many rows one may break the order.
    private static let rarity = 20
    /// A chart of one plan has no order of plans, and one of more than these has no plans in columns.
    private static let plans = 2...12

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        let plans = evidence.products
        guard Self.plans.contains(plans.count) else { return [] }
        let burdens = evidence.rows.map(Self.burdens)
        var found: [Int: (strict: String, mild: String, kept: Int)] = [:]
        for strict in plans {
            for mild in plans where mild != strict {
                let pairs = burdens.map { burdens in burdens.map { ($0[strict] ?? 0, $0[mild] ?? 0) } }
                let kept = pairs.count { $0.map { $0.0 > $0.1 } ?? false }
                let alike = pairs.count { $0.map { $0.0 == $0.1 && $0.0 > 0 } ?? false }
                let broken = pairs.indices.filter { pairs[$0].map { $0.0 < $0.1 } ?? false }
                guard kept >= Self.least, alike >= Self.least, broken.count * Self.rarity <= kept + alike
                else { continue }
                for row in broken where found[row] == nil { found[row] = (strict, mild, kept + alike) }
            }
        }
        return found.keys.sorted().map { row in
            let (strict, mild, kept) = found[row]!
            let printed = evidence.rows[row]
            return Observation(
                message: "\"\(printed.medication)\" \(MedicationWords.use(printed.use)) is decided more severely for "
                    + "\(mild) than for \(strict): \(evidence.says([row])). In \(kept) other rows \(strict) is at "
                    + "least as severe.",
                help: remedy,
                cell: MedicationPart(row: row, kind: .outcome),
                context: ["plan": strict],
                suspects: evidence.parts(.outcome, of: [row]))
        }
    }

    /// What a row takes from the applicant, by product; `nil` where an outcome cannot be compared with others.
    private static func burdens(_ row: MedicationRow) -> [String: Int]? {
        var burdens: [String: Int] = [:]
        for term in row.terms {
            guard let product = term.product, let burden = term.saying.outcome.burden else { return nil }
            burdens[product] = max(burdens[product] ?? 0, burden)
        }
        return burdens
    }
}
