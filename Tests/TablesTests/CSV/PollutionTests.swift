import Foundation
import Testing

@testable import Tables

/// Real charts as other programs and hands may have written them: each pollution alone, and every cell must come through.
///
/// A pollution that changes no cell must give the same cells; one that damages a row may cost that row, but not without a
/// finding at its line and never another row.
@Suite struct PollutionTests {
    static let charts = RawCells.files.filter { $0.hasSuffix(".csv") }

    // MARK: The same cells, written otherwise

    @Test(arguments: charts, CSVWriting.all)
    func everyCellComesThrough(file: String, writing: CSVWriting) throws {
        let rows = try Self.rows(file)
        let document = try TableReader.read(writing.bytes(rows), file: file)
        #expect(Self.cells(document) == rows.map { $0.map(writing.seen) }, "\(writing.name)")
        #expect(document.findings.filter { !writing.allowed.contains($0.rule) }.isEmpty, "\(writing.name)")
    }

    // MARK: One damaged row

    @Test(arguments: charts, CSVDamage.all)
    func oneDamagedRowIsNamedAndTakesNoOtherWithIt(file: String, damage: CSVDamage) throws {
        let rows = try Self.rows(file)
        let faults = CSVWriting.plain
        let text = try String(decoding: TextDecoder.decode(faults.bytes(rows), file: file).bytes, as: UTF8.self)
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        let place = try Self.bodyLine(text) - 1
        guard let broken = damage.apply(lines[place]) else { return }
        lines[place] = broken
        let document = try TableReader.read(Array(lines.joined(separator: "\r\n").utf8), file: file)
        let found = Self.byLine(document)
        for (number, row) in rows.enumerated() where number != place && !row.allSatisfy(\.isEmpty) {
            #expect(found[number + 1] == row.filter { !$0.isEmpty }, "\(damage.name), line \(number + 1)")
        }
        if damage.isNamed {
            #expect(document.findings.contains { $0.location.line == place + 1 }, "\(damage.name)")
        }
    }

    // MARK: Reading

    /// The filled rows' fields as the file itself has them, trailing blanks cut, one row a line.
    private static func rows(_ file: String) throws -> [[String]] {
        let bytes = [UInt8](try Data(contentsOf: RawCells.folder.appending(path: file)))
        let document = try TableReader.read(bytes, file: file)
        return document.tables.flatMap { table in
            table.texts.map { $0.map { $0.replacing("\n", with: " ") } }
        }
    }

    /// The line, from 1, of the middle row of the longest body.
    private static func bodyLine(_ text: String) throws -> Int {
        let document = try TableReader.read(Array(text.utf8), file: "chart")
        let bodies = document.tables.map { table in
            table.roles.indices.filter { table.roles[$0] == .body }.compactMap(table.line(row:))
        }
        let longest = try #require(bodies.max { $0.count < $1.count })
        return longest[longest.count / 2]
    }

    private static func cells(_ document: Document) -> [[String]] {
        document.tables.flatMap(\.texts)
    }

    private static func byLine(_ document: Document) -> [Int: [String]] {
        Dictionary(grouping: document.tables.flatMap(\.placed), by: \.line).mapValues { $0.map(\.text) }
    }
}
