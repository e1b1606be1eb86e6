import Testing

@testable import Tables

@Suite struct DialectTests {
    static let delimiters: [String] = [",", ";", "\t", "|", ":", "^", "~"]

    @Test(arguments: delimiters, ["\n", "\r\n", "\r"])
    func delimiterAndLineEndAreFound(delimiter: String, end: String) throws {
        let rows = [
            ["Height", "Preferred", "Standard"], ["5'0\"", "125", "140"], ["5'1\"", "128", "144"],
            ["5'2\"", "131", "148"],
        ]
        let text = rows.map { $0.joined(separator: delimiter) }.joined(separator: end)
        let document = try read(text + end)
        #expect(document.tables.count == 1)
        #expect(document.tables[0].texts == rows)
        #expect(document.tables[0].cells.map(\.line) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
        #expect(document.dialect?.delimiter == delimiter.utf8.first)
        #expect(document.dialect?.lineEnd == end)
        #expect(document.findings.isEmpty)
    }

    @Test(arguments: delimiters)
    func delimitersInsideQuotesDoNotCount(delimiter: String) throws {
        let other = delimiter == "," ? ";" : ","
        let text =
            "Height\(delimiter)Note\n5'0\"\(delimiter)\"a\(other)b\(other)c\(delimiter)d\"\n5'1\"\(delimiter)\"e\(other)f\"\n"
        // A tab within a cell is a blank.
        let inner = delimiter == "\t" ? " " : delimiter
        #expect(
            try table(text).texts == [
                ["Height", "Note"], ["5'0\"", "a\(other)b\(other)c\(inner)d"], ["5'1\"", "e\(other)f"],
            ])
    }

    @Test func semicolonsWithDecimalCommas() throws {
        let text = "Taille;Poids\n1,42;47,5\n1,45;49,0\n1,47;50,5\n"
        #expect(
            try table(text).texts == [["Taille", "Poids"], ["1,42", "47,5"], ["1,45", "49,0"], ["1,47", "50,5"]])
    }

    @Test(arguments: [",", ";", "\t", "|", "#", "%", "&"])
    func excelsSeparatorLineIsObeyedAndIsNoData(delimiter: String) throws {
        let document = try read("sep=\(delimiter)\r\nHeight\(delimiter)Max\r\n5'0\"\(delimiter)125\r\n")
        #expect(document.dialect?.delimiter == delimiter.utf8.first)
        #expect(document.tables[0].texts == [["Height", "Max"], ["5'0\"", "125"]])
        #expect(document.tables[0].cells.map(\.line) == [2, 2, 3, 3])
    }

    @Test func separatorLineWinsOverTheLookOfTheRows() throws {
        let document = try read("sep=;\nA;B\n1,2;3,4\n")
        #expect(document.tables[0].texts == [["A", "B"], ["1,2", "3,4"]])
    }

    @Test func singleQuotesAroundWholeFields() throws {
        let text = "'Height','Max'\n'60','1,250'\n'61','1,260'\n"
        #expect(try table(text).texts == [["Height", "Max"], ["60", "1,250"], ["61", "1,260"]])
    }

    @Test func footMarksAreNoQuotes() throws {
        let text = "Height,Max\n4'8'',125\n4'9'',128\n5'0'',130\n"
        #expect(try table(text).texts == [["Height", "Max"], ["4'8''", "125"], ["4'9''", "128"], ["5'0''", "130"]])
    }

    @Test func oneColumnIsATable() throws {
        #expect(try table("Weight\n125\n130\n").texts == [["Weight"], ["125"], ["130"]])
    }

    @Test func aCommaInASentenceOverAListPartsNothing() throws {
        let text = "If any is taken, only Graded may be offered.\n\n* Insulin\n* Nitrostat\n* Lasix\n"
        let found = try table(text).texts
        #expect(found.allSatisfy { $0.count == 1 })
        #expect(found.first == ["If any is taken, only Graded may be offered."])
    }

    @Test func columnsSetApartBySpaces() throws {
        let document = try read(
            "Height  Preferred Plus  Max\n5' 0\"      125             140\n5' 1\"      128             144\n")
        #expect(
            document.tables[0].texts == [
                ["Height", "Preferred Plus", "Max"], ["5' 0\"", "125", "140"], ["5' 1\"", "128", "144"],
            ])
        #expect(document.dialect?.delimiter == 0x20)
        #expect(document.findings.isEmpty)
    }

    @Test func blanksAfterDelimitersAreNoDelimiters() throws {
        let document = try read("Height,  Preferred Plus,  Max\n60,  125,  140\n61,  128,  144\n")
        #expect(document.dialect?.delimiter == 0x2C)
        #expect(document.tables[0].texts[1] == ["60", "125", "140"])
    }

    @Test func aPrologueOfProseDoesNotDecide() throws {
        let prose = (1...20).map {
            "This chart, which is new, applies to cases of type \($0), as agreed, from now on.\n"
        }
        let rows = (60..<90).map { "\($0);\($0 + 65),5;\($0 + 80),5\n" }
        let document = try read(prose.joined() + "\nHeight;A;B\n" + rows.joined())
        #expect(document.dialect?.delimiter == 0x3B)
        #expect(document.tables.last?.text(row: document.tables.last!.rowCount - 1, column: 2) == "169,5")
    }

    @Test func aHeaderWithoutOneOfItsDelimitersIsNamed() throws {
        let document = try read("Height Preferred,Standard\n60,125,140\n61,128,144\n62,131,148\n")
        #expect(document.findings.map(\.rule) == ["csv.row.width"])
        #expect(document.findings.first?.location.line == 1)
    }

    @Test func quotesFarFromTheHeadOfAFileAreQuotes() throws {
        let rows = (0..<40_000).map { "\($0),\($0 + 100)\n" }.joined()
        let table = try table("Height,Max\n" + rows + "\"1,234\",5\n" + rows)
        #expect(table.text(row: 40_001, column: 0) == "1,234")
        #expect(table.columnCount == 2)
    }
}
