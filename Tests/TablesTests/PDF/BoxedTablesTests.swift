import Paper
import Testing

@testable import Tables

/// Tables in a box, of whose other lines only one stands under the headings: made-up pages.
@Suite struct BoxedTablesTests {
    private static let headings = ["Height", "Preferred", "Standard"]

    private func read(_ rows: [[String]]) -> PaperTables {
        var page = MadeUpPage()
        let bottom = 120 + 16 * Double(rows.count)
        page.grid(xs: [66, 330], ys: [100, 120, bottom])
        page.rows([Self.headings] + rows, xs: [72, 160, 250], y: 114, leading: 16)
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }

    @Test func blankStripsPartTheColumns() {
        let rows = (0..<5).map { ["5'\($0)\"", "15\($0)", "17\($0)"] }
        let result = read(rows)
        #expect(result.notices.isEmpty && result.tables.count == 1)
        let table = result.tables[0]
        #expect(
            (0..<table.rowCount).map { row in (0..<3).map { table.text(row: row, column: $0) } } == [Self.headings]
                + rows)
    }

    /// Two rows show no strips.
    @Test func tooFewRowsAreTold() {
        let result = read([["5'0\"", "150", "170"], ["5'1\"", "155", "175"]])
        #expect(!result.notices.isEmpty && result.tables.isEmpty)
    }
}
