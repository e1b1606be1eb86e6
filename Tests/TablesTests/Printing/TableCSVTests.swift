import Testing

@testable import Tables

@Suite struct TableCSVTests {
    @Test func mergedHeadingsAreFilledForward() throws {
        let text = """
            Height,Male,,Female,,Minimum (both)
            ,Preferred,Standard,Preferred,Standard,
            60,125,140,119,133,90
            61,128,144,122,137,92
            62,131,148,125,141,94
            """
        #expect(
            try table(text).csv.split(separator: "\r\n").first
                == "Height,Male Preferred,Male Standard,Female Preferred,Female Standard,Minimum (both)")
    }

    @Test func aCompleteHeadingIsNotFilledOverItsNeighbour() throws {
        let text = "Height,,Weight\n,Feet,\n60,5'0,125\n61,5'1,128\n"
        #expect(try table(text).csv.hasPrefix("Height,Feet,Weight\r\n"))
    }

    @Test func threeHeaderRows() throws {
        let text = """
            ,Male,,,,Female,
            Height,16-50,,51-60,,16-50,
            ,P,S,P,S,P,S
            60,1,2,3,4,5,6
            61,1,2,3,4,5,6
            62,1,2,3,4,5,6
            """
        let header = try table(text).csv.split(separator: "\r\n").first
        #expect(header == "Height,Male 16-50 P,Male 16-50 S,Male 51-60 P,Male 51-60 S,Female 16-50 P,Female 16-50 S")
    }

    @Test func fieldsAreQuotedWhereTheyMustBe() throws {
        let table = try table("H;N\n1;\"a,b\"\n2;\"c\"\"d\"\n3;\"e\nf\"\n4; g \n")
        #expect(table.csv == "H,N\r\n1,\"a,b\"\r\n2,\"c\"\"d\"\r\n3,\"e\nf\"\r\n4,g\r\n")
    }

    @Test func anEmptyFieldOfOneColumnIsNoBlankLine() throws {
        let table = try table("<table><tr><th>W<tr><td>125<tr><td hidden>9<tr><td>130</table>")
        #expect(table.csv == "W\r\n125\r\n130\r\n")
    }

    @Test func columnsThatHoldNothingAtEitherSideAreLeftOut() throws {
        let table = try table("<table><tr><td><th>H<th>W<td><tr><td><td>60<td>125<td><tr><td><td>61<td>128<td></table>")
        #expect(table.csv == "H,W\r\n60,125\r\n61,128\r\n")
    }

    @Test func rowNumbersAndColumnLettersAreLeftOut() throws {
        let table = try table(
            """
            <table><tr><th><th>A<th>B<tr><th>1<td>H<td>W<tr><th>2<td>60<td>125<tr><th>3<td>61<td>128<tr><th>4<td>62<td>131</table>
            """)
        #expect(table.csv == "H,W\r\n60,125\r\n61,128\r\n62,131\r\n")
    }

    /// Any table of figures below a header, printed and read, is that table again.
    @Test(arguments: 0..<400)
    func whatIsPrintedIsReadAgain(seed: Int) throws {
        var generator = SplitMix(state: UInt64(seed))
        let columns = Int.random(in: 2...6, using: &generator)
        let rows = Int.random(in: 3...12, using: &generator)
        let words = [
            "Preferred, best", "Max \"lb\"", "Max\nWeight", "Été", "Table 2", "±", "Non-smoker", "A;B", "tab|pipe", "x",
        ]
        let values = ["125", "4'8\"", "74 - 158", "", "1,250", "<=16", "5–6", "12.5", "\"60\"", "1;2", "3\n4"]
        var texts = [(0..<columns).map { "\(words.randomElement(using: &generator)!) \($0)" }]
        for row in 0..<rows {
            texts.append(["\(60 + row)"] + (1..<columns).map { _ in values.randomElement(using: &generator)! })
        }
        var builder = TableBuilder()
        for (row, cells) in texts.enumerated() {
            builder.beginRow()
            for cell in cells { builder.add(cell.utf8, line: row + 1) }
            builder.endRow()
        }
        var table = builder.finish(index: 0)
        table.roles = RoleAnalysis.roles(of: table)
        table.roles[0] = .header
        for row in 1...rows { table.roles[row] = .body }
        let again = try read(table.csv)
        #expect(again.findings.isEmpty)
        #expect(again.tables.map(\.csv) == [table.csv])
        #expect(again.tables[0].texts == table.texts)
    }
}
