import ChartSchema
import Foundation
import Store
import Testing

@testable import Export

/// Other programs read the files in scripts/check-wheel; here is what the bytes are made of.
@Suite struct ParquetExportTests {
    private let store = DatasetStore(root: DatasetExportTests.root)

    private func files(isOfEveryVersion: Bool = false) throws -> [String: [UInt8]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parquet-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manifest = try #require(try store.latest())
        let files = try DatasetExport(manifest, in: store)
            .write(.parquet, to: folder, isOfEveryVersion: isOfEveryVersion)
        return try Dictionary(
            uniqueKeysWithValues: files.map { file in
                let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder + "/" + file.path)))
                #expect(file.bytes == bytes.count)
                #expect(file.sha256 == sha256Hexadecimal(bytes))
                return (file.path, bytes)
            })
    }

    @Test func theSameVersionGivesTheSameBytes() throws {
        let files = try files()
        #expect(
            files.keys.sorted() == [
                "build.parquet", "charts.parquet", "corrections.parquet", "findings.parquet", "medication.parquet",
            ])
        #expect(try self.files() == files)
        for bytes in files.values {
            #expect(bytes.starts(with: "PAR1".utf8) && bytes.suffix(4).elementsEqual("PAR1".utf8))
        }
    }

    @Test func everyVersionHasAFileOfVersions() throws {
        #expect(try files(isOfEveryVersion: true).keys.contains("versions.parquet"))
    }

    @Test(arguments: 0..<200)
    func runsAreReadBack(seed: Int) {
        var random = SeededNumbers(UInt64(seed))
        let width = Int.random(in: 1...20, using: &random)
        var values: [UInt32] = []
        while values.count < 300 {
            let value = UInt32.random(in: 0..<(1 << UInt32(width)), using: &random)
            values += repeatElement(value, count: Int.random(in: 1...(seed % 3 == 0 ? 3 : 30), using: &random))
        }
        values = Array(values.prefix(Int.random(in: 0...300, using: &random)))
        #expect(Self.decoded(ParquetRuns.encoded(values, width: width), width: width, count: values.count) == values)
    }

    /// What the format's description says of the encoding.
    private static func decoded(_ bytes: [UInt8], width: Int, count: Int) -> [UInt32] {
        var place = 0
        var values: [UInt32] = []
        while values.count < count {
            var header: UInt64 = 0
            var shift: UInt64 = 0
            repeat {
                header |= UInt64(bytes[place] & 0x7f) << shift
                shift += 7
                place += 1
            } while bytes[place - 1] & 0x80 != 0
            if header & 1 == 0 {
                var value: UInt32 = 0
                for byte in 0..<(width + 7) / 8 { value |= UInt32(bytes[place + byte]) << UInt32(8 * byte) }
                place += (width + 7) / 8
                values += repeatElement(value, count: Int(header >> 1))
            } else {
                for number in 0..<Int(header >> 1) * 8 {
                    var value: UInt32 = 0
                    for bit in 0..<width {
                        let at = number * width + bit
                        value |= UInt32(bytes[place + at / 8] >> UInt8(at % 8) & 1) << UInt32(bit)
                    }
                    values.append(value)
                }
                place += Int(header >> 1) * width
            }
        }
        return Array(values.prefix(count))
    }

    @Test func validityHasABeginningAndAnEnd() {
        struct Item: Hashable {
            var id: String
            var value: Int
        }
        func chart(_ item: Item) -> ChartID { ChartID(carrier: item.id, chart: "a", edition: "2026-01-01") }
        var validity = Validity<Item>()
        validity.add([Item(id: "a", value: 1), Item(id: "b", value: 1)], of: VersionNumber(1, 0, 0))
        validity.add([Item(id: "a", value: 2), Item(id: "b", value: 1)], of: VersionNumber(1, 1, 0))
        validity.add([Item(id: "a", value: 1)], of: VersionNumber(1, 2, 0))
        let spans = validity.spans(by: chart).map {
            "\($0.item.id)\($0.item.value) \($0.from)-\($0.to?.description ?? "")"
        }
        #expect(spans == ["a1 1.0.0-1.1.0", "a2 1.1.0-1.2.0", "a1 1.2.0-", "b1 1.0.0-1.2.0"])
    }
}

/// The same numbers for the same seed.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }
}
