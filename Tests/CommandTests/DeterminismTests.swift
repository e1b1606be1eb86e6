import Foundation
import Testing

/// The repository's own raw files, ingested in two worlds that share nothing but their bytes.
@Suite struct DeterminismTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func theSameBytesWhateverTheWorld() throws {
        let here = try ingest(
            "cd project && chartwright ingest --jobs 1",
            ["LC_ALL": "C", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1"])
        let elsewhere = try ingest(
            "chartwright ingest --jobs 8 -C \"$PWD/project\"",
            ["LC_ALL": "fr_CA.UTF-8", "LANG": "fr_CA.UTF-8", "TZ": "Pacific/Kiritimati"])
        #expect(here.count > 30)
        #expect(Set(here.keys) == Set(elsewhere.keys))
        for (name, bytes) in here { #expect(elsewhere[name] == bytes, "\(name)") }
    }

    /// The files of `normalized/` after one run in a fresh copy, by their names.
    private func ingest(_ script: String, _ environment: [String: String]) throws -> [String: Data] {
        let folder = try TemporaryFolder()
        let project = folder.url.appending(path: "project")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        for name in ["raw", "pipeline.json"] {
            try FileManager.default.copyItem(at: Self.root.appending(path: name), to: project.appending(path: name))
        }
        let result = try Program.run(script: script, in: folder.url, environment: environment)
        #expect(result.status == 0, "\(result.err.suffix(500))")
        let normalized = project.appending(path: "normalized")
        let files = try FileManager.default.subpathsOfDirectory(atPath: normalized.path)
        return try files.reduce(into: [:]) { contents, name in
            let file = normalized.appending(path: name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                return
            }
            contents[name] = try Data(contentsOf: file)
        }
    }
}
