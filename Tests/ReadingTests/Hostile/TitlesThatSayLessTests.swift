import ChartSchema
import Tables
import Testing

@testable import Reading

/// Titles of sections that say less than the ones before them.
@Suite struct TitlesThatSayLessTests {
    /// "All ages" ends those of the section above it; so does a title that says all it means, as those before it do.
    @Test(arguments: [
        (["MALES 18-64", "MALES 65 AND UP", "FEMALES - ALL AGES"], "female"),
        (["Hommes 18-64 ans", "Hommes 65 ans et plus", "Femmes - tous les âges"], "female"),
        (["Hombres 18-64 años", "Hombres 65 años y más", "Mujeres, todas las edades"], "female"),
        (["Men 18-64", "Women (any age)"], "female"), (["Males 18-64", "Males 65+", "Females"], "female"),
        (["Males - nonsmoker", "Males - smoker", "Females"], "female"),
        (["Ages 65 and over - tobacco", "Ages 65 and over - non-tobacco", "Ages 18-64"], "age 18..64"),
    ])
    func whatStoodBehindThePartEnds(titles: [String], last: String) {
        let rows = titles.enumerated().map { place, title in
            "\(title) | |\n5'0\" | \(140 + place) | \(170 + place)\n5'1\" | \(145 + place) | \(175 + place)"
        }
        let draft = draft(.written("Height | Standard | Table 2\n" + rows.joined(separator: "\n")))
        let figure = 140 + titles.count - 1
        #expect(draft.lines.contains("60 Standard ..\(figure)lb \(last)"))
    }

    /// Which of the words hold for both nobody says.
    @Test func whatIsCarriedIsToldOf() {
        let draft = draft(
            .written(
                "Height | Male | Female\nPreferred - ages 18 to 65 | |\n5'0\" | 150 | 140\nStandard | |\n5'0\" | 170 | 160"
            ))
        #expect(draft.lines.contains("60 Standard ..170lb male age 18..65"))
        #expect(draft.rules.contains("reading.title.carried"))
    }

    /// Whoever may have the plan is what "all ages" means.
    @Test func allAgesAreThoseOfThePlan() {
        let draft = draft(
            .written(
                "Issue ages 50-85 | |\nHeight | Standard | Table 2\nMen | |\n5'0\" | 140 | 170\nWomen, all ages | |\n5'0\" | 130 | 160"
            ))
        #expect(draft.lines.contains("60 Standard ..130lb female age 50..85"))
    }

    /// What is said of one sex is not said of the other, nor of both.
    @Test func agesOfEachSex() {
        let draft = draft(
            .written(
                "Male issue ages 18-70; female issue ages 18-75 | |\nHeight | Preferred | Standard\n5'0\" | 149 | 179\n5'1\" | 153 | 185"
            ))
        #expect(draft.lines.first == "60 Preferred ..149lb" && draft.rules.contains("reading.prose.unapplied"))
    }

    @Test func allAgesBesideOthers() {
        let draft = draft(
            .written(
                "Height | Male 18-64 | Male 65+ | Female all ages\n5'0\" | 179 | 189 | 174\n5'1\" | 185 | 196 | 180"))
        #expect(draft.lines.contains("60 - ..174lb female"))
    }

    /// A row of headers that prints its word over each column means no more by a blank than it says.
    @Test func blanksOfANamedHeaderRow() {
        let draft = draft(
            .written(
                """
                Class | Preferred | Standard | Table 4
                Tobacco | No | No |
                Issue ages | 18-65 | 18-80 |
                Height | Max weight | Max weight | Max weight
                5'0" | 149 | 179 | 210
                5'1" | 153 | 185 | 217
                """))
        #expect(draft.lines.contains("60 Table 4 ..210lb"))
    }

    /// Merged headings above a row that repeats its words are of all columns below them.
    @Test func mergedHeadingsOverRepeatedNames() {
        let draft = draft(
            .written(
                "| Nonsmoker | | |\n| Male | Male | Female | Female\nHeight | Preferred | Standard | Preferred | Standard\n5'0\" | 150 | 160 | 140 | 148\n5'1\" | 155 | 165 | 145 | 153"
            ))
        #expect(draft.lines.count == 8 && draft.lines.allSatisfy { $0.contains("tobacco-no") })
    }

    /// The page's own heading stands over each of its tables.
    @Test func issueAgesOverAllAges() {
        let rows = "Height | Standard\n5'0\" | 140\n5'1\" | 145"
        let draft = draft(
            .written(rows, headings: ["Issue ages 50-85", "Males, all ages"]),
            .written(rows.replacing("14", with: "13"), index: 1, headings: ["Issue ages 50-85", "Females, all ages"]))
        #expect(draft.lines.contains("60 Standard ..130lb female age 50..85"))
    }

    @Test func anyAgeInsideThoseOfTheTitle() {
        let draft = draft(
            .written(
                "Issue ages 50-85 | | |\nMin Age | Max Age | Height | Max Weight\n50 | 64 | 5'0\" | 149\n65 | Any | 5'0\" | 159"
            ))
        #expect(draft.lines.contains("60 - ..159lb age 65..85"))
    }

    @Test func allSexesBelowATitleOfOne() {
        let draft = draft(
            .written(
                "Females only | | |\nSex | Age | Height | Max Weight\nAll | 18-64 | 5'0\" | 149\nAll | 65+ | 5'0\" | 159"
            ))
        #expect(draft.lines.allSatisfy { $0.contains("female") })
    }
}
