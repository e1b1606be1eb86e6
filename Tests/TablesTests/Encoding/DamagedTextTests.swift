import Testing

@testable import Tables

@Suite struct DamagedTextTests {
    @Test func oneStrayByteDoesNotTurnEveryAccent() throws {
        let document = try TableReader.read(
            Array("Taille;Décision\r60;Accepté – oui\r61;Refus".utf8) + [0xE9] + Array("\r".utf8), file: "f")
        #expect(
            document.tables[0].texts == [["Taille", "Décision"], ["60", "Accepté – oui"], ["61", "Refusé"]])
        let finding = try #require(document.findings.first)
        #expect(document.findings.count == 1)
        #expect(finding.rule == "file.encoding.invalid")
        #expect(finding.location.line == 3)
        #expect(finding.context["bytes"] == "1")
    }

    @Test(arguments: [
        (false, [0x00, 0xD8] as [UInt8]), (true, [0xD8, 0x00]), (false, [0x00, 0xDC]), (true, [0xDC, 0x00]),
    ])
    func halfACharacterInUTF16IsAnErrorAtItsLine(bigEndian: Bool, half: [UInt8]) throws {
        let encoding = bigEndian ? FileEncoding.utf16BigWithMark : .utf16LittleWithMark
        let tail = bigEndian ? FileEncoding.utf16Big : .utf16Little
        let bytes = encoding.encode("a,b\n1,2\nx") + half + tail.encode("y,3\n")
        let document = try TableReader.read(bytes, file: "f")
        #expect(document.tables[0].texts[2] == ["x\u{FFFD}y", "3"])
        #expect(document.findings.map(\.location.line) == [3])
    }

    @Test(arguments: [FileEncoding.utf16Little, .utf16Big, .utf16LittleWithMark, .utf8])
    func charactersBeyondTheFirstPlane(encoding: FileEncoding) throws {
        let document = try TableReader.read(encoding.encode("Medication,Outcome\n1,\u{1F600}\u{10FFFF}\n"), file: "f")
        #expect(document.tables[0].texts[1][1] == "\u{1F600}\u{10FFFF}")
        #expect(document.findings.isEmpty)
    }

    @Test func bytesThatWindows1252HasNoCharacterForAreAnError() throws {
        let document = try TableReader.read(
            FileEncoding.windows1252.encode("a,b\n1 – 2 – 3 – 4 – 5,2\n") + [0x81, 0x2C, 0x33], file: "f")
        #expect(document.findings.map(\.rule) == ["file.encoding.invalid"])
        #expect(document.findings.first?.location.line == 3)
    }

    @Test(arguments: ["koi8-r", "shift_jis", "windows-1251", "gb2312"])
    func declaredEncodingsThatAreNotReadAreRefusedUnlessTheTextIsASCII(name: String) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<c><r><h>60</h><w>125</w></r><r><h>61</h><w>"
        #expect(
            refusal(Array(text.utf8) + [0xC4, 0xE1] + Array("</w></r></c>".utf8))?.code == "file.encoding.unsupported")
        #expect(try read(text + "128</w></r></c>").tables[0].texts[2] == ["61", "128"])
    }

    @Test func windows1252ThatIsMacRomanIsReadAndSaidSo() throws {
        let bytes = FileEncoding.macRoman.encode(FileForm.html.text("Décision: à l’âge", declaring: "windows-1252"))
        let document = try TableReader.read(bytes, file: "f")
        #expect(document.tables[0].texts[1][0] == "Décision: à l’âge")
        #expect(document.findings.map(\.rule) == ["file.encoding.contradicted"])
    }

    @Test(arguments: [
        ([], "file.empty"), ([0xEF, 0xBB, 0xBF], "file.empty"), ([0xFF, 0xFE], "file.empty"),
        (Array(" \r\n\t\n".utf8), "file.empty"), (Array("a,b\n1,\0".utf8), "file.binary"),
        ([0xFF, 0xFE, 0x61, 0, 0, 0, 0x62, 0], "file.binary"), (Array("%PDF-1.7".utf8), "pdf.cut"),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "file.binary"), ([0x1F, 0x8B, 8, 0], "file.binary"),
        (Array("PK\u{3}\u{4}xl/workbook.xml".utf8), "file.archive.cut-off"), ([0xD0, 0xCF, 0x11, 0xE0], "file.binary"),
    ])
    func whatIsNoTextIsRefused(bytes: [UInt8], code: String) {
        #expect(refusal(bytes)?.code == code)
    }

    @Test func aZeroByteIsNamedByItsLine() {
        #expect(refusal("a,b\r1,2\r\n\n3,\0")?.line == 4)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func linesOfMarkupAreCountedWhateverEndsThem(end: String) throws {
        let page = ["<html><body>", "<table><tr><td>a", "<td>1", "<tr><td>b<td>2", "</table>"].joined(separator: end)
        #expect(try table(page).cells.map(\.line) == [2, 3, 4, 4])
        let xml = ["<c>", "<r><h>60</h>", "<w>125</w></r>", "<r><h>61</h><w>128</w></r>", "</c>"].joined(separator: end)
        #expect(try table(xml).placed.map(\.line).suffix(4) == [2, 3, 4, 4])
    }
}
