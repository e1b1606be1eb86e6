import ChartSchema

/// A rule whose own tests nobody meets.
struct RuleForNobody: Rule<MedicationEvidence> {
    let code = "medication.rule.nobody"
    let severity = Finding.Severity.warning
    let needs: [MedicationNeed] = [.rules]
    let explanation =
        "A rule asks at once for what no applicant can be: two bands of ages apart, tobacco and none, both sexes."
    let remedy: String? = "Look in the printed chart for whom the row is."

    let triggering = [
        MedicationExample(
            "two bands of ages",
            """
            medication | use  | decision
            Adderall   | ADHD | ↓decline (ages 61 to 75; ages 18 to 60)
            """),
        MedicationExample(
            "tobacco, and none",
            """
            medication | use  | decision
            Spiriva    | COPD | ↓graded (tobacco users; non-tobacco users)
            """),
        MedicationExample(
            "both sexes",
            """
            medication | use           | decision
            Tamoxifen  | Breast cancer | ↓decline (male applicants; female applicants)
            """),
    ]
    let nonTriggering = [
        MedicationExample(
            "bands that meet",
            """
            medication | use  | decision
            Adderall   | ADHD | decline (ages 61 to 75; ages 50 and over; tobacco users)
            """),
        MedicationExample(
            "a row for each",
            """
            medication | use  | decision
            Adderall   | ADHD | decline (ages 61 to 75)
            Adderall   | ADHD | level (ages 18 to 60)
            """),
    ]

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        evidence.rows.indices.compactMap { row in
            let printed = evidence.rows[row]
            guard let condition = printed.rules.lazy.compactMap({ Self.impossible(evidence.chart.rules[$0]) }).first
            else { return nil }
            return Observation(
                message:
                    "Nobody meets \"\(condition)\": the rule for \"\(printed.medication)\" decides for no applicant.",
                help: remedy,
                cell: MedicationPart(row: row, kind: .outcome),
                suspects: evidence.parts(.outcome, of: [row]))
        }
    }

    /// The condition of a rule of whose tests two exclude each other.
    private static func impossible(_ rule: MedicationRule) -> String? {
        guard rule.tests.count > 1 else { return nil }
        let isImpossible = rule.tests.indices.dropLast().contains { place in
            isOfApplicants(rule.tests[place])
                && rule.tests[(place + 1)...].contains { rule.tests[place].excludes($0) }
        }
        return isImpossible ? rule.condition ?? "" : nil
    }

    /// Of whom an applicant is, and not of an illness or a medication, of which there may be several.
    private static func isOfApplicants(_ test: ConditionTest) -> Bool {
        switch test {
        case .age, .ageOutside, .tobacco, .words: true
        case .dose, .taking, .diagnosed, .severity, .prescriber: false
        }
    }
}
