import Testing

@testable import Tables

@Suite struct LineEndTests {
    @Test(arguments: ["\n", "\r\n"])
    func aReturnAloneEndsALine(end: String) throws {
        let document = try read(
            ["Height,Max", "60,125", "61,128\r62,131", "63,134"].joined(separator: end) + end)
        #expect(
            document.tables[0].texts == [
                ["Height", "Max"], ["60", "125"], ["61", "128"], ["62", "131"], ["63", "134"],
            ])
        #expect(document.tables[0].cells.map(\.line) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
        #expect(document.findings.map(\.rule) == ["csv.line-ends.mixed"])
        #expect(document.findings.first?.location.line == 3)
        #expect(document.dialect?.lineEnd == end)
    }

    @Test func feedsInsideQuotesOfAFileOfReturns() throws {
        let document = try read("\"Height\n(in)\",Max\r60,125\r61,128\r62,131\r")
        #expect(document.tables[0].texts == [["Height\n(in)", "Max"], ["60", "125"], ["61", "128"], ["62", "131"]])
        #expect(document.dialect?.lineEnd == "\r")
    }

    @Test func aReturnInsideQuotesIsALineEndInTheCell() throws {
        #expect(try table("\"Height\r(in)\",Max\n60,125\n61,128\n").texts[0] == ["Height\n(in)", "Max"])
    }

    @Test func returnsBeforeCRLFLoseNothing() throws {
        #expect(
            try table("Height,Max\r\r\n60,125\r\r\n61,128\r\r\n").csv == "Height,Max\r\n60,125\r\n61,128\r\n")
    }
}
