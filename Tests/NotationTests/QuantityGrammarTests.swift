import ChartSchema
import Testing

@testable import Notation

@Suite struct QuantityGrammarTests {
    @Test(arguments: [
        ("ages 50-80", AgeRange(min: 50, max: 80)), ("under age 50", AgeRange(max: 49)),
        ("age 65 and above", AgeRange(min: 65)), ("60 or older", AgeRange(min: 60)),
        ("over age 75", AgeRange(min: 76)), ("through age 44", AgeRange(max: 44)),
        ("Ages 18 to 60", AgeRange(min: 18, max: 60)), ("issue ages 50-70", AgeRange(min: 50, max: 70)),
        ("up to age 70", AgeRange(max: 70)), ("Age 3", AgeRange(min: 3, max: 3)), ("15 ans et plus", nil),
        ("50", nil), ("2 years", nil), ("not over age 70", AgeRange(max: 70)), ("ages 71 and over", AgeRange(min: 71)),
        ("ages 65 but under 75", AgeRange(min: 65, max: 74)), ("over age 65 but under 75", AgeRange(min: 66, max: 74)),
        ("age 18 up to but not including 60", AgeRange(min: 18, max: 59)),
        ("50 years old and over", AgeRange(min: 50)), ("at least 60 years of age", AgeRange(min: 60)),
    ])
    func ages(_ text: String, _ expected: AgeRange?) {
        #expect(AgeGrammar.read(text, evidence: .words) == expected)
    }

    @Test(arguments: [
        ("50+", AgeRange(min: 50)), ("under 50", AgeRange(max: 49)), ("71-85", AgeRange(min: 71, max: 85)),
    ])
    func agesByPlace(_ text: String, _ expected: AgeRange?) {
        #expect(AgeGrammar.read(text, evidence: .place) == expected)
    }

    @Test(arguments: [
        ("15 ans et plus", AgeRange(min: 15)), ("moins de 18 ans", AgeRange(max: 17)),
        ("0-5 months", AgeRange(min: 0, max: 5, unit: .months)),
    ])
    func agesByUnit(_ text: String, _ expected: AgeRange?) {
        #expect(AgeGrammar.read(text, evidence: .units) == expected)
    }

    @Test(
        arguments: [
            ("24 months", nil, 24), ("2 year", nil, 24), ("> 3 years", 36, nil), ("12-24 months", 12, 24),
            ("13-24 months", 12, 24), ("37+ months", 36, nil), ("0-12 months", nil, 12),
            ("within the last 2 years", nil, 24),
            ("over 2 years ago", 24, nil), ("w/in 12 mos", nil, 12), ("24 months or less", nil, 24),
            ("30 months ago or less", nil, 30), ("more than 36 months ago", 36, nil), ("2+ years", 24, nil),
            ("filled within 2 years", nil, 24), ("last filled more than 36 months ago", 36, nil), ("1-2 years", 12, 24),
            ("prior to 2 years", 24, nil),
            ("past 12 months", nil, 12), ("≤24 mo", nil, 24), ("two years", nil, 24),
            ("1½ years", nil, 18), ("forty-eight months", nil, 48),
            ("90 days", nil, 3), ("104 weeks", nil, 24), ("No fill in the last 12 months", 12, nil),
            ("more than 6 months but not more than 2 years ago", 6, 24),
        ] as [(String, Int?, Int?)])
    func windows(_ text: String, _ low: Int?, _ high: Int?) {
        let found = WindowGrammar.read(text, basis: .lastFill)
        #expect(found?.window == LookbackWindow(minMonths: low, maxMonths: high, basis: .lastFill))
    }

    @Test(arguments: [
        "12/24 months", "2", "any", "stable 2 years", "100 days", "10 weeks", "two", "2 years and 3 months",
        "discontinued for at least 12 months",
    ])
    func refusedWindows(_ text: String) { #expect(WindowGrammar.read(text) == nil) }

    @Test(
        arguments: [
            ("First Fill 2 years", LookbackWindow.Basis.firstFill), ("2 years", nil),
            ("filled within 2 years", .lastFill),
            ("started over 2 years ago", .firstFill), ("2 years since first fill", .firstFill),
        ] as [(String, LookbackWindow.Basis?)])
    func clocks(_ text: String, _ basis: LookbackWindow.Basis?) {
        #expect(WindowGrammar.read(text)?.window.basis == basis)
    }

    @Test(
        arguments: [
            ("over 40 mg", [DoseBound(side: .over, amount: 40, unit: "mg")]),
            ("41 mg +", [DoseBound(side: .from, amount: 41, unit: "mg")]),
            ("50+ units", [DoseBound(side: .from, amount: 50, unit: "units")]),
            ("no more than 30 mg/day", [DoseBound(side: .upTo, amount: 30, unit: "mg", isDaily: true)]),
            ("not exceeding 20 mg", [DoseBound(side: .upTo, amount: 20, unit: "mg")]),
            ("<10 mg", [DoseBound(side: .under, amount: 10, unit: "mg")]),
            ("1800mg/day or more", [DoseBound(side: .from, amount: 1800, unit: "mg", isDaily: true)]),
            ("40 mg", nil), ("> 70 mg/week", nil),
            ("51 units or higher", [DoseBound(side: .from, amount: 51, unit: "units")]),
        ] as [(String, [DoseBound]?)])
    func doses(_ text: String, _ expected: [DoseBound]?) {
        #expect(DoseGrammar.read(text) == expected)
    }
}
