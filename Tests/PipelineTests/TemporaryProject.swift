import Foundation
import Pipeline

/// A project folder for one test, removed with it.
final class TemporaryProject: Sendable {
    let path: String
    var folder: ProjectFolder { ProjectFolder(path) }

    init(_ files: [String: String] = [:]) throws {
        path = NSTemporaryDirectory() + "chartwright-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, content) in files { try write(name, Array(content.utf8)) }
    }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
    }

    /// Every file of the dataset with its bytes.
    func dataset() throws -> [String: Data] {
        let root = path + "/normalized"
        var result: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder)
            if !isFolder.boolValue { result[name] = FileManager.default.contents(atPath: root + "/" + name) }
        }
        return result
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
