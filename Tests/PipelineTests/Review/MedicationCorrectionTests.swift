import ChartSchema
import Testing

@testable import Pipeline

@Suite struct MedicationCorrectionTests {
    static let id = ChartID("acme/meds/2024-05-01")!
    static let file = "raw/acme/2024-05-01/meds.csv"

    private static func rule(
        _ medication: String, use: String?, _ outcome: MedicationOutcome, months: Int?, row: Int
    ) -> MedicationRule {
        func cell(_ field: CellReference.Field, _ column: Int, _ text: String) -> CellReference {
            CellReference(
                field: field, reading: .printed, table: 0, row: row, column: column, line: row + 1, text: text)
        }
        return MedicationRule(
            medication: medication, ingredients: [], rxcui: [], use: use,
            lookback: LookbackWindow(maxMonths: months, basis: months.map { _ in .lastFill }), condition: nil,
            outcome: outcome, outcomeLabel: outcome.rawValue, product: nil,
            cells: [cell(.outcome, 3, outcome.rawValue), cell(.lookback, 2, months.map { "\($0) months" } ?? "any")])
    }

    static let chart = MedicationChart(
        id: id, products: ["term"], title: nil,
        source: ChartSource(path: file, sha256: String(repeating: "0", count: 64), format: "csv", encoding: "utf-8"),
        rules: [
            rule("Warfarin", use: "Atrial fibrillation", .decline, months: 24, row: 1),
            rule("Warfarin", use: "DVT", .accept, months: nil, row: 2),
            rule("Plavix", use: "Stroke", .decline, months: 24, row: 3),
        ])

    private func corrected(_ entry: String) throws -> (chart: MedicationChart, findings: [Finding]) {
        let project = try ReviewedProject()
        try project.correct([entry])
        var chart = Self.chart
        var pass = CorrectionPass(today: nil)
        chart.apply(try project.configuration().review.corrections, in: &pass)
        return (chart, pass.findings)
    }

    private func entry(_ place: String, field: String, expect: String, publish: String) -> String {
        ReviewedProject.correction(
            place, field: field, expect: expect, publish: publish, chart: Self.id.description)
    }

    @Test(arguments: [
        "\"cell\": {\"file\": \"raw/acme/2024-05-01/meds.csv\", \"table\": 0, \"row\": 2, \"column\": 3}",
        #""where": {"medication": "warfarin", "use": "dvt", "product": "term"}"#,
    ])
    func exactlyOneDecisionChanges(_ place: String) throws {
        let result = try corrected(entry(place, field: "outcome", expect: "\"accept\"", publish: "\"decline\""))
        #expect(result.findings == [])
        var expected = Self.chart
        expected.rules[1].outcome = .decline
        expected.rules[1].corrections = [
            AppliedCorrection(
                field: .outcome, printed: .word("accept"), published: .word("decline"),
                reason: "the guide of 2023 has 190", who: "data team", date: "2026-01-31")
        ]
        #expect(result.chart == expected)
        #expect(result.chart.rules[1].source.text == "accept")
    }

    @Test func aWindowIsCorrectedAtItsOwnCell() throws {
        let cell = "\"cell\": {\"file\": \"\(Self.file)\", \"table\": 0, \"row\": 3, \"column\": 2}"
        let result = try corrected(entry(cell, field: "lookback_max_months", expect: "24", publish: "36"))
        #expect(result.chart.rules.map(\.lookback.maxMonths) == [24, nil, 36])
    }

    @Test(arguments: [
        #""where": {"medication": "warfarin"}"#, #""where": {"medication": "aspirin"}"#,
        #""where": {"medication": "warfarin", "use": "angina"}"#, #""where": {"class": "preferred"}"#,
        "\"cell\": {\"file\": \"raw/acme/2024-05-01/meds.csv\", \"table\": 0, \"row\": 9, \"column\": 3}",
    ])
    func itNeverAppliesOnAMismatch(_ place: String) throws {
        let result = try corrected(entry(place, field: "outcome", expect: "\"accept\"", publish: "\"decline\""))
        #expect(result.chart == Self.chart)
        #expect(result.findings.map(\.rule) == ["review.correction.stale"])
    }

    @Test func fieldsOfBuildChartsMeetNothing() throws {
        let cell = "\"cell\": {\"file\": \"\(Self.file)\", \"table\": 0, \"row\": 2, \"column\": 3}"
        let result = try corrected(entry(cell, field: "weight_max_lb", expect: "180", publish: "190"))
        #expect(result.chart == Self.chart && result.findings.map(\.rule) == ["review.correction.stale"])
    }
}
