import Foundation
import Testing

/// One recorded run: a folder with `cmd` and what it must print.
///
/// - `cmd` is a shell script, run in an empty folder; `$PROJECTS` is the folder of the sample projects.
/// - `expected.out`, `expected.err` and `expected.status` hold what it prints and how it ends.
///
/// With `CHARTWRIGHT_RECORD=1` a run that differs is written down **and still fails**: a record is made to be read.
struct Golden: Sendable, CustomTestStringConvertible {
    static let isRecording = ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1"
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let goldens = tests.appending(path: "Goldens")

    var folder: URL
    var testDescription: String { folder.lastPathComponent }

    static let all: [Golden] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []
        return names.sorted().map { Golden(folder: goldens.appending(path: $0)) }
    }()

    /// Runs the script.
    func run() throws -> Program.Result {
        let work = try TemporaryFolder()
        let script = String(decoding: try Data(contentsOf: folder.appending(path: "cmd")), as: UTF8.self)
        return try Program.run(
            script: "set -eu\n" + script, in: work.url,
            environment: ["PROJECTS": Self.tests.appending(path: "Projects").path])
    }

    /// The expectations that a result does not meet: file name, expected (`nil` where there is no file), found.
    func differences(_ result: Program.Result) -> [(name: String, expected: String?, found: String)] {
        let found = [
            ("expected.out", result.out), ("expected.err", result.err), ("expected.status", "\(result.status)\n"),
        ]
        return found.compactMap { name, text in
            let data = try? Data(contentsOf: folder.appending(path: name))
            let expected = data.map { String(decoding: $0, as: UTF8.self) }
            return expected == text ? nil : (name, expected, text)
        }
    }

    /// Writes down what was found.
    func record(_ result: Program.Result) throws {
        for difference in differences(result) {
            try Data(difference.found.utf8).write(to: folder.appending(path: difference.name))
        }
    }
}
