import Paper
import Testing

@testable import Tables

/// Rows of words above the first row of figures are rows, and no headings: made-up pages.
@Suite struct RowsOfWordsTests {
    enum Look: CaseIterable { case bare, lineBelowHeading, linesBelowRows, linesBelowAll, box, stripes, otherStripes }

    private static let xs = [72.0, 220, 330]
    private static let leading = 20.0

    private func read(_ rows: [[String]], _ look: Look, title: String? = nil) -> PaperTables {
        var page = MadeUpPage()
        if let title { page.write(title, x: Self.xs[0], y: 80) }
        page.rows(rows, xs: Self.xs, y: 100, leading: Self.leading)
        func edge(_ row: Int) -> Double { 86 + Double(row) * Self.leading }
        func line(_ row: Int) { page.across(edge(row), from: 66, to: 430) }
        func stripe(_ row: Int) {
            page.page.fills.append(
                PaperFill(box: PaperBox(left: 66, top: edge(row), right: 430, bottom: edge(row + 1)), color: 0xDD_DDEE))
        }
        switch look {
        case .bare: break
        case .lineBelowHeading: line(1)
        case .linesBelowRows: for row in 1..<rows.count { line(row) }
        case .linesBelowAll: for row in 1...rows.count { line(row) }
        case .box:
            for row in 0...rows.count { line(row) }
            for x in [66.0, 430] { page.down(x, from: edge(0), to: edge(rows.count)) }
        case .stripes: for row in stride(from: 0, to: rows.count, by: 2) { stripe(row) }
        case .otherStripes: for row in stride(from: 1, to: rows.count, by: 2) { stripe(row) }
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

    /// Some of its words hold a figure: "Type 2 diabetes".
    @Test(arguments: Look.allCases.filter { ![.bare, .lineBelowHeading].contains($0) })
    func aTableOfWords(_ look: Look) {
        let rows = [
            ["Medication", "Use", "Decision"], ["Lasix", "Edema", "Level"], ["Bumex", "Edema", "Level"],
            ["Demadex", "Edema", "Graded"], ["Humulin 70/30", "Type 1 diabetes", "Decline"],
            ["Effient", "Stent", "Decline"], ["Zocor", "Cholesterol", "Level"],
        ]
        #expect(texts(read(rows, look)) == rows)
    }

    @Test(arguments: Look.allCases) func figuresBelowWords(_ look: Look) {
        let rows = [
            ["Height", "Preferred", "Standard"], ["4'10\"", "IC", "IC"], ["4'11\"", "IC", "180"],
            ["5'0\"", "150", "185"], ["5'1\"", "155", "190"], ["5'2\"", "160", "195"],
        ]
        #expect(texts(read(rows, look)) == rows)
    }

    /// One text where a row might stand is a title, and the first band holds the headings.
    @Test func aTitleRightAboveStripes() {
        let rows = [
            ["Height", "Preferred", "Standard"], ["5'0\"", "150", "185"], ["5'1\"", "155", "190"],
            ["5'2\"", "160", "195"], ["5'3\"", "165", "200"],
        ]
        #expect(texts(read(rows, .stripes, title: "Build chart")) == rows)
    }

    /// The last row of a table, on a page of its own: a height and its figures, figures with units, a rating and its figures.
    @Test(arguments: ["6'9\"  159  317", "201 lbs  237 lbs  265 lbs", "Table 4  40  39", "5 ft 11 in  201  237"])
    func rowsOfFiguresAloneAreTold(row: String) {
        var page = MadeUpPage()
        page.write("Lakeshore Protective Life", x: 72, y: 60)
        for (column, text) in row.split(separator: "  ").enumerated() {
            page.write(String(text), x: 72 + 120 * Double(column), y: 100)
        }
        let result = PaperTables(PaperDocument(pages: [page.page]))
        #expect(result.notices.contains { $0.kind == .doubt(.tabularText) })
    }

    @Test(arguments: ["Form 12  Rev. 01/2024  Page 3", "For agent use only  2024", "ICC24-100  800-555-1234"])
    func linesOfThePageAreNone(row: String) {
        var page = MadeUpPage()
        for (column, text) in row.split(separator: "  ").enumerated() {
            page.write(String(text), x: 72 + 160 * Double(column), y: 100)
        }
        #expect(PaperTables(PaperDocument(pages: [page.page])).notices.isEmpty)
    }
}
