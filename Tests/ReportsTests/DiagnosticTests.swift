import Testing

@testable import Reports

@Suite struct DiagnosticTests {
    private func diagnostic(_ text: String, column: Int?, length: Int, line: Int = 7) -> Diagnostic {
        Diagnostic(
            severity: .error, code: "layout.header.ambiguous", file: "raw/acme/build.csv",
            place: .init(line: line, column: column, length: length, text: text),
            message: "expected a height such as 5'10\" or 70, found \"5-10 (M)\"", help: "declare it")
    }

    @Test func theShape() {
        #expect(
            diagnostic("5-10 (M),125,180,202", column: 1, length: 8).text() == """
                error[layout.header.ambiguous]: raw/acme/build.csv:7:1
                   7 | 5-10 (M),125,180,202
                     | ^^^^^^^^ expected a height such as 5'10" or 70, found "5-10 (M)"
                help: declare it

                """)
    }

    @Test func caretsStandUnderWideCharacters() {
        let text = diagnostic("身長,体重 e\u{301},9", column: 4, length: 4, line: 12345).text()
        #expect(text.contains("12345 | 身長,体重 e\u{301},9\n      |      ^^^^^^ expected"))
    }

    @Test func aLineWithoutColumn() {
        let text = diagnostic("a,b", column: nil, length: 0).text()
        #expect(text.hasPrefix("error[layout.header.ambiguous]: raw/acme/build.csv:7\n   7 | a,b\n     | = expected"))
    }

    @Test func noLineAtAll() {
        let text = Diagnostic(
            severity: .warning, code: "file.empty", file: "raw/x.csv", message: "expected a table, found an empty file"
        ).text()
        #expect(text == "warning[file.empty]: raw/x.csv\n     = expected a table, found an empty file\n")
    }

    @Test func noFile() {
        let text = Diagnostic(severity: .error, code: "store.locked", message: "locked", help: "wait").text()
        #expect(text == "error[store.locked]: locked\nhelp: wait\n")
    }

    @Test func controlsDoNotReachTheTerminal() {
        let text = diagnostic("a\tb\u{1b}[31mc\u{202e}d", column: 3, length: 1).text()
        #expect(text.contains("   7 | a    b·[31mc·d\n     |      ^ expected"))
    }

    @Test func coloursAreWrapped() {
        let text = diagnostic("a,b", column: 1, length: 1).text(Palette(isColoured: true))
        #expect(text.contains("\u{1b}[1;31merror[layout.header.ambiguous]\u{1b}[0m: raw"))
        #expect(text.contains("\u{1b}[1;31m^\u{1b}[0m expected"))
    }

    /// Whatever the line and the place, the carets stand under the part they are for.
    @Test(arguments: [60, 500])
    func longLinesAreWindowed(_ cells: Int) {
        let line = String((0..<cells).map { "<td>\($0 + 100)</td>" }.joined())
        for cell in 0..<cells {
            let column = cell * 12 + 4
            let window = CaretPicture.Window(line: line, start: column, length: 3)
            let shown = Array(window.text)
            #expect(shown.count <= CaretPicture.windowWidth + 2)
            #expect(String(shown[window.caretStart..<window.caretStart + window.caretWidth]) == "\(cell + 100)")
            if cell > 20 { #expect(shown.first == "…") }
            if cell < cells - 20 { #expect(shown.last == "…") }
        }
    }

    @Test func placesBeyondTheLineAreClamped() {
        let window = CaretPicture.Window(line: "ab", start: 9, length: 5)
        #expect(window.caretStart == 2 && window.caretWidth == 1)
        let long = CaretPicture.Window(line: String(repeating: "x", count: 500), start: 10, length: 400)
        #expect(long.caretStart + long.caretWidth <= CaretPicture.windowWidth + 1)
        #expect(CaretPicture.Window(line: "", start: 0, length: 1).caretWidth == 1)
    }
}
