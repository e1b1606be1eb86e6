import ChartSchema
import Foundation
import Testing

@testable import Validation

/// The published charts have errors that people noted. The rules must find those, and nothing else.
@Suite struct PublishedChartTests {
    /// One finding: the row's name, the printed text, the rule.
    struct Noted: Hashable, CustomStringConvertible {
        var row: String
        var text: String
        var rule: String
        var severity: Finding.Severity

        init(_ row: String, _ text: String, _ rule: String, _ severity: Finding.Severity) {
            self.row = row
            self.text = text
            self.rule = rule
            self.severity = severity
        }

        var description: String { "\(severity.rawValue) \(rule) at \(row): \(text)" }
    }

    /// By the number of the notes; what `documented-errors.tsv` says of them. A rule across charts needs two.
    private static func noted(of chart: PublishedChart) throws -> Set<Noted> {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/charts/documented-errors.tsv").standardized
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        return Set(
            lines.compactMap { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard chart.name.hasPrefix(cells[0]), cells[4].hasPrefix("build.") else { return nil }
                return Noted(cells[2], cells[3], cells[4], Finding.Severity(rawValue: cells[5])!)
            })
    }

    @Test("Noted errors are found, and nothing else", arguments: PublishedCharts.all)
    func findings(of chart: PublishedChart) throws {
        let tables = try chart.tables()
        let built = PublishedChart.chart(of: tables, named: chart.name)
        let found = Validator.findings(for: built.chart, unitChecks: built.unitChecks).map { finding in
            let row = tables[finding.location.table ?? 0][finding.location.row ?? 0]
            // The notes explain a figure in the cell: "11 (sic; …)".
            let text = (finding.location.text ?? "").prefix { $0 != " " }
            return Noted(row[0], String(text), finding.rule, finding.severity)
        }
        #expect(try Set(found) == Self.noted(of: chart))
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
