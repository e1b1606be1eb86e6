import Testing

@testable import Tables

@Suite("Tables of more places than cells")
struct SparseTablesTests {
    private func refusal(_ text: String, isChart: Bool = false) -> UnreadableFile? {
        do throws(UnreadableFile) {
            _ = try TableReader.read(Array(text.utf8), file: "chart", isChart: isChart)
            return nil
        } catch {
            return error
        }
    }

    private func worksheets(_ sheets: String...) -> String {
        "<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" "
            + "xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\">"
            + sheets.map { "<Worksheet ss:Name=\"A\"><Table>\($0)</Table></Worksheet>" }.joined() + "</Workbook>"
    }

    /// Some 4,000 cells a table, and 3.8 million places.
    private static let spanned =
        "<table><tr>" + String(repeating: "<td colspan=1000>1", count: 16) + "<td>2"
        + String(repeating: "<tr><td>1", count: 230) + "</table>"

    @Test("The tables of a page may span so much together as one alone")
    func pages() {
        #expect(refusal(Self.spanned) == nil)
        let two = refusal(Self.spanned + Self.spanned)
        #expect(two?.code == "file.limit")
        #expect(two?.help.contains("places=") == true)
    }

    @Test("Cells above a row that span too much are refused before the table ends")
    func openTables() {
        let many = String(repeating: "<tr><td rowspan=60000 colspan=1000>1", count: 200)
        #expect(refusal("<table>" + many)?.code == "file.limit")
    }

    @Test(
        "Rows and columns that a worksheet numbers past are places, merged or not",
        arguments: ["", " ss:MergeDown=\"2\""])
    func worksheets(merge: String) {
        let wide =
            "<Row><Cell\(merge)><Data>1</Data></Cell><Cell ss:Index=\"16000\"><Data>2</Data></Cell></Row>"
        let far = "<Row ss:Index=\"1000000\"><Cell><Data>3</Data></Cell></Row>"
        #expect(refusal(worksheets(wide + far))?.code == "file.limit")
        #expect(refusal(worksheets(wide)) == nil)
    }

    @Test("Rows that are numbered past take nothing")
    func skippedRows() {
        var builder = TableBuilder()
        builder.add("a".utf8, line: 1)
        builder.skipColumns(to: 5)
        builder.skipRows(to: 1_000_000)
        builder.add("b".utf8, line: 2)
        builder.skipRows(to: 3)
        builder.add("c".utf8, line: 2)
        #expect(builder.cells.map(\.row) == [0, 1_000_000, 1_000_000])
        #expect(builder.cells.map(\.column) == [0, 0, 1])
    }

    @Test("Of cells that overlap the first covers a place, and the last keeps its corner")
    func overlaps() {
        var random = SplitMix(state: 7)
        for _ in 0..<200 {
            let (rows, columns) = (Int.random(in: 1...8, using: &random), Int.random(in: 1...8, using: &random))
            let cells = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                Cell(
                    row: Int.random(in: 0..<rows, using: &random), column: Int.random(in: 0..<9, using: &random),
                    rowSpan: Int.random(in: 1...8, using: &random), columnSpan: Int.random(in: 1...8, using: &random),
                    line: 1, start: 0, count: 1)
            }.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
            var expected = [Int32](repeating: -1, count: rows * columns)
            for row in 0..<rows {
                for column in 0..<columns {
                    let covering = cells.indices.filter { cells[$0].covers(row, column) }
                    let corner = covering.last { (cells[$0].row, cells[$0].column) == (row, column) }
                    expected[row * columns + column] = Int32(corner ?? covering.first ?? -1)
                }
            }
            #expect(TableBuilder.grid(of: cells, rows: rows, columns: columns) == expected)
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}

extension Cell {
    fileprivate func covers(_ row: Int, _ column: Int) -> Bool {
        (self.row..<self.row + rowSpan).contains(row) && (self.column..<self.column + columnSpan).contains(column)
    }
}
