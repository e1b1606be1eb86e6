import ChartSchema
import Foundation
import Store
import Testing

/// `plan | read | judge | publish` as processes: cut, killed and repeated, they end as `ingest` does.
@Suite struct StepCommandTests {
    private static func project() throws -> TemporaryFolder {
        try TemporaryFolder(
            copyOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Projects/acme"))
    }

    private static func dataset(_ folder: TemporaryFolder) throws -> [String: Data] {
        let root = folder.url.appending(path: "normalized").path
        var result: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
            result[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
        }
        return result
    }

    @Test func aReaderIsKilledAndOthersGoOn() throws {
        let (own, other) = (try Self.project(), try Self.project())
        let whole = try Program.run(script: "chartwright ingest", in: other.url)
        // The first reader is killed when it has given one result of many; its part is read again, by two others, once too often.
        let steps = try Program.run(
            script: #"""
                chartwright plan > jobs
                for n in 1 2 3 4 5 6 7 8 9; do cat jobs jobs; done > many
                mkfifo pipe
                chartwright read --unguarded < many > pipe & reader=$!
                head -n 1 pipe > results
                kill -KILL $reader 2>/dev/null; wait $reader
                split --number r/2 jobs part.
                for part in part.*; do chartwright read --jobs 1 < $part; done >> results
                chartwright read < part.aa >> results
                shuf --random-source=jobs results | chartwright judge | shuf --random-source=jobs > judged
                chartwright publish < judged
                """#, in: own.url)
        #expect(steps.status == 0, "\(steps.err)")
        #expect(steps.out == whole.out)
        #expect(try Self.dataset(own) == Self.dataset(other))
        let again = try Program.run(script: "chartwright publish < judged", in: own.url)
        #expect(again.out.contains("nothing changed: version 1.0.0 stands"))
        let ingest = try Program.run(script: "chartwright ingest --all", in: own.url)
        #expect(ingest.out.contains("nothing changed: version 1.0.0 stands"))
    }

    @Test(arguments: ["--timeout 1", "--memory 100"])
    func onePoisonousJobCostsItsLine(_ bound: String) throws {
        let folder = try Self.project()
        try Self.addLongChart(to: folder)
        let results = try Program.run(
            script: "chartwright plan --by-path | chartwright read --jobs 2 \(bound)", in: folder.url)
        #expect(results.status == 0)
        struct Result: Decodable {
            var id: String
            var state: String
            var findings: [Finding]
        }
        let answers = try results.out.split(separator: "\n").map {
            try JSONDecoder().decode(Result.self, from: Data($0.utf8))
        }
        #expect(answers.map(\.id) == ["acme/build/2024-05-01", "acme/long/2024-05-01", "zenith/build/2023-01-01"])
        #expect(answers.map(\.state) == ["read", "failed", "read"])
        #expect(answers.count == 3 && answers[1].findings.map(\.rule) == ["file.broke-down"])
        let published = try Program.run(
            script: "chartwright plan --by-path | chartwright read \(bound) | chartwright judge | chartwright publish",
            in: folder.url)
        #expect(published.status == 1)
        #expect(published.out.contains("published 1.0.0") || published.out.contains("1.0.0"))
    }

    /// A chart of three million rows, on which a second, or a hundred megabytes, are not enough.
    private static func addLongChart(to folder: TemporaryFolder) throws {
        let rows = (0..<50_000).map { "\(58 + $0 % 20),\(150 + $0 % 20),\(170 + $0 % 20)\n" }.joined()
        try folder.write(
            "raw/acme/2024-05-01/long.csv", "Height,Preferred,Standard\n" + String(repeating: rows, count: 60))
        let text = try folder.read("pipeline.json")
        let source = """
            {"chart": "long", "kind": "build", "path": "raw/acme/2024-05-01/long.csv", "edition": "2024-05-01", \
            "products": ["term"]},
            """
        let place = try #require(text.range(of: "\"sources\": ["))
        try folder.write("pipeline.json", text.replacingCharacters(in: place, with: "\"sources\": [\(source)"))
    }

    @Test(arguments: ["read --timeout 0", "read jobs", "judge --jobs 0", "publish --date no-day", "plan --carrier"])
    func refused(_ command: String) throws {
        let folder = try TemporaryFolder()
        #expect(try Program.run(script: "chartwright \(command)", in: folder.url).status == 64)
    }
}
