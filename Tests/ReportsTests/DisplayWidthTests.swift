import Testing

@testable import Reports

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("build", 5), ("Élite", 5), ("E\u{301}lite", 5), ("体重", 4), ("5′10″", 5), ("≤24", 3), ("👍", 2),
        ("👨‍👩‍👧", 2), ("❤️", 2), ("a\u{200b}b", 2), ("ｗ", 2), ("…", 1), ("한글", 4),
    ])
    func widths(_ text: String, _ width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }
}

@Suite struct TextTableTests {
    @Test func columnsAreAlignedByDisplayWidth() {
        var table = TextTable([.leading, .trailing, .leading])
        table.add(["chart", "records", "state"])
        table.add(["体重/élite", "7", "new"])
        table.add(["x", "1234", ""])
        #expect(
            table.text == """
                chart       records  state
                体重/élite        7  new
                x              1234

                """)
    }

    @Test func emptyCellsKeepTheColumns() {
        var table = TextTable([.leading, .leading, .trailing])
        table.add(["a", "", "1"])
        table.add(["bbb", "cc", "22"])
        #expect(table.text == "a         1\nbbb  cc  22\n")
    }

    @Test func paintTakesNoRoom() {
        var table = TextTable([.leading, .leading])
        table.add([.init("ab", paint: { "<\($0)>" }), "c"])
        table.add(["abc", "d"])
        #expect(table.text == "<ab>   c\nabc  d\n")
    }
}
