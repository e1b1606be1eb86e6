import Paper
import Testing

@testable import Tables

/// Tables beside one another without lines, with the same headings: made-up pages.
@Suite struct RepeatedHeadingsTests {
    private static let headings = ["Height", "Preferred", "Standard"]

    private func rows(_ first: Int) -> [[String]] {
        [Self.headings] + (0..<5).map { ["5'\($0)\"", "\(first + 5 * $0)", "\(first + 20 + 6 * $0)"] }
    }

    /// Two tables, each with its title so many points above its headings.
    private func page(_ titles: [String], distance: Double, isCentred: Bool, gap: Double = 60, size: Double = 10)
        -> MadeUpPage
    {
        var page = MadeUpPage()
        for (number, title) in titles.enumerated() {
            let left = 50 + Double(number) * (185 + gap)
            page.rows(rows(150 - 10 * number), xs: [left, left + 70, left + 145], y: 140)
            page.write(
                title, x: isCentred ? left + 92 : left, y: 140 - distance, size: size, side: isCentred ? .middle : .left
            )
        }
        return page
    }

    private func read(_ page: MadeUpPage, sourceLocation: SourceLocation = #_sourceLocation) -> PaperTables {
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result, sourceLocation: sourceLocation)
        return result
    }

    private func texts(_ table: Table) -> [[String]] {
        (0..<table.rowCount).map { row in (0..<table.columnCount).map { table.text(row: row, column: $0) } }
    }

    private func titles(_ table: Table) -> [String] { (table.headings + table.textBefore).map(\.text) }

    @Test(arguments: [true, false], [12.0, 30, 60])
    func eachTableHasItsTitle(isCentred: Bool, gap: Double) {
        let result = read(page(["Male", "Female"], distance: 18, isCentred: isCentred, gap: gap))
        #expect(result.notices.isEmpty)
        #expect(result.tables.map(texts) == [rows(150), rows(140)])
        #expect(result.tables.map(titles) == [["Male"], ["Female"]])
    }

    /// A line under the headings of each table.
    @Test func aLineUnderTheHeadingsPartsThemNot() {
        var page = page(["Male", "Female"], distance: 18, isCentred: true)
        for left in [48.0, 293] { page.across(144, from: left, to: left + 190) }
        let result = read(page)
        #expect(result.notices.isEmpty && result.tables.map(texts) == [rows(150), rows(140)])
    }

    /// What stands over both is said of both.
    @Test func aTitleOverBothIsOfBoth() {
        var page = page(["Male", "Female"], distance: 18, isCentred: true)
        page.write("Maximum weight in pounds", x: 265, y: 100, side: .middle)
        let result = read(page)
        #expect(result.tables.map(texts) == [rows(150), rows(140)])
        #expect(result.tables.map(titles) == ["Male", "Female"].map { ["Maximum weight in pounds", $0] })
    }

    /// "Super" right over "Preferred" and not over the whole table may be of that heading alone.
    @Test(arguments: [12.0, 15]) func aTextRightOverOneHeadingIsNoTitle(_ distance: Double) {
        let result = read(page(["Super", "Ultra"], distance: distance, isCentred: true))
        #expect(!result.tables.contains { titles($0) == ["Super"] || titles($0) == ["Ultra"] })
    }

    /// Without titles the columns stay in one table.
    @Test func withoutTitlesTheyAreOneTable() {
        var page = MadeUpPage()
        for number in 0..<2 {
            let left = 50 + Double(number) * 245
            page.rows(rows(150 - 10 * number), xs: [left, left + 70, left + 145], y: 140)
        }
        #expect(read(page).tables.map(\.columnCount) == [6])
    }
}
