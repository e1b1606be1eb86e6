import Foundation
import Testing

/// The examples of the documentation are run, in a copy of this repository's project, and must print what they say.
///
/// A document that begins with `<!-- empty project -->` is run in an empty folder; `$RAW` is this repository's `raw/`.
@Suite(.serialized) struct DocumentationTests {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let documents: [String] = {
        let docs = (try? FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "docs").path)) ?? []
        return ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    }()

    private static func text(of document: String) throws -> String {
        String(decoding: try Data(contentsOf: repository.appending(path: document)), as: UTF8.self)
    }

    @Test(arguments: documents)
    func examplesPrintWhatTheySay(_ document: String) throws {
        let text = try Self.text(of: document)
        let examples = ConsoleExample.all(in: text)
        guard !examples.isEmpty else { return }
        let work = try TemporaryFolder()
        let isEmpty = text.hasPrefix("<!-- empty project -->")
        for name in isEmpty ? [] : ["pipeline.json", "raw", "review", "normalized"] {
            let source = Self.repository.appending(path: name)
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            try FileManager.default.copyItem(at: source, to: work.url.appending(path: name))
        }
        for example in examples {
            let result = try Program.run(
                script: "{\n\(example.command)\n} 2>&1", in: work.url,
                environment: ["RAW": Self.repository.appending(path: "raw").path])
            #expect(
                example.matches(result.out),
                """
                \(document):\(example.line): $ \(example.command)
                should print:
                \(example.output.joined(separator: "\n"))
                printed:
                \(result.out)
                """)
        }
    }

    /// Files of the program that a document names are there.
    @Test(arguments: documents)
    func filesThatAreNamedAreThere(_ document: String) throws {
        for match in try Self.text(of: document).matches(of: /`((?:Sources|Tests|docs|scripts)\/[\w.+\/-]+)`/) {
            let file = Self.repository.appending(path: String(match.1))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(document) names \(match.1)")
        }
    }

    @Test func everyCommandIsDocumented() throws {
        let work = try TemporaryFolder()
        let help = try Program.run("--help", in: work.url)
        let commands = help.out.matches(of: /\n  ([a-z]+) {3,}/).map { String($0.1) }
        #expect(commands.count >= 9)
        let readme = try Self.text(of: "README.md")
        for command in commands { #expect(readme.contains("`\(command)"), "README.md does not name `\(command)`") }
    }
}

@Suite struct ConsoleExampleTests {
    @Test func blocksAreCutIntoExamples() {
        let text = """
            text
            ```console
            $ one a
            x
            …
            $ two <<END
            > line
            > END
            y …  z
            ```
            ```sh
            $ not run
            ```
            """
        let examples = ConsoleExample.all(in: text)
        #expect(examples.map(\.line) == [3, 6])
        #expect(examples.map(\.command) == ["one a", "two <<END\nline\nEND"])
        #expect(examples.map(\.output) == [["x", "…"], ["y …  z"]])
        #expect(examples[0].matches("x\n1\n2\n") && examples[0].matches("x\n") && !examples[0].matches("y\n"))
        #expect(examples[1].matches("y abc  z\n") && !examples[1].matches("y abc z\n"))
    }
}
