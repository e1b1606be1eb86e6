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
