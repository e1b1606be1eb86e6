import Foundation
import Testing

@testable import Pipeline

/// A configuration with a file a carrier says the same as one in one file, and is edited where it is written.
@Suite struct ConfigurationTextTests {
    private static func carrier(_ id: String, kind: String = "build") -> String {
        """
        {
          "id": "\(id)", "name": "\(id)", "products": [{"id": "term", "name": "Term"}],
          "sources": [
            {"chart": "build", "kind": "\(kind)",
             "path": "raw/\(id)/build.csv", "edition": "2024-05-01", "products": ["term"]}
          ]
        }

        """
    }

    private static let main = """
        {
          "schema": 1,
          "carriers": "pipeline/*.json",
          "rules": {}
        }

        """

    private static func whole(_ carriers: String...) -> String {
        main.replacing("\"pipeline/*.json\"", with: "[\(carriers.joined(separator: ","))]")
    }

    private func load(_ project: TemporaryProject, _ main: String = main) throws -> PipelineConfiguration {
        try PipelineConfiguration.load(Array(main.utf8), file: "pipeline.json", project: project.folder, adapters: [])
    }

    private func problems(_ project: TemporaryProject, _ main: String = main) throws -> [String] {
        do {
            _ = try load(project, main)
            return []
        } catch let error as InvalidConfiguration {
            return error.problems.map { "\($0.file ?? error.file):\($0.place.line):\($0.place.column) \($0.code)" }
        }
    }

    @Test func filesOfCarriersSayWhatOneFileSays() throws {
        let project = try TemporaryProject([
            "pipeline/zeta.json": Self.carrier("zeta"), "pipeline/acme.json": Self.carrier("acme"),
            "pipeline/notes.txt": "no carrier",
        ])
        var found = try load(project)
        #expect(found.carriers.map(\.id) == ["acme", "zeta"])
        #expect(found.carriers.flatMap(\.sources).map(\.pathFile) == ["pipeline/acme.json", "pipeline/zeta.json"])
        #expect(found.carriers.flatMap(\.sources).map(\.pathLine) == [5, 5])
        let expected = try load(project, Self.whole(Self.carrier("acme"), Self.carrier("zeta")))
        for index in found.carriers.indices {
            found.carriers[index].sources[0].pathFile = nil
            found.carriers[index].sources[0].pathLine = expected.carriers[index].sources[0].pathLine
            #expect(found.carriers[index].id == expected.carriers[index].id)
            #expect(found.carriers[index].sources.map(\.path) == expected.carriers[index].sources.map(\.path))
        }
        #expect(found.carriersFolder == "pipeline" && expected.carriersFolder == nil)
        #expect(try load(try TemporaryProject()).carriers.isEmpty)
    }

    @Test func mistakesAreToldOfWhereTheyStand() throws {
        let project = try TemporaryProject([
            "pipeline/acme.json": Self.carrier("acme"), "pipeline/beta.json": Self.carrier("beta", kind: "biuld"),
        ])
        #expect(try problems(project) == ["pipeline/beta.json:4:32 pipeline.kind.unknown"])
        let unknown = Self.main.replacing("\"rules\": {}", with: "\"rulez\": {}")
        #expect(try problems(project, unknown).contains("pipeline.json:4:3 pipeline.key.unknown"))
        try project.write("pipeline/beta.json", Array(Self.carrier("acme").utf8))
        #expect(try problems(project).first?.hasPrefix("pipeline/beta.json:2:") ?? false)
        try project.write("pipeline/acme.json", Array("{\"id\": \"acme\",\n  \"name\"".utf8))
        #expect(try problems(project).map { $0.prefix(20) } == ["pipeline/acme.json:2"])
    }

    @Test(arguments: ["", "*.json", "pipeline", "../x/*.json", "/etc/*.json", "a*/*.json", "pipeline/*.txt"])
    func otherPatternsAreRefused(_ pattern: String) throws {
        let main = Self.main.replacing("pipeline/*.json", with: pattern)
        #expect(try problems(try TemporaryProject(), main) == ["pipeline.json:3:15 pipeline.carriers"])
    }

    @Test func editsAreWrittenWhereTheyBelong() throws {
        let (acme, zeta) = (Self.carrier("acme"), Self.carrier("zeta"))
        let project = try TemporaryProject(["pipeline/acme.json": acme, "pipeline/zeta.json": zeta])
        let text = try ConfigurationText(Array(Self.main.utf8), file: "pipeline.json", project: project.folder)
        #expect(text.files(of: text.bytes).isEmpty)
        var edit = ConfigurationEdit(text.bytes)
        let carriers = try #require(edit.root()?.member("carriers")?.value)
        edit.append("{\n  \"id\": \"beta\",\n  \"name\": \"Beta\"\n}", to: carriers)
        guard case .array(let elements)? = edit.root()?.member("carriers")?.value.value else { return }
        let sources = try #require(elements[1].member("sources")?.value)
        edit.append("{\"chart\": \"new\"}", to: sources)
        let files = text.files(of: edit.bytes)
        #expect(files.map(\.path) == ["pipeline/zeta.json", "pipeline/beta.json"])
        let written = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(written[0] == zeta.replacing("[\"term\"]}\n", with: "[\"term\"]},\n    {\"chart\": \"new\"}\n"))
        #expect(written[1] == "{\n  \"id\": \"beta\",\n  \"name\": \"Beta\"\n}\n")
    }

    @Test func theFirstCarrierIsAFileToo() throws {
        let text = try ConfigurationText(
            Array(Self.main.utf8), file: "pipeline.json", project: try TemporaryProject().folder)
        var edit = ConfigurationEdit(text.bytes)
        edit.append("{\n  \"id\": \"beta\"\n}", to: try #require(edit.root()?.member("carriers")?.value))
        #expect(
            text.files(of: edit.bytes).map { String(decoding: $0.bytes, as: UTF8.self) } == [
                "{\n  \"id\": \"beta\"\n}\n"
            ])
    }
}
