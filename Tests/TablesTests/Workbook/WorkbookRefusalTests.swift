import Foundation
import Testing

@testable import Tables

struct WorkbookRefusalTests {
    private static let rows = "<row><c t=\"inlineStr\"><is><t>H</t></is></c><c><v>180</v></c></row>"

    private static func zip(_ parts: (String, String)...) -> [UInt8] {
        var zip = ZipWriter()
        for (name, text) in parts { zip.add(name, text) }
        return zip.bytes
    }

    private static func container(_ stream: String) -> [UInt8] {
        [0xD0, 0xCF, 0x11, 0xE0] + [UInt8](repeating: 0, count: 508)
            + stream.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), 0] as [UInt8] } + [0, 0]
    }

    static let refused: [(what: String, bytes: [UInt8], code: String)] = [
        (".xls", container("Workbook"), "file.workbook.old"), ("Excel 5", container("Book"), "file.workbook.old"),
        ("password", container("EncryptedPackage"), "file.workbook.password"),
        (".doc", container("WordDocument"), "file.document"), ("another container", container("A"), "file.binary"),
        (".xlsb", zip(("xl/workbook.bin", "a")), "file.workbook.binary"),
        (".docx", zip(("word/document.xml", "<w:document xmlns:w=\"w\"/>")), "file.document"),
        (".pptx", zip(("ppt/presentation.xml", "<presentation/>")), "file.document"),
        (".odt", zip(("mimetype", "application/vnd.oasis.opendocument.text")), "file.document"),
        (".numbers", zip(("Index/Document.iwa", "a")), "file.workbook.other"),
        (".zip", zip(("chart.csv", "a,b")), "file.binary"),
        ("no parts", ZipWriter().bytes, "file.binary"),
        (
            ".ods with a password",
            zip(
                ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
                ("META-INF/manifest.xml", "<manifest:encryption-data/>"), ("content.xml", "x")),
            "file.workbook.password"
        ),
        (
            "lost texts", HandmadeWorkbook("<row><c t=\"s\"><v>0</v></c></row>").zip.bytes, "file.workbook.texts"
        ),
        (
            "a cell twice", HandmadeWorkbook("<row><c r=\"A1\"><v>1</v></c><c r=\"A1\"><v>2</v></c></row>").zip.bytes,
            "file.workbook.damaged"
        ),
        ("no address", HandmadeWorkbook("<row><c r=\"1A\"><v>1</v></c></row>").zip.bytes, "file.archive.damaged"),
        ("broken XML", HandmadeWorkbook("<row><c><v>1</c></row>").zip.bytes, "file.archive.damaged"),
        (
            "no sheet's part",
            zip(("xl/workbook.xml", "<workbook><sheets><sheet name=\"A\" id=\"q\"/></sheets></workbook>")),
            "file.archive.damaged"
        ),
        (
            "entities",
            zip(
                ("xl/workbook.xml", "<!DOCTYPE w [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><workbook>&b;</workbook>")
            ),
            "file.archive.damaged"
        ),
        ("a part twice", zip(("a", "1"), ("A", "2")), "file.archive.damaged"),
        ("cut off", Array(HandmadeWorkbook(rows).zip.bytes.dropLast(30)), "file.archive.cut-off"),
    ]

    @Test(arguments: refused.indices)
    func refusedByName(_ index: Int) {
        let (what, bytes, code) = Self.refused[index]
        let error = refusal(bytes)
        #expect(error?.code == code, "\(what)")
        #expect(error?.help.isEmpty == false)
    }

    @Test func aWrongChecksumIsToldByItsPart() {
        var zip = HandmadeWorkbook(Self.rows).zip
        zip.add("xl/sharedStrings.xml", Array("<sst/>".utf8), checksum: 1)
        #expect(refusal(zip.bytes) == nil, "a part that nothing names is not read")
        var book = HandmadeWorkbook(Self.rows).zip.bytes
        let place = book.firstRange(of: Array("<v>180".utf8))!.lowerBound + 3
        book[place] = 0x39
        #expect(refusal(book)?.code == "file.archive.damaged")
        #expect(refusal(book)?.message.contains("s0.xml") == true)
    }

    @Test func bombsAreNotUnpacked() {
        var zip = ZipWriter()
        zip.add("xl/workbook.xml", Array("<workbook/>".utf8), size: 1 << 30)
        #expect(refusal(zip.bytes)?.code == "file.archive.too-large")
        var lying = ZipWriter()
        lying.add("xl/workbook.xml", Array("<workbook/>".utf8), size: 200 << 20)
        #expect(refusal(lying.bytes)?.code == "file.archive.too-large")
        var many = ZipWriter()
        for number in 0...ArchiveLimits.entries { many.add("a\(number)", []) }
        #expect(refusal(many.bytes)?.code == "file.archive.too-large")
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/workbooks")

    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test func thereAreFixtures() { #expect(Self.files.count > 30) }

    /// No beginning of a workbook is read.
    @Test(arguments: files)
    func aCutWorkbookIsRefused(_ file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: file)))
        for part in 0..<64 {
            let cut = Array(bytes.prefix(bytes.count * part / 64))
            #expect(refusal(cut) != nil, "\(file), \(part)/64")
        }
        #expect(refusal(bytes) == nil)
    }

    /// A byte that is another is found by the checksums, or is in nothing that is read.
    @Test(arguments: files.filter { $0.hasPrefix("uv-") })
    func aChangedByteNeverChangesAFigure(_ file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: file)))
        let tables = try TableReader.read(bytes, file: file).tables.map(\.texts)
        for place in stride(from: 0, to: bytes.count, by: 23) {
            var changed = bytes
            changed[place] ^= 0x11
            guard let read = try? TableReader.read(changed, file: file) else { continue }
            #expect(read.tables.map(\.texts) == tables, "\(file), byte \(place)")
        }
    }
}
