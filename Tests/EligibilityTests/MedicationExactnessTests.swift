import ChartSchema
import Store
import Testing

@testable import Eligibility

/// Every answer is what a plain reading of the flat records gives: for every row of every published chart, and for rules
/// of every shape.
@Suite struct MedicationExactnessTests {
    @Test(arguments: PublishedDataset.medicationChartIDs + ["every shape"])
    func everyRow(_ id: String) throws {
        let published = try PublishedDataset.medicationCharts.get().first { $0.id.description == id }
        let chart = published ?? Self.everyShape
        let checker = MedicationChecker(index: MedicationIndex([chart]))
        let records = NamedRecords(chart.flatRecords())
        let known = FlatRuleReading.Known()
        var asked: Set<MedicationQuery> = []
        for (name, rules) in Dictionary(grouping: chart.rules, by: \.medication) {
            let mine = records.about(name)
            let medication = NamedMedication(name)
            for query in rules.flatMap(Self.queries) where asked.insert(query).inserted {
                for answer in checker.answers(for: query, as: medication, MedicationContext()) {
                    let own = mine.filter { $0.product!.split(separator: "+").contains(Substring(answer.product)) }
                    let expected = FlatRuleReading(mine: own, query: query, known: known).answer
                    let isSame =
                        (answer.kind, answer.outcome) == (expected.kind, expected.outcome)
                        && Set(answer.rules.map(\.record)) == expected.rules
                    try #require(isSame, "\(answer.product), \(query): \(answer), expected \(expected)")
                }
            }
        }
        #expect(!asked.isEmpty)
    }

    /// The rule's own words alone, with its use, and with fills at and beyond the ends of its window.
    private static func queries(_ rule: MedicationRule) -> [MedicationQuery] {
        let ends = [rule.lookback.minMonths, rule.lookback.maxMonths].compactMap(\.self).flatMap { [$0, $0 + 1] }
        let named = MedicationQuery(name: rule.medication)
        return [named, MedicationQuery(name: rule.medication, use: rule.use)]
            + (ends.isEmpty ? [1] : ends).map {
                MedicationQuery(name: rule.medication, use: rule.use, lastFilled: $0, firstFilled: $0)
            }
    }

    /// Two spellings of one drug with every combination of use, window, condition and two outcomes.
    private static let everyShape: MedicationChart = {
        var rules: [MedicationRule] = []
        for (number, name) in ["Coumadin", "Warfarin"].enumerated() {
            for use in [nil, "CHF", "Hypertension"] {
                for window in [(nil, nil), (nil, 24), (nil, 36), (24, 36), (36, nil)] as [(Int?, Int?)] {
                    for condition in [nil, "if stable"] {
                        let outcome: MedicationOutcome = (rules.count + number).isMultiple(of: 3) ? .decline : .level
                        rules.append(
                            SampleRules.rule(
                                name, ingredients: ["warfarin"], use: use, over: window.0, within: window.1,
                                condition: condition, outcome))
                    }
                }
            }
        }
        return SampleRules.chart(rules)
    }()
}
