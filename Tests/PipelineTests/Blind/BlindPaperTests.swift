import ChartSchema
import Foundation
import Paper
import Pipeline
import Testing

/// Made-up charts as other hands printed and marked them (`Tests/Fixtures/paper`): what is published of each, and what is told.
///
/// `CHARTWRIGHT_RECORD=1` writes what is read anew, and fails.
struct BlindPaperTests {
    struct Sheet: Sendable, CustomStringConvertible {
        var name: String
        /// Codes of warnings and errors.
        var told: [String]
        var description: String { name }
    }

    private static let folder = RepositorySource.root.appending(path: "Tests/Fixtures/paper")

    static let sheets: [Sheet] = {
        let text = (try? String(contentsOf: folder.appending(path: "told.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Sheet(name: fields[0], told: fields[1].split(separator: " ").map(String.init))
        }
    }()

    @Test func thereAreSheets() { #expect(Self.sheets.count >= 15) }

    @Test(arguments: sheets)
    func whatIsReadAndTold(_ sheet: Sheet) throws {
        if sheet.name.hasSuffix(".pdf"), PDFiumPlace.find() == nil { return }
        let path = Self.folder.appending(path: sheet.name)
        let reading = LooseFile(carrier: nil, products: [], configuration: nil).read(path.path, kind: nil).reading
        let told = Set(reading.findings.filter { $0.severity != .info }.map(\.rule))
        #expect(told == Set(sheet.told))
        let lines: [[UInt8]] =
            switch reading.draft?.chart {
            case .build(let chart)?: chart.flatRecords().map { $0.ndjsonLine() }
            case .medication(let chart)?: chart.rules.indices.map { chart.flatRecord(rule: $0).ndjsonLine() }
            case nil: []
            }
        let file = Self.folder.appending(path: sheet.name + ".ndjson")
        let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try Self.members(Data($0.utf8))
        }
        let keys = Set(expected.first?.keys.map { $0 } ?? [])
        let found = try lines.map { try Self.members(Data($0)).filter { keys.contains($0.key) } }
        let texts = try found.map(Self.text)
        let isAsExpected = try texts.sorted() == expected.map(Self.text).sorted()
        #expect(isAsExpected, "\(texts.count) records, \(expected.count) expected")
        if !isAsExpected, ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1" {
            try Data(texts.map { $0 + "\n" }.joined().utf8).write(to: file)
            Issue.record("\(file.lastPathComponent) was written; read it, and run again")
        }
    }

    private static func members(_ line: Data) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
    }

    private static func text(_ members: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: members, options: .sortedKeys), as: UTF8.self)
    }
}
