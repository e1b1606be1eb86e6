import Testing

@testable import Pipeline

/// Days as people type them.
@Suite struct TypedDayTests {
    @Test(arguments: [
        "2026-03-15", "2026-3-15", "2026/03/15", "20260315", "15 March 2026", "15 Mar 26", "March 15, 2026",
        "Mar 15, 26",
        "15th of March 2026", "15-Mar-2026", "3/15/2026", "15/3/2026", "15-03-2026", "15.3.26", "15 3 2026",
        " 15  March\t2026 ",
    ])
    func isRead(text: String) {
        #expect(TypedDay(text) == .day("2026-03-15"))
    }

    @Test(arguments: ["March 2026", "2026-03", "2026/3", "03/2026", "2026-03-01", "1 March 26"])
    func aMonthIsItsFirstDay(text: String) {
        #expect(TypedDay(text) == .day("2026-03-01"))
    }

    @Test(arguments: ["03/04/2026", "3/4/26", "3-4-2026", "3.4.26"])
    func mayBeMeantEitherWay(text: String) {
        #expect(TypedDay(text) == .either(["2026-03-04", "2026-04-03"]))
    }

    @Test(arguments: [
        "", "2026", "March", "31 April 2026", "2026-02-30", "20261301", "soon", "15 March",
        "1 March 2026 or 2 March 2026", "99/99/9999",
    ])
    func isNoDay(text: String) {
        #expect(TypedDay(text) == .none)
    }
}
