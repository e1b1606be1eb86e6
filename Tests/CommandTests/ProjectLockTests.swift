import Foundation
import Store
import Testing

/// Commands that write the project's own files wait for nobody and overwrite nobody: while another writes them they say so.
@Suite struct ProjectLockTests {
    @Test(arguments: [
        "adopt raw/acme/2024-05-01/build.csv --carrier acme --chart build --edition 2024-05-01 --replace",
        "correct acme/build/2024-05-01 --height 70 --class standard --field weight_max_lb --publish 190 --reason x --who ann",
        "validate --accept build.x --reason x --who ann",
    ])
    func nothingIsWrittenWhileSomebodyElseWrites(_ words: String) throws {
        let folder = try TemporaryFolder(
            copyOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects/acme"))
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        let lock = try StoreLock(folder: folder.url.path)
        let result = try Program.run(script: "chartwright \(words)", in: folder.url)
        _ = consume lock
        #expect(result.status == 2)
        #expect(result.err.contains("another run is publishing here"), "\(result.err)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    }
}
