import Testing

@testable import Reading
@testable import Tables

/// Heights that a spreadsheet made dates: 5-10 shown as 10-May.
@Suite struct DatedHeightTests {
    /// A sheet whose texts such as `10-May` store that day; `1-2` alone is text.
    private func sheet(_ text: String) -> Table {
        var table = Table.written(text)
        table.places = .sheet("Build", row: 0, column: 0)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        for cell in table.cells {
            let parts = table.text(of: cell).split(separator: "-")
            guard parts.count == 2, let month = months.firstIndex(of: String(parts[1])), let day = Int(parts[0]) else {
                continue
            }
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            table.days.add("2026-\(two(month + 1))-\(two(day))T00:00:00", row: cell.row, column: cell.column)
        }
        return table
    }

    private let down = """
        Height | Preferred | Standard
        10-Apr | 139 | 163
        11-Apr | 144 | 168
        5-0 | 149 | 174
        1-May | 153 | 180
        """

    @Test func inAColumnOfHeights() {
        let draft = draft(sheet(down))
        #expect(
            draft.lines == [
                "58 Preferred ..139lb", "58 Standard ..163lb", "59 Preferred ..144lb", "59 Standard ..168lb",
                "60 Preferred ..149lb", "60 Standard ..174lb", "61 Preferred ..153lb", "61 Standard ..180lb",
            ])
        let told = draft.findings.filter { $0.rule == "reading.height.dated" }
        #expect(told.map(\.severity) == [.warning] && told[0].location.text == "10-Apr")
        #expect(told[0].context == ["read_as": "4'10\"", "count": "3"])
        // The way back ends at what the cell shows.
        #expect(draft.chart.rows[0].cells.map(\.text).contains("10-Apr"))
    }

    @Test func inAHeader() {
        let draft = draft(
            sheet(
                """
                Height | 10-May | 11-May | 6-0 | 1-Jun
                Preferred | 190 | 196 | 202 | 208
                Standard | 220 | 226 | 232 | 238
                """))
        #expect(draft.lines.filter { $0.contains("Preferred") }.map { $0.prefix(2) } == ["70", "71", "72", "73"])
        #expect(draft.rules.contains("reading.height.dated"))
    }

    /// Where days come first, 5-10 is the fifth of October.
    @Test func theDayFirst() {
        let draft = draft(
            sheet(
                """
                Height | Max
                5-Sep | 190
                5-Oct | 196
                5-Nov | 202
                6-0 | 208
                """))
        #expect(
            draft.lines
                == ["69 Max ..190lb", "70 Max ..196lb", "71 Max ..202lb", "72 Max ..208lb"].map {
                    $0.replacing("Max", with: "-")
                })
    }

    /// Dates that climb by no even steps are dates, and so are a few.
    @Test(arguments: [
        "Height | Max\n10-Apr | 139\n11-Apr | 144\n3-May | 149\n9-May | 153",
        "Height | Max\n10-Apr | 139\n11-Apr | 144\n5-0 | 149",
        "Height | Max\n10-Apr | 139\n11-Apr | 144\n5-0 | 149\n30-May | 153",
        "Effective | Max\n5-Oct | 139\n5-Oct | 144\n5-Oct | 149\n5-Oct | 153",
    ])
    func whatIsNotCertainIsNotRead(_ text: String) {
        let draft = draft(sheet(text))
        #expect(draft.lines.isEmpty && !draft.rules.contains("reading.height.dated"))
    }

    /// A spreadsheet that was saved as text shows the days that it made of heights.
    @Test func aTextFileHasThemAsPrinted() {
        #expect(draft(.written(down)).lines == draft(sheet(down)).lines)
        #expect(draft(.written(down)).rules.contains("reading.height.dated"))
    }
}
