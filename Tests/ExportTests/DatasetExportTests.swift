import ChartSchema
import Eligibility
import Foundation
import Store
import Testing

@testable import Export

@Suite struct DatasetExportTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "normalized").path
    private let store = DatasetStore(root: root)
    private let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID())").path

    private func export(
        _ format: DatasetExport.Format, carriers: [String] = [], kind: ManifestEntry.Kind? = nil
    ) throws -> [DatasetExport.File] {
        let manifest = try #require(try store.latest())
        return try DatasetExport(manifest, in: store, carriers: carriers, kind: kind).write(format, to: folder)
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: folder + "/" + name)))
    }

    @Test func csvHoldsEveryFlatRecordOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = try export(.csv)
        #expect(files.map(\.path) == ["charts.csv", "build.csv", "medication.csv", "corrections.csv"])
        let manifest = try #require(try store.latest())
        var expected = FlatBuildRecord.csvHeader()
        var medication = FlatMedicationRecord.csvHeader()
        for entry in manifest.charts {
            let lines = try store.chart(entry).flatRecords().flatMap { $0.csvLine() }
            if entry.kind == .build { expected += lines } else { medication += lines }
        }
        #expect(try bytes("build.csv") == expected)
        #expect(try bytes("medication.csv") == medication)
        #expect(files[0].records == manifest.charts.count)
        #expect(files[1].records == manifest.charts.filter { $0.kind == .build }.reduce(0) { $0 + $1.counts.records })
    }

    @Test func filesAreNamedWithTheirSizeAndHash() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in try export(.ndjson, kind: .build) {
            let bytes = try bytes(file.path)
            #expect(file.bytes == bytes.count)
            #expect(file.sha256 == sha256Hexadecimal(bytes))
            #expect(file.records == bytes.count { $0 == 0x0a })
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "build.ndjson", "charts.ndjson", "corrections.ndjson",
            ])
    }

    @Test func oneCarrierOnly() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        _ = try export(.csv, carriers: ["sbli"])
        let lines = String(decoding: try bytes("build.csv"), as: UTF8.self).split(separator: "\r\n").dropFirst()
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.hasPrefix("\"build\",\"sbli\",") })
    }

    @Test func theDataPackageDescribesEveryColumn() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = try export(.datapackage)
        let package = try #require(
            try JSONSerialization.jsonObject(with: Data(try bytes("datapackage.json"))) as? [String: Any])
        let resources = try #require(package["resources"] as? [[String: Any]])
        #expect(files.last?.path == "datapackage.json")
        for resource in resources {
            let path = try #require(resource["path"] as? String)
            let header = String(decoding: try bytes(path).prefix { $0 != 0x0d }, as: UTF8.self)
            let schema = try #require(resource["schema"] as? [String: Any])
            let fields = try #require(schema["fields"] as? [[String: Any]])
            #expect(fields.compactMap { $0["name"] as? String } == header.split(separator: ",").map(String.init))
            #expect(resource["hash"] as? String == "sha256:" + sha256Hexadecimal(try bytes(path)))
        }
    }

    @Test func theSameVersionGivesTheSameBytes() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for format in DatasetExport.Format.allCases {
            #expect(try export(format) == export(format))
        }
    }

    @Test func aFileWhereTheFolderShouldBeIsAnError() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("x".utf8).write(to: URL(filePath: folder))
        #expect(throws: ExportError.self) { try export(.csv) }
    }
}
