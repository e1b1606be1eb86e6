import Testing

@testable import Tables

/// What stands around tables, and which tables are no data.
@Suite struct SurroundingsTests {
    private let rows = "<tr><th>H<th>W<tr><td>60<td>125<tr><td>61<td>128"

    @Test func captionTitleHeadingsAndTextHaveTheirPlaces() throws {
        let document = try read(
            """
            <html><head><title>Acme | Charts</title></head><body>
            <h1>Acme Life</h1>
            <p>Underwriting guide.</p>
            <h2>Build</h2>
            <h3>Women</h3><h3>Men</h3>
            <p>Ages 16 to <b>60</b>.</p>
            <table><caption>Build
            chart</caption>\(rows)</table>
            <p>Add 5 lb above 50.</p>
            <h2>Contact</h2><p>Call us.</p>
            </body></html>
            """)
        #expect(document.title == TextPiece("Acme | Charts", line: 1))
        let table = document.tables[0]
        #expect(table.caption == TextPiece("Build chart", line: 7))
        #expect(
            table.headings == [TextPiece("Acme Life", line: 2), TextPiece("Build", line: 4), TextPiece("Men", line: 5)])
        #expect(table.textBefore == [TextPiece("Ages 16 to 60.", line: 6)])
        #expect(table.textAbove.map(\.text) == ["Underwriting guide."])
        // What another section said holds for no table, and is told all the same.
        #expect(table.textAfter.first?.text == "Women")
        #expect(table.textAfter[1] == TextPiece("Add 5 lb above 50.", line: 9))
        #expect(table.textAfter.dropFirst(2).map(\.text) == ["Contact", "Call us."])
    }

    /// A term says nothing without its definition; one without any is a paragraph, and what follows the list is no definition.
    @Test func termsStandWithTheirDefinitions() throws {
        let table = try read(
            """
            <dl><dt>Issue ages</dt><dd>50–80</dd><dt>Nicotine</dt><dd>Not eligible</dd><dd>Quit 24 months: eligible</dd>
            <dt>Form UW-7</dt></dl>Maximum weights<table>\(rows)</table>
            """
        ).tables[0]
        #expect(
            table.textBefore.map(\.text) == [
                "Issue ages: 50–80", "Nicotine: Not eligible", "Nicotine: Quit 24 months: eligible", "Form UW-7",
                "Maximum weights",
            ])
    }

    /// What stands above the first of several sections holds for all of them; a section without a table says something all the same.
    @Test func noParagraphUnderAHeadingIsLost() throws {
        let tables = try read(
            """
            <p>For men.</p><h1>Guide</h1><p>No smokers.</p>
            <h2>One</h2><p>first</p><table>\(rows)</table><p>behind</p>
            <h2>Notes</h2><p>between</p><h3>More</h3>
            <h2>Two</h2><table>\(rows)</table>
            <h1>Rules</h1><p>last</p><h2>End</h2><p>end</p>
            """
        ).tables
        #expect(tables.map { $0.headings.map(\.text) } == [["Guide", "One"], ["Guide", "Two"]])
        #expect(
            tables.map { $0.textAbove.map(\.text) } == [["For men.", "No smokers."], ["For men.", "No smokers."]])
        #expect(tables.map { $0.textBefore.map(\.text) } == [["first"], []])
        #expect(
            tables.map { $0.textAfter.map(\.text) } == [
                ["behind", "Notes", "between", "More"], ["Rules", "last", "End", "end"],
            ])
    }

    @Test func textBetweenTablesFollowsOneAndPrecedesTheOther() throws {
        let tables = try read("<table>\(rows)</table><p>between</p><table>\(rows)</table><p>end</p>").tables
        #expect(
            tables.map { $0.textBefore.map(\.text) + $0.textAfter.map(\.text) }.joined().filter { $0 == "between" }
                .count >= 1)
        #expect(tables[1].textAfter.map(\.text) == ["end"])
    }

    @Test(arguments: [
        "<nav><table><tr><td>Home<td>Products<td>About</table></nav>",
        "<table><tr><td><a href=1>Home</a><td><a href=2>Products</a></table>",
        "<table role=presentation><tr><td>Acme Life<td>Since 1901</table>",
        "<table><tr><td><tr><td></table>",
        "<footer><table><tr><td>Imprint<td>Privacy</table></footer>",
    ])
    func furniture(markup: String) throws {
        let tables = try read("<body>\(markup)<table>\(rows)</table></body>").tables
        #expect(tables.count == 2)
        #expect(tables[0].furniture != nil)
        #expect(tables[1].furniture == nil)
        #expect(tables.map(\.index) == [0, 1])
    }

    @Test func whatAFooterSaysIsKeptAndWhatAMenuSaysIsNot() throws {
        let tables = try read(
            "<nav><p>Home</p></nav><table>\(rows)</table><footer>Smokers: add 10 lb.<p>© Acme Life</footer>"
        ).tables
        #expect(tables.map { $0.textAfter.map(\.text) } == [["Smokers: add 10 lb.", "© Acme Life"]])
    }

    @Test func aLayoutTableIsFurnitureAndItsInnerTableIsData() throws {
        let tables = try read(
            "<table><tr><td colspan=2>Acme Life<tr><td><a>menu</a><td><table>\(rows)</table><tr><td colspan=2>© Acme</table>"
        ).tables
        #expect(tables.count == 2)
        let inner = try #require(tables.first { $0.furniture == nil })
        #expect(inner.texts == [["H", "W"], ["60", "125"], ["61", "128"]])
        #expect(tables.filter { $0.furniture != nil }.count == 1)
    }

    /// Text after an inner table still belongs to the outer cell.
    @Test func textAroundAnInnerTableIsKept() throws {
        let tables = try read("<table><tr><td>before<table>\(rows)</table>after<td>99</table>").tables
        let outer = try #require(tables.first { $0.texts.joined().contains { $0.contains("before") } })
        #expect(outer.text(row: 0, column: 0) == "before\nafter")
        #expect(outer.text(row: 0, column: 1) == "99")
    }

    @Test(arguments: [
        "hidden", "style=\"display:none\"", "style='color:red; DISPLAY : none'", "style=visibility:hidden",
        "style='mso-hide:all'",
    ])
    func hiddenCellsAreKeptAndFlagged(attribute: String) throws {
        let table = try table(
            "<table><tr><th>H<th \(attribute)>X<th>W<tr><td>60<td \(attribute)>9<td>125<tr \(attribute)><td>61<td>8<td>128</table>"
        )
        #expect(table.texts == [["H", "X", "W"], ["60", "9", "125"], ["61", "8", "128"]])
        #expect(table.cells.map(\.isHidden) == [false, true, false, false, true, false, true, true, true])
        #expect(table.csv == "H,W\r\n60,125\r\n")
    }

    /// Google's sheets stand in hidden containers that a script shows.
    @Test func aHiddenTableIsHiddenThroughoutAndAHiddenContainerSaysNothing() throws {
        let tables = try read(
            "<table style='display:none'>\(rows)</table><div hidden><table>\(rows)</table></div><table>\(rows)</table>"
        ).tables
        #expect(tables.map { $0.cells.allSatisfy(\.isHidden) } == [true, false, false])
        #expect(tables.map { $0.furniture != nil } == [true, false, false])
    }

    @Test func hiddenPartsOfACellAreNoText() throws {
        let table = try table(
            "<table><tr><th>H<th>W<tr><td>60<span style='display:none'>sort-060</span><td>125</table>")
        #expect(table.text(row: 1, column: 0) == "60")
    }

    @Test func rowsOutsideATableAreARowStill() throws {
        let error = refusal("<html><body><tr><td>60<td>125</tr></body></html>")
        #expect(error?.code == "file.no-table")
    }

    @Test func linesAreThoseOfTheFile() throws {
        let table = try table(
            "<html>\r\n<body>\r\n<table>\r\n<tr>\r\n<th>H\r\n<th>W\r\n<tr><td>60<td>\r\n125\r\n</table>")
        #expect(
            table.placed == [
                .init(line: 5, text: "H"), .init(line: 6, text: "W"), .init(line: 7, text: "60"),
                .init(line: 7, text: "125"),
            ])
    }
}
