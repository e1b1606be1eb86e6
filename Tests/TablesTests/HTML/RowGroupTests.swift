import Testing

@testable import Tables

/// Browsers show the first head above all other rows and the first foot below them, wherever they are written.
@Suite struct RowGroupTests {
    @Test func aFootBeforeTheBodyComesLast() throws {
        let table = try table(
            """
            <table><thead><tr><th>H<th>W</thead>
            <tfoot><tr><td colspan=2>Add 5 lb.<tr><td>x<td>y</tfoot>
            <tbody><tr><td>60<td rowspan=2>125<tr><td>61</table>
            """)
        #expect(
            table.texts == [["H", "W"], ["60", "125"], ["61", "125"], ["Add 5 lb.", "Add 5 lb."], ["x", "y"]])
        #expect(table.cells.map { table.text(of: $0) } == ["H", "W", "60", "125", "61", "Add 5 lb.", "x", "y"])
        #expect(table.cells.map(\.line) == [1, 1, 3, 3, 3, 2, 2, 2])
    }

    @Test func aHeadAfterTheBodyComesFirst() throws {
        let table = try table("<table><tbody><tr><td>60<td>125</tbody><thead><tr><th>H<th>W</thead></table>")
        #expect(table.texts == [["H", "W"], ["60", "125"]])
    }

    @Test func onlyTheFirstHeadAndFootMove() throws {
        let table = try table(
            "<table><tfoot><tr><td>f</tfoot><tbody><tr><td>1</tbody><tfoot><tr><td>g</tfoot><thead><tr><td>h</thead><thead><tr><td>i</thead></table>"
        )
        #expect(table.texts == [["h"], ["1"], ["g"], ["i"], ["f"]])
    }

    @Test(arguments: ["<tfoot><tr><td>1<tr><td>2</table>", "<tfoot></tfoot><tr><td>1<tr><td>2</table>"])
    func aFootAloneStays(markup: String) throws {
        #expect(try table("<table>" + markup).texts == [["1"], ["2"]])
    }

    @Test func spansStayInTheirGroup() throws {
        let table = try table(
            "<table><tfoot><tr><td rowspan=5>f<td>g</tfoot><tbody><tr><td rowspan=2>1<td>2<tr><td>3</table>")
        #expect(table.texts == [["1", "2"], ["1", "3"], ["f", "g"]])
    }
}
