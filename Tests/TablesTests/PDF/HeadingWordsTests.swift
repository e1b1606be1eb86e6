import Paper
import Testing

@testable import Tables

/// Words a blank apart over columns without lines, on made-up pages: one text in the middle of several columns, or a heading for each.
@Suite struct HeadingWordsTests {
    private static let blank = 2.5

    /// - Parameters:
    ///   - groups: The texts of the upper row, each with the place of its middle.
    ///   - letter: How wide letters are, in ems; a blank of wide ones is as wide.
    private func read(
        _ groups: [(String, Double)], above headings: [String], xs: [Double], blank: Double = blank,
        letter: Double = 0.5
    ) -> PaperTables {
        var page = MadeUpPage()
        let sides = xs.map { _ in MadeUpPage.Side.middle }
        func write(_ text: String, _ x: Double, _ y: Double) {
            let words = text.split(separator: " ")
            let letters = Double(words.map(\.count).reduce(0, +)) * 10 * letter
            var place = x - (letters + Double(words.count - 1) * blank) / 2
            for word in words {
                page.write(String(word), x: place, y: y, letter: letter)
                place += Double(word.count) * 10 * letter + blank
            }
        }
        for (text, x) in groups { write(text, x, 88) }
        for (text, x) in zip(headings, xs) where !text.isEmpty { write(text, x, 100) }
        let rows = (0..<6).map { row in ["5'\(row)\""] + xs.indices.dropFirst().map { "1\($0)\(row)" } }
        page.rows(rows, xs: xs, y: 114, sides: sides)
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }

    private func isDoubted(_ result: PaperTables) -> Bool {
        result.tables.isEmpty && result.notices.contains { $0.kind == .doubt(.heading) }
    }

    @Test(arguments: ["Preferred Plus", "Standard Non-Tobacco", "Maximum Weight", "Table 2", "Male Female"])
    func oneTextOverTwoColumns(_ text: String) throws {
        let result = read(
            [("Height", 100), (text, 230)], above: ["", "Ages 18-49", "Ages 50-75"], xs: [100, 195, 265])
        let table = try #require(result.tables.first)
        #expect(result.notices.isEmpty && table.text(row: 0, column: 1) == text)
        #expect(table.cell(row: 0, column: 1)?.columnSpan == 2)
        #expect((1...2).map { table.text(row: 1, column: $0) } == ["Ages 18-49", "Ages 50-75"])
    }

    @Test func oneTextOverThreeColumns() throws {
        let result = read(
            [("Height", 100), ("Preferred Plus Rates", 230)], above: ["", "Men", "Women", "Both"],
            xs: [100, 190, 230, 270])
        let table = try #require(result.tables.first)
        #expect(result.notices.isEmpty && table.cell(row: 0, column: 1)?.columnSpan == 3)
        #expect(table.text(row: 0, column: 1) == "Preferred Plus Rates")
    }

    @Test func severalTextsWithAsManyWordsAsColumns() throws {
        let result = read(
            [("Height", 100), ("Preferred Plus", 220), ("Standard Smoker", 340)],
            above: ["", "Male", "Female", "Male", "Female"], xs: [100, 190, 250, 310, 370])
        let table = try #require(result.tables.first)
        #expect(result.notices.isEmpty && table.text(row: 0, column: 1) == "Preferred Plus")
        #expect(table.cell(row: 0, column: 3)?.columnSpan == 2 && table.text(row: 0, column: 3) == "Standard Smoker")
    }

    /// In the middle of no columns together.
    @Test func wordsInNoMiddleAreNotGuessed() {
        #expect(
            isDoubted(
                read([("Height", 100), ("Preferred Plus", 215)], above: ["", "Male", "Female"], xs: [100, 200, 260])))
    }

    /// Words that each stand in the middle of their own column as well: "Preferred, Standard" over "Plus, Plus".
    @Test func wordsThatMayEachBeOfTheirColumnAreNotGuessed() {
        #expect(
            isDoubted(
                read(
                    [("Height", 100), ("Preferred Standard", 230)], above: ["", "Plus", "Plus"],
                    xs: [100, 208.75, 253.75])))
    }

    /// Without headings of the columns' own below them.
    @Test func wordsRightAboveTheRowsAreNotGuessed() {
        #expect(
            isDoubted(read([("Height", 100), ("Preferred Plus", 230)], above: ["", "", ""], xs: [100, 200, 260])))
    }

    /// Apart by more than a blank, each is its column's.
    @Test func headingsApartAreOfTheirColumns() throws {
        let result = read(
            [("Height", 100), ("Preferred Standard", 230)], above: ["", "Plus", "Plus"], xs: [100, 207, 258],
            blank: 9)
        let table = try #require(result.tables.first)
        #expect(result.notices.isEmpty && table.cells.allSatisfy { $0.columnSpan == 1 })
    }

    /// In letters of one width a blank is as wide as a letter.
    @Test func oneTextInWideLetters() throws {
        let result = read(
            [("Height", 100), ("Preferred Plus", 230)], above: ["", "Male", "Female"],
            xs: [100, 190, 270], blank: 6, letter: 0.6)
        let table = try #require(result.tables.first)
        #expect(table.text(row: 0, column: 1) == "Preferred Plus" && table.cell(row: 0, column: 1)?.columnSpan == 2)
    }
}
