import ChartSchema
import Testing

@testable import Validation

/// The published charts have errors that people noted. The rules must find those, and nothing else.
@Suite struct PublishedChartTests {
    /// One finding: the row's name, the printed text, the rule.
    struct Noted: Hashable, CustomStringConvertible {
        var row: String
        var text: String
        var rule: String
        var severity = Finding.Severity.warning

        init(_ row: String, _ text: String, _ rule: String, _ severity: Finding.Severity = .warning) {
            self.row = row
            self.text = text
            self.rule = rule
            self.severity = severity
        }

        var description: String { "\(severity.rawValue) \(rule) at \(row): \(text)" }
    }

    /// By the number of the notes; charts that are not named have none.
    ///
    /// Two oddities of the notes are not here. Chart 16's maximum climbs in uneven steps throughout, and so says
    /// nothing against any one of them. In chart 44 the steps 4, 2, 5 at 4'11" to 5'2" stand in both columns and are
    /// the carrier's rounding: the columns keep a ratio of 0.93 there as everywhere.
    static let noted: [String: [Noted]] = [
        "01": [Noted("6'10\"", "462", "build.value.off-curve")],
        "06": [Noted("6'0\"", "132", "build.value.off-curve")],
        "09": [Noted("4'10\"", "86", "build.weight.decreasing")],
        "14": [
            Noted("5'0\"", "144", "build.column.break"),
            Noted("6'6\"", "244", "build.column.break"),
            // No note speaks of it: one pound below the curve, and so no warning.
            Noted("5'4\"", "211", "build.value.off-curve", .info),
        ],
        "15": [
            Noted("6'6\"", "406", "build.column.break"), Noted("6'7\"", "159", "build.value.off-curve"),
        ],
        "16": [Noted("5'5\"", "11 (sic; transcriber used 110)", "build.value.implausible")],
        "18": [Noted("11", "31.4", "build.age.reversal")],
        "21": [Noted("6'11\"", "427", "build.column.break")],
        "28": [Noted("5'9\"", "266", "build.value.off-curve")],
        "29": [Noted("5'1\"", "164", "build.value.off-curve")],
        "30": [Noted("5'4\"", "275", "build.value.off-curve")],
        "34": [Noted("6'9\"", "203", "build.units.disagree")],
        "43": [Noted("5'3\"", "260-290", "build.column.break")],
    ]

    @Test("Noted errors are found, and nothing else", arguments: PublishedCharts.all)
    func findings(of chart: PublishedChart) throws {
        let tables = try chart.tables()
        let built = PublishedChart.chart(of: tables, named: chart.name)
        let found = Validator.findings(for: built.chart, unitChecks: built.unitChecks).map { finding in
            let row = tables[finding.location.table ?? 0][finding.location.row ?? 0]
            return Noted(row[0], finding.location.text ?? "", finding.rule, finding.severity)
        }
        #expect(Set(found) == Set(Self.noted[String(chart.name.prefix(2))] ?? []))
        #expect(Set(found).count == found.count, "one finding for one mistake")
    }

    /// A warning that names what was meant saves a person the looking up.
    @Test func suggestionsNameTheFigure() throws {
        func message(_ name: String, _ rule: String) throws -> String {
            let chart = try #require(PublishedCharts.all.first { $0.name.hasPrefix(name) })
            let built = try chart.chart()
            let found = Validator.findings(for: built.chart, unitChecks: built.unitChecks)
            return try #require(found.first { $0.rule == rule }).message
        }
        #expect(
            try message("29", "build.value.off-curve")
                == "The Preferred tobacco maximum weight at 5'1\" is 164; its neighbours 156 and 167 suggest 161 or "
                + "162 (one digit changed).")
        #expect(
            try message("16", "build.value.implausible")
                == "The Standard minimum weight at 5'5\" is 11, a BMI of 1.8; its neighbours 107 and 114 suggest 110 "
                + "or 111 (one digit lost).")
        #expect(
            try message("43", "build.column.break")
                == "The Band D maximum weight goes from 262 at 5'2\" to 290 at 5'3\", where its other steps are about "
                + "9.5; so does the Decline minimum weight.")
    }

    /// Chart 13 has BMI bands and no heights: one class has two zones, a refusal lies on both sides.
    @Test func bandsWithoutHeights() {
        let bands: [(String, Figure?, Figure?)] = [
            ("Decline", nil, 16), ("Standard", Figure("16.0001"), 17), ("Preferred Plus", Figure("17.0001"), 28),
            ("Preferred", Figure("28.0001"), 30), ("Standard Plus", Figure("30.0001"), 32),
            ("Standard", Figure("32.0001"), 35), ("Table 1", Figure("35.0001"), 37), ("Decline", 46, nil),
        ]
        let labels = ["Decline", "Standard", "Preferred Plus", "Preferred", "Standard Plus", "Table 1"]
        let limits = bands.enumerated().map { row, band in
            BuildLimit(
                column: labels.firstIndex(of: band.0)!, bmiMin: band.1, bmiMax: band.2,
                cells: [
                    CellReference(
                        field: .bmi, reading: .range, table: 0, row: row + 1, column: 0, line: row + 2, text: "band")
                ])
        }
        let columns = labels.map { label in
            BuildColumn(
                classLabel: label, rateClass: RateClass(rawValue: label.lowercased().replacing(" ", with: "-")))
        }
        let chart = BuildChart(
            id: ChartID(carrier: "transamerica", chart: "blended-bmi", edition: "2025-03-01"), products: [],
            source: ChartSource(path: "raw/bmi.htm", sha256: "", format: "html", encoding: "utf-8"),
            columns: columns, rows: [BuildRow(height: .any, limits: limits)])
        #expect(Validator.findings(for: chart, unitChecks: []).isEmpty)
    }
}
