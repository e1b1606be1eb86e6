import Testing

@testable import Tables

/// Files made to hurt a reader: it must end, soon, and give no more than the file holds.
@Suite struct HostileTests {
    @Test func anEntityBombIsRefused() {
        var declarations = "<!ENTITY a0 \"lol\">"
        for level in 1...30 {
            declarations += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
        }
        let text =
            "<?xml version=\"1.0\"?><!DOCTYPE c [\(declarations)]><c><r><h>60</h><w>&a30;</w></r><r><h>61</h><w>2</w></r></c>"
        let document = try? read(text)
        let longest = document?.tables.flatMap { $0.placed.map(\.text.utf8.count) }.max() ?? 0
        #expect(longest < 1_000)
    }

    @Test(arguments: ["file:///etc/passwd", "http://127.0.0.1:9/x", "/etc/passwd"])
    func externalEntitiesAreNotRead(address: String) {
        let text =
            "<?xml version=\"1.0\"?><!DOCTYPE c [<!ENTITY x SYSTEM \"\(address)\">]><c><r><h>60</h><w>&x;</w></r><r><h>61</h><w>2</w></r></c>"
        let all = ((try? read(text))?.tables ?? []).flatMap { $0.placed.map(\.text) }.joined()
        #expect(!all.contains("root:"))
    }

    @Test func externalDocumentTypesAreNotRead() throws {
        let text =
            "<?xml version=\"1.0\"?><!DOCTYPE c SYSTEM \"file:///etc/passwd\"><c><r><h>60</h><w>1</w></r><r><h>61</h><w>2</w></r></c>"
        #expect(try table(text).texts == [["h", "w"], ["60", "1"], ["61", "2"]])
    }

    @Test(arguments: [300, 5_000, 100_000])
    func deepMarkupLosesNothing(depth: Int) throws {
        let text =
            String(repeating: "<div>", count: depth) + "<table><tr><th>H<th>W<tr><td>60<td>125</table>"
            + String(repeating: "</div>", count: depth)
        #expect(try table(text).texts == [["H", "W"], ["60", "125"]])
    }

    @Test func deepTablesEnd() throws {
        let depth = TextLimits().nesting
        let text =
            String(repeating: "<table><tr><td>", count: depth) + "60" + String(repeating: "</table>", count: depth)
        let document = try read(text)
        #expect(document.tables.contains { $0.placed.map(\.text) == ["60"] })
    }

    @Test func deepXMLIsReadOrRefused() {
        let text =
            "<?xml version=\"1.0\"?><c>" + String(repeating: "<a>", count: 50_000) + "1"
            + String(repeating: "</a>", count: 50_000) + "</c>"
        _ = try? read(text)
    }

    /// libxml2 without HUGE cuts a text at 10,000,000 bytes and drops what follows.
    @Test(arguments: FileForm.allCases)
    func aTextOfTwelveMegabytesIsRefused(form: FileForm) throws {
        let long = String(repeating: "0123456789a", count: 12_000_000 / 11)
        #expect(throws: UnreadableFile.self) { try table(form.text(long, declaring: nil)) }
    }

    @Test(arguments: FileForm.allCases)
    func aTextOfAMegabyteIsWhole(form: FileForm) throws {
        let long = String(repeating: "0123456789a", count: 1_000_000 / 11)
        let table = try table(form.text(long, declaring: nil))
        #expect(table.placed.map(\.text.utf8.count).max() == long.utf8.count)
        #expect(table.placed.last?.text == "130")
    }

    @Test func zeroBytesAreRefusedWithTheirLine() {
        #expect(refusal(Array("a,b\n1,2\n3,".utf8) + [0] + Array("4\n5,6\n".utf8))?.code == "file.binary")
        #expect(refusal(Array("a,b\n1,2\n3,".utf8) + [0] + Array("4\n5,6\n".utf8))?.line == 3)
        #expect(refusal(Array("<table><tr><td>1".utf8) + [0] + Array("2</table>".utf8))?.code == "file.binary")
    }

    @Test func aZeroByReferenceLosesNoOtherText() throws {
        let table = try table("<table><tr><th>H<th>W<tr><td>a&#0;b<td>125</table>")
        #expect(table.text(row: 1, column: 0).hasPrefix("a") && table.text(row: 1, column: 0).hasSuffix("b"))
        #expect(table.text(row: 1, column: 1) == "125")
    }

    @Test(arguments: ["html", "xml", "csv"])
    func linesBeyond65535AreCounted(kind: String) throws {
        let blank = String(repeating: "\n", count: 70_000)
        let text =
            switch kind {
            case "html": "<html>\(blank)<table><tr><th>H<th>W</tr>\n<tr><td>60<td>125</table>"
            case "xml": "<?xml version='1.0'?><c>\(blank)<r><h>60</h><w>1</w></r>\n<r><h>61</h><w>2</w></r></c>"
            default: "\(blank)H,W\n60,125\n"
            }
        #expect(try table(text).placed.last?.line == 70_002)
    }

    @Test func everyPrefixOfAFileIsReadOrRefused() {
        for form in FileForm.allCases {
            let bytes = FileEncoding.windows1252.encode(form.text("5 – 6 “é”", declaring: "windows-1252"))
            for count in 0..<bytes.count { _ = refusal(Array(bytes.prefix(count))) }
        }
    }

    @Test func bytesAtRandomAreReadOrRefused() {
        var generator = SplitMix(state: 1)
        let alphabet = Array("<>/&;\"',\t\n\r 1230aé–table tr td th=!-[]?xml:".utf8)
        for _ in 0..<3_000 {
            let count = Int.random(in: 0..<200, using: &generator)
            let head = ["", "<table>", "<?xml version='1.0'?><c>", "sep=;\n", "<html><table><tr><td>"].randomElement(
                using: &generator)!
            _ = refusal(Array(head.utf8) + (0..<count).map { _ in alphabet.randomElement(using: &generator)! })
        }
    }
}

/// A generator that gives the same numbers on every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
