import Paper
import Testing

@testable import Tables

/// Lists of words on pages without a table, and captions below tables: made-up pages.
@Suite struct PaperListsTests {
    private static let names = ["Abacavir", "Alkeran", "Aricept", "Atripla", "Campath", "Cellcept"]

    private func read(_ page: MadeUpPage) -> PaperTables {
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result
    }

    private func texts(_ table: Table) -> [[String]] {
        (0..<table.rowCount).map { row in (0..<table.columnCount).map { table.text(row: row, column: $0) } }
    }

    @Test func namesBelowOneAnother() {
        var page = MadeUpPage()
        page.write(
            "The medications below are declined whoever takes them and whatever for they are taken.", x: 72, y: 60)
        page.write("This holds for all.", x: 72, y: 72)
        page.rows(Self.names.map { [$0] }, xs: [90], y: 100)
        page.write("Effective 7/1/2025 Alkeran is no longer declined, but is sent to our underwriters.", x: 72, y: 220)
        let result = read(page)
        #expect(result.notices.isEmpty && result.tables.map(texts) == [Self.names.map { [$0] }])
        #expect(result.tables[0].textBefore.map(\.text).joined().hasSuffix("This holds for all."))
        #expect(result.tables[0].textAfter.count == 1)
    }

    /// The last rows of names in columns are not full.
    @Test func namesInColumns() {
        var page = MadeUpPage()
        let rows = [
            ["Abilify", "Enbrel", "Pradaxa"], ["Ampyra", "Epivir", "Ranexa"], ["Azilect", "Fanapt", "Rebif"],
        ]
        let last = [["Campral", "Geodon", ""], ["Comtan", "", ""]]
        page.rows(rows + last, xs: [72, 240, 400], y: 100)
        let result = read(page)
        #expect(result.notices.isEmpty && result.tables.map(texts) == [rows + last])
    }

    /// A line without its first item goes on with the one above, or with none: nobody can say.
    @Test func namesThatAreWrappedAreNotRead() {
        var page = MadeUpPage()
        page.rows(
            [
                ["Abilify", "Enbrel"], ["Ampyra", "Epivir or"], ["", "Epzicom"], ["Azilect", "Fanapt"],
                ["Botox", "Geodon"],
            ],
            xs: [72, 240], y: 100)
        let result = read(page)
        #expect(result.tables.isEmpty && result.notices.map(\.kind) == [.doubt(.tabularText)])
    }

    @Test func signsBeforeItemsAreNone() {
        var page = MadeUpPage()
        page.rows(Self.names.prefix(3).map { ["•", $0] }, xs: [72, 84], y: 100)
        #expect(read(page).tables.map(texts) == [Self.names.prefix(3).map { [$0] }])
        // An address is no list, and where a table stands its page's lines are text.
        var address = MadeUpPage()
        address.rows([["Acme Life"], ["12 Main St"], ["Springfield"]], xs: [72], y: 100)
        #expect(read(address).tables.isEmpty)
    }

    /// One unnamed sign before every item says nothing; before some it may be a mark.
    @Test func unnamedSigns() {
        func page(_ signs: Int) -> MadeUpPage {
            var page = MadeUpPage()
            for (row, name) in Self.names.enumerated() {
                if row < signs { page.write("\u{E00A}", x: 72, y: 100 + Double(row) * 14) }
                page.write(name, x: 84, y: 100 + Double(row) * 14)
            }
            for index in page.page.glyphs.indices where page.page.glyphs[index].letter == "\u{E00A}" {
                page.page.glyphs[index].isUnmapped = true
            }
            return page
        }
        #expect(read(page(6)).notices.isEmpty)
        #expect(read(page(4)).notices.map(\.kind) == [.unmapped])
    }

    /// Lines of wide leading are one paragraph where a sentence goes on in small letters.
    @Test func sentencesOverLinesFarApart() {
        var page = MadeUpPage()
        page.grid(xs: [72, 152, 232], ys: [300, 320, 340])
        page.rows([["Height", "Max"], ["5'0\"", "150"]], xs: [78, 158], y: 314, leading: 20)
        page.write("Weight is shown in pounds and is the most that each of the classes", x: 72, y: 100)
        page.write("permits to all applicants, whoever they are, at the height that is shown", x: 72, y: 117)
        page.write("Revised in January, for agents and for nobody else at all, wherever they are", x: 72, y: 134)
        let before = read(page).tables[0].textBefore.map(\.text)
        #expect(before.count == 2 && before[0].hasSuffix("height that is shown"))
    }

    @Test func captionsBelowTheirTables() {
        func page(below: Double) -> MadeUpPage {
            var page = MadeUpPage()
            let rows = [["Height", "Preferred"], ["5'0\"", "150"], ["5'1\"", "155"]]
            for top in [100.0, 300] {
                page.grid(xs: [72, 152, 232], ys: (0...3).map { top + Double($0) * 20 })
                page.rows(rows, xs: [78, 158], y: top + 14, leading: 20)
            }
            page.write("Table 1. Smokers", x: 72, y: 160 + below)
            page.write("Table 2. Nonsmokers", x: 72, y: 360 + below)
            return page
        }
        let captions = read(page(below: 14)).tables
        #expect(captions.map { $0.caption?.text } == ["Table 1. Smokers", "Table 2. Nonsmokers"])
        #expect(captions.allSatisfy { $0.textBefore.isEmpty && $0.textAfter.isEmpty })
        // In the middle between two tables it may be of either.
        #expect(read(page(below: 70)).tables.allSatisfy { $0.caption == nil })
    }
}
