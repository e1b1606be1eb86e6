import Foundation

/// What git says of a project's folder.
enum GitStatus {
    /// The files that were changed or came since the last commit, relative to the folder; `nil` where git does not say.
    static func uncommitted(in folder: String) async -> Set<String>? {
        await LongWork { () -> Set<String>? in
            guard let changed = names(["diff", "--name-only", "--relative", "-z", "HEAD"], in: folder),
                let new = names(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
            else { return nil }
            return Set(changed + new)
        }.result(within: 10).flatMap { try? $0.get() }.flatMap(\.self)
    }

    private static func names(_ arguments: [String], in folder: String) -> [String]? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
