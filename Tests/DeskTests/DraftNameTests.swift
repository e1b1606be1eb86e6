import Testing

@testable import Desk

/// Whatever a browser says that a file is called, it gets a name that a file can have.
@Suite struct DraftNameTests {
    /// Found by fuzzing: to Swift a slash with an accent behind it is one character, to the system it is a slash.
    @Test func accentsHideNoSlash() {
        #expect(DraftFolder.safe("b/\u{301}a.csv") == "\u{301}a.csv")
        #expect(DraftFolder.safe("b\\\u{301}a.csv") == "\u{301}a.csv")
        #expect(DraftFolder.safe("..\u{301}") == "\u{301}")
    }

    /// Found beside it: 120 signs may be more than the 255 bytes of a name.
    @Test(arguments: ["\u{4F53}", "\u{1F600}", "e\u{301}\u{302}\u{303}"])
    func longNamesAreCutToTheirBytes(sign: String) {
        let name = DraftFolder.safe(String(repeating: sign, count: 200) + ".csv")
        #expect(name.utf8.count <= 240 && name.hasSuffix(".csv") && name.utf8.count > 100)
    }

    @Test func usualNamesStay() {
        #expect(DraftFolder.safe("C:\\charts\\Build Chart (2024).csv") == "Build Chart (2024).csv")
        #expect(DraftFolder.safe("../../etc/passwd") == "passwd")
        #expect(DraftFolder.safe(" .hidden") == "hidden")
        #expect(DraftFolder.safe("/") == "chart" && DraftFolder.safe("") == "chart")
    }
}
