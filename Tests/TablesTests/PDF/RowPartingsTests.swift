import Paper
import Testing

@testable import Tables

/// Lines across the page that leave out the columns of texts which go over several rows: made-up pages.
@Suite struct RowPartingsTests {
    private static let xs = [72.0, 180, 300]
    /// Where the columns' lines begin, and the last one's end.
    private static let sides = [66.0, 174, 294, 400]

    /// - Parameters:
    ///   - rows: The first text of a row over several is empty in all but one of them.
    ///   - lines: Below which rows lines go, and from which column up to which.
    private func read(_ rows: [[String]], lines: [(row: Int, columns: Range<Int>)], y: Double = 100) -> PaperTables {
        var page = MadeUpPage()
        page.rows(rows, xs: Self.xs, y: y, leading: 20)
        for line in lines {
            let at = y + 7 + Double(line.row) * 20
            page.across(at, from: Self.sides[line.columns.lowerBound], to: Self.sides[line.columns.upperBound])
        }
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }

    private func texts(_ result: PaperTables) -> [[String]]? {
        guard result.tables.count == 1, result.notices.isEmpty else { return nil }
        let table = result.tables[0]
        return (0..<table.rowCount).map { row in (0..<table.columnCount).map { table.text(row: row, column: $0) } }
    }

    private static let head = ["Medication", "Reason", "Outcome"]
    private static let rest = [["Spiriva", "COPD", "Graded"], ["Aricept", "Dementia", "Refer"]]

    private static func filled(_ rows: [[String]]) -> [[String]] {
        rows.reduce(into: []) { all, row in
            all.append(row.enumerated().map { $1.isEmpty ? all.last?[$0] ?? "" : $1 })
        }
    }

    /// The text of a row over several stands beside its first or its second.
    @Test(arguments: [["Plavix", ""], ["", "Plavix"]])
    func aLineBesideATextPartsRows(_ names: [String]) {
        let own = [[names[0], "Stroke", "Decline"], [names[1], "Stent", "Decline"]]
        let lines = [(-1, 0..<3), (0, 0..<3), (1, 1..<3), (2, 0..<3), (3, 0..<3), (4, 0..<3)]
        let whole = [["Plavix", "Stroke", "Decline"], ["Plavix", "Stent", "Decline"]]
        #expect(texts(read([Self.head] + own + Self.rest, lines: lines)) == [Self.head] + whole + Self.rest)
    }

    @Test func aLineBesideADecisionPartsRows() {
        let rows = [["Plavix", "Stroke", "Decline"], ["Aggrenox", "TIA", ""]] + Self.rest
        let lines = [(-1, 0..<3), (0, 0..<3), (1, 0..<2), (2, 0..<3), (3, 0..<3), (4, 0..<3)]
        #expect(texts(read([Self.head] + rows, lines: lines)) == [Self.head] + Self.filled(rows))
    }

    /// Texts that go over two rows, beside one that goes over four.
    @Test func rowsWithinRows() {
        let rows =
            [["Plavix", "Stroke", "Decline"], ["", "", "Graded"], ["", "Stent", "Refer"], ["", "", "Level"]] + Self.rest
        let lines = [
            (-1, 0..<3), (0, 0..<3), (1, 2..<3), (2, 1..<3), (3, 2..<3), (4, 0..<3), (5, 0..<3), (6, 0..<3),
        ]
        #expect(texts(read([Self.head] + rows, lines: lines)) == [Self.head] + Self.filled(rows))
    }

    /// Lines above rows only: none closes the last one.
    @Test func theLastRowsHaveNoLineBelow() {
        let rows = Self.rest + [["Plavix", "Stroke", "Decline"], ["", "Stent", "Decline"], ["", "TIA", "Refer"]]
        let lines = [(-1, 0..<3), (0, 0..<3), (1, 0..<3), (2, 0..<3), (3, 1..<3), (4, 1..<3)]
        #expect(texts(read([Self.head] + rows, lines: lines)) == [Self.head] + Self.filled(rows))
    }

    /// One text goes over all rows: no other line goes from side to side.
    @Test(arguments: [true, false])
    func allRowsBesideOneText(_ isClosed: Bool) {
        let rows = [["Men", "5'0\"", "150"], ["", "5'1\"", "155"], ["", "5'2\"", "160"], ["", "5'3\"", "165"]]
        let lines = [(-1, 0..<3), (0, 0..<3), (1, 1..<3), (2, 1..<3), (3, 1..<3)] + (isClosed ? [(4, 0..<3)] : [])
        let head = ["Sex", "Height", "Weight"]
        #expect(texts(read([head] + rows, lines: lines)) == [head] + Self.filled(rows))
    }

    /// A line under a word parts no rows.
    @Test func anUnderlineIsNone() {
        var page = MadeUpPage()
        page.rows([Self.head], xs: Self.xs, y: 100)
        page.rows([["Plavix", "Stroke of a kind", "Decline"], ["", "or TIA", ""]], xs: Self.xs, y: 120, leading: 12)
        page.rows(Self.rest, xs: Self.xs, y: 152, leading: 20)
        for y in [87.0, 107, 139, 159, 179] { page.across(y, from: 66, to: 400) }
        page.across(122, from: 180, to: 260)
        let result = PaperTables(PaperDocument(pages: [page.page]))
        let rows = [["Plavix", "Stroke of a kind\nor TIA", "Decline"]] + Self.rest
        #expect(texts(result) == [Self.head] + rows)
    }

    /// A line that ends under a word says nothing certain.
    @Test func aLineThatEndsUnderAWordIsTold() {
        var page = MadeUpPage()
        page.rows([Self.head], xs: Self.xs, y: 100)
        page.rows([["Plavix", "Stroke", "Decline"], ["", "Stent", "Decline"]], xs: Self.xs, y: 120, leading: 20)
        page.rows(Self.rest, xs: Self.xs, y: 160, leading: 20)
        for y in [87.0, 107, 147, 167, 187] { page.across(y, from: 66, to: 400) }
        page.across(127, from: 190, to: 400)
        let result = PaperTables(PaperDocument(pages: [page.page]))
        #expect(result.notices.map(\.kind) == [.doubt(.rows)] && result.tables.isEmpty)
    }
}
