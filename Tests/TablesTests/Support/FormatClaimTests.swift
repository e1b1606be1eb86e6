import ChartSchema
import Testing

@testable import Tables

struct FormatClaimTests {
    /// The formats that claim a text, in the order of the registry.
    static let texts: [(text: String, format: any TableFormat.Type)] = [
        ("a,b\n1,2\n", DelimitedFormat.self), ("", DelimitedFormat.self),
        ("<table><tr><td>1</td></tr></table>", HTMLFormat.self), ("<rows><row/></rows>", XMLFormat.self),
        ("<?xml version=\"1.0\"?><html/>", XMLFormat.self),
    ]

    @Test(arguments: texts.indices)
    func oneFormatClaimsAText(_ index: Int) {
        let (text, format) = Self.texts[index]
        let content = FileContent(file: "f", bytes: Array(text.utf8))
        #expect(TableFormats.ofBytes.filter { $0.claims(content) }.isEmpty)
        let claiming = TableFormats.ofText.filter { $0.claims(content) }
        #expect(claiming.count == 1 && type(of: claiming[0]) == format)
    }

    @Test func placesFollowTheTable() {
        var builder = TableBuilder()
        builder.add("a".utf8, line: 0)
        builder.endRow()
        builder.add("b".utf8, line: 1)
        var table = builder.finish(index: 0)
        table.places = .sheet("S", row: 4, column: 2)
        #expect(table.cells.indices.map { table.place(ofCell: $0).inWords } == ["S!C5", "S!C6"])
        #expect(Table(of: table, rows: 1..<2, index: 1).place(ofCell: 0).inWords == "S!C6")
        table.places = .boxes([1, 2].map { PageBox(page: $0, left: 0, top: 0, right: 1, bottom: 1) })
        #expect(table.cells.indices.map { table.place(ofCell: $0).inWords } == ["page 1", "page 2"])
    }
}
