import ChartSchema
import Foundation
import Testing

@testable import Export

/// A list a kind of record: every form has its fields and no others.
@Suite struct FlatFormTests {
    private static let place = ["source_sheet", "source_cell", "source_page", "source_box"]

    private func keys(_ line: [UInt8]) throws -> (own: [String], source: [String]) {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        let source = object["source"] as? [String: Any]
        return (object.keys.filter { $0 != "source" }.sorted(), source?.keys.sorted() ?? [])
    }

    private func expectOneList<Record: FlatRow>(_ record: Record, isNamed: Bool = false) throws {
        let names = Record.fields().map(\.name)
        #expect(Set(names).count == names.count)
        #expect(String(decoding: Record.csvHeader(), as: UTF8.self) == names.joined(separator: ",") + "\r\n")
        #expect(record.values().count == names.count)
        let own = Record.fields(.nothing).map(\.name)
        #expect(names.prefix(own.count).elementsEqual(own))
        #expect(try keys(record.ndjsonLine()).own == own.sorted())
        let whole = Record.fields(isNamed ? .placeOfChart : .place).map(\.name)
        #expect(whole == own + (isNamed ? ["chart"] : []) + names.dropFirst(own.count) + Self.place)
        #expect(record.values(isNamed ? .placeOfChart : .place).count == whole.count)
    }

    @Test func everyFormOfARecordHasTheFieldsOfItsList() throws {
        let chart = CorrectedCharts.build
        try expectOneList(chart.flatRecord(row: 0, limit: 0), isNamed: true)
        try expectOneList(CorrectedCharts.medication.flatRecord(rule: 0), isNamed: true)
        try expectOneList(try #require(CorrectionRecord.all(of: .build(chart)).first))
    }

    @Test func aCorrectionNamesItsPlaceAsTheFlatRecordDoes() throws {
        let build = CorrectedCharts.build
        let limit = try keys(build.flatRecord(row: 0, limit: 0).ndjsonLine()).source
        let corrected = try #require(CorrectionRecord.all(of: .build(build)).first)
        #expect(limit == ["cell", "column", "file", "row", "sheet", "table", "text"])
        #expect(try keys(corrected.ndjsonLine()).source == limit)
        let medication = CorrectedCharts.medication
        let rule = try keys(medication.flatRecord(rule: 0).ndjsonLine()).source
        let other = try #require(CorrectionRecord.all(of: .medication(medication)).first)
        #expect(rule == ["box", "column", "file", "page", "row", "table", "text"])
        #expect(try keys(other.ndjsonLine()).source == rule)
        let line = String(decoding: other.ndjsonLine(), as: UTF8.self)
        #expect(line.contains(#""page":2,"box":[72,140.5,110.2,152],"text":"Decline"}}"#))
    }

    /// No table is without a column of the list, and none has a column of no list.
    @Test func theDatabaseHasTheColumnsOfTheLists() {
        let tables: [(SQLiteRecords, [FlatField])] = [
            (.limits, FlatBuildRecord.fields()), (.rules, FlatMedicationRecord.fields()),
            (.corrections, CorrectionRecord.fields()),
        ]
        for (records, fields) in tables {
            let own = fields.filter { !$0.isOfChart && $0.element == nil }.map(\.name)
            let lines = records.creation.split(separator: "\n").dropFirst().dropLast()
            #expect(lines.map { $0.dropFirst(2).prefix { $0 != " " } } == ["id", "chart"] + own.map { $0[...] })
        }
        #expect(
            SQLiteRecords.rules.listCreations.map { $0.prefix { $0 != "(" } } == [
                "CREATE TABLE medication_rule_ingredient ", "CREATE TABLE medication_rule_rxcui ",
            ])
    }
}

/// A chart of a workbook and a chart of pages, with a value each that is not as printed.
enum CorrectedCharts {
    private static func correction(_ field: AppliedCorrection.Field) -> AppliedCorrection {
        AppliedCorrection(
            field: field, printed: .word("accept"), published: .word("decline"), reason: "a bulletin",
            who: "An Actuary",
            date: "2026-02-01")
    }

    static let build = BuildChart(
        id: ChartID(carrier: "acme", chart: "build", edition: "2026-01-01"), products: ["term"], title: nil,
        source: ChartSource(path: "raw/acme/build.xlsx", sha256: "", format: "xlsx", encoding: "utf-8"),
        columns: [BuildColumn(classLabel: "Standard", rateClass: .standard)],
        rows: [
            BuildRow(
                height: HeightRange(exactly: 70),
                limits: [
                    BuildLimit(
                        column: 0, weightMax: 200,
                        cells: [
                            CellReference(
                                field: .weightMax, reading: .printed, table: 0, row: 6, column: 2,
                                place: .cell(SheetCell(sheet: "Build", row: 6, column: 2)), text: "200")
                        ], corrections: [correction(.weightMax)])
                ])
        ])

    static let medication = MedicationChart(
        id: ChartID(carrier: "acme", chart: "drugs", edition: "2026-01-01"), products: ["term"],
        source: ChartSource(path: "raw/acme/drugs.pdf", sha256: "", format: "pdf", encoding: "utf-8"),
        rules: [
            MedicationRule(
                medication: "Plavix", ingredients: ["clopidogrel"], rxcui: ["32968"], use: nil, lookback: .always,
                condition: nil, outcome: .decline, outcomeLabel: "Decline", product: nil,
                cells: [
                    CellReference(
                        field: .outcome, reading: .printed, table: 0, row: 3, column: 1,
                        place: .box(PageBox(page: 2, left: 720, top: 1_405, right: 1_102, bottom: 1_520)),
                        text: "Decline")
                ], corrections: [correction(.outcome)])
        ])
}
