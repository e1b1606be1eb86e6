import Foundation

/// Runs the built `chartwright` as a process, as a user would.
enum Program {
    /// What a run printed and how it ended.
    struct Result: Sendable, Hashable {
        var out: String
        var err: String
        var status: Int32
    }

    /// The folder of the executable: that of the test bundle.
    static let folder: URL = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent()
    }()

    /// Runs a shell script that calls `chartwright`.
    ///
    /// - Parameter directory: The working directory.
    static func run(script: String, in directory: URL, environment: [String: String] = [:]) throws -> Result {
        try run(["/bin/sh", "-c", script], in: directory, environment: environment)
    }

    /// Runs `chartwright` with arguments.
    static func run(_ arguments: String..., in directory: URL) throws -> Result {
        try run([folder.appending(path: "chartwright").path] + arguments, in: directory)
    }

    private static func run(
        _ command: [String], in directory: URL, environment: [String: String] = [:]
    ) throws -> Result {
        let files = directory.deletingLastPathComponent()
        let name = directory.lastPathComponent
        let (out, err) = (files.appending(path: "\(name).out"), files.appending(path: "\(name).err"))
        defer { [out, err].forEach { try? FileManager.default.removeItem(at: $0) } }
        for file in [out, err] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = directory
        var variables = ["PATH": "\(folder.path):/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": directory.path]
        variables.merge(environment) { $1 }
        process.environment = variables
        process.standardInput = FileHandle.nullDevice
        // Files and not pipes: nothing has to be drained while the process runs.
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        process.waitUntilExit()
        func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Result(out: try text(out), err: try text(err), status: status)
    }
}

/// An empty folder for one test, removed with it.
final class TemporaryFolder: Sendable {
    let url: URL

    init(copyOf source: URL? = nil) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "chartwright-\(UUID().uuidString)")
        if let source {
            try FileManager.default.copyItem(at: source, to: url)
        } else {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }

    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
