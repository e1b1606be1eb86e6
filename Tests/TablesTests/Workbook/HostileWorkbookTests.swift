import Testing

@testable import Tables

@Suite("Workbooks that ask for more than they hold")
struct HostileWorkbookTests {
    private func code(_ bytes: [UInt8]) -> String? {
        do throws(UnreadableFile) {
            _ = try TableReader.read(bytes, file: "chart", isChart: false)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("A part that many sheets name is not read without end")
    func onePartForManySheets() {
        let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
        func book(sheets: Int) -> [UInt8] {
            var zip = ZipWriter()
            zip.add(
                "_rels/.rels",
                "<Relationships><Relationship Id='r' Type='\(office)/officeDocument' Target='/xl/workbook.xml'/></Relationships>"
            )
            let names = (0..<sheets).map { "<sheet name='S\($0)' r:id='s'/>" }.joined()
            zip.add("xl/workbook.xml", "<workbook xmlns:r='\(office)'><sheets>\(names)</sheets></workbook>")
            zip.add(
                "xl/_rels/workbook.xml.rels",
                "<Relationships><Relationship Id='s' Type='\(office)/worksheet' Target='s.xml'/></Relationships>")
            let row = "<row><c><v>1</v></c><c><v>2</v></c></row>"
            let blank = String(repeating: " ", count: 200_000)
            zip.add("xl/s.xml", "<worksheet><sheetData>\(row)</sheetData>\(blank)</worksheet>")
            return zip.bytes
        }
        #expect(code(book(sheets: 2)) == nil)
        #expect(code(book(sheets: 400)) == "file.archive.too-large")
    }

    @Test("Tables that are next to all blank have a bound of their own")
    func blankPlaces() {
        func cell(_ name: String) -> String { "<c r='\(name)'><v>1</v></c>" }
        func book(rows: Int) -> [UInt8] {
            let first = "<row>" + ["A1", "EZ1", "JZ1", "OZ1", "TZ1"].map(cell).joined() + "</row>"
            let others = (1...rows).map { "<row>" + cell("A\($0 * 150)") + "</row>" }.joined()
            return HandmadeWorkbook(first + others).zip.bytes
        }
        #expect(code(book(rows: 2)) == nil)
        #expect(code(book(rows: 150)) == "file.workbook.too-large")
    }

    @Test("Hidden rows may come in any order, and lie upon one another")
    func hiddenPlaces() {
        var hidden = HiddenPlaces()
        for range in [7...9, 2...3, 3...5, 12...12, 10...10] { hidden.add(range) }
        hidden.settle()
        for (stretch, isHidden) in [
            (2...5, true), (7...10, true), (12...12, true), (1...2, false), (5...7, false), (11...12, false),
            (10...11, false), (6...6, false), (13...14, false),
        ] {
            #expect(hidden.hasAll(stretch) == isHidden, "\(stretch)")
        }
    }

    private func cells(_ places: (Int, Int)...) -> [Cell] {
        places.map { Cell(row: $0.0, column: $0.1, line: 1, start: 0, count: 1) }
    }

    @Test("Merged cells cover what stands under them, wherever their rows have cells")
    func merges() {
        var merges = SheetMerges()
        merges.add(rows: 0...1_000_000, columns: 0...1)
        merges.add(rows: 3...3, columns: 3...4)
        var cells = cells((0, 0), (0, 2), (5, 2), (900_000, 1), (900_000, 2), (1_000_001, 0))
        #expect(merges.apply(to: &cells) == [3])
        #expect(cells[0].columnSpan == 2)
        #expect(cells[0].rowSpan > 1_000)
        #expect(cells.dropFirst().allSatisfy { $0.rowSpan == 1 && $0.columnSpan == 1 })
    }

    @Test("Merges that lie upon one another over and over are too many")
    func mergesUponOneAnother() {
        var merges = SheetMerges()
        for _ in 0..<10 { merges.add(rows: 0...100, columns: 0...0) }
        var own = (0...100).map { Cell(row: $0, column: 0, line: 1, start: 0, count: 1) }
        #expect(merges.apply(to: &own, most: 2_020)?.count == 100)
        #expect(merges.apply(to: &own, most: 2_000) == nil)
    }

    @Test("A column has the style of its stretch")
    func columnStyles() {
        var styles = ColumnStyles()
        styles.add(to: 2, style: "a")
        styles.add(to: 3, style: nil)
        styles.add(to: 9, style: "b")
        #expect((0...10).map { styles[$0] ?? "-" } == ["a", "a", "a", "-", "b", "b", "b", "b", "b", "b", "-"])
    }
}
