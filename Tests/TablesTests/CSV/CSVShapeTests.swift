import Testing

@testable import Tables

@Suite struct CSVShapeTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func noFinalLineEnd(end: String) throws {
        #expect(
            try table(["A,B", "1,2", "3,4"].joined(separator: end)).texts == [["A", "B"], ["1", "2"], ["3", "4"]])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func blankLinesCount(end: String) throws {
        let table = try table(["", "", "A,B", "", "1,2", " , ", "3,4", "", ""].joined(separator: end))
        #expect(
            table.placed == [
                .init(line: 3, text: "A"), .init(line: 3, text: "B"), .init(line: 5, text: "1"),
                .init(line: 5, text: "2"),
                .init(line: 7, text: "3"), .init(line: 7, text: "4"),
            ])
        #expect(table.csv == "A,B\r\n1,2\r\n3,4\r\n")
    }

    @Test func mixedLineEndsKeepLineNumbers() throws {
        let table = try table("A,B\r\n1,2\n3,4\r\n5,6\n7,8\r\n")
        #expect(table.placed.map(\.line) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
        #expect(table.csv == "A,B\r\n1,2\r\n3,4\r\n5,6\r\n7,8\r\n")
    }

    @Test(arguments: [
        "Code,Meaning\nL,Level\nG,Graded\n\nName,Use,Plan\nA,B,L\nC,D,G\nE,F,L\nG,H,L\n",
        "Name,Use,Plan\n-----------\nA,B,L\nC,D,G\nE,F,L\n", "Name,Use,Plan\nA,B,L\n\nForm A\nPage one\n",
    ])
    func partsOfOtherWidthsAndLinesAreNoOddRows(text: String) throws {
        #expect(try !read(text).findings.contains { $0.rule == "csv.row.width" })
    }

    @Test(arguments: [
        ("60,125,140", "60 125,140", 2), ("60,125,140", "60,125,140,", 4), ("60,125,140", "60,,125,140", 4),
        ("60,125,140", "60,125;140", 2),
    ])
    func aRowOfAnotherWidthIsReportedAtItsLine(right: String, wrong: String, fields: Int) throws {
        let document = try read("Height,A,B\n\n\(right)\n\(right)\n\(wrong)\n\(right)\n\(right)\n")
        let finding = try #require(document.findings.first { $0.rule == "csv.row.width" })
        #expect(document.findings.count == 1)
        #expect(finding.location.line == 5)
        #expect(finding.location.row == 4)
        #expect(finding.context == ["fields": String(fields), "expected": "3"])
    }

    @Test func surplusDelimitersInEveryRowAreNoFindingAndNoColumn() throws {
        let document = try read("Height,A,B,,\n60,125,140,,\n61,128,144,,\n62,131,148,,\n")
        #expect(document.findings.isEmpty)
        #expect(document.tables[0].csv == "Height,A,B\r\n60,125,140\r\n61,128,144\r\n62,131,148\r\n")
    }

    @Test func aSurplusDelimiterInTheHeaderDoesNotWiden() throws {
        #expect(try table("Height,A,\n60,125\n61,128\n").csv == "Height,A\r\n60,125\r\n61,128\r\n")
    }

    @Test func preambleAndFooterAreNoRows() throws {
        let text = """
            Acme Life build chart
            Effective 2024-01-01,,

            Height,Preferred,Standard
            60,125,140
            61,128,144
            62,131,148

            Ages 51-60: add 5 lb,,
            Source: underwriting guide
            """
        let document = try read(text)
        #expect(document.tables.count == 1)
        let table = document.tables[0]
        #expect(table.roles == [.preamble, .preamble, .blank, .header, .body, .body, .body, .blank, .note, .note])
        #expect(table.csv == "Height,Preferred,Standard\r\n60,125,140\r\n61,128,144\r\n62,131,148\r\n")
        #expect(document.findings.isEmpty)
    }

    @Test func tablesBelowOneAnother() throws {
        let text = """
            Non-smoker,
            Height,Max
            60,125
            61,128

            Smoker,
            Height,Max
            60,120
            61,123

            Height,Max kg
            60,50
            61,51
            """
        let tables = try read(text).tables
        #expect(
            tables.map(\.csv) == [
                "Height,Max\r\n60,125\r\n61,128\r\n", "Height,Max\r\n60,120\r\n61,123\r\n",
                "Height,Max kg\r\n60,50\r\n61,51\r\n",
            ])
        #expect(tables.map(\.index) == [0, 1, 2])
        #expect(tables[1].placed.first == Placed(line: 6, text: "Smoker"))
        #expect(tables[2].placed.last == Placed(line: 13, text: "51"))
    }

    @Test func aBlankRowInsideATableSplitsNothing() throws {
        let tables = try read("Height,Max\n60,125\n\n61,128\n62,131\n").tables
        #expect(tables.count == 1)
        #expect(tables[0].csv == "Height,Max\r\n60,125\r\n61,128\r\n62,131\r\n")
    }

    @Test func headerOnly() throws {
        let table = try table("Height,Preferred,Standard\n")
        #expect(table.roles == [.header])
        #expect(table.csv == "Height,Preferred,Standard\r\n")
    }

    @Test func oneRowOfFiguresHasNoHeader() throws {
        let table = try table("60,125,140\n")
        #expect(table.roles == [.body])
        #expect(table.csv == "60,125,140\r\n")
    }

    @Test func oneRowBelowAHeader() throws {
        #expect(try table("Height,Max\n60,125\n").csv == "Height,Max\r\n60,125\r\n")
    }

    @Test func tablesWithoutAHeaderGetNone() throws {
        #expect(try table("60,125\n61,128\n62,131\n").csv == "60,125\r\n61,128\r\n62,131\r\n")
    }

    @Test func raggedRowsAreFilled() throws {
        #expect(
            try table("Height,A,B,C\n60,125\n61,128,144,150\n62\n63,1,2,3\n").csv
                == "Height,A,B,C\r\n60,125,,\r\n61,128,144,150\r\n62,,,\r\n63,1,2,3\r\n")
    }

    @Test func aHeaderSaidAgainIsFurniture() throws {
        let table = try table("Height,Max\n60,125\n61,128\nHeight,Max\n62,131\n63,134\n")
        #expect(table.roles == [.header, .body, .body, .furniture, .body, .body])
        #expect(table.csv == "Height,Max\r\n60,125\r\n61,128\r\n62,131\r\n63,134\r\n")
    }

    @Test func longCellsAndWideRowsAreWhole() throws {
        let long = String(repeating: "long text, ", count: 7_000) + "end"
        let many = (0..<16_384).map(String.init).joined(separator: ",")
        let text = "Height,Max\n60,\"\(long)\"\n61,\(long.replacing(",", with: ";"))\n\(many)\n62,131\n"
        let table = try table(text)
        #expect(table.columnCount == 16_384)
        #expect(table.text(row: 1, column: 1) == long)
        #expect(table.text(row: 2, column: 1) == long.replacing(",", with: ";"))
        #expect([1, 255, 256, 16_383].allSatisfy { table.text(row: 3, column: $0) == String($0) })
        #expect(table.text(row: 4, column: 1) == "131")
        #expect(table.cells.last?.row == 4)
    }
}
