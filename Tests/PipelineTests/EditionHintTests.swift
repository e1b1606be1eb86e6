import Testing

@testable import Pipeline

/// Dates that may be a file's edition.
@Suite struct EditionHintTests {
    @Test(arguments: [
        ("Build chart, March 2026", "2026-03-01"), ("Rev. (03/26)", "2026-03-01"),
        ("en vigueur mars 2026", "2026-03-01"),
        ("Effective March 15, 2026", "2026-03-15"), ("3/15/2026", "2026-03-15"), ("2026-03-15", "2026-03-15"),
        ("as of 03/2026", "2026-03-01"), ("(Rev 12/2025)", "2025-12-01"), ("1er août 2024: août 2024", "2024-08-01"),
    ])
    func isFound(text: String, date: String) {
        #expect(EditionHint.dates(in: [text]).map(\.date) == [date])
    }

    @Test(arguments: ["129/138", "13/2026", "Table 4 2026 lb", "5/10", "ages 16/60", "(99/26)"])
    func isNoDate(text: String) {
        #expect(EditionHint.dates(in: [text]).isEmpty)
    }

    @Test func aDateIsNamedOnce() {
        #expect(
            EditionHint.dates(in: ["March 2026", "(03/26)", "April 2026"]).map(\.date) == ["2026-03-01", "2026-04-01"])
    }
}
