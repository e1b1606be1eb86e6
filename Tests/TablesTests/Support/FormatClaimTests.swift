import ChartSchema
import PaperSamples
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

    /// One file of each kind.
    static let samples: [(bytes: [UInt8], format: FileFormat)] = [
        (PDFSample(PDFSample.table(PDFSample.chart)).bytes, .pdf),
        (HandmadeWorkbook("<row><c t=\"str\"><v>A</v></c><c><v>1</v></c></row>").zip.bytes, .xlsx),
        (Array("<table><tr><td>1</td></tr></table>".utf8), .html), (Array("<rows><row a=\"1\"/></rows>".utf8), .xml),
        (Array("a,b\n1,2\n".utf8), .csv),
    ]
    static let endings = ["pdf", "xlsx", "xlsm", "ods", "html", "xml", "csv", "txt", "PDF"]

    /// What a file is never depends on its name.
    @Test(arguments: samples.indices, endings)
    func aFileIsToldByItsContent(_ index: Int, _ ending: String) throws {
        let (bytes, format) = Self.samples[index]
        let content = FileContent(file: "chart.\(ending)", bytes: bytes)
        let claiming = (TableFormats.ofBytes + TableFormats.ofText).first { $0.claims(content) }
        let unnamed = (TableFormats.ofBytes + TableFormats.ofText).first {
            $0.claims(FileContent(file: "chart", bytes: bytes))
        }
        #expect(claiming.map { "\(type(of: $0))" } == unnamed.map { "\(type(of: $0))" })
        guard format != .pdf else { return }
        let document = try TableReader.read(bytes, file: "chart.\(ending)")
        #expect(document.format == format && document.tables.count == 1)
        let isOtherwise = ["pdf", "ods", "PDF"].contains(ending) || ending.hasPrefix("xls") && format != .xlsx
        #expect(document.findings.map(\.rule).contains("file.named-otherwise") == isOtherwise)
    }

    /// A PDF may have some bytes before its header; an archive that holds one is no PDF.
    @Test func aPDFInAnArchiveIsNoPDF() {
        var zip = ZipWriter()
        zip.add("a.pdf", "\n%PDF-1.7\n%%EOF\n")
        let content = FileContent(file: "a.pdf", bytes: zip.bytes)
        #expect(TableFormats.ofBytes.first { $0.claims(content) } is WorkbookFormat)
    }

    /// What is saved in the place of a PDF or workbook is named as what it is.
    @Test(arguments: ["pdf", "xlsx", "ods"]) func aPageInItsPlaceIsRefusedAsSuch(_ ending: String) {
        let page = Array("<html><body><h1>Please sign in</h1></body></html>".utf8)
        #expect {
            try TableReader.read(page, file: "chart.\(ending)")
        } throws: { error in
            guard let refusal = error as? UnreadableFile else { return false }
            return refusal.code == "file.other" && refusal.message.contains("named .\(ending), is html")
        }
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
