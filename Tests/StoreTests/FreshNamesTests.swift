import ChartSchema
import Foundation
import Testing

@testable import Store

/// Files that a version names are there, or it is not published.
@Suite struct FreshNamesTests {
    private static func entries(_ count: Int) throws -> [ProvedEntry] {
        try (0..<count).map { number in
            let digits = String(number, radix: 16)
            let hash = "0f" + String(repeating: "0", count: 62 - digits.count) + digits
            return try #require(
                ProvedEntry(
                    ManifestEntry(
                        id: ChartID(carrier: "acme", chart: "term", edition: "\(number)"), kind: .build, products: [],
                        sha256: hash, counts: .init(rows: 1, records: 1, cells: CellCounts()),
                        source: .init(path: "raw/x", sha256: hash), inputs: .init(settings: hash, vocabulary: hash))))
        }
    }

    private static func stored(_ entries: [ProvedEntry]) throws -> (TemporaryStore, FreshNames) {
        let temporary = try TemporaryStore()
        for entry in entries {
            for folder in ["charts", "settings"] {
                try temporary.write([1], "\(folder)/0f/\(entry.chart.hexadecimal).json")
            }
        }
        var names = FreshNames()
        // A name may be named twice.
        names.add(entries + entries.prefix(1))
        return (temporary, names)
    }

    /// Few are asked for by their names, many are looked for in the folder's listing.
    @Test(arguments: [1, 40]) func whatIsMissingIsTold(_ count: Int) throws {
        let entries = try Self.entries(count)
        for folder in ["charts", "settings"] {
            let (temporary, names) = try Self.stored(entries)
            try names.proveFiles(in: temporary.store)
            #expect(names.ids.count == count + 1)
            let lost = "\(folder)/0f/\(entries[count / 2].chart.hexadecimal).json"
            try temporary.remove(lost)
            #expect(throws: StoreError.missing(path: temporary.store.root + "/" + lost)) {
                try names.proveFiles(in: temporary.store)
            }
            // What has no file's name, or is no file, is not there.
            try temporary.write([1], lost + ".partial")
            #expect(throws: StoreError.self) { try names.proveFiles(in: temporary.store) }
            try FileManager.default.createSymbolicLink(
                atPath: temporary.store.root + "/" + lost, withDestinationPath: "nothing")
            #expect(throws: StoreError.self) { try names.proveFiles(in: temporary.store) }
            try temporary.remove(lost)
            try FileManager.default.createSymbolicLink(
                atPath: temporary.store.root + "/" + lost,
                withDestinationPath: (lost as NSString).lastPathComponent + ".partial")
            try names.proveFiles(in: temporary.store)
        }
    }

    /// A folder that holds very many others is not looked through.
    @Test func othersAreNotInTheWay() throws {
        let entries = try Self.entries(700)
        let (temporary, _) = try Self.stored(entries)
        var names = FreshNames()
        names.add(Array(entries.prefix(20)))
        try names.proveFiles(in: temporary.store)
        try temporary.remove("charts/0f/\(entries[7].chart.hexadecimal).json")
        #expect(throws: StoreError.self) { try names.proveFiles(in: temporary.store) }
    }

    @Test func aFilesHashIsThatOfItsBytes() throws {
        let temporary = try TemporaryStore()
        for count in [0, 1, 65_536, 200_001] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            try temporary.write(bytes, "parts/x")
            #expect(try temporary.store.files.sha256(of: "parts/x") == sha256Hexadecimal(bytes))
        }
        #expect(try temporary.store.files.sha256(of: "parts/y") == nil)
    }
}
