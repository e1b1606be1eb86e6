import Testing

@testable import Tables

/// Text between the tags of a table and outside its cells, which browsers show above the table.
@Suite struct StrayTextTests {
    @Test(arguments: [
        "<table>Add 5 lb above 50.<tr><th>H<th>W<tr><td>60<td>125</table>",
        "<table><tr><th>H<th>W</tr>Add 5 lb above 50.<tr><td>60<td>125</table>",
        "<table><tr>Add 5 lb <b>above</b> 50.<th>H<th>W</tr><tr><td>60<td>125</table>",
        "<table><tr><th>H</th>Add 5 lb above 50.<th>W<tr><td>60<td>125</table>",
        "<table><p>Add 5 lb above 50.</p><tr><th>H<th>W<tr><td>60<td>125</table>",
        "<table><tr><th>H<th>W<tr><td>60<td>125</td></tr>Add 5 lb above 50.</table>",
        "<table><tbody><h3>Add 5 lb above 50.</h3><tr><th>H<th>W<tr><td>60<td>125</table>",
    ])
    func itStandsBeforeTheTableAndIsSaid(markup: String) throws {
        let document = try read("<p>Build</p>\(markup)")
        let table = document.tables[0]
        #expect(table.texts == [["H", "W"], ["60", "125"]])
        #expect(table.textBefore.map(\.text) == ["Build", "Add 5 lb above 50."])
        #expect(document.findings.map(\.rule) == ["markup.text.outside-cells"])
        #expect(document.findings[0].severity == .warning)
        #expect(document.findings[0].message.contains("Add 5 lb above 50."))
    }

    @Test func piecesThatStandApartStayApart() throws {
        let document = try read("<table>16<tr>60<th>H<th>W</tr>70<tr><td>60<td>125</table>")
        #expect(document.tables[0].textBefore.map(\.text) == ["16", "60", "70"])
    }

    @Test(arguments: ["\n\t ", "&nbsp;", "<!-- 9 -->", "<script>9</script>"])
    func blanksSayNothing(blank: String) throws {
        let document = try read("<table>\(blank)<tr>\(blank)<th>H</th>\(blank)<th>W<tr><td>60<td>125</table>")
        #expect(document.tables[0].textBefore.isEmpty && document.findings.isEmpty)
    }

    @Test func textInAnInnerTableStandsBeforeThatOne() throws {
        let tables = try read(
            "<table><tr><td><table>Men<tr><th>H<th>W<tr><td>60<td>125</table></table>"
        ).tables
        let inner = try #require(tables.first { $0.furniture == nil })
        #expect(inner.textBefore.map(\.text) == ["Men"])
    }
}
