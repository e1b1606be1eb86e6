import Paper
import Testing

@testable import Tables

/// Notes under a table that one paragraph holds, each on lines of its own: a made-up page.
@Suite struct NotesOfMarksTests {
    private func notes(_ lines: [String]) -> [String] {
        var page = MadeUpPage()
        page.grid(xs: [72, 152, 232], ys: [100, 120, 140])
        page.rows([["Height", "Standard"], ["5'0\"", "170"]], xs: [78, 158], y: 114, leading: 20)
        for (number, line) in lines.enumerated() { page.write(line, x: 72, y: 170 + 12 * Double(number)) }
        let result = PaperTables(PaperDocument(pages: [page.page]))
        Account.check(result)
        return result.tables[0].textAfter.map(\.text)
    }

    @Test(arguments: [("*", "†"), ("* ", "† "), ("**", "‡"), ("¹", "²"), ("ᵃ ", "ᵇ ")])
    func eachMarkBeginsANote(_ first: String, _ second: String) {
        let lines = [
            first + "Not for applicants who use", "tobacco in any form at all now.",
            second + "Ages 18 to 60 only, in any state",
        ]
        #expect(notes(lines) == [lines[0] + " " + lines[1], lines[2]])
    }

    /// A sentence may speak of a mark at the head of a line.
    @Test func aMarkWithinASentenceBeginsNone() {
        #expect(notes(["Medications that bear the sign", "* are declined in every state."]).count == 1)
    }
}
