import Paper
import Testing

@testable import Tables

/// Lines through what a drawn cell says, or through a part of it: made-up pages.
@Suite struct StruckInCellsTests {
    /// - Parameter stroke: From where to where a line goes through the last figure's cell, from its left edge.
    private func read(_ text: String, stroke: ClosedRange<Double>) -> PaperTables {
        var page = MadeUpPage()
        page.grid(xs: [72, 152, 272], ys: [100, 120, 140, 160])
        page.rows(
            [["Height", "Standard"], ["5'0\"", "118 – 185"], ["5'1\"", text]], xs: [78, 158], y: 114, leading: 20)
        page.across(151, from: 158 + stroke.lowerBound, to: 158 + stroke.upperBound)
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }

    /// The gap that a struck figure leaves parts no columns.
    @Test func aFigureBetweenOthers() throws {
        let result = read("127 – 264 246", stroke: 30...45)
        #expect(result.notices.map(\.kind) == [.struck] && result.notices.map(\.text) == ["264"])
        #expect(try #require(result.tables.first).text(row: 2, column: 1) == "127 – 246")
    }

    @Test func aDigitOfAFigure() {
        let result = read("127 – 2646", stroke: 35...40)
        #expect(result.notices.map(\.kind) == [.doubt(.crossed)] && result.tables.isEmpty)
    }
}
