import Testing

@testable import Tables

@Suite struct SpanTests {
    @Test func rowspanZeroGoesToTheEndOfItsGroup() throws {
        let table = try table(
            "<table><tbody><tr><td rowspan=0>a<td>1<tr><td>2<tr><td>3<tbody><tr><td>b<td>4</table>")
        #expect(table.texts == [["a", "1"], ["a", "2"], ["a", "3"], ["b", "4"]])
    }

    @Test func aSpanThatIsTooTallEndsWithItsGroupAndIsSaid() throws {
        let document = try read("<table><thead><tr><th rowspan=9>H<th>W<tbody><tr><td>1<td>2</table>")
        #expect(document.tables[0].texts == [["H", "W"], ["1", "2"]])
        #expect(document.findings.map(\.rule) == ["markup.span.cut"])
    }

    @Test(arguments: ["1e9", "1000000000", "99999999999999999999999", "65535", "-3", "0", "x", "", " 2 ", "2.7", "+2"])
    func wildSpansNeverMakeAWildTable(span: String) throws {
        let table = try table(
            "<table><tr><th colspan=\"\(span)\">H<th>W<tr><td rowspan=\"\(span)\">1<td>2<tr><td>3<td>4</table>")
        #expect(table.rowCount == 3)
        #expect(table.columnCount <= 1_001)
        #expect(Set(table.placed.map(\.text)) == ["H", "W", "1", "2", "3", "4"])
    }

    @Test func spansAreFilledInCSVAndHeadersJoined() throws {
        let table = try table(
            """
            <table>
            <tr><th rowspan=2>Height</th><th colspan=2>Male</th><th colspan=2>Female</th></tr>
            <tr><th>Preferred</th><th>Standard</th><th>Preferred</th><th>Standard</th></tr>
            <tr><td>60</td><td>125</td><td>140</td><td colspan=2>130</td></tr>
            <tr><td>61</td><td rowspan=2>128</td><td>144</td><td>119</td><td>133</td></tr>
            <tr><td>62</td><td>148</td><td>122</td><td>137</td></tr>
            </table>
            """)
        #expect(
            table.csv
                == "Height,Male Preferred,Male Standard,Female Preferred,Female Standard\r\n60,125,140,130,130\r\n61,128,144,119,133\r\n62,128,148,122,137\r\n"
        )
    }
}
