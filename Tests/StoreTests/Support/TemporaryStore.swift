import Foundation
import Store

@testable import ChartSchema

/// A store in a folder of its own, removed with the value.
final class TemporaryStore {
    let folder: String
    let store: DatasetStore

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        store = DatasetStore(root: folder + "/normalized")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(path))) }
    func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }
    func write(_ bytes: [UInt8], _ path: String) throws {
        let url = url(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }
    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    /// Every file with its bytes.
    func snapshot() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in FileManager.default.subpaths(atPath: store.root) ?? [] {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: store.root + "/" + path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[path] = try bytes(path) }
        }
        return files
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: store.root + "/" + path) }
}
