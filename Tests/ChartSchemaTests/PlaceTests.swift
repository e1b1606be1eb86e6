import Testing

@testable import ChartSchema

struct PlaceTests {
    static let places: [(place: Place, json: String, words: String)] = [
        (.line(18), #"{"line":18}"#, "line 18"),
        (
            .cell(SheetCell(sheet: "Build \"2026\"", row: 6, column: 2)),
            #"{"line":null,"sheet":"Build \"2026\"","cell":"C7"}"#, "Build \"2026\"!C7"
        ),
        (
            .box(PageBox(page: 2, left: 720, top: 1405, right: 1102, bottom: 1520)),
            #"{"line":null,"page":2,"box":[72,140.5,110.2,152]}"#, "page 2"
        ),
    ]

    @Test(arguments: places.indices)
    func isWrittenAndRead(_ index: Int) throws {
        let (place, json, words) = Self.places[index]
        var writer = CanonicalJSONWriter()
        writer.object { place.write(to: &$0) }
        #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
        #expect(place.inWords == words)
        let reference = CellReference(
            field: .weight, reading: .printed, table: 0, row: 6, column: 2, place: place, text: "180")
        var cell = CanonicalJSONWriter()
        reference.write(to: &cell)
        #expect(try CellReference.read(cell.bytes) == reference)
        let chart = BuildChart(
            id: ChartID("acme/term/2026-01-01")!, products: ["term"], title: nil,
            source: ChartSource(path: "raw/a", sha256: "", format: "xlsx", encoding: "utf-8"),
            columns: [
                BuildColumn(product: nil, classLabel: "A", rateClass: nil, sex: .any, cells: [reference])
            ], rows: [], notes: [ChartNote(kind: .footnote, text: "a", table: nil, place: place)])
        let bytes = chart.canonicalJSON()
        #expect(try BuildChart.read(bytes) == chart)
        #expect(CanonicalJSONReader.read(bytes, BuildChart.init(reading:)) == chart)
        let finding = Finding(
            rule: "a.b", severity: .info, message: "m", location: Finding.Location(file: "f", place: place))
        #expect(try Finding.read(finding.ndjsonLine()).location == finding.location)
    }

    @Test func columnsAreNamed() {
        let names = [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA"), (16_383, "XFD")]
        for (column, name) in names {
            #expect(SheetCell.letters(column) == name)
            #expect(
                SheetCell(sheet: "", name: "\(name)1048576") == SheetCell(sheet: "", row: 1_048_575, column: column))
        }
        for name in ["", "7", "C", "C0", "c7", "C7C", "$C$7", "C-7"] {
            #expect(SheetCell(sheet: "", name: name) == nil)
        }
    }

    @Test func aRuleKeepsPlacesThatAreNoLines() {
        let cells = Self.places.map {
            CellReference(
                field: .medication, reading: .printed, table: 0, row: 3, column: 1, place: $0.place, text: "A")
        }
        for cell in cells {
            let rule = RulePlace(of: [cell])
            #expect(RuleCell(cell, of: "A", at: rule).reference(of: "A", at: rule) == cell)
        }
    }
}
