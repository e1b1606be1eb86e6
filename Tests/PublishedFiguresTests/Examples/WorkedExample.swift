import Foundation

/// The records that a worked example gives for its chart.
struct WorkedExample {
    var demanded: [ExampleRecord]
    var welcome: [ExampleRecord]

    init(named name: String) throws {
        let file = FixtureFiles.examples.appending(path: "\(name)/expected.ndjson")
        let decoder = JSONDecoder()
        let records = try FixtureFiles.text(of: file).split(separator: "\n").map { line in
            try decoder.decode(ExampleRecord.self, from: Data(line.utf8))
        }
        demanded = records.filter { $0.optional != true }
        welcome = records.filter { $0.optional == true }
    }

    /// The names of the example folders.
    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: FixtureFiles.examples.path(percentEncoded: false)).sorted()
    }
}
