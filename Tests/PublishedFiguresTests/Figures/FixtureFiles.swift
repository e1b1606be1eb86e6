import Foundation

/// Where this repository's fixtures and its published dataset lie, found from this file's own place, so that the tests
/// run in any working folder.
enum FixtureFiles {
    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent()  // Figures
        .deletingLastPathComponent()  // PublishedFiguresTests
        .deletingLastPathComponent()  // Tests
        .deletingLastPathComponent()

    static let charts = repository.appending(path: "Tests/Fixtures/charts/build")
    static let examples = repository.appending(path: "Tests/Fixtures/examples/build")

    static func text(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }
}
