import Testing

@testable import Tables

/// What style sheets hide, and what a page raises.
@Suite struct StyleSheetTests {
    private func page(_ style: String, cell: String = "class=\"old hide\"") throws -> [Bool] {
        let document = try read(
            "<style>\(style)</style><table><tr><td>H<td \(cell)>A<td>B<tr><td>60<td \(cell)>1<td>2</table>")
        return document.tables[0].cells.map(\.isHidden)
    }

    @Test(
        "Rules that hide",
        arguments: [
            ".hide { display: none; }", "td.hide{DISPLAY:NONE !important}", "p,.old{visibility:hidden}",
            "table tr .old.hide{display:none}", "/* .x{} */ .hide{display:none}", "<!-- .hide{display:none} -->",
            ".hide{text-decoration: line-through}", "@import url(x.css); .hide{display:none}",
        ])
    func hiding(style: String) throws {
        #expect(try page(style) == [false, true, false, false, true, false])
    }

    @Test(
        "Rules that say nothing of the cell",
        arguments: [
            "@media print { .hide { display: none } }", ".hide:hover{display:none}", ".hide{color:red}",
            ".hide.never{display:none}", ".hide{display:none} .old{display:table-cell}", "div{display:none}",
        ])
    func showing(style: String) throws {
        #expect(try page(style).allSatisfy { !$0 })
    }

    @Test(
        "Struck out: not read, and kept for a picture of the page",
        arguments: [
            "<s>172</s>", "<del>172</del>", "<strike>172</strike>",
            "<span style='text-decoration: line-through'>172</span>",
        ])
    func struck(_ old: String) throws {
        let document = try TableReader.read(
            Array(
                """
                <p>\(old)</p><p>For \(old) adults</p><table><caption>A \(old)</caption><tr><td>H<td>\(old) 180<td>\(old)
                <tr><td>60<td>1 \(old)<td>2</table><p>\(old)</p>
                """.utf8), file: "f.html")
        let table = document.tables[0]
        #expect(table.texts == [["H", "180", ""], ["60", "1", "2"]])
        #expect(table.textBefore.map(\.text) == ["For adults"])
        #expect(table.textBefore[0].struck == [StruckText("172", at: 3)])
        #expect(table.struckBefore == ["172"] && table.struckAfter == ["172"])
        #expect(table.caption?.text == "A" && table.caption?.struck == [StruckText("172", at: 1)])
        #expect(table.struck[0, 1]?.texts == [StruckText("172", at: 0)])
        #expect(table.struck[0, 2]?.texts == [StruckText("172", at: 0)])
        #expect(table.struck[1, 1]?.texts == [StruckText("172", at: 1)])
        #expect(table.struck[1, 2] == nil)
        #expect(document.findings.map(\.rule) == ["markup.text.struck"])
        #expect(document.findings[0].message.hasSuffix("is not read. 6 other texts of the table are, too."))
        #expect(document.findings[0].location.row == 0 && document.findings[0].location.column == 1)
    }

    @Test(arguments: [
        ("td:nth-child(2){display:none}", ["markup.style.unread"]),
        ("td[data-old]{visibility:hidden}", ["markup.style.unread"]),
        (".x{font-size:0}", ["markup.style.unread"]), ("td{position:absolute;left:-9999px}", ["markup.style.unread"]),
        ("tr:not(.now){display:none}", ["markup.style.unread"]), ("td:empty+td{display:none}", ["markup.style.unread"]),
        ("[hidden]{display:none} input[type=checkbox]{visibility:hidden}", []),
        (".nav>li:first-child{display:none}", []),
        ("a:hover{display:none} td::before{visibility:hidden}", []),
        ("@media print{td:nth-child(2){display:none}}", []),
        ("td:nth-child(2){color:red}", []),
    ])
    func aRuleThatHidesByMoreThanNamesIsTold(_ style: String, _ told: [String]) throws {
        let document = try read("<style>\(style)</style><table><tr><td>H<td>A<tr><td>60<td>1</table>")
        #expect(document.findings.map(\.rule) == told)
        #expect(document.tables[0].cells.allSatisfy { !$0.isHidden })
    }

    @Test(arguments: [
        "@media screen{.x{display:none}}", "@media only screen{.x{display:none}}",
        "@supports (a:b){.x{visibility:hidden}}",
    ])
    func whatNobodySeesIsHidden(_ style: String) throws {
        let table = try read("<style>\(style)</style><table><tr><td>H<td class=x>A<tr><td>60<td>1</table>").tables[0]
        #expect(table.cells.map(\.isHidden) == [false, true, false, false])
    }

    @Test(arguments: [".x{font-size:0.8em}", ".x{left:-5px}", "@media (max-width:600px){.x{display:none}}"])
    func whatIsSmallOrForOthersIsShown(_ style: String) throws {
        let table = try read("<style>\(style)</style><table><tr><td>H<td class=x>A<tr><td>60<td>1</table>").tables[0]
        #expect(table.cells.allSatisfy { !$0.isHidden })
    }

    @Test func whatIsStruckAroundATableIsToldOnce() throws {
        let document = try read(
            "<h1>Build <s>2019</s> chart</h1><table><tr><td>H<td>A<tr><td>60<td>1</table><table><tr><td>H<td>B<tr><td>60<td>2</table>"
        )
        #expect(document.findings.map(\.location.text) == ["2019"])
        #expect(document.findings.map(\.location.table) == [0])
    }

    @Test func aCellThatIsStruckWholeKeepsItsTextHidden() throws {
        let table = try read(
            "<table><tfoot><tr style='text-decoration:line-through'><td>61<td>9<tbody><tr><td>H<td>A<tr><td>60<td>1</table>"
        )
        .tables[0]
        #expect(table.cells.map(\.isHidden) == [false, false, false, false, true, true])
        #expect(table.struck[2, 0]?.isWhole == true && table.struck[0, 0] == nil)
    }

    @Test func anElementsOwnStyleGoesBeforeTheSheet() throws {
        let hidden = try page(".hide{display:none}", cell: "class=hide style=\"display:table-cell\"")
        #expect(hidden.allSatisfy { !$0 })
    }

    @Test func raisedFiguresStayApartFromWhatTheyFollow() throws {
        let table = try read("<table><tr><th>Table 1<sup>2</sup><th>5<sup>th</sup><tr><td>84<sup>10</sup><td>90")
            .tables[0]
        #expect(table.text(row: 0, column: 0) == "Table 1²")
        #expect(table.text(row: 0, column: 1) == "5th")
        #expect(table.text(row: 1, column: 0) == "84¹⁰")
    }
}
