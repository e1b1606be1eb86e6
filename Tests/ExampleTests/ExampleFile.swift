import Foundation

/// A Swift file of `Generated` that holds the examples of one place, so that the tests' build compiles them, and runs what needs no server.
///
/// A line `expression  // text` of an example is what the expression is as a text.
struct ExampleFile {
    var name: String
    /// Modules that the examples of the place may use without saying so.
    var imports: [String]
    var examples: [DocumentedExample]

    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func all() throws -> [ExampleFile] {
        try [
            ExampleFile(ofModule: "ChartSchema", imports: ["ChartSchema"]),
            ExampleFile(ofModule: "Eligibility", imports: ["ChartSchema", "Eligibility", "Store"]),
            ExampleFile(ofModule: "ChartwrightClient", imports: ["ChartwrightClient", "Foundation"]),
            ExampleFile(ofPage: "api", imports: []),
            ExampleFile(ofPage: "new-carrier", imports: ["Carriers"]),
        ]
    }

    /// The examples in the doc comments of a module.
    init(ofModule module: String, imports: [String]) throws {
        (name, self.imports) = (module, imports)
        let folder = Self.repository.appending(path: "Sources/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        examples = try paths.sorted().flatMap { path in
            let text = String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
            return DocumentedExample.inComments(of: text, file: "Sources/\(module)/\(path)")
        }
    }

    /// The examples of a page of `docs`.
    init(ofPage page: String, imports: [String]) throws {
        name = page.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let text = try Data(contentsOf: Self.repository.appending(path: "docs/\(page).md"))
        examples = DocumentedExample.inPage(String(decoding: text, as: UTF8.self), file: "docs/\(page).md")
        self.imports = imports + examples.flatMap(\.imports)
    }

    /// Examples read the dataset where it is published, `normalized`.
    private static let isInRepository = "FileManager.default.fileExists(atPath: \"normalized/latest.json\")"

    var path: URL { Self.repository.appending(path: "Tests/ExampleTests/Generated/\(name)Examples.swift") }

    var text: String {
        var lines = [
            "// Made of the documentation: CHARTWRIGHT_RECORD=1 swift test --filter DocumentedExampleTests", "",
            "// swift-format-ignore-file",
        ]
        lines += Set(imports + ["Foundation", "Testing"]).sorted().map { "import \($0)" }
        let (declarations, statements) = (examples.filter(\.isDeclaration), examples.filter { !$0.isDeclaration })
        for example in declarations { lines += ["", "// \(example.file)"] + example.code }
        if !statements.isEmpty {
            lines += [
                "", "@Suite(.enabled(if: \(Self.isInRepository), \"examples are run in the repository's folder\"))",
            ]
            let functions = statements.map { $0.function.map { "    " + $0 }.joined(separator: "\n") }
            lines += ["struct \(name)Examples {", functions.joined(separator: "\n\n"), "}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension DocumentedExample {
    /// Whether it declares types for all to see, and so can stand in no function.
    var isDeclaration: Bool { code.contains { $0.hasPrefix("package ") || $0.hasPrefix("public ") } }

    /// A test; a mere function where the example asks a server, since there is none.
    var function: [String] {
        let asksServer = code.contains { $0.contains("await ") }
        let name = subject.prefix(1).lowercased() + subject.dropFirst()
        let head = asksServer ? "func \(name)() async throws {" : "@Test func \(name)() throws {"
        return ["// \(file)", head] + code.map { "    " + Self.checked($0) } + ["}"]
    }

    /// `figure + 1  // 201` as an expectation.
    private static func checked(_ line: String) -> String {
        guard let cut = line.range(of: "  // "), !line.hasPrefix(" ") else { return line }
        let (expression, text) = (line[..<cut.lowerBound], line[cut.upperBound...])
        if text == "true" { return "#expect(\(expression))" }
        let attempt = expression.hasPrefix("try ") ? "try " : ""
        return "#expect(\(attempt)String(describing: \(expression.dropFirst(attempt.count))) == #\"\(text)\"#)"
    }
}
