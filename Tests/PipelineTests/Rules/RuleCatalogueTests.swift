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

    @Test func codesAreUniqueAndSorted() {
        let codes = RuleCatalogue.all.map(\.code)
        #expect(codes == Set(codes).sorted())
    }

    @Test func everyRoomsFindingsAreInIt() {
        let rooms = RuleCatalogue.all.map(\.family)
        let families = [
            "adopt", "build", "csv", "dataset", "file", "ingest", "layout", "markup", "medication", "pdf", "reading",
            "review", "sheet",
        ]
        #expect(Set(rooms).sorted() == families)
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
