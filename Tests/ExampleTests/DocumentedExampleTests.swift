import Foundation
import Testing

/// The examples of the documentation compile and are true: they stand in `Generated` once more, as tests.
@Suite struct DocumentedExampleTests {
    @Test func generatedFilesAreWhatTheDocumentationSays() throws {
        for file in try ExampleFile.all() {
            let found = (try? Data(contentsOf: file.path)).map { String(decoding: $0, as: UTF8.self) }
            guard found != file.text else { continue }
            if ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1" {
                try Data(file.text.utf8).write(to: file.path)
            }
            Issue.record(
                "\(file.path.lastPathComponent) is stale: run again with CHARTWRIGHT_RECORD=1 to write it, and build it"
            )
        }
    }

    @Test func examplesAreCutOutOfComments() {
        let text = """
            /// A figure.
            ///
            ///     let one = Figure(1)
            ///     one + 1  // 2
            ///
            /// - Parameter one: Of two lines,
            ///     and no example.
            public struct Figure: Hashable {}
            """
        let examples = DocumentedExample.inComments(of: text, file: "a.swift")
        #expect(examples.map(\.subject) == ["Figure"])
        #expect(examples.map(\.code) == [["let one = Figure(1)", "one + 1  // 2"]])
        #expect(examples[0].function.contains(##"    #expect(String(describing: one + 1) == #"2"#)"##))
    }

    @Test func blocksAreCutOutOfPages() {
        let text = "# Page\n```swift\nimport Reading\n\nprint(1)\n```\n```json\n{}\n```\n"
        let examples = DocumentedExample.inPage(text, file: "docs/page.md")
        #expect(examples.map(\.code) == [["print(1)"]] && examples.map(\.imports) == [["Reading"]])
    }
}
