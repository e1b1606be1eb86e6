import ChartSchema
import Testing

@testable import Notation
@testable import Reading

@Suite struct IntervalTests {
    private func read(_ text: String) -> Interval? { Interval.read(FoldedText(text)) }

    @Test(arguments: [
        "74 - 158", "74-158", "74–158", "74 — 158", "74 to 158", "74 à 158", "74 lb - 158 lb", "74-158 lbs",
        "74 thru 158",
        "74-158*",
    ])
    func ranges(text: String) throws {
        let interval = try #require(read(text))
        #expect(interval.form == .range)
        #expect(interval.min?.value == 74 && interval.max?.value == 158)
    }

    @Test(arguments: ["202", "202 lb", "202 lbs.", "202#", "202 livres", "202*"])
    func figures(text: String) throws {
        let interval = try #require(read(text))
        #expect(interval.form == .single && interval.max?.value == 202)
    }

    @Test(arguments: [
        "max 202", "Max. 202", "up to 202", "<=202", "≤ 202", "< 202", "under 202", "jusqu'à 202", "202 or less",
        "202 max",
    ])
    func openBelow(text: String) throws {
        let interval = try #require(read(text))
        #expect(interval.form == .upTo && interval.min == nil && interval.max?.value == 202)
    }

    @Test(arguments: [
        "226+", "> 226", "over 226", "226 and over", "min 226", "≥226", "plus de 226", "226 & up", "226 et plus",
    ])
    func openAbove(text: String) throws {
        let interval = try #require(read(text))
        #expect(interval.form == .from && interval.max == nil && interval.min?.value == 226)
    }

    @Test func decimalsAndFractions() {
        #expect(read("16.0001-17")?.min?.value == Figure(tenThousandths: 160_001))
        #expect(read("1,42 – 1,49")?.max?.value == Figure(tenThousandths: 14_900))
        #expect(read("185 1/2")?.max?.value == Figure(tenThousandths: 1_855_000))
        #expect(read("185½")?.max?.value == Figure(tenThousandths: 1_855_000))
        #expect(read("43-78 kg")?.unit == .kilograms)
        #expect(read("15.000")?.max?.decimals == 3)
    }

    /// Whatever is not understood to the last character is not read at all.
    @Test(arguments: [
        "", "Preferred", "125 (sic)", "12O", "125 144", "74 - ", "-", "1 2 3", "125;144", "74 - 158 - 200", "0x12",
        "1e3", "125/144",
    ])
    func notFigures(text: String) { #expect(read(text) == nil) }
}

@Suite struct AgeNotationTests {
    @Test(arguments: [
        ("Ages 16-59", 16, 59), ("ages 16 to 59", 16, 59), ("16-59 years", 16, 59), ("Issue Ages 16–59", 16, 59),
        ("16 à 59 ans", 16, 59), ("Age 3", 3, 3),
    ])
    func closed(text: String, low: Int, high: Int) {
        #expect(AgeRange.read(FoldedText(text)) == AgeRange(min: low, max: high))
    }

    @Test(arguments: [
        "Ages 60+", "Age 60 and over", "60 years and older", "60 ans et plus", "Adult 60+", "ages 60 & up",
    ])
    func openAbove(text: String) { #expect(AgeRange.read(FoldedText(text)) == AgeRange(min: 60, max: nil)) }

    @Test func others() {
        #expect(AgeRange.read(FoldedText("Under age 18")) == AgeRange(min: nil, max: 17))
        #expect(AgeRange.read(FoldedText("Ages under 18")) == AgeRange(min: nil, max: 17))
        #expect(AgeRange.read(FoldedText("0-5 months")) == AgeRange(min: 0, max: 5, unit: .months))
        #expect(AgeRange.read(FoldedText("16-59")) == nil)
        #expect(AgeRange.read(FoldedText("16-59"), isKnownAsAge: true) == AgeRange(min: 16, max: 59))
        #expect(AgeRange.find(in: FoldedText("Preferred (ages 18-60)"))?.range == AgeRange(min: 18, max: 60))
        #expect(AgeRange.find(in: FoldedText("Quantum ADV5691 (07-2025)")) == nil)
    }

    @Test func plainDigitsAreReadAsTheScannerReadsThem() {
        for number in 0...9_999 {
            let text = FoldedText("\(number)")
            #expect(Interval.read(text) == Interval.scanned(text))
        }
        #expect(Interval.read(FoldedText("007")) == Interval.scanned(FoldedText("007")))
    }
}
