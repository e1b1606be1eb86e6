import ChartSchema
import Tables
import Testing

@testable import Reading

/// Limits that a word beside them gives to others, turns round or takes away.
@Suite struct TurnedFiguresTests {
    private static let rows = "5'0\" | 154 | 140\n5'1\" | 159 | 145\n5'2\" | 164 | 150"
    private static let one = "Height | Weight (lb)\n5'0\" | 254\n5'1\" | 259\n5'2\" | 264"

    private func lines(_ header: String) -> [String] {
        Array(draft(.written("\(header)\n\(Self.rows)", caption: "Maximum weight (lb)")).lines.prefix(2))
    }

    @Test func allOthersAreWhomTheColumnBesideLeaves() {
        #expect(
            lines("Height | Tobacco-free for 12 months or longer | All others")
                == ["60 - ..154lb tobacco-no", "60 - ..140lb tobacco-yes"])
        #expect(lines("Height | Women | Everyone else") == ["60 - ..154lb female", "60 - ..140lb male"])
        let ages = draft(.written("Height | Under age 60 | All other applicants\n\(Self.rows)")).chart.columns
        #expect(ages.map(\.age) == [AgeRange(max: 59), AgeRange(min: 60)])
    }

    @Test func allOthersOfTwoThingsAreNotRead() {
        let draft = draft(.written("Height | Women, non-smokers | All others\n\(Self.rows)"))
        #expect(draft.chart.columns.count == 1)
        #expect(draft.findings.contains { $0.rule == "reading.cell.unread" && $0.severity == .error })
    }

    @Test func theLetterOfTheTobaccoState() {
        #expect(lines("Taille | NF | F") == ["60 - ..154lb tobacco-no", "60 - ..140lb tobacco-yes"])
        // One letter alone is nobody's.
        let alone = draft(.written("Height | F\n5'0\" | 154\n5'1\" | 159\n5'2\" | 164"))
        #expect(alone.chart.columns.map(\.sex) == [.any] && alone.rules.contains("reading.class.unknown"))
    }

    @Test(
        "A minimum that some classes do not have",
        arguments: [
            "Minimum (does not apply to Table 4)", "Minimum, all classes except Table 4", "Minimum (not for Table 4)",
        ])
    func minimum(header: String) {
        let text =
            "Height | Preferred | Table 4 | \(header)\n5'0\" | 154 | 180 | 90\n5'1\" | 159 | 185 | 93\n5'2\" | 164 | 190 | 96"
        #expect(draft(.written(text)).lines.prefix(2) == ["60 Preferred 90..154lb", "60 Table 4 ..180lb"])
    }

    @Test(
        "A minimum for whom nobody knows",
        arguments: [
            "Minimum for the Term plan below",
            "Minimum unless diabetic",
        ])
    func unclear(header: String) {
        let text =
            "Height | \(header) | Preferred | Standard\n5'0\" | 90 | 154 | 180\n5'1\" | 93 | 159 | 185\n5'2\" | 96 | 164 | 190"
        let draft = draft(.written(text))
        #expect(draft.lines.isEmpty)
        #expect(draft.findings.contains { $0.rule == "reading.minimum.unclear" && $0.severity == .error })
    }

    @Test func oneMinimumBehindSeveralMaximaIsCommon() {
        let text =
            "Height | Preferred Maximum | Standard Maximum | Minimum\n5'0\" | 154 | 180 | 90\n5'1\" | 159 | 185 | 93\n5'2\" | 164 | 190 | 96"
        #expect(draft(.written(text)).lines.prefix(2) == ["60 Preferred 90..154lb", "60 Standard 90..180lb"])
    }

    @Test func aWeightThatIsStrictlyBelowTheNextClassBelongsToIt() {
        let text = "Height | Preferred | Standard\n5'0\" | <154 | 154+\n5'1\" | <159 | 159+\n5'2\" | <164 | 164+"
        #expect(draft(.written(text)).lines.prefix(2) == ["60 Preferred ..153lb", "60 Standard 154..lb"])
    }

    @Test(
        "Weights at which ratings begin are no maxima",
        arguments: [
            "Weight (lb) at which each rating begins", "Each rating starts at the weight shown (lb)",
            "Figures are the lowest weights at which the rating applies.",
        ])
    func begins(text: String) {
        let table = "Height | Table 2 | Table 4\n5'0\" | 184 | 200\n5'1\" | 191 | 206\n5'2\" | 197 | 213"
        #expect(draft(.written(table, before: [text])).lines.prefix(2) == ["60 Table 2 184..lb", "60 Table 4 200..lb"])
    }

    @Test(
        "Figures that are refused themselves",
        arguments: [
            "Weights at or above those shown are declined.", "An applicant who reaches the weight listed is declined.",
            "We are unable to offer coverage to anyone who weighs as much as, or more than, the weight printed beside the height.",
            "First weight refused",
        ])
    func refused(text: String) {
        let draft = draft(.written(Self.one, before: [text]))
        #expect(draft.findings.contains { $0.rule == "reading.figures.refused" && $0.severity == .error })
    }

    @Test(
        "What changes a limit and no grammar claims is told of",
        arguments: [
            "8 lb more from age 60.", "Weights may be exceeded by eight pounds from the sixtieth birthday.",
            "Infants born before 37 weeks: use corrected age.",
            "* Disregard the minimum for applicants younger than 60.",
        ])
    func told(text: String) {
        let draft = draft(.written(Self.one, after: [text]))
        #expect(draft.findings.contains { $0.severity == .warning && $0.location.text == text })
    }

    @Test func agesBehindApplicantsAreApplied() {
        let draft = draft(.written(Self.one, after: ["Not for applicants 71 and over."]))
        #expect(draft.chart.columns.map(\.age) == [AgeRange(max: 70)])
    }

    @Test(
        "What only leads through a table is not told of",
        arguments: [
            "Find the height of the proposed insured and see the maximum acceptable weight.",
            "Weights are maximums, in pounds.",
            "Weights above the maximum are declined.", "Weights include indoor clothing, without shoes.",
        ])
    func plain(text: String) {
        #expect(!draft(.written(Self.one, before: [text])).findings.contains { $0.severity >= .warning })
    }
}
