import Foundation
import Reading
import Testing

@testable import Pipeline

@Suite struct ConfigurationLoadTests {
    private static let good = """
        {
          "schema": 1,
          "carriers": [
            {
              "id": "acme",
              "name": "Acme Life",
              "adapter": "acme",
              "products": [{"id": "term", "name": "Term"}],
              "sources": [
                {
                  "chart": "build",
                  "kind": "build",
                  "path": "raw/acme/2024-05-01/build.csv",
                  "edition": "2024-05-01",
                  "products": ["term"],
                  "origin": "guide, p. 3",
                  "retrieved": "2024-06-01",
                  "layout": {"tables": [{"rows": "heights", "direction": "down", "columns": ["Max: weight"]}]}
                }
              ]
            }
          ],
          "rules": {},
          "outputs": {"directory": "out/normalized"}
        }
        """

    private func load(_ text: String, in project: TemporaryProject? = nil) throws -> PipelineConfiguration {
        let project = try project ?? TemporaryProject()
        return try PipelineConfiguration.load(
            Array(text.utf8), file: "pipeline.json", project: project.folder, adapters: ["acme", "umbrella"])
    }

    /// The problems of the good file after replacements: `line:column code found | help`.
    private func problems(_ replacements: [(String, String)], in project: TemporaryProject? = nil) throws -> [String] {
        var text = Self.good
        for (old, new) in replacements {
            try #require(text.contains(old), "\(old) is not in the file")
            text = text.replacingOccurrences(of: old, with: new)
        }
        do {
            _ = try load(text, in: project)
            return []
        } catch let error as InvalidConfiguration {
            return error.problems.map { "\($0.place.line):\($0.place.column) \($0.code) \($0.found) | \($0.help)" }
        }
    }

    @Test func aGoodFile() throws {
        let configuration = try load(Self.good)
        let carrier = try #require(configuration.carriers.first)
        #expect(carrier.id == "acme" && carrier.name == "Acme Life" && carrier.adapter == "acme")
        #expect(carrier.products.map(\.id) == ["term"])
        let source = try #require(carrier.sources.first)
        #expect(source.chart == "build" && source.kind == .build && source.edition == "2024-05-01")
        #expect(source.path == "raw/acme/2024-05-01/build.csv")
        #expect(source.pathLine == 13)
        #expect(source.origin == "guide, p. 3" && source.retrieved == "2024-06-01")
        #expect(
            source.layout
                == LayoutSignature(tables: [.init(rows: "heights", direction: "down", columns: ["Max: weight"])]))
        #expect(configuration.outputDirectory == "out/normalized")
    }

    @Test func theLeastThereMayBe() throws {
        let configuration = try load(#"{"schema": 1, "carriers": []}"#)
        #expect(configuration.carriers.isEmpty)
        #expect(configuration.outputDirectory == "normalized")
    }

    @Test func everyMistakeIsReportedAtOnce() throws {
        let found = try problems([
            (#""schema": 1"#, #""schema": 2"#), (#""name": "Acme Life""#, #""nmae": "Acme Life""#),
            (#""adapter": "acme""#, #""adapter": "acmee""#), (#""kind": "build""#, #""kind": "biuld""#),
            (#""edition": "2024-05-01""#, #""edition": "2024-02-30""#), (#"["term"]"#, #"["trem", "whole"]"#),
            (#""origin": "guide, p. 3""#, #""origin": 3"#),
            (#""directory": "out/normalized""#, #""directory": "../out""#),
        ])
        #expect(
            found == [
                #"2:13 pipeline.schema 2 | write "schema": 1, or use another release"#,
                #"6:7 pipeline.key.unknown "nmae" | did you mean "name"?"#,
                #"7:18 pipeline.adapter.unknown "acmee" | did you mean "acme"?"#,
                #"12:19 pipeline.kind.unknown "biuld" | did you mean "build"?"#,
                #"14:22 pipeline.date "2024-02-30" | write year-month-day; a month stands for its first day, a year for its first of January"#,
                #"15:24 pipeline.product.unknown "trem" | did you mean "term"?"#,
                #"15:32 pipeline.product.unknown "whole" | write "term""#,
                #"16:21 pipeline.type 3 | write it in quotes"#,
                #"24:28 pipeline.path "../out" | copy the file into raw/ and name it from there, without "..""#,
            ])
    }

    @Test func missingKeysPointAtTheObject() throws {
        #expect(
            try problems([(#""edition": "2024-05-01","#, "")]) == [
                #"10:9 pipeline.key.missing none | add "edition": …"#
            ])
    }

    @Test func unknownKeysOfRulesAndOutputs() throws {
        #expect(
            try problems([(#""rules": {}"#, #""rules": {"x": 1}"#), (#""directory""#, #""Directory""#)]) == [
                #"23:13 pipeline.rules.unknown "x" | chartwright validate prints codes in brackets"#,
                #"24:15 pipeline.key.unknown "Directory" | did you mean "directory"?"#,
            ])
    }

    @Test func wrongTypes() throws {
        #expect(try problems([(#"["term"]"#, #""term""#)]) == [#"15:23 pipeline.type "term" | write [ … ]"#])
        #expect(
            try problems([
                (#"{"tables": [{"rows": "heights", "direction": "down", "columns": ["Max: weight"]}]}"#, "null")
            ]) == ["18:21 pipeline.type null | write { … }"])
        #expect(
            try problems([(#""direction": "down""#, #""direction": "up""#)]).map { $0.contains("pipeline.layout") } == [
                true
            ])
        #expect(throws: InvalidConfiguration.self) { try load("[]") }
    }

    @Test(arguments: [
        ("Acme Life", "acme-life"), ("ACME", "acme"), ("a_b", "a-b"),
    ])
    func idsAreSlugs(_ id: String, _ slug: String) throws {
        #expect(
            try problems([(#""id": "acme""#, "\"id\": \"\(id)\"")]) == [
                #"5:13 pipeline.id "\#(id)" | write "\#(slug)""#
            ])
    }

    @Test func repetitionsNameTheFirst() throws {
        let product = #"{"id": "term", "name": "Term"}"#
        #expect(
            try problems([(product, product + ", " + product)]) == [
                "8:59 pipeline.repeated it again (first on line 8) | give one of them another name, or remove it"
            ])
        #expect(
            try problems([(#"["term"]"#, #"["term", "term"]"#)]) == [
                "15:32 pipeline.repeated it again (first on line 15) | give one of them another name, or remove it"
            ])
        #expect(
            try problems([(#""schema": 1,"#, #""schema": 1, "schema": 1,"#)]) == [
                #"2:16 pipeline.key.repeated "schema" again | remove one of the two"#
            ])
    }

    @Test func chartsAndCarriersAreUnique() throws {
        let carrier = #"{"id": "acme", "name": "A", "products": [{"id": "p", "name": "P"}], "sources": []}"#
        let source = #"{"chart": "c", "kind": "build", "path": "raw/c", "edition": "2024-01-01", "products": ["p"]}"#
        let text = """
            {"schema": 1, "carriers": [
            \(carrier.replacingOccurrences(of: "[]}", with: "[\n\(source),\n\(source)]}")),
            \(carrier)]}
            """
        let error = #expect(throws: InvalidConfiguration.self) { try load(text) }
        #expect(error?.problems.map(\.place.line) == [4, 5])
        #expect(error?.problems.map(\.code) == ["pipeline.repeated", "pipeline.repeated"])
    }

    @Test func malformedJSONHasOnePlace() throws {
        #expect(
            try problems([(#""kind": "build","#, #""kind": "build""#)]) == [
                #"13:11 pipeline.json "path" | put a comma between two entries of an object, or close it with }"#
            ])
    }

    @Test(arguments: [
        "/etc/passwd", "../x.csv", "raw/../../x.csv", "raw//x.csv", "./raw/x.csv", "raw/x.csv/", #"raw\\x.csv"#,
        "~/x.csv",
    ])
    func pathsStayInTheProject(_ path: String) throws {
        let found = try problems([("raw/acme/2024-05-01/build.csv", path)])
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("13:19 pipeline.path") })
    }

    @Test func linksOutOfTheProjectAreNoWay() throws {
        let outside = try TemporaryProject(["build.csv": "secret"])
        let project = try TemporaryProject(["raw/acme/x": ""])
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/raw/acme/2024-05-01", withDestinationPath: outside.path)
        let found = try problems([], in: project)
        #expect(found.count == 1 && found.allSatisfy { $0.contains("a link to") })
    }

    @Test func linksWithinTheProjectAreFine() throws {
        let project = try TemporaryProject(["raw/acme/first/build.csv": "x"])
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/raw/acme/2024-05-01", withDestinationPath: "first")
        #expect(try problems([], in: project).isEmpty)
    }

    @Test func thousandsOfMistakesAreCounted() throws {
        let carriers = (0..<1_000).map { #"{"id": "A \#($0)"}"# }.joined(separator: ", ")
        let error = #expect(throws: InvalidConfiguration.self) {
            try load(#"{"schema": 1, "carriers": [\#(carriers)]}"#)
        }
        let problems = try #require(error?.problems)
        #expect(problems.count == ConfigurationReader.mostProblems + 1)
        // The ids, names, products and sources of a thousand carriers, and the rules and outputs that may be left out.
        #expect(problems.last?.code == "pipeline.more")
        #expect(problems.last?.found == "\(4 * 1_000 - ConfigurationReader.mostProblems) more from here on")
        #expect(problems.allSatisfy { $0.place.text.utf8.count <= 2 * LocatedText.margin })
    }
}
