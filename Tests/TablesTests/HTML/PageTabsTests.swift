import Testing

@testable import Tables

/// Labels over a page's parts are headings of the parts that they point to.
@Suite struct PageTabsTests {
    private static let rows = "<table><tr><td>60<td>125<tr><td>61<td>130</table>"

    @Test(arguments: [
        ##"<ul><li><a href="#p1">Men</a></li><li><a href="#p2">Women</a></li></ul>"##,
        #"<ul><li role="tab" aria-controls="p1">Men</li><li role="tab" aria-controls="p2">Women</li></ul>"#,
    ])
    func eachPartHasItsLabel(row: String) throws {
        let tables = try read(
            "<h2>Build</h2>\(row)<div id=p1>\(Self.rows)</div><section id=p2>\(Self.rows)</section>"
        ).tables
        #expect(tables.map { $0.headings.map(\.text) } == [["Build", "Men"], ["Build", "Women"]])
        #expect(tables.allSatisfy { $0.textAbove.isEmpty && $0.textBefore.isEmpty })
    }

    @Test func aMarkBeforeANoteIsNoLabel() throws {
        let table = try read(
            Self.rows
                + ##"<ol><li id="n1"><a href="#r1">a)</a> Not in NY.</li><li id="n2"><a href="#r2">Note</a> that 5 lb are added.</li></ol>"##
        ).tables[0]
        #expect(table.textAfter.map(\.text) == ["a) Not in NY.", "Note that 5 lb are added."])
    }

    @Test func aLinkInASentenceStaysThere() throws {
        let table = try read("<p>See <a href=\"#n\">the notes</a> below.</p><div id=n>\(Self.rows)</div>").tables[0]
        #expect(table.headings.isEmpty && (table.textAbove + table.textBefore).map(\.text) == ["See the notes below."])
    }
}
