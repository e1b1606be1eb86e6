import ChartSchema
import Tables
import Testing

@testable import Reading

/// Words around a class name that say who it is for, in the forms that headers really have.
@Suite struct QualifiedNamesTests {
    @Test(
        arguments: [
            ("Preferred (F)", "Preferred", Sex.female), ("Preferred - M", "Preferred", .male), ("F", nil, .female),
            ("Men's Max", nil, .male), ("Women\u{2019}s Standard", "Standard", .female), ("M / F", nil, .any),
        ] as [(String, String?, Sex)])
    func sexes(_ header: String, label: String?, sex: Sex) {
        let terms = HeaderTerms(header)
        #expect(terms.label == label)
        #expect(terms.sex == sex)
    }

    @Test(arguments: ["Table F", "Height (M)", "Plan F Standard", "M-3405 build chart"])
    func lettersThatAreNoSex(_ header: String) {
        #expect(HeaderTerms(header).sex == nil)
    }

    @Test(arguments: [
        ("Preferred\nNon-Tobacco", Tobacco.no), ("Standard, Tobacco", .yes), ("Pref TOB", .yes), ("Std Non-Tob", .no),
        ("Standard SM", .yes), ("Preferred / Preferred Plus, Preferred Tobacco", .any),
    ])
    func tobacco(_ header: String, state: Tobacco) {
        #expect(HeaderTerms(header).tobacco == state)
    }

    @Test(
        arguments: [("Table 1/A", RateClass.table(1)), ("Table 2/B", .table(2)), ("Table 2/C", nil)]
            as [(String, RateClass?)])
    func tablesByNumberAndLetter(_ label: String, meaning: RateClass?) {
        #expect(HeaderTerms(label).label == label)
        #expect(ClassMeaning.of(label) == meaning)
    }

    @Test(
        arguments: [
            ("Applications from age 18", 18, nil), ("through age 70", nil, 70), ("Ages 18 through age 64", 18, 64),
            ("Limits for over age 60", 61, nil), ("under age 18", nil, 17), ("Age 3", 3, 3),
        ] as [(String, Int?, Int?)])
    func agesWithOneOpenSide(_ text: String, low: Int?, high: Int?) {
        let age = HeaderTerms(text).age
        #expect(age?.min == low)
        #expect(age?.max == high)
    }

    @Test func sentencesThatChangeLimitsNameNobody() {
        let draft = draft(
            .written(
                """
                Smokers: subtract 10 lbs from each maximum | |
                Height | Preferred | Standard
                5'0" | 143 lb | 169 lb
                5'1" | 148 lb | 175 lb
                Females: deduct 5 lb below this line | |
                5'2" | 153 lb | 180 lb
                5'3" | 158 lb | 186 lb
                """))
        #expect(
            draft.lines.filter { $0.contains("Preferred") } == [
                "60 Preferred ..143lb", "61 Preferred ..148lb", "62 Preferred ..153lb", "63 Preferred ..158lb",
            ])
        #expect(draft.rules == ["reading.footnote.unapplied", "reading.footnote.unapplied"])
    }
}
