import Paper
import Testing

@testable import Tables

/// Rows that a page break parts from a table without lines around its cells: made-up pages.
@Suite struct PageBreaksTests {
    private static let xs = [72.0, 180, 260]
    private static let headings = ["Height", "Preferred", "Standard"]
    private static let rows = (0..<8).map { row in
        ["5'\(row + 2)\"", "\(150 + 5 * row)", "\(170 + 6 * row)"]
    }

    /// A page of rows 16 points apart.
    private func page(_ rows: [[String]], y: Double, xs: [Double] = xs) -> MadeUpPage {
        var page = MadeUpPage()
        page.rows(rows, xs: xs, y: y, leading: 16)
        return page
    }

    private func read(_ pages: MadeUpPage..., sourceLocation: SourceLocation = #_sourceLocation) -> PaperTables {
        let result = PaperTables(PaperDocument(pages: pages.map(\.page)))
        Account.check(result, sourceLocation: sourceLocation)
        return result
    }

    /// What the table holds that no page repeats.
    private func texts(_ table: Table) -> [[String]] {
        (0..<table.rowCount).filter { table.roles[$0] != .furniture }.map { row in
            (0..<table.columnCount).map { table.text(row: row, column: $0) }
        }
    }

    private func kinds(_ result: PaperTables) -> Set<PaperNotice.Kind> { Set(result.notices.map(\.kind)) }

    @Test(arguments: [1, 2], [true, false])
    func rowsAtTheHeadOfAPageAreOfTheTable(count: Int, isHeaded: Bool) {
        var second = page((isHeaded ? [Self.headings] : []) + Self.rows.suffix(count), y: 70)
        var first = page([Self.headings] + Self.rows.dropLast(count), y: 570)
        first.write("Field guide", x: 72, y: 30)
        second.write("Field guide", x: 72, y: 30)
        second.write("Page 2", x: 280, y: 770)
        let result = read(first, second)
        #expect(result.notices.isEmpty)
        #expect(result.tables.map(texts) == [[Self.headings] + Self.rows])
    }

    @Test(arguments: [1, 2], [true, false])
    func rowsUnderTheHeadingsAtTheFootOfAPageAreOfTheTable(count: Int, isHeaded: Bool) {
        let first = page([Self.headings] + Self.rows.prefix(count), y: 690)
        let second = page((isHeaded ? [Self.headings] : []) + Self.rows.dropFirst(count), y: 70)
        let result = read(first, second)
        #expect(result.notices.isEmpty)
        #expect(result.tables.map(texts) == [[Self.headings] + Self.rows])
    }

    /// The rows are parted by lines, which are too few on the second page to show rows.
    @Test func aRowOverItsLineIsOfTheTable() {
        var first = page([Self.headings] + Self.rows.dropLast(), y: 570)
        for row in 0..<8 { first.across(575 + 16 * Double(row), from: 66, to: 320) }
        var second = page([Self.rows[7]], y: 70)
        second.across(75, from: 66, to: 320)
        let result = read(first, second)
        #expect(result.notices.isEmpty && result.tables.map(texts) == [[Self.headings] + Self.rows])
    }

    /// Rows that may be of another table: each is told, and the table is read without it.
    @Test(arguments: [
        ["5'9\"", "185"], ["5'9\"", "IC", "212"], ["5'4\"", "185", "212"], ["6'9\"", "185", "212"],
        ["5'9\"", "135", "152"], ["5'9\"", "385", "512"], ["69", "185", "212"], ["Table 4", "185", "212"],
        ["5'9\"", "120-185", "120-212"],
    ])
    func rowsThatDoNotGoOnAreTold(_ row: [String]) {
        let result = read(page([Self.headings] + Self.rows.dropLast(), y: 570), page([row], y: 70))
        #expect(kinds(result) == [.doubt(.tabularText)])
        #expect(result.tables.map(texts) == [[Self.headings] + Self.rows.dropLast()])
    }

    @Test(arguments: [[76.0, 184, 264], [72, 180, 266], [72, 190, 250]])
    func rowsInOtherColumnsAreTold(_ xs: [Double]) {
        let result = read(page([Self.headings] + Self.rows.dropLast(), y: 570), page([Self.rows[7]], y: 70, xs: xs))
        #expect(kinds(result) == [.doubt(.tabularText)] && result.tables.map(\.rowCount) == [8])
    }

    @Test(arguments: [["Female"], ["Height", "Elite", "Select"], ["Height", "Preferred"]])
    func rowsUnderSomethingElseAreTold(_ above: [String]) {
        let result = read(page([Self.headings] + Self.rows.dropLast(), y: 570), page([above, Self.rows[7]], y: 70))
        #expect(kinds(result) == [.doubt(.tabularText)] && result.tables.map(\.rowCount) == [8])
    }

    /// Below its note a table has ended; and what stands right below the row may be a row, too.
    @Test func textBetweenOrRightBelowLeavesRowsAlone() {
        var first = page([Self.headings] + Self.rows.dropLast(), y: 570)
        let second = page([Self.rows[7], ["5'10\"", "IC", "IC"]], y: 70)
        #expect(kinds(read(first, second)) == [.doubt(.tabularText)])
        first.write("Weights over these are declined.", x: 72, y: 740)
        #expect(kinds(read(first, page([Self.rows[7]], y: 70))) == [.doubt(.tabularText)])
    }

    /// Where the headings at the foot of a page are others than those of the table on the next, they are of another.
    @Test func rowsUnderOtherHeadingsAtTheFootAreTold() {
        let result = read(
            page([["Height", "Elite", "Select"], Self.rows[0]], y: 690),
            page([Self.headings] + Self.rows.dropFirst(), y: 70))
        #expect(kinds(result) == [.doubt(.tabularText)] && result.tables.map(\.rowCount) == [8])
    }
}
