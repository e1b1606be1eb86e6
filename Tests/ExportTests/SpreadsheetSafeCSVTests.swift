import Testing

@testable import Export

@Suite struct SpreadsheetSafeCSVTests {
    @Test(arguments: [
        ("=1+2", "'=1+2"), ("+1 555", "'+1 555"), ("@SUM(A1)", "'@SUM(A1)"), ("-2+3", "'-2+3"), ("  =A1", "'  =A1"),
        ("\tx", "'\tx"), ("＝1", "'＝1"), ("\"=HYPERLINK(\"\"http://x\"\",1)\"", "\"'=HYPERLINK(\"\"http://x\"\",1)\""),
        ("\"\r=1\"", "\"'\r=1\""),
        // Not formulas.
        ("-2.5", "-2.5"), ("5'10\"\"", "5'10\"\""), ("a=b", "a=b"), ("", ""), ("\"\"", "\"\""), ("'=1", "'=1"),
    ])
    func aFieldThatWouldBeComputedIsText(_ field: String, _ expected: String) {
        #expect(lines(field + "\r\n") == expected + "\r\n")
    }

    @Test func everyFieldOfEveryLineIsLookedAt() {
        #expect(lines("a,=b,\"=c,=d\"\r\n,-,\"x\r\n=y\"\r\n=z\r\n") == "a,'=b,\"'=c,=d\"\r\n,'-,\"x\r\n=y\"\r\n'=z\r\n")
    }

    private func lines(_ csv: String) -> String {
        String(decoding: SpreadsheetSafeCSV.lines(Array(csv.utf8)), as: UTF8.self)
    }
}
