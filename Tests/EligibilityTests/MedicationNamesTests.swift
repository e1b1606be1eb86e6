import ChartSchema
import Testing

@testable import Eligibility

@Suite struct MedicationNamesTests {
    private let names = MedicationNames(
        MedicationIndex([
            SampleRules.chart([
                SampleRules.rule("Warfarin", ingredients: ["warfarin"], .decline),
                SampleRules.rule("Coumadin / Warfarin", ingredients: ["warfarin"], .decline),
                SampleRules.rule("Sular", ingredients: ["nisoldipine"], .decline),
                SampleRules.rule("Insulin", ingredients: [], .decline),
                SampleRules.rule("sular", ingredients: ["nisoldipine"], .decline),
            ])
        ]))

    @Test func namesThatBeginSoComeBeforeLaterWordsAndIngredients() {
        #expect(found("warf") == ["Warfarin", "Coumadin / Warfarin"])
        #expect(found("nisol") == ["Sular"])
        #expect(found("ins") == ["Insulin"])
        #expect(names.matching("sul").map(\.rules) == [2])
        #expect(names.matching("").count == 4)
        #expect(names.matching("w", limit: 1).map(\.medication) == ["Warfarin"])
    }

    @Test func aBrandThatNoChartPrintsFindsItsIngredient() {
        #expect(found("jantov") == ["Coumadin / Warfarin", "Warfarin"])
        #expect(found("zyprex").isEmpty)
        #expect(found("qqzx").isEmpty)
    }

    private func found(_ typed: String) -> [String] { names.matching(typed).map(\.medication) }
}
