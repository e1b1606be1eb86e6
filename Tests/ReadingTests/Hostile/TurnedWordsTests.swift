import ChartSchema
import Tables
import Testing

@testable import Reading

/// Words that turn others round, names that say nothing of people, and numbers that are no ratings.
@Suite struct TurnedWordsTests {
    private static let table = "Height | Minimum | Maximum\n5'0\" | 90 | 195\n5'1\" | 93 | 201\n5'2\" | 96 | 208"

    @Test(
        "Titles that negate or except",
        arguments: [
            ("Build chart (not for tobacco users)", Sex.any, Tobacco.no, AgeRange.any),
            ("For applicants who have not used tobacco in the past 12 months", .any, .no, .any),
            ("Build chart: excludes smokers", .any, .no, .any),
            ("Build limits, other than tobacco users", .any, .no, .any),
            ("Height and weight limits (not applicable to females)", .male, .any, .any),
            ("Build chart, not for ages 71 and over", .any, .any, AgeRange(min: nil, max: 70)),
            ("Build chart - not for clients aged 71 and over", .any, .any, AgeRange(min: nil, max: 70)),
            ("Build chart, all ages except 0-17", .any, .any, AgeRange(min: 18, max: nil)),
            ("Applicants age 20 and older who do not use tobacco", .any, .no, AgeRange(min: 20, max: nil)),
        ])
    func titles(title: String, sex: Sex, tobacco: Tobacco, age: AgeRange) {
        let columns = draft(.written("\(title) | \n\(Self.table)")).chart.columns
        #expect(!columns.isEmpty)
        for column in columns { #expect((column.sex, column.tobacco, column.age) == (sex, tobacco, age)) }
    }

    @Test(
        "What is not understood whole is not applied, and told of",
        arguments: [
            "Preferred is not available above age 70.", "Not for smokers unless they frobnicate",
            "Build chart, ages 18 to 40 and 60 to 70", "Everyone except tobacco users who are 60 or older",
            "Not for female smokers", "Keystone Whole Life (issue ages 0-80; this table 18-80)",
            "Build chart – all ages, all uses of tobacco (lb)",
        ])
    func doubts(text: String) {
        let draft = draft(.written(Self.table, before: [text]))
        #expect(draft.chart.columns.allSatisfy { $0.sex == .any && $0.tobacco == .any && $0.age == .any })
        #expect(draft.findings.contains { $0.rule.hasSuffix(".unapplied") && $0.severity == .warning })
    }

    @Test(
        "Names of insurers and plans",
        arguments: [
            "Woman's Life Insurance Society", "First Catholic Slovak Ladies Association", "Level Term to Age 95",
            "20-Year Level Term Build Chart", "Term to Age 90 Height and Weight",
        ])
    func names(title: String) {
        let draft = draft(.written(Self.table, headings: [title]))
        #expect(draft.lines.first == "60 - 90..195lb")
    }

    @Test(
        "Numbers of tables on their page",
        arguments: ["Table 3. Height and weight limits", "Table B. Height and Weight", "Table 2 - Build Limits"])
    func captions(caption: String) {
        #expect(draft(.written(Self.table, caption: caption)).lines.first == "60 - 90..195lb")
    }

    @Test func aTableRatingInATitleStaysOne() {
        #expect(draft(.written(Self.table, caption: "Table 2")).lines.first == "60 Table 2 90..195lb")
    }

    @Test func lettersBesideLettersAreNoSexes() {
        let draft = draft(
            .written("Height | Standard | Table A | Table F\n5'0\" | 150 | 160 | 170\n5'1\" | 155 | 165 | 175"))
        #expect(draft.lines.prefix(3) == ["60 Standard ..150lb", "60 Table A ..160lb", "60 Table F ..170lb"])
        let rated = Self.rated
        #expect(
            rated.lines.prefix(3) == ["60 Standard ..150lb", "60 Table Rating D ..160lb", "60 Table Rating F ..170lb"])
    }

    private static var rated: DraftChart {
        draft(
            .written(
                " | | Table Rating | <<\nHeight | Standard | D | F\n5'0\" | 150 | 160 | 170\n5'1\" | 155 | 165 | 175"))
    }

    @Test func attributesAroundATableSayWhomItIsFor() {
        let draft = draft(.written(Self.table, headings: ["gender: F", "ageFrom: 18", "ageTo: 65", "tobacco: N"]))
        #expect(draft.lines.first == "60 - 90..195lb female tobacco-no age 18..65")
    }

    @Test func theCornerSaysWhomTheColumnsAreFor() {
        let draft = draft(
            .written(
                "Male Height | Preferred | Female Height | Preferred\n5'0\" | 150 | 4'10\" | 130\n5'1\" | 155 | 4'11\" | 134"
            ))
        #expect(draft.lines.prefix(1) == ["60 Preferred ..150lb male"])
        #expect(draft.lines.contains("58 Preferred ..130lb female"))
    }

    @Test func headingsAboveTheMiddleReachOverTheirColumns() {
        let draft = draft(
            .written(
                """
                 | | Male | | | Female |
                Height | Preferred | Standard | Table 4 | Preferred | Standard | Table 4
                5'0" | 154 | 179 | 205 | 146 | 169 | 195
                5'1" | 159 | 185 | 212 | 151 | 175 | 201
                """))
        #expect(draft.lines.prefix(2) == ["60 Preferred ..154lb male", "60 Standard ..179lb male"])
        #expect(draft.lines.contains("60 Table 4 ..195lb female"))
    }
}
