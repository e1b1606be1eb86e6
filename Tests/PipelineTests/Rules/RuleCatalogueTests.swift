import ChartSchema
import Foundation
import Reports
import Store
import Testing

@testable import Pipeline

/// Whatever the program can find is described, and only that.
@Suite struct RuleCatalogueTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: repository.appending(path: path)), as: UTF8.self)
    }

    /// The codes in the sources of the rooms that make findings: every literal of dotted words.
    ///
    /// Codes of errors that end a command are no findings; they are made in the folders left out.
    private static func codesInSources() throws -> Set<String> {
        let rooms = ["Tables", "Reading", "Validation", "Carriers", "Pipeline"]
        let others = [
            "Pipeline/Configuration", "Pipeline/Adopt", "Pipeline/JSON", "Pipeline/Review", "Validation/Examples",
        ]
        let code = try Regex(#""([a-z]+(?:\.[a-z]+(?:-[a-z]+)*)+)""#)
        var codes = Set(ReviewCode.allCases.map(\.rawValue) + AdoptionDoubt.allCases.map(\.rawValue))
        for room in rooms {
            let folder = repository.appending(path: "Sources/\(room)")
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            for file in files.sorted() where file.hasSuffix(".swift") {
                let path = "\(room)/\(file)"
                if others.contains(where: path.hasPrefix) { continue }
                for line in try text("Sources/\(path)").split(separator: "\n")
                where line.utf8.contains(0x22) && !line.contains("///") {
                    for match in line.matches(of: code) { codes.insert(String(match.output[1].substring!)) }
                }
            }
        }
        return codes
    }

    @Test func codesAreUniqueAndSorted() {
        let codes = RuleCatalogue.all.map(\.code)
        #expect(codes == Set(codes).sorted())
    }

    @Test func everyCodeIsDescribedAndEveryDescriptionIsOfACode() throws {
        let described = Set(RuleCatalogue.all.map(\.code))
        let made = try Self.codesInSources()
        #expect(made.count > 80)
        #expect(
            made.subtracting(described).sorted() == [],
            "describe these findings beside the others, in Sources/Reports/Rules or as a rule")
        #expect(described.subtracting(made).sorted() == [], "nothing makes these findings any more")
    }

    @Test func everyPublishedFindingIsDescribed() throws {
        let described = Set(RuleCatalogue.all.map(\.code))
        let store = DatasetStore(root: Self.repository.appending(path: "normalized").path)
        let found = Set(try store.published(nil).charts.flatMap(\.findings).map(\.rule))
        #expect(!found.isEmpty)
        #expect(found.subtracting(described).sorted() == [])
    }

    @Test(arguments: RuleCatalogue.all.map(\.code))
    func aDescriptionIsWhole(_ code: String) throws {
        let rule = try #require(RuleCatalogue.all.first { $0.code == code })
        #expect(rule.explanation.hasSuffix("."), "write one sentence")
        #expect(rule.remedy.hasSuffix("."), "say what to do about a finding")
        if !rule.triggering.isEmpty {
            #expect(rule.triggering.allSatisfy { $0.message != nil }, "a triggering example finds nothing")
            #expect(!rule.nonTriggering.isEmpty)
        }
    }

    @Test func thePageIsWhatTheRulesSay() throws {
        let path = Self.repository.appending(path: "docs/rules.md")
        let page = RulesPage(RuleCatalogue.all).markdown
        let written = (try? Data(contentsOf: path)).map { String(decoding: $0, as: UTF8.self) }
        guard page != written else { return }
        if ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] != nil { try Data(page.utf8).write(to: path) }
        Issue.record("docs/rules.md is stale: run again with CHARTWRIGHT_RECORD=1 to write it, and read the change")
    }
}
