import ChartSchema
import Tables
import Testing

@testable import Reading

/// What stands above all tables and sections holds for all of them, whatever names the class right above the first.
@Suite struct TitlesOverAllTests {
    private static let rows = "5'0\" | 120 | 130\n5'1\" | 124 | 134\n5'2\" | 128 | 138"
    private static let more = "5'0\" | 150 | 160\n5'1\" | 154 | 164\n5'2\" | 158 | 168"

    @Test func aSentenceAboveTheFirstSection() {
        let draft = draft(
            .written(
                """
                This chart is for applicants who do not use tobacco.
                Height | Male | Female
                Preferred
                \(Self.rows)
                Standard
                \(Self.more)
                """))
        #expect(draft.chart.columns.count == 4)
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .no })
    }

    @Test func aTitleAboveTheFirstOfTwoTables() {
        let draft = draft(
            .written("Non-Tobacco Build Chart\nPreferred\nHeight | Male | Female\n\(Self.rows)"),
            .written("Standard\nHeight | Male | Female\n\(Self.more)", index: 1))
        #expect(Set(draft.chart.columns.compactMap(\.classLabel)) == ["Preferred", "Standard"])
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .no })
    }

    @Test(
        "Rows of a name and its value",
        arguments: [
            ("Tobacco | No Tobacco", nil, Tobacco.no, nil), ("Tobacco: | Non-Tobacco Users", nil, .no, nil),
            ("Smoker | N", nil, .no, nil), ("Sex | F", .female, .any, nil),
            ("Ages: | 18-85", nil, .any, AgeRange(min: 18, max: 85)),
        ] as [(String, Sex?, Tobacco, AgeRange?)])
    func namedRows(row: String, sex: Sex?, tobacco: Tobacco, age: AgeRange?) throws {
        let draft = draft(.written("\(row)\nHeight | Preferred | Standard\n\(Self.rows)"))
        let column = try #require(draft.chart.columns.first)
        #expect(column.sex == sex ?? .any && column.tobacco == tobacco && column.age == age ?? .any)
        #expect(column.classLabel == "Preferred")
    }

    @Test func aClassOfNoCertainMeaningBetweenOthers() {
        let draft = draft(
            .written("Height | Male | Female\nSelect:\n\(Self.rows)\nStandard:\n\(Self.more)"))
        #expect(draft.chart.columns.map(\.classLabel) == ["Select", "Select", "Standard", "Standard"])
    }

    @Test func anInsurersNameGivesNoSex() {
        #expect(HeaderTerms("Ladies\u{2019} Catholic Benevolent Society").sex == nil)
        #expect(HeaderTerms("Ladies' maximum weights").sex == .female)
    }

    @Test func aNumberInLettersInASentence() {
        let draft = draft(
            .written(
                "Height | Min | Max\n\(Self.rows)",
                after: ["From a proposed insured's 66th birthday the company will overlook a further ten pounds."]))
        #expect(draft.rules.contains("reading.footnote.unapplied"))
    }

    @Test func aClassInATitleThatWasNotRead() {
        let draft = draft(.written("Blue Heron Preferred Adult Build Chart\nHeight | Male | Female\n\(Self.rows)"))
        #expect(draft.rules.contains("reading.title.class"))
    }

    @Test(
        "Titles and labels with a state of tobacco",
        arguments: [
            ("Smoker Height/Weight Table - Weight in Pounds", Tobacco.yes, nil),
            ("Non-Nicotine Height/Weight Table", .no, nil), ("Standard/NT/Max", .no, "Standard/NT"),
            ("PREFERRED PLUS, SM (lbs)", .yes, "PREFERRED PLUS, SM"),
            ("Preferred / Preferred Plus, Preferred Tobacco", .any, "Preferred / Preferred Plus, Preferred Tobacco"),
        ] as [(String, Tobacco, String?)])
    func tobacco(text: String, tobacco: Tobacco, label: String?) {
        let terms = HeaderTerms(text)
        #expect(terms.tobacco == tobacco)
        if let label { #expect(terms.label == label) }
    }
}
