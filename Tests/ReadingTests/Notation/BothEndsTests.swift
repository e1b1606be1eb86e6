import ChartSchema
import Testing

@testable import Notation
@testable import Reading

/// Cells that give a weight in more words than a figure.
@Suite struct BothEndsTests {
    @Test(arguments: [
        "min 92 max 143", "Min: 92 / Max: 143", "92 min - 143 max", "max 143, min 92", "between 92 and 143",
        "de 92 à 143", "92 ~ 143", "92..143", "[92-143]", "(92 - 143)", "from 92 to 143",
    ])
    func ranges(_ text: String) throws {
        let interval = try #require(Interval.read(FoldedText(text)))
        #expect(interval.form == .range)
        #expect(interval.min?.value == 92)
        #expect(interval.max?.value == 143)
    }

    @Test(arguments: ["min 143 max 92", "between 143 and 92", "92 / 143", "92 and 143", "min 92 min 143"])
    func notRead(_ text: String) {
        #expect(Interval.read(FoldedText(text)) == nil)
    }

    @Test(arguments: ["89 kg (196 lb)", "196 lb (89 kg)", "196 lb / 89 kg", "196 (89 kg)", "89 (196 lb)"])
    func twoUnitsThatAgree(_ text: String) throws {
        let interval = try #require(Interval.read(FoldedText(text)))
        #expect(interval.max?.value == 196)
        #expect(interval.unit == .pounds)
    }

    @Test(arguments: ["89 kg (169 lb)", "169 (89 kg)"]) func twoUnitsThatDoNotAgree(_ text: String) {
        #expect(Interval.read(FoldedText(text)) == nil)
    }

    @Test(arguments: ["143 (1)", "143(2)", "143*"])
    func footnoteMarks(_ text: String) {
        #expect(Interval.read(FoldedText(text))?.max?.value == 143)
    }
}
