import Foundation
import Pipeline
import Store

/// Keeps results from being written over what they are made of.
struct OutputPlace {
    /// The files that the command reads.
    private let inputs: Set<FileIdentity>
    /// Folders that only the project's own commands write to.
    private let folders: [String]

    /// - Parameters:
    ///   - inputs: The files that the command reads, under whatever names.
    ///   - project: Its configuration counts as one of them, and its raw files, reviews and dataset are left alone.
    init(inputs: [String], project: ProjectOptions, in folder: ProjectFolder) {
        self.inputs = Set((inputs + [project.pipelineFile]).compactMap(FileIdentity.init))
        let dataset = PipelineConfiguration.outputDirectory(of: folder, file: project.pipelineFile)
        folders = ["raw", "review", dataset ?? PipelineConfiguration.defaultOutputDirectory].compactMap {
            Self.resolved(folder.location(of: $0))
        }
    }

    /// Refuses a file that is there and is no result.
    ///
    /// - Parameter option: That names it, for the remedy.
    func check(file: String, option: String) throws(Failure) {
        guard let identity = FileIdentity(file) else { return }
        if inputs.contains(identity) {
            throw Self.refusal(file, "expected a file for results, found one that is read", option)
        }
        if let resolved = Self.resolved(file), holder(of: resolved) != nil {
            throw Self.refusal(file, "expected a file for results, found one of the project's own", option)
        }
    }

    /// Refuses a folder whose files are the project's own.
    ///
    /// - Parameter sources: What charts were read from, wherever that stands.
    func check(folder path: String, sources: [String], option: String) throws(Failure) {
        guard let resolved = Self.resolved(path) else { return }
        if holder(of: resolved + "/") != nil {
            throw Self.refusal(path, "expected a folder for results, found one of the project's own", option)
        }
        let source = sources.first { source in
            Self.resolved(source).map { $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex) } == resolved[...]
        }
        if let source {
            throw Self.refusal(path, "expected a folder for results, found that of the source \(source)", option)
        }
    }

    private func holder(of resolved: String) -> String? { folders.first { resolved.hasPrefix($0 + "/") } }

    private static func refusal(_ path: String, _ message: String, _ option: String) -> Failure {
        Failure(code: "output.input", file: path, message: message, help: "name another place with \(option)")
    }

    private static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

/// Which file a path means, whatever it is called.
private struct FileIdentity: Hashable {
    var device: UInt64
    var number: UInt64

    /// `nil` where there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }
}
