import ChartSchema
import Tables
import Testing

@testable import Reading

/// Whom a chart is for, in words that are easily lost: each is read, or somebody is told.
@Suite struct HostileWhoTests {
    private static let table = "Height | Preferred | Standard\n5'0\" | 142 | 163\n5'1\" | 147 | 169\n5'2\" | 152 | 174"

    @Test(
        "Titles",
        arguments: [
            ("Never Used Tobacco", Sex.any, Tobacco.no, AgeRange.any), ("Never smoked", .any, .no, .any),
            ("Non-User", .any, .no, .any), ("Ladies", .female, .any, .any), ("Gentlemen", .male, .any, .any),
            ("Female / Tobacco", .female, .yes, .any), ("Male/Nonsmoker", .male, .no, .any),
            ("Smoker/Ages 18-60", .any, .yes, AgeRange(min: 18, max: 60)),
            ("Build Chart – Non-Nicotine, Ages 18–60", .any, .no, AgeRange(min: 18, max: 60)),
            ("Age 60 and Below", .any, .any, AgeRange(min: nil, max: 60)),
            ("65 and older", .any, .any, AgeRange(min: 65, max: nil)),
            ("No tobacco in past 12 months", .any, .no, .any),
        ])
    func titles(title: String, sex: Sex, tobacco: Tobacco, age: AgeRange) throws {
        let columns = draft(.written("\(title) | \n\(Self.table)")).chart.columns
        #expect(!columns.isEmpty)
        for column in columns { #expect((column.sex, column.tobacco, column.age) == (sex, tobacco, age)) }
    }

    @Test(
        "Titles whose words beside the people nobody understands are applied to nobody, and told of",
        arguments: [
            "Former smokers", "Smokers excluded", "Pregnant women", "N o n smoker", "anti-smoker",
            "M\u{430}le applicants", "From age 71 on, read one column to the right.",
        ])
    func unknownWordsBesidePeople(title: String) {
        let draft = draft(.written("\(title) | \n\(Self.table)"))
        #expect(draft.chart.columns.allSatisfy { $0.sex == .any && $0.tobacco == .any && $0.age == .any })
        #expect(draft.findings.contains { $0.rule == "reading.prose.unapplied" && $0.severity == .warning })
    }

    @Test(
        "How long something lasts is no age",
        arguments: ["Quit 3+ years ago", "Quit 3+ years", "Stopped 5 or more years"])
    func durations(header: String) {
        let draft = draft(.written("Height | Never | \(header)\n5'0\" | 142 | 163\n5'1\" | 147 | 169"))
        #expect(draft.chart.columns.count == 2 && draft.chart.columns.allSatisfy { $0.age == .any })
    }

    @Test func agesInWords() {
        let draft = draft(
            .written(
                "Height | Sixty-four and younger | Age sixty-five and older\n5'0\" | 142 | 163\n5'1\" | 147 | 169"))
        #expect(
            draft.chart.columns.map(\.age) == [AgeRange(min: nil, max: 64), AgeRange(min: 65, max: nil)])
    }

    @Test(
        "Corners that are not understood whole are applied to nobody, and told of",
        arguments: ["Male zorb", "From age 71 on, read one column to the right."])
    func cornersInDoubt(corner: String) {
        let known = Table.written("Male | Preferred\n5'0\" | 142\n5'1\" | 147\n5'2\" | 152", index: 0)
        let doubtful = Table.written(
            "\(corner) | \nHeight | Standard | Age 71+\n5'0\" | 163 | 150\n5'1\" | 169 | 155\n5'2\" | 174 | 160",
            index: 1)
        let draft = draft(known, doubtful)
        #expect(draft.findings.contains { $0.rule == "reading.prose.unapplied" && $0.location.table != 0 })
    }

    @Test func headingsThatContradictEachOther() {
        let draft = draft(
            .written(
                """
                Height | Nonsmoker | << | Smoker | <<
                 | Preferred | Standard | Preferred | Standard (same = as Nonsmoker)
                5'0" | 142 | 163 | 138 | 163
                5'1" | 147 | 169 | 143 | 169
                """))
        #expect(draft.chart.columns.count == 3)
        #expect(draft.findings.contains { $0.rule == "reading.header.contradicts" && $0.severity == .error })
    }

    @Test(
        "Notes that nothing was made of",
        arguments: [
            "* Women only.", "Smokers", "Preferred may be available to non-tobacco users.",
        ])
    func notes(note: String) {
        let found = draft(.written("\(Self.table)\n\(note) | ")).findings
        #expect(found.contains { $0.rule == "reading.prose.unapplied" && $0.severity == .warning })
    }

    @Test func aSentenceThatHoldsForAll() {
        let columns = draft(.written("\(Self.table)\nAvailable to ages 18-60 only. | ")).chart.columns
        #expect(columns.allSatisfy { $0.age == AgeRange(min: 18, max: 60) })
    }

    @Test func headersOfHeights() {
        let text = Self.table.replacing("Height", with: "Height (Women)")
        #expect(draft(.written(text)).chart.columns.allSatisfy { $0.sex == .female })
    }

    @Test(
        "Texts that limit nobody",
        arguments: ["Men and women", "Issue ages 18-85", "For women subtract 10 pounds.", "Weights include clothes."])
    func plainNotes(note: String) {
        #expect(
            !draft(.written("\(Self.table)\n\(note) | ")).findings.contains { $0.rule == "reading.prose.unapplied" })
    }
}
