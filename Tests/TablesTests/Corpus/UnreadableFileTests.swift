import Testing

@testable import Tables

@Suite struct UnreadableFileTests {
    @Test(arguments: ["", " ", "\n\n\t \r\n", "\u{FEFF}", "\u{FEFF}\n"])
    func nothing(text: String) {
        #expect(refusal(text)?.code == "file.empty")
    }

    @Test(arguments: [
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1], "Excel"),
        ([0x1F, 0x8B, 8], "gzip"), ([0x89, 0x50, 0x4E, 0x47], "PNG"), ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"),
        (Array("{\\rtf1".utf8), "RTF"),
    ])
    func formatsThatAreNoText(bytes: [UInt8], name: String) throws {
        let error = try #require(refusal(bytes))
        #expect(error.code == "file.binary")
        #expect(error.message.contains(name))
        #expect(!error.help.isEmpty)
    }

    @Test func zeroBytes() {
        #expect(refusal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])?.code == "file.binary")
        #expect(refusal(Array(repeating: 0, count: 64))?.code == "file.binary")
    }

    @Test(arguments: [
        ("<?xml version='1.0'?><c><r><h>60</h></r>", 1), ("<?xml version='1.0'?>\n<c>\n<r>\n<h>60</w>\n</r></c>", 4),
        ("<?xml version='1.0'?>\n<c>\n<r><h>&nope;</h></r></c>", 3), ("<?xml version='1.0'?>\n<c a=1/>", 2),
        ("<?xml version='1.0'?>", 1),
        ("<?xml version='1.0'?>\n<c><r>\u{1}</r></c>", 2), ("<?xml version='1.0'?>\n<c/>\n<d/>", 3),
    ])
    func brokenXML(text: String, line: Int) throws {
        let error = try #require(refusal(text))
        #expect(error.code == "file.markup.broken")
        #expect(error.line == line)
    }

    @Test(arguments: [
        "<html><body><p>Hello</p></body></html>", "<?xml version='1.0'?><c/>", "<table></table>",
        "<table><tr></tr></table>",
    ])
    func markupWithoutATable(text: String) {
        #expect(refusal(text)?.code == "file.no-table")
    }
}
