import Testing

@testable import Tables

/// Whole pages as they are found, and which of their tables is the one that matters.
@Suite struct WildPageTests {
    private let rows = "<tr><th>H<th>W<tr><td>60<td>125<tr><td>61<td>128"
    private let texts = [["H", "W"], ["60", "125"], ["61", "128"]]

    @Test(arguments: [
        "<table><tr><th>H<th>W<tr><th>60<td>125<tr><th scope=row>61</th><td>128</table>",
        "<table><tr><td><b>H</b><td><strong>W</strong><tr><th>60<th>125<tr><th>61<th>128</table>",
        "<table><tr><th>H<th>W<tr><td rowspan=0>60<td>125<tbody><tr><td rowspan=0>61<td>128</table>",
    ])
    func headerCellsInTheBodyAndOpenSpans(markup: String) throws {
        #expect(try table(markup).texts == texts)
    }

    @Test(arguments: ["colspan=1000000", "rowspan=1000000", "colspan=1000000 rowspan=1000000", "colspan=4294967297"])
    func absurdSpansAreBoundedAndSaid(span: String) throws {
        let document = try read("<table><tr><th>H<th>W<tr><td>60<td \(span)>125<tr><td>61<td>128</table>")
        #expect(document.tables[0].rowCount == 3 && document.tables[0].columnCount <= 1_002)
        #expect(document.findings.map(\.rule) == ["markup.span.cut"])
    }

    /// The words of a page around its chart: menus, banners, contact boxes, all laid out in tables.
    @Test func theChartOfAPageIsTheFirstTableOfData() throws {
        let document = try read(
            """
            <body><table width=100%><tr><td colspan=2><img src=logo><b>Acme Life</b>
            <tr><td><table><tr><td><a href=1>Home</a><tr><td><a href=2>Quotes</a></table>
            <td><h2>Build</h2><table>\(rows)</table><p>Call us.
            <tr><td colspan=2>© Acme</table>
            <table role=presentation><tr><td>Imprint<td>Privacy</table></body>
            """)
        let data = document.tables.filter { $0.furniture == nil }
        #expect(data.map(\.texts) == [texts])
        #expect(document.tables.count == 4)
        #expect(document.tables.map(\.index) == [0, 1, 2, 3])
    }

    @Test func aTableThatLaysOutAPageOfListsIsNoTable() throws {
        let document = try read(
            """
            <body><table><tr><td><a href=1>Home</a><br><a href=2>Quotes</a><td><h1>Acme</h1><p>Decline these:</p>
            <ul><li>Aricept<li>Namenda</ul></table></body>
            """)
        let table = try #require(document.tables.first)
        #expect(document.tables.count == 1 && table.texts == [["Aricept"], ["Namenda"]])
        #expect(table.textBefore.map(\.text) == ["Decline these:"])
    }

    @Test func definitionsAreRowsBesideTheirTerm() throws {
        let document = try read(
            "<h1>Guide</h1><dl><dt>Coreg<dd>CHF: Decline<dd>Hypertension: Accept<dt>Lipitor<dd>Accept</dl>")
        let table = try #require(document.tables.first)
        #expect(
            table.texts == [["Coreg", "CHF: Decline"], ["Coreg", "Hypertension: Accept"], ["Lipitor", "Accept"]])
        #expect(!table.isAnchor(row: 1, column: 0))
    }

    /// Two pages in one file are one page to a browser.
    @Test(arguments: ["</html>\n<html><body>", "</body></html><!-- next -->", "</html>"])
    func whatFollowsTheEndBelongsToThePage(end: String) throws {
        let document = try read("<body><table>\(rows)</table>\(end)<h2>More</h2><table>\(rows)</table></body></html>")
        #expect(document.tables.map(\.texts) == [texts, texts])
        #expect(document.tables[1].headings.map(\.text) == ["More"])
    }

    @Test func listsOfNamesAreTablesWhereThereIsNoTable() throws {
        let document = try read("<body><h2>Not eligible</h2><p>At all<ul><li>Abacavir<li>Exelon*</ul></body>")
        #expect(document.tables.map(\.texts) == [[["Abacavir"], ["Exelon*"]]])
        #expect(document.tables[0].headings.map(\.text) == ["Not eligible"])
        #expect(document.tables[0].textBefore.map(\.text) == ["At all"])
    }

    @Test(arguments: [
        ("<p>Height Weight<p>5'0\" 125<p>5'1\" 128<p>5'2\" 131", "paragraphs"),
        ("<p>Height Weight<br>5'0\" 125<br>5'1\" 128<br>5'2\" 131</p>", "lines"),
        ("<pre>\n60  125\n61  128\n62  131\n</pre>", "preformatted text"),
        ("<ul><li>60: 125<li>61: 128<li>62: 131</ul>", "list items"),
        (
            "<div class=r><div>60</div><div>125</div></div><div class=r><div>61</div><div>128</div></div><div class=r><div>62</div><div>131</div></div>",
            "boxes"
        ),
    ])
    func aChartWithoutTableIsRefusedAndSaysWhatItIs(markup: String, name: String) throws {
        let refused = try #require(refusal("<html><body><h1>Build</h1>\n\(markup)</body></html>"))
        #expect(refused.code == "file.no-table")
        #expect(refused.message.contains("looks like a table made of \(name)"))
        #expect(refused.line == (name == "preformatted text" ? 3 : 2))
        // Tables of links beside it do not hide it.
        let menu = "<table><tr><td><a>Home</a><td><a>Quotes</a></table>"
        let document = try read("<html><body>\(menu)\n\(markup)</body></html>")
        #expect(document.findings.map(\.rule) == ["markup.text.tabular"])
        #expect(document.findings[0].severity == .error)
    }

    @Test func proseWithFiguresIsNoTable() throws {
        let prose = "<p>Ages 16 to 60. Call 1 800 555 0100 between 9 and 17.<p>Founded 1901."
        #expect(refusal("<html><body>\(prose)</body></html>")?.message.contains("looks like") == false)
        #expect(try read("<body>\(prose)<table>\(rows)</table>").findings.isEmpty)
    }

    @Test(arguments: [
        ("<table><tr><th>H<th>W<tr><td><![CDATA[60]]>60<td>125<tr><td>61<td>128</table>", true),
        ("<table><tr><th>H<th>W<tr><td>60<![CDATA[ \n ]]><td>125<tr><td>61<td>128</table>", false),
        ("<![CDATA[note]]><table><tr><th>H<th>W<tr><td>60<td>125<tr><td>61<td>128</table>", true),
    ])
    func characterDataIsACommentInHTML(markup: String, isSaid: Bool) throws {
        let document = try read("<html><body>" + markup)
        #expect(document.tables[0].texts == texts)
        #expect(document.tables[0].textBefore.isEmpty)
        #expect(document.findings.map(\.rule) == (isSaid ? ["markup.cdata.dropped"] : []))
    }

    @Test(arguments: [
        "<table><tr><th>H<th>W<tr><td><![if !supportLists]>60<![endif]><td>125<tr><td>61<td>128</table>",
        "<table><![if supportMisalignedColumns]><tr><th>H<th>W<![endif]><tr><td>60<td>125<tr><td>61<td>128</table>",
    ])
    func conditionsOfOfficeSayNothing(markup: String) throws {
        let document = try read("<html><body>" + markup)
        #expect(document.tables[0].texts == texts)
        #expect(document.tables[0].textBefore.isEmpty && document.findings.isEmpty)
    }

    /// Browsers end it at the first `>`.
    @Test func characterDataEndsAtTheFirstAngle() throws {
        let document = try read("<table><tr><td><![CDATA[a>60]]><td>125</table>")
        #expect(document.tables[0].texts == [["60]]>", "125"]])
    }
}
