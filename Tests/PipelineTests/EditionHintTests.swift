import Testing

@testable import Pipeline

/// Dates that may be a file's edition.
@Suite struct EditionHintTests {
    @Test(arguments: [
        ("Build chart, March 2026", "2026-03-01"), ("Rev. (03/26)", "2026-03-01"),
        ("en vigueur mars 2026", "2026-03-01"),
        ("Effective March 15, 2026", "2026-03-15"), ("3/15/2026", "2026-03-15"), ("2026-03-15", "2026-03-15"),
        ("as of 03/2026", "2026-03-01"), ("(Rev 12/2025)", "2025-12-01"), ("1er août 2024: août 2024", "2024-08-01"),
        // A day that is printed is not cut off.
        ("Effective 15 March 2026", "2026-03-15"), ("15th of March 2026", "2026-03-15"),
        ("le 15 mars 2026", "2026-03-15"), ("Le 1er mars 2026", "2026-03-01"), ("15-Mar-2026", "2026-03-15"),
        ("2026/03/15", "2026-03-15"), ("13/04/2026", "2026-04-13"), ("15.03.2026", "2026-03-15"),
        ("05/05/2026", "2026-05-05"),
    ])
    func isFound(text: String, date: String) {
        #expect(EditionHint.dates(in: [text]).map(\.date) == [date])
    }

    @Test(arguments: ["129/138", "13/2026", "Table 4 2026 lb", "5/10", "ages 16/60", "(99/26)"])
    func isNoDate(text: String) {
        #expect(EditionHint.dates(in: [text]).isEmpty)
    }

    @Test(arguments: ["31 April 2026", "41 March 2026", "31st of June 2026"])
    func aDayThatIsNoneMakesNoMonth(text: String) {
        #expect(EditionHint.dates(in: [text]).isEmpty)
    }

    @Test func dayAndMonthAreNotGuessed() {
        let found = EditionHint.dates(in: ["Effective 03/04/2026"])
        #expect(found.map(\.date) == ["2026-03-04", "2026-04-03"] && found.allSatisfy(\.isAmbiguous))
        #expect(EditionHint.likely(found) == nil)
    }

    @Test func theDayFromWhichItHoldsIsTheEdition() {
        func likely(_ text: String) -> String? { EditionHint.likely(EditionHint.dates(in: [text]))?.date }
        #expect(likely("Form 2019-04-01. Effective 15.03.2026") == "2026-03-15")
        #expect(likely("Rev. March 2025, printed June 2026") == nil)
        #expect(likely("Build chart (March 2026)") == "2026-03-01")
    }

    @Test func aDateIsNamedOnce() {
        #expect(
            EditionHint.dates(in: ["March 2026", "(03/26)", "April 2026"]).map(\.date) == ["2026-03-01", "2026-04-01"])
    }
}
