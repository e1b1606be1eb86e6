import Testing

@testable import Pipeline

/// No path of a project leads out of it.
@Suite struct ProjectFolderTests {
    /// Found by fuzzing names: to Swift a slash with an accent behind it is one character, to the system it is a slash.
    @Test(arguments: [
        ("/\u{301}tmp/a.csv", PathObjection.absolute), ("~\u{301}/a.csv", .absolute), ("../\u{301}a.csv", .parent),
        ("raw/..\u{301}/../\u{301}a.csv", .parent), ("raw/a\\\u{301}b.csv", .backslash),
        ("raw//\u{301}a.csv", .notPlain),
    ])
    func accentsHideNoSlash(path: String, objection: PathObjection) {
        #expect(ProjectFolder("/nowhere").objection(to: path) == objection)
    }

    @Test func namesMayBeginWithAccents() {
        #expect(ProjectFolder("/nowhere").objection(to: "raw/\u{301}a.csv") == nil)
        #expect(ProjectFolder("/nowhere").objection(to: "raw/a..b/c\u{301}.csv") == nil)
    }
}
