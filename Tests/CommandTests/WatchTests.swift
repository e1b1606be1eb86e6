import Foundation
import Testing

/// `ingest --watch` tells of what lands and changes, and publishes nothing. Nothing here is timed: what is not told within two minutes
/// counts as never told.
@Suite struct WatchTests {
    private static let raw = "raw/acme/2024-05-01/build.csv"

    @Test func toldOfWhatLandsAndChanges() throws {
        let watched = try Watched()
        defer { watched.end() }
        try watched.wait(for: "watching raw and pipeline.json")
        let text = try watched.folder.read(Self.raw)
        try watched.folder.write(Self.raw, text.replacing("104,180,205", with: "104,178,205"))
        try watched.wait(for: "acme/build/2024-05-01  changed (by another raw file)")
        try watched.wait(for: "tightened  Preferred, 5'8\": maximum 180 → 178 lb")
        try watched.wait(for: "would publish version 1.1.0 after 1.0.0: 1 chart changed")
        // A folder that comes with a file in it.
        try watched.folder.write("raw/acme/2027-01-01/later.csv", text)
        try watched.wait(for: "raw/acme/2027-01-01/later.csv  is no source of pipeline.json yet: a build chart, ")
        // A mistake in the configuration ends nothing.
        let pipeline = try watched.folder.read("pipeline.json")
        try watched.folder.write("pipeline.json", "{")
        try watched.wait(for: "error[pipeline.json]: pipeline.json:1:")
        try watched.folder.write("pipeline.json", pipeline)
        try watched.folder.write(Self.raw, text)
        try watched.wait(for: "nothing changed", times: 2)
        #expect(watched.isRunning)
        #expect(try watched.folder.read("normalized/latest.json") == watched.published)
    }

    @Test(arguments: ["--all", "--format json", "--since 1.0.0", "--carrier acme", "--date 2026-01-01"])
    func refused(_ option: String) throws {
        let folder = try TemporaryFolder()
        let result = try Program.run(script: "chartwright ingest --watch \(option)", in: folder.url)
        #expect(result.status == 64)
        #expect(result.err.contains("--watch takes"))
    }

    /// A published project with `ingest --watch` running in it.
    private final class Watched {
        let folder: TemporaryFolder
        let published: String
        private let process = Process()
        private let told: URL

        init() throws {
            folder = try TemporaryFolder(
                copyOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects/acme"))
            #expect(try Program.run("ingest", in: folder.url).status == 0)
            published = try folder.read("normalized/latest.json")
            told = folder.url.appending(path: "told.txt")
            try Data().write(to: told)
            process.executableURL = Program.folder.appending(path: "chartwright")
            process.arguments = ["ingest", "--watch"]
            process.currentDirectoryURL = folder.url
            process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.url.path]
            process.standardInput = FileHandle.nullDevice
            let output = try FileHandle(forWritingTo: told)
            try output.seekToEnd()
            (process.standardOutput, process.standardError) = (output, output)
            try process.run()
        }

        var isRunning: Bool { process.isRunning }

        /// Waits until this has been told so often.
        func wait(for text: String, times: Int = 1) throws {
            for _ in 0..<1200 {
                let found = try folder.read("told.txt")
                if found.ranges(of: text).count >= times { return }
                guard process.isRunning else { break }
                usleep(100_000)
            }
            Issue.record("never told \(text); told was: \(try folder.read("told.txt"))")
        }

        func end() {
            process.terminate()
            process.waitUntilExit()
        }
    }
}
