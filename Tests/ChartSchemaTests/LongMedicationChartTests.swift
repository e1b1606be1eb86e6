import ChartSchema
import Testing

/// What lets a long medication chart stay small in memory changes nothing of what it says.
@Suite struct LongMedicationChartTests {
    private static func cell(
        _ text: String, row: Int, line: Int, field: CellReference.Field = .outcome
    ) -> CellReference {
        CellReference(field: field, reading: .printed, table: 0, row: row, column: 2, line: line, text: text)
    }

    private static func rule(_ medication: String, _ cells: [CellReference]) -> MedicationRule {
        MedicationRule(
            medication: medication, ingredients: ["a"], rxcui: ["1"], use: "Gout", lookback: .always, condition: nil,
            outcome: .level, outcomeLabel: "Level", product: nil, cells: cells)
    }

    @Test func aRuleIsSmall() { #expect(MemoryLayout<MedicationRule>.size <= 24) }

    /// Near and far, before and after, beyond 32 bits, and outside every table.
    @Test func cellsComeBackAsTheyWere() {
        let places = [0, -1, 1, 63, 64, 65, 66, 1_000_000, Int(Int32.max), Int(Int32.max) + 1, .max, .min]
        for first in places {
            for other in places {
                for text in ["Level", "Coumadin", ""] {
                    let cells = [
                        Self.cell(text, row: first, line: other), Self.cell(text, row: other, line: first, field: .use),
                        Self.cell("Coumadin", row: other, line: other, field: .medication),
                    ]
                    var rule = Self.rule("Coumadin", cells)
                    #expect(rule.cells == cells)
                    #expect(rule.source == cells[0])
                    #expect(rule.cell(.use) == cells[1])
                    #expect(rule.cell(.lookback) == nil)
                    rule.medication = "Level"
                    #expect(rule.cells == cells)
                    rule.cells = cells.reversed()
                    #expect(rule == Self.rule("Level", cells.reversed()))
                }
            }
        }
    }

    @Test func aChangeReachesNoOtherRule() {
        var sharing = RuleSharing()
        let cells = [Self.cell("Level", row: 4, line: 5)]
        let one = sharing.shared(Self.rule("Coumadin", cells))
        var other = sharing.shared(Self.rule("Coumadin", cells))
        #expect(one == other)
        other.medication = "Plavix"
        other.ingredients = ["b"]
        other.rxcui = []
        other.use = nil
        other.lookback = LookbackWindow(maxMonths: 24, basis: .lastFill)
        other.condition = "severe"
        other.tests = [.severity("severe")]
        other.outcome = .decline
        other.outcomeLabel = "Decline"
        other.product = "term"
        other.cells.append(Self.cell("x", row: 4, line: 5, field: .use))
        #expect(one == Self.rule("Coumadin", cells))
        #expect(
            other
                == MedicationRule(
                    medication: "Plavix", ingredients: ["b"], rxcui: [], use: nil,
                    lookback: LookbackWindow(maxMonths: 24, basis: .lastFill), condition: "severe",
                    tests: [.severity("severe")], outcome: .decline, outcomeLabel: "Decline", product: "term",
                    cells: cells + [Self.cell("x", row: 4, line: 5, field: .use)]))
    }

    /// Texts that are equal and have other bytes stay what they are, wherever they stand.
    @Test func sharingKeepsEveryByte() throws {
        let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
        #expect(composed == decomposed)
        var rules: [MedicationRule] = []
        for (one, other) in [(composed, decomposed), (decomposed, composed)] {
            for text in [one, other] {
                var rule = Self.rule(one, [Self.cell(text, row: 1, line: 1)])
                rules.append(rule)
                rule.use = text
                rules.append(rule)
                rule.condition = other
                rule.tests = [.words(text)]
                rules.append(rule)
                rule.ingredients = [text]
                rules.append(rule)
            }
        }
        var chart = MedicationChartJSONTests.chart
        chart.rules = rules
        var sharing = RuleSharing()
        var shared = chart
        shared.rules = rules.map { sharing.shared($0) }
        #expect(shared == chart)
        #expect(shared.canonicalJSON() == chart.canonicalJSON())
        let back = try MedicationChart(json: chart.canonicalJSON())
        #expect(back.canonicalJSON() == chart.canonicalJSON())
    }

    @Test func whatCannotBeReadAgainIsNamed() throws {
        var chart = MedicationChartJSONTests.chart
        #expect(try Chart.medication(chart).isReadAgain())
        chart.rules[1].tests = [.dose(DoseBound(side: .over, amount: Figure(12_345_678_901_234), unit: "mg"))]
        let error = #expect(throws: MalformedDocument.self) { try Chart.medication(chart).isReadAgain() }
        #expect(error?.place == "rules[1].tests[0].amount")
    }
}
