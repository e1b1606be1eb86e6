import Testing

@testable import Desk

@Suite struct LineDiffTests {
    private func diff(_ before: [String]?, _ after: [String]) -> LineDiff {
        func bytes(_ lines: [String]) -> [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }
        return LineDiff(FileChange(path: "x", before: before.map(bytes), after: bytes(after)))
    }

    private func text(_ diff: LineDiff) -> [String] { diff.lines.map { "\($0.sign)\($0.text)" } }

    @Test func changedLinesWithAFewAround() {
        let old = (1...20).map(String.init)
        var new = old
        new[9] = "ten"
        #expect(text(diff(old, new)) == ["@6 lines as they are", " 7", " 8", " 9", "-10", "+ten", " 11", " 12", " 13"])
        new.append("21")
        #expect(text(diff(old, new)).suffix(5) == ["@4 lines as they are", " 18", " 19", " 20", "+21"])
        #expect((diff(old, new).came, diff(old, new).gone) == (2, 1))
    }

    @Test func allOrNothing() {
        #expect(diff(["a", "b"], ["a", "b"]).lines.isEmpty)
        #expect(text(diff(["a"], ["b"])) == ["-a", "+b"])
        #expect(diff(nil, (1...20).map(String.init)).lines.last?.text == "8 more lines")
        #expect(text(diff([], ["a"])).contains("+a"))
    }

    /// Two long files that have nothing in common: every line of one came, every line of the other went.
    @Test func longFilesAreNotComparedLineByLine() {
        let found = diff((0..<100_000).map { "old \($0)" }, (0..<100_000).map { "new \($0)" })
        #expect((found.came, found.gone) == (100_000, 100_000))
        #expect(found.lines.count <= 420)
    }
}
