import Foundation
import Store
import Testing

@testable import Pipeline

/// A file that a version was read from is found under another name of its carrier's, and others' folders are left alone.
@Suite struct RawFilesTests {
    @Test(arguments: [
        ("raw/acme/2024-05-01/build.csv", true), ("raw/acme/2023-01-01/old/build.csv", true),
        ("raw/acme/kept.csv", true),
        ("raw/kept.csv", true), ("raw/zenith/2024-05-01/build.csv", false), ("elsewhere/build.csv", false),
    ])
    func aFileIsLookedForAmongItsCarriers(_ place: String, _ isFound: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "raw-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = Data("5'8\",180\n".utf8)
        let file = folder.appending(path: place)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file)
        let files = RawFiles(ProjectFolder(folder.path))
        let sha256 = sha256Hexadecimal(Array(text))
        for _ in 0..<2 {
            #expect((files.bytes(sha256: sha256, at: "raw/acme/2024-05-01/other.csv") != nil) == isFound)
        }
    }
}
