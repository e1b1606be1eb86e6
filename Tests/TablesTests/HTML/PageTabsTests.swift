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

    @Test(arguments: [
        ##"<p><a href="#nosuch">Smokers only</a></p>"##,
        ##"<p><a href="#s">Smokers only</a></p><p><span id=s></span></p>"##,
        ##"<p><a href="#top">Smokers only<p></a></p>"##, ##"<p><a href="#s"><b>Smokers only</b></a></p>"##,
    ])
    func aLabelWithoutAPartIsText(before: String) throws {
        let table = try read(before + Self.rows).tables[0]
        #expect(
            (table.textAbove + table.textBefore + table.headings).map(\.text) == ["Smokers only"], "\(table.textBefore)"
        )
    }

    @Test func aHeadingInALinkIsOne() throws {
        let table = try read("<a href=\"#s\"><h2>Smoker</h2></a>\(Self.rows)").tables[0]
        #expect(table.headings.map(\.text) == ["Smoker"])
    }

    @Test func aPartMayBeATableAndHoldHeadings() throws {
        let tables = try read(
            ##"<div><a href="#n">Nonsmoker</a><a href="#s">Smoker</a></div><table id=n><tr><td>60<td>1</table>"##
                + "<div id=s><h3>Maximum weights</h3>\(Self.rows)</div><div>\(Self.rows)</div>"
        ).tables
        #expect(
            tables.map { $0.headings.map(\.text) } == [["Nonsmoker"], ["Smoker", "Maximum weights"], []])
    }

    @Test func aPartStandsInAPart() throws {
        let tables = try read(
            ##"<ul><li><a href="#m">Male</a><li><a href="#f">Female</a></ul><div id=m><ul><li><a href="#n">Nonsmoker</a>"##
                + ##"<li><a href="#s">Smoker</a></ul>"##
                + "<div id=n>\(Self.rows)</div><div id=s>\(Self.rows)</div></div>"
                + "<div id=f>\(Self.rows)</div>"
        ).tables
        #expect(tables.count == 3 && tables[0].headings.map(\.text) == ["Male", "Nonsmoker"])
        #expect(tables[2].headings.map(\.text) == ["Female"])
    }
}
