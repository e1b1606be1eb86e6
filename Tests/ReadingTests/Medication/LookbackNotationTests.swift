import ChartSchema
import Testing

@testable import Reading

struct LookbackNotationTests {
    @Test(
        arguments: [
            ("any", nil, nil), ("N/A", nil, nil), ("Ever", nil, nil), ("24 months", nil, 24), ("2 year", nil, 24),
            ("> 3 years", 36, nil), ("Within 12 months", nil, 12), ("3+ years", 36, nil), ("12 - 24 months", 12, 24),
            ("2 to 3 yrs.", 24, 36), ("two years", nil, 24), ("over 10 years", 120, nil),
        ] as [(String, Int?, Int?)])
    func readsWhatChartsPrint(text: String, minimum: Int?, maximum: Int?) throws {
        let window = try #require(LookbackNotation.read(text, basis: .lastFill)).window
        #expect(window.minMonths == minimum && window.maxMonths == maximum)
        #expect(window.basis == (minimum == nil && maximum == nil ? nil : .lastFill))
    }

    @Test func knowsTheFirstFill() {
        #expect(
            LookbackNotation.read("First Fill 2 years")?.window == LookbackWindow(maxMonths: 24, basis: .firstFill))
    }

    @Test func keepsCurrentAsACondition() {
        #expect(LookbackNotation.read("Current")?.condition == "Current")
        #expect(LookbackNotation.read("Current")?.window == .always)
    }

    @Test(
        arguments: [
            "", "24", "24 mnths", "2 years or 3 months", "about 2 years", "0 months", "3 - 2 years", "2 3 years",
        ])
    func refusesWhatIsUncertain(text: String) { #expect(LookbackNotation.read(text) == nil) }

    @Test func takesTheHeadersUnit() {
        #expect(LookbackNotation.read("24", headerUnit: .month)?.window.maxMonths == 24)
        #expect(LookbackNotation.unit(inHeader: "Fill within (months)") == .month)
    }

    @Test func hearsTheOneTimeOfASentence() {
        #expect(LookbackNotation.window(inSentence: "Declined if taken within the last 2 years").maxMonths == 24)
        #expect(LookbackNotation.window(inSentence: "Not eligible") == .always)
        #expect(LookbackNotation.window(inSentence: "Declined within 2 years, graded within 3 years") == .always)
    }

    @Test(arguments: ["24 months from last fill", "24 months (last fill)", "2 years from the date of last fill"])
    func theClockBehindATime(text: String) {
        let read = LookbackNotation.read(inColumn: text, headerUnit: nil, basis: nil)?.window
        #expect(read == LookbackWindow(minMonths: nil, maxMonths: 24, basis: .lastFill))
    }
}
