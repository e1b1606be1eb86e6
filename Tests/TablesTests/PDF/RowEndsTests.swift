import Paper
import Testing

@testable import Tables

/// Texts of several lines in rows that no lines close: made-up pages.
@Suite struct RowEndsTests {
    private static let xs = [72.0, 180, 300]
    private static let rows = [
        ["Medication", "Condition", "Action"], ["Clonazepam", "Seizures", "Accept"], ["Insulin", "Diabetes", "Refer"],
        ["Plavix", "Stroke", "Decline"], ["Tramadol", "Pain", "Accept"],
    ]

    /// A page of rows 20 points apart, on the lines between them or without any, and further lines below the last.
    private func page(_ lines: [(text: String, column: Int)], leading: Double = 12, areLined: Bool = false)
        -> MadeUpPage
    {
        var page = MadeUpPage()
        page.rows(Self.rows, xs: Self.xs, y: 100, leading: 20)
        for (number, line) in lines.enumerated() {
            page.write(line.text, x: Self.xs[line.column], y: 180 + leading * Double(number + 1))
        }
        if areLined { for y in [107.0, 127, 147, 167] { page.across(y, from: 70, to: 380) } }
        return page
    }

    private func read(_ page: MadeUpPage) -> PaperTables {
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }

    private func texts(_ table: Table) -> [[String]] {
        (0..<table.rowCount).map { row in (0..<table.columnCount).map { table.text(row: row, column: $0) } }
    }

    @Test(arguments: [false, true])
    func theLastRowGoesOnBelow(_ areLined: Bool) throws {
        let result = read(page([("with", 2), ("rating", 2)], areLined: areLined))
        let table = try #require(result.tables.first)
        #expect(result.notices.isEmpty && table.textAfter.isEmpty)
        #expect(texts(table) == Self.rows.dropLast() + [["Tramadol", "Pain", "Accept\nwith\nrating"]])
    }

    /// As far below as rows are from one another, it may be either.
    @Test(arguments: [false, true])
    func linesAsFarAsRowsAreTold(_ areLined: Bool) throws {
        let result = read(page([("with", 2), ("rating", 2)], leading: 20, areLined: areLined))
        #expect(result.notices.map(\.kind) == [.doubt(.rowBelow)] && result.notices.map(\.text) == ["with rating"])
        #expect(try texts(#require(result.tables.first)) == Self.rows)
    }

    @Test(arguments: [false, true])
    func notesBelowAreNoRows(_ areLined: Bool) throws {
        for note in ["Rev. 1/26", "All plans of Acme Life, in every state."] {
            let result = read(page([(note, 0)], areLined: areLined))
            let table = try #require(result.tables.first)
            #expect(result.notices.isEmpty && texts(table) == Self.rows && table.textAfter.map(\.text) == [note])
        }
        let result = read(page([("Albuterol", 0)], areLined: areLined))
        #expect(result.notices.map(\.kind) == [.doubt(.rowBelow)])
    }

    @Test func rowsGoOnAmongOthers() throws {
        var page = MadeUpPage()
        var y = 100.0
        for row in Self.rows {
            page.rows([row], xs: Self.xs, y: y)
            if row[0] == "Insulin" {
                page.write("of any kind", x: Self.xs[1], y: y + 12)
                page.write("Lantus", x: Self.xs[0], y: y + 12)
                page.write("whatsoever", x: Self.xs[1], y: y + 24)
                y += 24
            }
            y += 20
        }
        let result = read(page)
        var expected = Self.rows
        expected[2] = ["Insulin\nLantus", "Diabetes\nof any kind whatsoever", "Refer"]
        #expect(try result.notices.isEmpty && texts(#require(result.tables.first)) == expected)
    }

    /// One line beside the middle of two.
    @Test func rowsInTheMiddleOfTheirLines() throws {
        var page = MadeUpPage()
        page.rows(Self.rows, xs: Self.xs, y: 100, leading: 26)
        for (number, line) in ["Opioid", "dependence"].enumerated() {
            page.write(line, x: Self.xs[1], y: 230 + 12 * Double(number))
        }
        page.rows([["Suboxone", "", "Decline"]], xs: Self.xs, y: 236)
        let result = read(page)
        let expected = Self.rows + [["Suboxone", "Opioid\ndependence", "Decline"]]
        #expect(try result.notices.isEmpty && texts(#require(result.tables.first)) == expected)
    }
}
