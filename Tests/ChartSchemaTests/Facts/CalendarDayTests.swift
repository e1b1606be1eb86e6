import ChartSchema
import Testing

@Suite struct CalendarDayTests {
    @Test(arguments: [
        ("2020-01-31", "2020-02-29", 1), ("2020-01-31", "2020-02-28", 0), ("2020-01-31", "2020-03-31", 2),
        ("2020-12-01", "2021-01-01", 1), ("2020-05-02", "2022-05-01", 23), ("2020-05-01", "2022-05-01", 24),
        ("2020-05-01", "2020-05-01", 0),
    ])
    func monthsAreCompleted(_ start: String, _ end: String, _ months: Int) throws {
        #expect(try #require(CalendarDay(start)).completedMonths(until: try #require(CalendarDay(end))) == months)
    }

    @Test(arguments: [("2022-01-01", "2021-12-31"), ("2022-01-31", "2022-01-30")])
    func noMonthIsCompletedBeforeTheDay(_ start: String, _ end: String) throws {
        #expect(try #require(CalendarDay(start)).completedMonths(until: try #require(CalendarDay(end))) == nil)
    }
}
