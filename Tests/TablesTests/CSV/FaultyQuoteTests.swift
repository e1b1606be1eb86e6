import Testing

@testable import Tables

/// Quotes that are not doubled, not closed or escaped otherwise: no row may be merged with another, and no cell lost.
@Suite struct FaultyQuoteTests {
    @Test func anInchMarkAtTheEndOfAQuotedFieldTakesNoRowWithIt() throws {
        let document = try read("Height,Min,Max\n\"4'8\"\",80,120\n4'9\",82,125\n4'10\",84,130\n")
        #expect(
            document.tables[0].texts == [
                ["Height", "Min", "Max"], ["4'8\"", "80", "120"], ["4'9\"", "82", "125"], ["4'10\"", "84", "130"],
            ])
        #expect(document.findings.map(\.rule) == ["csv.quote.undoubled"])
        #expect(document.findings.first?.location.line == 2)
        #expect(document.findings.first?.location.row == 1)
    }

    @Test func anInchMarkInTheFirstRowsOfAFile() throws {
        #expect(
            try table("\"4'8\"\",80,120\n4'9\",82,125\n").texts == [["4'8\"", "80", "120"], ["4'9\"", "82", "125"]])
    }

    @Test func inchMarksInsideAQuotedField() throws {
        let document = try read("Height,Class,Max\n\"4'8\" - 4'10\"\",a,120\n\"4'11\" - 5'1\"\",b,130\n")
        #expect(
            document.tables[0].texts == [
                ["Height", "Class", "Max"], ["4'8\" - 4'10\"", "a", "120"], ["4'11\" - 5'1\"", "b", "130"],
            ])
        #expect(document.findings.map(\.rule) == ["csv.quote.undoubled", "csv.quote.undoubled"])
        #expect(document.findings.map(\.location.line) == [2, 3])
    }

    @Test func twoFaultyFieldsInOneRow() throws {
        #expect(
            try table("From,To,Max\n\"4'8\"\",\"4'9\"\",120\n\"4'10\"\",\"4'11\"\",125\n").texts == [
                ["From", "To", "Max"], ["4'8\"", "4'9\"", "120"], ["4'10\"", "4'11\"", "125"],
            ])
    }

    @Test func aProperFieldBesideAFaultyOneKeepsItsDelimiters() throws {
        #expect(
            try table("Height,Note,Max\n\"4'8\"\",\"so \"\"called\"\", best\",120\n4'9,b,125\n").texts[1] == [
                "4'8\"", "so \"called\", best", "120",
            ])
    }

    @Test func properFieldsOverSeveralLinesStayWhole() throws {
        let document = try read("\"Height\n(ft)\",\"Max\nlb\"\n60,\"a \"\"b\"\", c\nd\"\n61,128\n")
        #expect(
            document.tables[0].texts == [
                ["Height\n(ft)", "Max\nlb"], ["60", "a \"b\", c\nd"], ["61", "128"],
            ])
        #expect(document.findings.isEmpty)
    }

    @Test func aQuoteThatClosesInTheNextRowMergesNothing() throws {
        let document = try read("Height,Max\n60,125\n\"61,128\n62,131\"\n63,134\n")
        #expect(
            document.tables[0].texts == [
                ["Height", "Max"], ["60", "125"], ["\"61", "128"], ["62", "131\""], ["63", "134"],
            ])
        #expect(document.findings.map(\.location.line) == [3])
    }

    @Test func quotesEscapedByABackslash() throws {
        let document = try read("Height,Note\n\"4'8\\\"\",\"so \\\"called\\\", best\"\n\"4'9\\\"\",b\n")
        #expect(
            document.tables[0].texts == [["Height", "Note"], ["4'8\"", "so \"called\", best"], ["4'9\"", "b"]])
        #expect(document.dialect?.escape == 0x5C)
        #expect(document.findings.isEmpty)
    }

    @Test func manyFaultyRowsAreCounted() throws {
        let rows = (1...50).map { "\"\($0)\"\",\($0 + 100)" }
        let document = try read("Height,Max\n" + rows.joined(separator: "\n"))
        #expect(document.tables[0].rowCount == 51)
        #expect(document.findings.count == 21)
        #expect(document.findings.last?.context["rows"] == "50")
    }
}
