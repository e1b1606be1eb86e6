import Testing

@testable import Tables

@Suite struct CSVQuoteTests {
    @Test func inchMarksInQuotesAreDoubled() throws {
        #expect(
            try table("Height,Max\n\"4'8\"\"\",125\n\"4'9\"\"\",128\n").texts == [
                ["Height", "Max"], ["4'8\"", "125"], ["4'9\"", "128"],
            ])
    }

    @Test func bareInchMarksAreText() throws {
        let document = try read("Height,Max\n4'8\",125\n4'9\",128\n5',130\n")
        #expect(document.tables[0].texts == [["Height", "Max"], ["4'8\"", "125"], ["4'9\"", "128"], ["5'", "130"]])
        #expect(document.findings.isEmpty)
    }

    /// `"4'8"",125`: Excel's inch mark in a field somebody quoted by hand.
    @Test func anInchMarkThatIsNotDoubledStaysInItsField() throws {
        let texts = try table("Height,Max\n\"4'8\"\",125\n\"4'9\"\",128\n\"4'10\"\",131\n").texts
        #expect(texts.count == 4)
        #expect(texts[1].last == "125")
        #expect(texts[3].last == "131")
    }

    @Test func quotedFieldsKeepTheirLineEnds() throws {
        let table = try table("Height,\"Max\r\nWeight\"\r\n60,125\r\n61,128\r\n")
        #expect(table.texts == [["Height", "Max\nWeight"], ["60", "125"], ["61", "128"]])
        #expect(table.cells.map(\.line) == [1, 1, 3, 3, 4, 4])
    }

    @Test func aQuoteThatIsNeverClosedTakesNoOtherRowWithIt() throws {
        let document = try read("Height,Max\n60,125\n\"61,128\n62,131\n63,134\n")
        #expect(
            document.tables[0].texts == [
                ["Height", "Max"], ["60", "125"], ["\"61", "128"], ["62", "131"], ["63", "134"],
            ])
        let finding = try #require(document.findings.first)
        #expect(finding.rule == "csv.quote.unclosed")
        #expect(finding.location.line == 3)
        #expect(finding.location.row == 2)
        #expect(document.findings.count == 1)
    }

    @Test func twoQuotesThatAreNeverClosed() throws {
        let rows = (60..<90).map { $0 == 64 || $0 == 80 ? "\"\($0),\($0 + 70)" : "\($0),\($0 + 70)" }
        let document = try read("Height,Max\n" + rows.joined(separator: "\n") + "\n")
        #expect(document.tables[0].rowCount == 31)
        #expect(document.findings.map(\.location.line) == [6, 22])
        #expect(document.tables[0].texts[5] == ["\"64", "134"])
    }

    @Test func aStrayQuoteAtTheEndOfAField() throws {
        #expect(
            try table("Height,Max\n60\",125\n61,128\"\n62,131\n").texts == [
                ["Height", "Max"], ["60\"", "125"], ["61", "128\""], ["62", "131"],
            ])
    }

    @Test func textBehindAClosingQuoteIsKept() throws {
        let texts = try table("Height,Max\n60,\"125\" lb\n61,128\n62,131\n").texts
        #expect(texts[1][0] == "60")
        #expect(texts[1][1].contains("125") && texts[1][1].contains("lb"))
        #expect(texts[2] == ["61", "128"])
    }

    @Test func aQuoteInsideAnUnquotedFieldIsText() throws {
        #expect(try table("Class,Max\nso \"called\" best,125\nother,128\n").texts[1] == ["so \"called\" best", "125"])
    }

    @Test func emptyQuotedFieldsAreBlank() throws {
        #expect(try table("A,B,C\n1,\"\",3\n4,5,6\n").texts[1] == ["1", "", "3"])
    }

    @Test func blanksAroundDelimitersAreNoText() throws {
        #expect(
            try table("Height , Max\n 60 ,\t125\n61 , \"128\" \n").texts == [
                ["Height", "Max"], ["60", "125"], ["61", "128"],
            ])
    }
}
