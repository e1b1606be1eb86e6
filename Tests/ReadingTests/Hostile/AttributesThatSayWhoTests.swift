import ChartSchema
import Tables
import Testing

@testable import Reading

/// Attributes around a table that say for whom its limits are, or that nobody understands.
@Suite struct AttributesThatSayWhoTests {
    private static let rows =
        "height | max\n5'0\" | 154\n5'2\" | 164\n5'4\" | 174\n5'6\" | 185"

    private func read(_ attribute: String) -> DraftChart {
        draft(.written(Self.rows, headings: ["units: lb", "class name: Preferred", attribute]))
    }

    @Test(arguments: [
        "excludedSex: M", "exceptSex: M", "sexNot: M", "ineligibleGender: female", "notFor: smokers",
        "excludedAges: 18-39",
        "ageExclusion: 70+", "spouseSex: F", "notFor: smokers.", "excludes: M/smokers", "otherSex: female",
        "smokersExcluded: true", "excludeSmokers: Y",
        "tobaccoExcluded: yes", "womenOnly: yes", "isMale: 0",
    ])
    func whatIsNotUnderstoodIsAppliedToNobody(attribute: String) {
        let draft = read(attribute)
        #expect(draft.lines.isEmpty && draft.rules.contains("reading.column.unclear"))
    }

    @Test(arguments: ["applies: spouses", "validUntil: 2020-12-31", "status: draft"])
    func whatMayLimitIsTold(attribute: String) {
        #expect(read(attribute).findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: [
        "sex: M", "gender: male", "appliesTo: men", "tobacco: no", "smoker: false", "ageBasis: ALB", "ageFrom: 18",
        "ageTo: 60", "ages: 18-60", "id: c1",
        "lang: en",
        "edition: 2025", "title: Build chart",
    ])
    func whatIsUnderstoodIsTakenInSilence(attribute: String) {
        let draft = read(attribute)
        #expect(!draft.lines.isEmpty && !draft.findings.contains { $0.severity >= .warning }, "\(draft.findings)")
    }

    @Test func anEndOfAgesIsOneWhateverElementItStandsAt() {
        for header in ["class ageTo", "Age up to", "ageMax", "limits ageTo", "Client age to", "Applicant age to"] {
            let draft = draft(
                .written("\(header) | Height | Max weight (lb)\n60 | 5'0\" | 150\n60 | 5'2\" | 160\n60 | 5'4\" | 171"))
            #expect(
                !draft.lines.isEmpty && draft.lines.allSatisfy { $0.contains("-60") || $0.contains("..60") },
                "\(draft.lines)")
        }
        for header in ["Under age", "Age over", "Average age"] {
            let draft = draft(
                .written("\(header) | Height | Max weight (lb)\n60 | 5'0\" | 150\n60 | 5'2\" | 160\n60 | 5'4\" | 171"))
            #expect(draft.findings.contains { $0.severity >= .warning }, "\(header)")
        }
    }

    @Test func aFileIsForNobody() {
        let draft = read("file: male.pdf")
        #expect(!draft.lines.isEmpty && !draft.lines.contains { $0.contains("male") }, "\(draft.lines)")
    }
}
