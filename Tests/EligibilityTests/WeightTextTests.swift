import ChartSchema
import Eligibility
import Testing

@Suite struct WeightTextTests {
    @Test(arguments: [
        ("201", "201"), ("201.5", "201.5"), ("201 lb", "201"), ("201lbs", "201"), ("201 pounds", "201"),
        ("91kg", "200.6"), ("91 kg", "200.6"), ("90,7 kg", "200"), ("14st 5", "201"), ("14 st 5 lb", "201"),
        ("14st", "196"), ("14 st 3", "199"), ("14 stone 3 pounds", "199"), ("91 kilos", "200.6"),
        ("14 ST 5.5 LB", "201.5"),
    ])
    func weights(_ text: String, _ pounds: String) {
        #expect(WeightText(text)?.pounds == Figure(pounds))
    }

    @Test(arguments: [
        "", "heavy", "0", "-201", "2000", "14st 14", "201 kg lb", "1.201,5", "st 5", "20 1", "2 01 lb", "9 1kg",
        "1 4st 3",
    ])
    func noWeights(_ text: String) {
        #expect(WeightText(text) == nil)
    }
}

@Suite struct PersonAgeTests {
    @Test(arguments: [
        ("52", 52, AgeUnit.years), ("52 years", 52, .years), ("1y", 1, .years), ("18mo", 18, .months),
        ("18 months", 18, .months), ("0", 0, .years),
    ])
    func ages(_ text: String, _ value: Int, _ unit: AgeUnit) {
        #expect(PersonAge(text) == PersonAge(value, unit))
    }

    @Test(arguments: ["", "old", "-1", "150", "1800 months", "5.5", "5 days"])
    func noAges(_ text: String) {
        #expect(PersonAge(text) == nil)
    }
}

@Suite struct BodyMassIndexTests {
    /// 70 kg at 1.75 m are 22.8571; the same person in pounds and inches.
    @Test func index() {
        let index = BodyMassIndex.of(weight: Figure("154.3236")!, height: Figure("68.8976")!)
        #expect(index.rounded(decimals: 3) == Figure("22.857"))
    }

    @Test(arguments: [16, 25, 30, 46], [56, 66, 84])
    func weightsMeetTheIndex(_ index: Int, _ height: Int) {
        let (index, height) = (Figure(index), Figure(height))
        let tenth = Figure("0.1")!
        let most = BodyMassIndex.greatestWeight(notAbove: index, height: height)
        #expect(BodyMassIndex.of(weight: most, height: height) <= index)
        #expect(BodyMassIndex.of(weight: most + tenth, height: height) > index)
        let least = BodyMassIndex.leastWeight(notBelow: index, height: height)
        #expect(BodyMassIndex.of(weight: least, height: height) >= index)
        #expect(BodyMassIndex.of(weight: least - tenth, height: height) < index)
    }
}
