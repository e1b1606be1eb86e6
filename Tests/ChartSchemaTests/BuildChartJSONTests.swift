import ChartSchema
import Foundation
import Testing

/// The canonical JSON of build charts, there and back.
@Suite struct BuildChartJSONTests {
    static func cell(_ text: String, _ field: CellReference.Field = .weightMax) -> CellReference {
        CellReference(field: field, reading: .printed, table: 0, row: 1, column: 2, line: 3, text: text)
    }

    static let chart = BuildChart(
        id: ChartID(carrier: "acme", chart: "term", edition: "2024-05-01"), products: ["term-10", "term-20"],
        title: "Build chart \"A\"",
        source: ChartSource(
            path: "raw/acme/2024-05-01/build.csv", sha256: String(repeating: "ab", count: 32), format: "csv",
            encoding: "windows-1252"),
        columns: [
            BuildColumn(classLabel: "Super Preferred", rateClass: .preferredPlus, cells: [cell("SP", .classLabel)]),
            BuildColumn(
                product: "term-10", classLabel: "Sélect", sex: .female, tobacco: .no,
                age: AgeRange(min: 18, max: nil),
                cells: [
                    CellReference(
                        field: .classLabel, reading: .heading, table: 0, row: -1, column: -1, line: 2, text: "Sélect")
                ]),
        ],
        rows: [
            BuildRow(
                height: HeightRange(exactly: 70), cells: [cell("5'10\"", .height)],
                limits: [
                    BuildLimit(column: 0, weightMax: 200, cells: [cell("200")]),
                    BuildLimit(column: 1, weightMin: Figure("120.5"), weightMax: 210),
                ]),
            BuildRow(
                height: .any, age: AgeRange(min: 0, max: 24, unit: .months),
                limits: [BuildLimit(column: 0, bmiMin: 16, bmiMax: Figure("38.0001"))]),
        ],
        notes: [ChartNote(kind: .footnote, text: "Ages 51-60\nadd 5 lb", table: nil, line: 9, applied: true)])

    @Test func roundTripGivesTheSameChartAndTheSameBytes() throws {
        let bytes = Self.chart.canonicalJSON()
        let read = try BuildChart(json: bytes)
        #expect(read == Self.chart)
        #expect(read.canonicalJSON() == bytes)
    }

    @Test func aConditionRoundTripsAndIsAbsentWhereThereIsNone() throws {
        var chart = Self.chart
        #expect(!String(decoding: chart.canonicalJSON(), as: UTF8.self).contains("condition"))
        chart.columns[1].condition = "Not in NY or \"FL\""
        #expect(try BuildChart(json: chart.canonicalJSON()) == chart)
        #expect(try JSONDecoder().decode(BuildChart.self, from: Data(chart.canonicalJSON())) == chart)
        #expect(chart.flatRecord(row: 0, limit: 1).condition == "Not in NY or \"FL\"")
    }

    @Test func anEmptyChartRoundTrips() throws {
        var chart = Self.chart
        (chart.columns, chart.rows, chart.notes, chart.products, chart.title) = ([], [], [], [], nil)
        #expect(try BuildChart(json: chart.canonicalJSON()) == chart)
    }

    @Test func everyRowOfTheChartIsOneLine() {
        let lines = String(decoding: Self.chart.canonicalJSON(), as: UTF8.self).split(separator: "\n")
        #expect(lines.first == "{")
        #expect(lines.last == "}")
        #expect(lines.count(where: { $0.hasPrefix("  {\"height_min_in\":") }) == 2)
        #expect(lines.count(where: { $0.hasPrefix("  {\"product\":") }) == 2)
        #expect(lines.contains(" \"schema\":\"chartwright/build-chart/1\","))
        #expect(lines.contains(" \"id\":\"acme/term/2024-05-01\","))
    }

    @Test(arguments: [
        ("chartwright/build-chart/1", "chartwright/build-chart/2", "schema: expected"),
        ("\"kind\":\"build\",", "", "the key \"kind\" is missing"),
        ("preferred-plus", "prefered", "columns[0].rate_class: unknown rate class \"prefered\""),
        ("{\"column\":1", "{\"column\":7", "rows: a limit names column 7 of 2"),
        ("acme/term/2024-05-01", "acme", "id: expected carrier/chart/edition, found \"acme\""),
        ("\"rows\":[", "\"rows\":[[", "it is no JSON"),
    ])
    func damageIsNamed(_ old: String, _ new: String, _ expected: String) throws {
        let text = String(decoding: Self.chart.canonicalJSON(), as: UTF8.self)
        let range = try #require(text.firstRange(of: old))
        let damaged = text.replacingCharacters(in: range, with: new)
        let error = #expect(throws: MalformedDocument.self) { try BuildChart(json: Array(damaged.utf8)) }
        #expect(error?.description.hasPrefix(expected) == true, "\(String(describing: error))")
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
        String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
    }
}
