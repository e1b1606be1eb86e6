import Paper
import Testing

@testable import Tables

/// Headings of the first columns beside headings of two rows, without lines: made-up pages.
@Suite struct HeadingKeysTests {
    private static let xs = [72.0, 140, 220, 290, 360, 430]

    /// - Parameter keys: Where the base line of "Height" and "Minimum" is.
    private func read(keys: Double, male: Double = 275, female: Double = 415) -> PaperTables {
        var page = MadeUpPage()
        page.write("Male", x: male, y: 100, side: .middle)
        page.write("Female", x: female, y: 100, side: .middle)
        page.rows([["Height", "Minimum"]], xs: Self.xs, y: keys)
        page.rows([["", "", "Preferred", "Standard", "Preferred", "Standard"]], xs: Self.xs, y: 118)
        page.rows(
            (0..<6).map { row in ["5'\(row)\"", "10\(row)", "16\(row)", "18\(row)", "15\(row)", "17\(row)"] },
            xs: Self.xs,
            y: 136)
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }

    /// In the middle of both rows, at their head, and at their foot.
    @Test(arguments: [109.0, 100, 118])
    func keysBesideHeadingsOfTwoRows(_ keys: Double) throws {
        let result = read(keys: keys)
        let table = try #require(result.tables.first)
        let spans = table.cells.filter { $0.columnSpan == 2 }.map { table.text(of: $0) }
        #expect(result.notices.isEmpty && spans == ["Male", "Female"] && table.rowCount == 8)
        #expect(
            (0..<6).map { table.text(row: 1, column: $0) }.suffix(4) == [
                "Preferred", "Standard", "Preferred", "Standard",
            ])
        #expect([0, 1].map { row in table.text(row: row, column: 1) }.contains("Minimum"))
    }

    /// Headings in the middle of no groups of columns are nobody's.
    @Test(arguments: [109.0, 100, 118])
    func headingsInNoMiddleAreNotRead(_ keys: Double) {
        let result = read(keys: keys, male: 300)
        #expect(result.tables.isEmpty && result.notices.contains { $0.kind == .doubt(.heading) })
    }

    /// Headings of one, two and three lines, each in the middle of all.
    @Test func headingsOfDifferentNumbersOfLines() throws {
        var page = MadeUpPage()
        let xs = [80.0, 160, 250, 340]
        let heads = [
            ["Height"], ["Preferred", "Plus", "Ages 18-60"], ["Standard", "Non-Tobacco"], ["Table 2", "Male", "only"],
        ]
        for (column, lines) in heads.enumerated() {
            for (number, line) in lines.enumerated() {
                page.write(
                    line, x: xs[column], y: 112 + 12 * (Double(number) - Double(lines.count - 1) / 2), side: .middle)
            }
        }
        let rows = (0..<6).map { row in ["5'\(row)\"", "16\(row)", "18\(row)", "20\(row)"] }
        page.rows(rows, xs: xs, y: 146, leading: 18, sides: [.middle, .middle, .middle, .middle])
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        let table = try #require(result.tables.first)
        let head = (0..<4).map { column in
            (0..<table.rowCount - 6).map { table.text(row: $0, column: column) }.filter { !$0.isEmpty }.joined(
                separator: "\n")
        }
        #expect(result.notices.isEmpty && head == heads.map { $0.joined(separator: "\n") } && table.textBefore.isEmpty)
    }

    /// Columns that keep to one side have their texts' middle elsewhere than the heading over two of them has its own.
    @Test(arguments: [MadeUpPage.Side.left, .right])
    func headingsInTheMiddleOfCells(_ side: MadeUpPage.Side) {
        let result = read(side: side, middles: [180, 340])
        let spans = result.tables.flatMap { table in
            table.cells.filter { $0.columnSpan == 2 }.map { table.text(of: $0) }
        }
        #expect(result.notices.isEmpty && spans == ["Male", "Female"])
    }

    /// Where it stands as a column's own heading does, it may be the first line of that.
    @Test func headingsThatStandAsOneColumnDoes() {
        let result = read(side: .right, middles: [162, 317])
        #expect(!result.tables.contains { $0.cells.contains { $0.columnSpan == 2 } })
    }

    /// Five columns of cells 80 wide, whose texts stand at one side.
    private func read(side: MadeUpPage.Side, middles: [Double]) -> PaperTables {
        var page = MadeUpPage()
        page.write("Male", x: middles[0], y: 100, side: .middle)
        page.write("Female", x: middles[1], y: 100, side: .middle)
        let xs = (0..<5).map { (side == .left ? 28 : 92) + 80 * Double($0) }
        let rows = (0..<6).map { row in ["5'\(row)\"", "16\(row)", "18\(row)", "15\(row)", "17\(row)"] }
        page.rows(
            [["Height", "Preferred", "Standard", "Preferred", "Standard"]] + rows, xs: xs, y: 118, leading: 18,
            sides: Array(repeating: side, count: 5))
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }
}
