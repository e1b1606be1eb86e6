import Foundation
import Testing

@testable import Tables

/// The files that carriers sent: every cell is there, on its line.
@Suite struct RawFileTests {
    @Test(arguments: RawCells.files)
    func everyCellIsThere(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: RawCells.folder.appending(path: file)))
        let document = try TableReader.read(bytes, file: file)
        let text = String(decoding: try TextDecoder.decode(bytes, file: file).bytes, as: UTF8.self)
        let expected = RawCells.placed(text, format: document.format, delimiter: document.dialect?.delimiter)
        guard document.format != .xml else { return }
        #expect(!expected.isEmpty)
        let found = document.tables.flatMap(\.placed).map { Placed(line: $0.line, text: RawCells.collapsed($0.text)) }
        let missing = Set(expected).subtracting(found)
        let surplus = Set(found).subtracting(expected)
        #expect(
            missing.isEmpty && surplus.isEmpty,
            "missing \(missing.sorted { $0.line < $1.line }.prefix(5)), surplus \(surplus.sorted { $0.line < $1.line }.prefix(5))"
        )
        #expect(found.count == expected.count)
    }

    @Test func thereAreFiles() { #expect(RawCells.files.count >= 26) }

    /// In an XML feed every value, of an element or an attribute, is somewhere among cells and headings.
    @Test(arguments: RawCells.files.filter { $0.hasSuffix(".xml") })
    func everyValueOfAFeedIsThere(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: RawCells.folder.appending(path: file)))
        let document = try TableReader.read(bytes, file: file)
        guard document.format == .xml else { return }
        let text = String(decoding: try TextDecoder.decode(bytes, file: file).bytes, as: UTF8.self).replacing(
            /<!--.*?-->/.dotMatchesNewlines(), with: "")
        var found: Set<String> = []
        for table in document.tables {
            found.formUnion(table.placed.map { RawCells.collapsed($0.text) })
            for piece in table.headings { found.insert(piece.text.replacing(#/^[^:]*: /#, with: "")) }
        }
        let all = found.joined(separator: "\n")
        for match in text.matches(of: />([^<>]+)</) {
            let value = RawCells.collapsed(String(match.output.1))
            if !value.isEmpty, !value.contains("&") { #expect(all.contains(value), "\(value)") }
        }
    }

    /// What is printed is read back as it was printed.
    @Test(arguments: RawCells.files)
    func printedTablesAreReadAgain(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: RawCells.folder.appending(path: file)))
        for table in try TableReader.read(bytes, file: file).tables where table.furniture == nil {
            let printed = TableCSV.bytes(table)
            guard !printed.isEmpty else { continue }
            let again = try TableReader.read(printed, file: "again.csv")
            #expect(again.findings.isEmpty)
            #expect(again.tables.map(\.csv) == [String(decoding: printed, as: UTF8.self)])
        }
    }
}
