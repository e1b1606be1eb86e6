import ChartSchema
import Testing

@testable import Validation

/// One mistake, one finding, at the right place.
@Suite struct VerdictTests {
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

    @Test func emptyChart() {
        let table = ExampleTable("height | Standard max")
        #expect(Validator.findings(for: table.chart, unitChecks: []).isEmpty)
    }
}
