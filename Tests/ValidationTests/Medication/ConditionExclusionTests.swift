import ChartSchema
import Testing

@testable import Validation

/// Rules for people who cannot be the same do not contradict each other; where that is not certain, they may.
@Suite struct ConditionExclusionTests {
    @Test(
        "Severities of one scale exclude each other, others do not",
        arguments: [
            ("mild", "severe", true), ("Moderate", "severe", true), ("acute", "chronic", true),
            ("controlled", "uncontrolled", true), ("severe", "chronic", false), ("severe", "uncontrolled", false),
            ("chronic", "stable", false), ("moderate", "moderate or severe", false), ("severe", "severe COPD", false),
            ("severe", "Severe", false),
        ])
    func severities(one: String, other: String, isExcluded: Bool) {
        #expect(ConditionTest.severity(one).excludes(.severity(other)) == isExcluded)
        #expect(ConditionTest.severity(other).excludes(.severity(one)) == isExcluded)
    }

    @Test func agesAndDosesMayBeApart() {
        let young = ConditionTest.age(AgeRange(min: nil, max: 49, unit: .years))
        let old = ConditionTest.age(AgeRange(min: 50, max: nil, unit: .years))
        #expect(young.excludes(old) && old.excludes(young))
        #expect(!young.excludes(.age(AgeRange(min: 49, max: 60, unit: .years))))
        let little = ConditionTest.dose(DoseBound(side: .upTo, amount: 40, unit: "mg"))
        #expect(little.excludes(.dose(DoseBound(side: .over, amount: 40, unit: "mg"))))
        #expect(!little.excludes(.dose(DoseBound(side: .from, amount: 40, unit: "mg"))))
        #expect(!little.excludes(.dose(DoseBound(side: .over, amount: 40, unit: "mcg"))))
        #expect(!young.excludes(.words("under 50")))
    }
}
