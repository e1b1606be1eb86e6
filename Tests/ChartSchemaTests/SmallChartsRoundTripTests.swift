import ChartSchema
import Foundation
import Testing

/// Every small chart, there and back: each value that a field can hold, in every place that holds it.
@Suite struct SmallChartsRoundTripTests {
    static let texts: [String] = [
        "", "a", "\"", "\\", "/", "\n", "\r\n", "\u{0}\u{1f}\u{7f}", "é", "e\u{301}", "身長", "👩‍👩‍👧", "\u{2028}",
    ]
    static let figures: [Figure?] = [nil, 0, 70, Figure("0.0001"), Figure("-1.5"), Figure("99999999999.9999")]
    static let ages: [AgeRange] = [.any, AgeRange(min: 0, max: 0), AgeRange(min: 18), AgeRange(max: 24, unit: .months)]
    static let cells: [CellReference] = {
        var cells = [
            CellReference(field: .classLabel, reading: .heading, table: 3, row: -1, column: -1, line: 0, text: "M")
        ]
        for field in CellReference.Field.allCases { cells.append(cell("150", field)) }
        for text in texts { cells.append(cell(text)) }
        for reading in CellReference.Reading.allCases {
            cells.append(cell("150"))
            cells[cells.count - 1].reading = reading
        }
        return cells
    }()

    static func cell(_ text: String, _ field: CellReference.Field = .weightMax) -> CellReference {
        CellReference(field: field, reading: .printed, table: 0, row: 1, column: 2, line: 3, text: text)
    }

    static func chart(
        columns: [BuildColumn] = [], rows: [BuildRow] = [], notes: [ChartNote] = [], title: String? = nil,
        products: [String] = []
    ) -> BuildChart {
        BuildChart(
            id: ChartID(carrier: "acme", chart: "term", edition: "2024-05-01"), products: products, title: title,
            source: ChartSource(
                path: "raw/a.csv", sha256: String(repeating: "ab", count: 32), format: "csv", encoding: "utf-8"),
            columns: columns, rows: rows, notes: notes)
    }

    /// Every value of every field, one at a time, and every pair of ends of an interval.
    static let all: [BuildChart] = {
        var charts = [chart(), chart(columns: columns, rows: rows, notes: notes)]
        for text in texts { charts += [chart(title: text), chart(products: [text, "b"])] }
        for column in columns { charts.append(chart(columns: [column])) }
        for row in rows { charts.append(chart(columns: [BuildColumn()], rows: [row])) }
        for note in notes { charts.append(chart(notes: [note])) }
        return charts
    }()

    static let columns: [BuildColumn] = {
        var columns = [BuildColumn(cells: cells)]
        for text in texts { columns += [BuildColumn(product: text), BuildColumn(classLabel: text)] }
        for rateClass in RateClass.allCases { columns.append(BuildColumn(rateClass: rateClass)) }
        for sex in Sex.allCases { columns.append(BuildColumn(sex: sex)) }
        for tobacco in Tobacco.allCases { columns.append(BuildColumn(tobacco: tobacco)) }
        for age in ages { columns.append(BuildColumn(age: age)) }
        return columns
    }()

    static let rows: [BuildRow] = {
        var rows = [BuildRow(height: .any, cells: cells)]
        for low in figures {
            for high in figures {
                rows.append(BuildRow(height: HeightRange(min: low, max: high)))
                let weights = BuildLimit(column: 0, weightMin: low, weightMax: high)
                rows.append(
                    BuildRow(height: .any, limits: [weights, BuildLimit(column: 0, bmiMin: low, bmiMax: high)]))
            }
        }
        for age in ages { rows.append(BuildRow(height: .any, age: age)) }
        for cell in cells { rows.append(BuildRow(height: .any, limits: [BuildLimit(column: 0, cells: [cell])])) }
        return rows
    }()

    static let notes: [ChartNote] = {
        var notes: [ChartNote] = []
        for kind in ChartNote.Kind.allCases {
            for text in texts {
                for table in [nil, 0, 7] {
                    notes.append(ChartNote(kind: kind, text: text, table: table, line: 1, applied: table == 0))
                }
            }
        }
        return notes
    }()

    @Test func everyChartIsReadBack() throws {
        for chart in Self.all {
            let bytes = chart.canonicalJSON()
            let read = try BuildChart(json: bytes)
            #expect(read == chart)
            // Equality of texts is not equality of bytes: é may be one letter or two.
            #expect(read.canonicalJSON() == bytes)
        }
    }

    @Test func everyOtherChartHasOtherBytes() {
        #expect(Set(Self.all.map { $0.canonicalJSON() }).count == Set(Self.all.map(Self.described)).count)
    }

    /// A second description of a chart that tells apart what its JSON must tell apart.
    private static func described(_ chart: BuildChart) -> [UInt8] { Array("\(chart)".utf8) }

    @Test func everyChartIsValid() throws {
        let validator = try SchemaDocumentTests.validator("build-chart")
        for chart in Self.all where chart.products.isEmpty {
            #expect(try validator.problems(in: chart.canonicalJSON()) == [])
        }
    }

    /// One row, one column, one note a line, whatever stands in them; no blank at a line's end, one line feed at the
    /// document's.
    @Test func everyElementIsOneLine() throws {
        for chart in Self.all {
            let text = String(decoding: chart.canonicalJSON(), as: UTF8.self)
            let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            let elements = chart.columns.count + chart.rows.count + chart.notes.count
            let brackets = [chart.columns.isEmpty, chart.rows.isEmpty, chart.notes.isEmpty].count { !$0 }
            #expect(lines.count == 15 + elements + brackets)
            #expect(lines.last?.isEmpty == true)
            #expect(!lines.contains { $0.last == " " || $0.last == "\r" })
        }
    }

    /// Another reader than ours gets the same values.
    @Test func otherReadersReadIt() throws {
        for chart in Self.all {
            let object = try JSONSerialization.jsonObject(with: Data(chart.canonicalJSON()))
            let root = try #require(object as? [String: Any])
            #expect((root["rows"] as? [Any])?.count == chart.rows.count)
            #expect(root["title"] as? String == chart.title)
            #expect((root["notes"] as? [[String: Any]])?.map { $0["text"] as? String } == chart.notes.map(\.text))
        }
    }
}
