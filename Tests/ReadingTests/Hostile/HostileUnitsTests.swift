import ChartSchema
import Tables
import Testing

@testable import Reading

/// Units that the figures contradict, and bounds in unusual words.
@Suite struct HostileUnitsTests {
    @Test(arguments: [("kg", "169", "175", "180"), ("lb", "77", "79", "82")])
    func aUnitThatTheFiguresContradict(_ unit: String, a: String, b: String, c: String) throws {
        let draft = draft(.written("Height | Max (\(unit))\n5'0\" | \(a)\n5'1\" | \(b)\n5'2\" | \(c)"))
        #expect(draft.lines.isEmpty)
        let finding = try #require(draft.findings.first { $0.rule == "reading.unit.contradicts" })
        #expect(finding.message.contains("as pounds and of"))
    }

    @Test func noUnitShowsBothReadings() throws {
        let draft = draft(.written("Height | Max\n5'0\" | 77\n5'1\" | 79\n5'2\" | 82"))
        let finding = try #require(draft.findings.first { $0.rule == "reading.unit.unknown" })
        #expect(finding.message.hasSuffix("77 at 5'0\" is a BMI of 15 as pounds and of 33 as kilograms."))
    }

    /// What says that the figures are the highest weights may say their unit, too.
    @Test(arguments: [
        "Maximum weights shown are in kilograms.", "Weights shown are maximums, in kilograms.",
        "Maximum weight in kilograms.", "Weights shown are upper limits, in kilograms.",
    ])
    func theUnitOfHighestWeights(_ text: String) {
        let draft = draft(.written("\(text) | \nHeight | Max\n5'0\" | 77\n5'1\" | 79\n5'2\" | 82"))
        #expect(draft.lines.first == "60 - ..169.8lb")
    }

    @Test func aSentenceThatNamesTheUnit() {
        let draft = draft(
            .written("Weights are in kilograms, heights in feet | \nHeight | Max\n5'0\" | 77\n5'1\" | 79\n5'2\" | 82"))
        #expect(draft.lines.first == "60 - ..169.8lb")
    }

    @Test(arguments: [
        ("From", "To"), ("Weight From", "Weight To"), ("De", "À"), ("Lowest Weight", "Highest Weight"),
        ("Not less than", "Not more than"), ("Weight \u{2265}", "Weight \u{2264}"),
    ])
    func boundsInOtherWords(_ low: String, _ high: String) {
        let draft = draft(.written("Height | \(low) | \(high)\n5'0\" | 92 | 169\n5'1\" | 95 | 175"))
        #expect(draft.lines == ["60 - 92..169lb", "61 - 95..175lb"])
    }

    /// "SI" is simplified issue as well, where nothing speaks of units.
    @Test(arguments: [("SI Build", false), ("SI units", true), ("Metric chart", true), ("SI chart", false)])
    func titlesThatSpeakOfMetricUnits(_ title: String, isTold: Bool) {
        let draft = draft(
            .written("\(title) | \nHeight | Standard\n5'0\" | 169\n5'1\" | 175\n5'2\" | 180\n5'3\" | 186"))
        #expect(draft.lines.count == 4)
        #expect(draft.findings.contains { $0.message.contains("metric units") } == isTold)
    }

    /// A word that refuses is no figure that is missing.
    @Test func wordsThatRefuseAreKept() {
        let draft = draft(
            .written(
                "Height | Preferred | Standard\n5'0\" | IC | 169\n5'1\" | \u{2013} | 175\n5'2\" | Decline | 180\n5'3\" | 150 | 186"
            ))
        #expect(draft.refusals.map(\.text) == ["IC", "Decline"])
    }

    @Test func signsAsZones() {
        let draft = draft(.written("Height | Decline < | Decline >\n5'0\" | 92 | 169\n5'1\" | 95 | 175"))
        #expect(draft.lines.prefix(2) == ["60 Decline ..92lb", "60 Decline 169..lb"])
    }
}
