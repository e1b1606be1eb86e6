import ChartSchema
import Testing

@testable import Validation

/// One mistake, one finding, at the right place.
@Suite struct OneMistakeTests {
    private static let rows = [
        "5'0\" | 85  | 166 | 177 | 184", "5'1\" | 88  | 173 | 185 | 191", "5'2\" | 91  | 179 | 190 | 197",
        "5'3\" | 94  | 184 | 195 | 203", "5'4\" | 97  | 189 | 200 | 209", "5'5\" | 100 | 194 | 205 | 215",
        "5'6\" | 103 | 200 | 210 | 222", "5'7\" | 106 | 205 | 215 | 228", "5'8\" | 109 | 209 | 220 | 235",
        "5'9\" | 112 | 215 | 225 | 242",
    ]

    private func findings(changing row: Int, to text: String) -> [Finding] {
        var rows = Self.rows
        rows[row] = text
        let header = "height | min | Preferred max | Standard Plus max | Standard max"
        let table = ExampleTable(([header] + rows).joined(separator: "\n"))
        return Validator.findings(for: table.chart, unitChecks: table.unitChecks)
    }

    @Test func cleanChart() { #expect(findings(changing: 0, to: Self.rows[0]).isEmpty) }

    /// 240 for 204 is off its curve, makes the next row fall, and exceeds Standard: one finding.
    @Test func oneMistakeBreaksManyRules() throws {
        let found = findings(changing: 5, to: "5'5\" | 100 | 194 | 240 | 215")
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.location.text == "240")
        #expect(finding.location.row == 6)
        #expect(finding.location.column == 3)
        #expect(finding.location.file == "raw/example.csv")
        #expect(finding.chart == "example/chart/2024-01-01")
        #expect(finding.context["expected"] == "204" || finding.context["expected"] == "205")
    }

    /// A common minimum belongs to three classes and is printed once.
    @Test func commonMinimumIsOneFigure() {
        let found = findings(changing: 5, to: "5'5\" | 130 | 194 | 205 | 215")
        #expect(found.map(\.location.text) == ["130"])
    }

    @Test func twoMistakesAreTwoFindings() {
        let found = findings(changing: 5, to: "5'5\" | 106 | 194 | 205 | 251")
        #expect(found.map(\.location.text) == ["106", "251"])
    }

    @Test func findingsAreInReportOrderAndTheSameAgain() {
        let first = findings(changing: 4, to: "5'4\" | 9 | 189 | 200 | 29")
        #expect(first == first.sorted(by: Finding.inReportOrder))
        #expect(first == findings(changing: 4, to: "5'4\" | 9 | 189 | 200 | 29"))
    }

    /// The kilograms tell that the pounds are wrong: the pounds are reported, and only they.
    @Test func wrongPoundsAreNotReportedAsWrongKilograms() {
        let table = ExampleTable(
            """
            height | Standard max | Standard max kg
            5'0"   | 184 | 83
            5'1"   | 191 | 87
            5'2"   | 197 | 89
            5'3"   | 203 | 92
            5'4"   | 239 | 95
            5'5"   | 215 | 98
            5'6"   | 222 | 101
            5'7"   | 228 | 103
            5'8"   | 235 | 107
            """)
        let found = Validator.findings(for: table.chart, unitChecks: table.unitChecks)
        #expect(found.map(\.location.text) == ["239"])
    }

    /// The clean chart as cells, changed.
    private func findings(_ change: (inout [[String]]) -> Void) -> [Finding] {
        let header = ["height", "min", "Preferred max", "Standard Plus max", "Standard max"]
        var rows = Self.rows.map { row in
            row.split(separator: "|").map { ExampleTable.trimmed($0) }
        }
        change(&rows)
        let table = ExampleTable(
            tables: [[header] + rows], id: ChartID(carrier: "example", chart: "chart", edition: "2024-01-01"))
        return Validator.findings(for: table.chart, unitChecks: table.unitChecks)
    }

    @Test func aShiftedColumnIsOneFinding() {
        let found = findings { rows in
            for index in rows.indices { rows[index] = [rows[index][0], ""] + rows[index][1...3] }
        }
        #expect(found.count == 1, "\(found.map(\.message))")
    }

    @Test("A column in kilograms is one finding", arguments: 1...4)
    func aColumnInKilogramsIsOneFinding(column: Int) {
        let found = findings { rows in
            for index in rows.indices {
                rows[index][column] = Figure(rounding: (Double(rows[index][column])! * 0.4536).rounded())!.description
            }
        }
        #expect(found.map(\.rule) == ["build.column.unit"], "\(found.map(\.message))")
        #expect(found.first?.location.column == column)
    }

    @Test("Two exchanged columns are one finding", arguments: [(1, 2), (2, 3), (3, 4), (1, 4)])
    func twoExchangedColumnsAreOneFinding(columns: (Int, Int)) {
        let found = findings { rows in
            for index in rows.indices { rows[index].swapAt(columns.0, columns.1) }
        }
        #expect(found.count == 1, "\(found.map(\.message))")
    }

    @Test("A slipped block is one finding", arguments: 3...6)
    func aSlippedBlockIsOneFinding(from row: Int) {
        let found = findings { rows in
            for index in (row..<rows.count).reversed() {
                rows[index].replaceSubrange(1..., with: rows[index - 1][1...])
            }
        }
        #expect(found.map(\.rule) == ["build.row.repeated"], "\(found.map(\.message))")
    }

    @Test func aRowPrintedTwiceIsOneFinding() {
        let found = findings { $0.insert($0[4], at: 4) }
        #expect(found.map(\.rule) == ["build.height.duplicate"], "\(found.map(\.message))")
    }

    /// What reading said of a cell is not said again: its figure is missing from the column, and that is known.
    @Test func anUnreadCellIsNotMissing() {
        let table = ExampleTable(
            """
            height | Preferred max | Standard max
            5'4"   | 189           | 209
            5'5"   | 194           | 215
            5'6"   |               | 222
            5'7"   | 205           | 228
            5'8"   | 209           | 235
            """)
        func findings(_ readingFindings: [Finding]) -> [Finding] {
            Validator.findings(for: table.chart, unitChecks: [], readingFindings: readingFindings)
        }
        func unread(row: Int, column: Int) -> Finding {
            Finding(
                rule: "reading.cell.unread", severity: .warning, message: "",
                location: Finding.Location(file: "x", table: 0, row: row, column: column, line: row + 1, text: "2O0"))
        }
        #expect(findings([]).map(\.rule) == ["build.value.missing"])
        #expect(findings([unread(row: 3, column: 1)]).isEmpty)
        #expect(findings([unread(row: 2, column: 1)]).map(\.rule) == ["build.value.missing"])
    }

    @Test func emptyChart() {
        let table = ExampleTable("height | Standard max")
        #expect(Validator.findings(for: table.chart, unitChecks: []).isEmpty)
    }
}
