import Foundation
import Testing

@testable import Pipeline

/// Entries that people write into review files.
@Suite struct ReviewEditTests {
    private let files: TemporaryProject
    private var place: String { files.folder.location(of: "review/accepted.json") }

    init() throws { files = try TemporaryProject(["review/notes.txt": "kept"]) }

    private func write(_ entry: String) throws {
        try ReviewEdit("review/accepted.json", key: "accepted", in: files.folder).write(entry)
    }

    @Test func theFirstEntryMakesTheFileAndTheNextJoinsIt() throws {
        try write(#"{"n": 1}"#)
        try write(#"{"n": 2}"#)
        let text = try String(contentsOfFile: place, encoding: .utf8)
        #expect(text == "{\n  \"schema\": 1,\n  \"accepted\": [\n    {\"n\": 1},\n    {\"n\": 2}\n  ]\n}\n")
    }

    /// A disk that fails must not turn the answers of years into a file with one entry.
    @Test func aFileThatIsThereAndCannotBeReadIsNotWrittenOver() throws {
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: place)
        let problem = #expect(throws: ReviewProblem.self) { try write(#"{"n": 1}"#) }
        #expect(problem?.code == "review.file" && problem?.file == "review/accepted.json")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place) == place)
    }
}
