import Foundation
import Testing

@testable import Tables

@Suite struct DocumentPrintingTests {
    private let page = """
        <html><head><title>Guide</title></head><body><nav><table><tr><td>Home<td>About</table></nav>
        <h2>Build</h2><p>Ages 16 to 60.</p>
        <table><caption>Chart</caption><tr><th rowspan=2>Height<th colspan=2>Male<tr><th>P<th hidden>S
        <tr><td>60<td>125<td>140<tr><td>61<td>128<td>144</table>
        <p>Add 5 lb.</p></body></html>
        """

    private func object(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func jsonSaysAllThatIsKnown() throws {
        let json = try object(DocumentJSON.bytes(read(page)))
        #expect(json["format"] as? String == "html")
        #expect((json["title"] as? [String: Any])?["text"] as? String == "Guide")
        #expect(json["dialect"] is NSNull)
        let tables = try #require(json["tables"] as? [[String: Any]])
        #expect(tables.map { $0["furniture"] as? String } == ["navigation", nil])
        let table = tables[1]
        #expect((table["caption"] as? [String: Any])?["text"] as? String == "Chart")
        #expect((table["headings"] as? [[String: Any]])?.compactMap { $0["text"] as? String } == ["Build"])
        #expect((table["text_before"] as? [[String: Any]])?.compactMap { $0["text"] as? String } == ["Ages 16 to 60."])
        #expect((table["text_after"] as? [[String: Any]])?.compactMap { $0["text"] as? String } == ["Add 5 lb."])
        let rows = try #require(table["rows"] as? [[String: Any]])
        #expect(rows.map { $0["role"] as? String } == ["header", "header", "body", "body"])
        #expect(rows.allSatisfy { !($0["why"] as? String ?? "").isEmpty })
        let cells = rows.flatMap { $0["cells"] as? [[String: Any]] ?? [] }
        #expect(cells.count == 10)
        #expect(cells[0]["row_span"] as? Int == 2)
        #expect(cells[1]["column_span"] as? Int == 2)
        #expect(cells.filter { $0["is_hidden"] as? Bool == true }.compactMap { $0["text"] as? String } == ["S"])
    }

    @Test func jsonOfDelimitedTextSaysTheDialect() throws {
        let json = try object(DocumentJSON.bytes(read("sep=;\r\nH;W\r\n60;\"1,5\"\r\n")))
        let dialect = try #require(json["dialect"] as? [String: Any])
        #expect(dialect["delimiter"] as? String == ";")
        #expect(dialect["quote"] as? String == "\"")
        #expect(dialect["line_end"] as? String == "\r\n")
        #expect((json["encoding"] as? [String: Any])?["name"] as? String == "utf-8")
    }

    @Test func oneTableOfMany() throws {
        let json = try object(DocumentJSON.bytes(read(page), only: 1))
        #expect((json["tables"] as? [[String: Any]])?.map { $0["index"] as? Int } == [1])
        #expect(!DocumentText.text(try read(page), only: 1).contains("Home"))
    }

    @Test func textIsAligned() throws {
        let text = DocumentText.text(try read("Guide 2024\n\nHeight,Max\n5'0\",1\n5'10\",128\n\nAdd 5 lb\n"))
        #expect(
            text == """
                sample
                  csv, utf-8 (detected), delimiter ,, quote ", lines end in LF, 1 table

                table 0: 2 rows, 2 columns
                  preamble: Guide 2024

                  Height  Max
                  ------  ---
                  5'0"    1
                  5'10"   128

                  note: Add 5 lb

                """)
    }

    @Test func controlsDoNotReachTheTerminal() throws {
        let text = DocumentText.text(try read("H\u{1B}[31m,W\n60,125\n61,128\n"))
        #expect(!text.contains("\u{1B}"))
    }
}
