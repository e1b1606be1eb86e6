import ChartSchema
import Foundation
import Testing

/// A medication chart comes back from its canonical JSON as it was, whatever its rules test.
@Suite struct MedicationChartJSONTests {
    static let tests: [ConditionTest] = [
        .age(AgeRange(min: 40, max: 49)),
        .age(AgeRange(max: 11, unit: .months)),
        .dose(DoseBound(side: .over, amount: Figure(40), unit: "mg")),
        .dose(DoseBound(side: .upTo, amount: Figure("2.5")!, unit: "mg", isDaily: true)),
        .tobacco(.yes),
        .taking(OtherMedication(anyOf: [.init(medication: "Lasix #", ingredients: ["furosemide"])], isTaken: true)),
        .taking(OtherMedication(anyOf: [.init(medication: "any anticoagulant", ingredients: [])], isTaken: false)),
        .diagnosed(name: "diabetic complications", isPresent: false),
        .severity("chronic"), .prescriber("a psychiatrist"), .words("unless \"stable\""),
    ]

    static func rule(_ tests: [ConditionTest], corrections: [AppliedCorrection] = []) -> MedicationRule {
        MedicationRule(
            medication: "Coumadin / Warfarin", ingredients: ["warfarin"], rxcui: ["11289"],
            use: "Atrial fibrillation", lookback: LookbackWindow(minMonths: 24, maxMonths: 36, basis: .firstFill),
            condition: tests.isEmpty ? nil : "as printed", tests: tests, outcome: .modified,
            outcomeLabel: "Return of Premium", product: "dignity",
            cells: [
                CellReference(
                    field: .outcome, reading: .printed, table: 0, row: 3, column: 2, line: 9, text: "Return of Premium"),
                CellReference(
                    field: .medication, reading: .carried, table: 0, row: 1, column: 0, line: 7, text: "Coumadin"),
                CellReference(
                    field: .lookback, reading: .heading, table: 0, row: -1, column: -1, line: 2, text: "First fill"),
            ], corrections: corrections)
    }

    static let chart = MedicationChart(
        id: ChartID(carrier: "some-life", chart: "drugs", edition: "2024-05-01"), products: ["dignity", "golden"],
        title: "Drug list",
        source: ChartSource(
            path: "raw/some-life/drugs.html", sha256: String(repeating: "a", count: 64), format: "html",
            encoding: "UTF-8"),
        rules: [rule([])] + tests.map { rule([$0]) } + [
            rule(
                tests,
                corrections: [
                    AppliedCorrection(
                        field: .outcome, printed: .word("decline"), published: .word("modified"), reason: "misprint",
                        who: "data team", date: "2024-06-01")
                ])
        ],
        notes: [ChartNote(kind: .footnote, text: "Not exhaustive.", table: nil, line: 40)])

    /// The chart as it is when nobody has corrected anything.
    static var uncorrected: MedicationChart {
        var chart = chart
        chart.rules.removeAll { !$0.corrections.isEmpty }
        return chart
    }

    @Test func comesBackAsItWas() throws {
        let bytes = Self.chart.canonicalJSON()
        let back = try JSONDecoder().decode(MedicationChart.self, from: Data(bytes))
        #expect(back == Self.chart)
        #expect(back.canonicalJSON() == bytes)
    }

    @Test(arguments: [
        (MedicationChart.schema, "chartwright/medication-chart/9"), (#""kind":"medication""#, #""kind":"build""#),
        (#""test":"age""#, #""test":"sage""#), ("some-life/drugs/2024-05-01", "drugs"),
    ])
    func refusesWhatItDoesNotKnow(_ good: String, _ bad: String) throws {
        let text = String(decoding: Self.chart.canonicalJSON(), as: UTF8.self)
        #expect(text.contains(good))
        let damaged = Data(text.replacingOccurrences(of: good, with: bad).utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(MedicationChart.self, from: damaged) }
    }

    @Test func rulesOfOneKeyAreReported() {
        var chart = Self.chart
        chart.rules = [Self.rule([]), Self.rule([.tobacco(.yes)]), Self.rule([])]
        chart.rules[2].outcome = .decline
        #expect(chart.duplicateKeys.map(\.rules) == [[0, 2]])
        #expect(chart.duplicateKeys.first?.key == MedicationRuleKey(chart.rules[0]))
    }
}
