import ChartSchema
import Foundation
import Testing

/// `--files-from`: one line of JSON a file, in their order, whatever becomes of a file.
@Suite struct FilesFromTests {
    private static let chart = "raw/acme/2024-05-01/build.csv"

    private struct Answer: Decodable {
        var path: String
        var state: String
        var findings: [Finding]

        static func all(_ text: String) throws -> [Answer] {
            try text.split(separator: "\n").map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
        }
    }

    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(
            copyOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects/acme"))
        // Long enough that a second, or a hundred megabytes, are too little for it.
        let rows = (0..<50_000).map { "\(58 + $0 % 20),\(150 + $0 % 20),\(170 + $0 % 20)\n" }.joined()
        let long = "Height,Preferred,Standard\n" + String(repeating: rows, count: 60)
        try folder.write("long.csv", long)
        return folder
    }

    @Test(arguments: ["normalize", "inspect", "tables"])
    func aLineAFile(_ command: String) throws {
        let folder = try Self.project()
        try folder.write("names", "\(Self.chart)\nmissing.csv\r\nraw\n\(Self.chart)")
        let result = try Program.run("\(command)", "--files-from", "names", "--jobs", "3", in: folder.url)
        #expect(result.status == 0)
        let answers = try Answer.all(result.out)
        #expect(answers.map(\.path) == [Self.chart, "missing.csv", "raw", Self.chart])
        #expect(answers.map(\.state) == ["read", "failed", "failed", "read"])
        #expect(answers[1].findings.map(\.rule) == ["file.missing"])
        let lines = result.out.split(separator: "\n")
        #expect(lines[0] == lines[3])
        let piped = try Program.run(
            script: "cat names | chartwright -C raw/.. \(command) --files-from - --jobs 1", in: folder.url)
        #expect(piped == result)
        let unguarded = try Program.run(
            script: "cat names | chartwright \(command) --files-from - --unguarded", in: folder.url)
        #expect(unguarded == result)
    }

    @Test func resultsAreThoseOfTheCommand() throws {
        let folder = try Self.project()
        func result(_ command: String) throws -> Any? {
            let text = try Program.run(
                script: "echo \(Self.chart) | chartwright \(command) --files-from -", in: folder.url
            ).out
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return (object as? [String: Any])?["result"]
        }
        func printed(_ command: String) throws -> Data {
            Data(try Program.run(script: "chartwright \(command) \(Self.chart)", in: folder.url).out.utf8)
        }
        let records = try printed("normalize").split(separator: 0x0A).map { try JSONSerialization.jsonObject(with: $0) }
        #expect(!records.isEmpty)
        #expect(try result("normalize") as? NSArray == records as NSArray)
        for command in ["normalize --format json", "tables --format json", "inspect --format json"] {
            let expected = try JSONSerialization.jsonObject(with: try printed(command)) as? NSDictionary
            #expect(try result(command) as? NSDictionary == expected)
        }
    }

    @Test(arguments: ["--timeout 1", "--memory 100"])
    func onePoisonousFileCostsItsLine(_ bound: String) throws {
        let folder = try Self.project()
        try folder.write("names", "\(Self.chart)\nlong.csv\n\(Self.chart)\nlong.csv\n\(Self.chart)\n")
        let result = try Program.run(
            script: "chartwright normalize --files-from names --jobs 2 \(bound)", in: folder.url)
        #expect(result.status == 0)
        let answers = try Answer.all(result.out)
        #expect(answers.map(\.state) == ["read", "failed", "read", "failed", "read"])
        #expect(answers[1].findings.map(\.rule) == ["file.broke-down"])
        let reason = bound.hasPrefix("--timeout") ? "longer than it may" : "signal"
        #expect(answers[1].findings[0].message.contains(reason))
        let unguarded = try Program.run(
            script: "chartwright normalize --files-from names --unguarded \(bound)", in: folder.url)
        #expect(unguarded.status != 0)
        #expect(try Answer.all(unguarded.out).count == 1)
    }

    @Test(arguments: [
        "normalize", "normalize a.csv --files-from -", "normalize --files-from - --format csv",
        "normalize a.csv --unguarded", "tables --files-from - --list", "inspect --files-from - --timeout 0",
        "tables --files-from - --findings f", "normalize --files-from - --memory 1",
    ])
    func refused(_ command: String) throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(script: "chartwright \(command)", in: folder.url).status == 64)
    }

    @Test func noListOfFiles() throws {
        let folder = try TemporaryFolder()
        let result = try Program.run("tables", "--files-from", "missing", in: folder.url)
        #expect(result.status == 2)
        #expect(result.err.contains("file.missing"))
    }
}
