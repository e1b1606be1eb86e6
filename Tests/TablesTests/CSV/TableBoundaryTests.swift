import Testing

@testable import Tables

/// Tables below one another without a blank row between.
@Suite struct TableBoundaryTests {
    @Test func aTitleAndAHeaderBeginATable() throws {
        let text = """
            Male
            Height,Preferred,Standard
            60,125,140
            61,128,144
            Female
            Height,Preferred,Standard
            60,115,130
            61,118,134
            """
        let tables = try read(text).tables
        #expect(
            tables.map(\.csv) == [
                "Height,Preferred,Standard\r\n60,125,140\r\n61,128,144\r\n",
                "Height,Preferred,Standard\r\n60,115,130\r\n61,118,134\r\n",
            ])
        #expect(tables[1].placed.first == Placed(line: 5, text: "Female"))
        #expect(tables[1].roles == [.preamble, .header, .body, .body])
    }

    @Test func threeTablesWithPaddedTitlesAndQuotedHeights() throws {
        let text = ["Child", "Male", "Female"].map {
            "\($0),,\nHeight,Preferred,Standard\n\"4'8\"\"\",125,140\n\"4'9\"\"\",128,144\n"
        }.joined()
        let tables = try read(text).tables
        #expect(tables.map { $0.text(row: 0, column: 0) } == ["Child", "Male", "Female"])
        #expect(tables.map { $0.text(row: 2, column: 0) } == ["4'8\"", "4'8\"", "4'8\""])
        #expect(tables.allSatisfy { $0.rowCount == 4 })
        #expect(tables.flatMap(\.placed).count == 3 * 10)
    }

    @Test func otherNamesUnderTheSameFirstNameBeginATable() throws {
        let tables = try read(
            "Height,Preferred,Standard\n60,125,140\n61,128,144\nHeight,Table 2,Table 4\n60,150,160\n61,154,165\n"
        ).tables
        #expect(
            tables.map(\.csv) == [
                "Height,Preferred,Standard\r\n60,125,140\r\n61,128,144\r\n",
                "Height,Table 2,Table 4\r\n60,150,160\r\n61,154,165\r\n",
            ])
    }

    @Test func aLabelInsideATableBeginsNone() throws {
        #expect(try read("Height,A,B\n60,125,140\nTall applicants\n75,190,200\n76,195,210\n").tables.count == 1)
    }

    @Test func aRowOfWordsBelowALabelIsNoHeader() throws {
        let text = "Height,A,B\n60,125,140\nTall applicants\nOver 6'4\",refer,refer\n76,195,210\n"
        #expect(try read(text).tables.count == 1)
    }

    @Test func aRemarkStaysWithTheTableAboveIt() throws {
        let tables = try read("Height,Max\n60,125\n* add 5 lb\nFemale\nHeight,Max\n60,115\n").tables
        #expect(tables.count == 2)
        #expect(tables[0].text(row: 2, column: 0) == "* add 5 lb")
        #expect(tables[1].text(row: 0, column: 0) == "Female")
    }
}
