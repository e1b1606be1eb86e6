import Testing

@testable import Reports

@Suite struct MarkupTextTests {
    @Test(arguments: [
        ("5'10\" & <b>", "5&#39;10&quot; &amp; &lt;b&gt;"), ("a\u{0}b\u{1b}[1m\r\n", "a␀b␛[1m␍\n"),
        ("\u{202e}abc\u{2066}", "U+202EabcU+2066"), ("\u{fffe}\u{1ffff}", "U+FFFEU+1FFFF"), ("شركة 👩🏽‍🚀", "شركة 👩🏽‍🚀"),
        ("]]>", "]]&gt;"),
    ])
    func inMarkup(text: String, expected: String) {
        #expect(text.inMarkup == expected)
    }

    @Test func cut() {
        #expect("abc".cut(to: 3) == "abc")
        #expect("abcd".cut(to: 3) == "ab…")
        #expect("👩🏽‍🚀é日本".cut(to: 3) == "👩🏽‍🚀é…")
    }
}
