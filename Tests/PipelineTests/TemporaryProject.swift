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

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
