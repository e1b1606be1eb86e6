import Foundation
import Store

/// The raw files of a project by their content: where a version's file is kept still, under whatever name.
final class RawFiles {
    private let project: ProjectFolder
    private let folder: String
    private var byDigest: [String: String]?

    /// - Parameter folder: Where raw files are, relative to the project.
    init(_ project: ProjectFolder, folder: String = "raw") {
        self.project = project
        self.folder = folder
    }

    /// The bytes with this SHA-256: those at `path` if they are still the same, else those of any raw file.
    func bytes(sha256: String, at path: String) -> [UInt8]? {
        if let bytes = try? FileBytes.read(project.location(of: path)), sha256Hexadecimal(bytes) == sha256 {
            return bytes
        }
        if byDigest == nil { byDigest = index() }
        return byDigest?[sha256].flatMap { try? FileBytes.read($0) }
    }

    /// Files whose content an earlier run has seen, and whose state is the same, are not read.
    private func index() -> [String: String] {
        let root = project.location(of: folder)
        let known = StandingRun.knownFiles(of: project)
        var found: [String: String] = [:]
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        for path in names.sorted().map({ "\(root)/\($0)" }) {
            if let file = known[path], file.isSettled, FileState(path) == file.state {
                found[file.sha256] = path
            } else if let bytes = try? FileBytes.read(path) {
                found[sha256Hexadecimal(bytes)] = path
            }
        }
        return found
    }
}
