import Testing

@testable import Reports

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("202\u{1b}[2J", "202␛[2J"), ("a\rb\u{8}", "a␍b␈"), ("\u{202e}581", "U+202E581"), ("\u{9b}2J", "U+009B2J"),
        ("\u{7f}\u{61c}\u{2066}", "␡U+061CU+2066"), ("\u{1b}]0;title\u{7}", "␛]0;title␇"),
        ("\u{1b}[8mhidden", "␛[8mhidden"), ("\u{1b}[1", "␛[1"), ("end\u{1b}", "end␛"),
    ])
    func whatSteersATerminalIsShown(_ text: String, _ expected: String) {
        #expect(TerminalText.safe(text) == expected)
    }

    @Test(arguments: ["", "a\tb\n", "5'10\"", "Größe – 3½ ≤ 24 «é»", "שלום", "👩🏽‍🚀 身長", "e\u{301}"])
    func whatIsOnlyTextStays(_ text: String) { #expect(TerminalText.safe(text) == text) }

    /// Even where a mark that combines follows a colour's last letter.
    @Test func ourColoursPass() {
        let palette = Palette(isColoured: true)
        for text in [palette.bold("a"), palette.dim("\u{301}b"), palette.good("c\nd"), palette.patch("-x")] {
            #expect(TerminalText.safe(text) == text)
        }
        #expect(TerminalText.safe(palette.bold("a\u{1b}[2Jb")) == palette.bold("a␛[2Jb"))
    }
}
