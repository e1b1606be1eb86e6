import Foundation
import Store
import Synchronization

/// The raw files of a project by their content: where a version's file is kept still, under whatever name.
final class RawFiles: Sendable {
    private let project: ProjectFolder
    /// Of folders that were looked through, by their paths.
    private let byDigest = Mutex<[String: [String: String]]>([:])

    init(_ project: ProjectFolder) { self.project = project }

    /// The bytes with this SHA-256: those at `path` if they are still the same, else those of any file in the folders of the carrier's
    /// editions, or directly in a folder above them. Other carriers' folders are not looked through, however many there are.
    func bytes(sha256: String, at path: String) -> [UInt8]? {
        if let bytes = try? FileBytes.read(project.location(of: path)), sha256Hexadecimal(bytes) == sha256 {
            return bytes
        }
        let folder = Self.carrierFolder(of: path)
        let known = byDigest.withLock { $0[folder] }
        let found = known ?? index(folder)
        if known == nil { byDigest.withLock { $0[folder] = found } }
        return found[sha256].flatMap { try? FileBytes.read($0) }
    }

    /// `raw/acme` of `raw/acme/2024-05-01/build.csv`; a file's own folder where it lies higher up.
    static func carrierFolder(of path: String) -> String {
        path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
    }

    private func index(_ folder: String) -> [String: String] {
        var found: [String: String] = [:]
        func add(_ names: [String], in folder: String) {
            for path in names.sorted().map({ project.location(of: "\(folder)/\($0)") }) where FileState(path) != nil {
                if let bytes = try? FileBytes.read(path) { found[sha256Hexadecimal(bytes)] = path }
            }
        }
        let below = FileManager.default.enumerator(atPath: project.location(of: folder))
        add(below?.compactMap { $0 as? String } ?? [], in: folder)
        var above = folder.split(separator: "/").dropLast()
        while !above.isEmpty {
            let folder = above.joined(separator: "/")
            add(project.files(in: folder, besidesFolders: true), in: folder)
            above = above.dropLast()
        }
        return found
    }
}
