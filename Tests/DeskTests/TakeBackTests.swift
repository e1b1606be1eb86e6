import Foundation
import Store
import Testing

@testable import Desk

/// The lines that take a publication back take back nothing else.
@Suite struct TakeBackTests {
    private func publish(_ project: DeskProject, carrier: String) async throws -> String {
        let id = try project.drop(DeskProject.chart.replacing("Zenith Mutual", with: carrier), name: "\(carrier).csv")
        await project.answer(
            id, "source", [("carrier", carrier), ("product", "Term"), ("edition", "2026-03-01"), ("chart", "term")])
        _ = await project.get("/drafts/\(id)/publish")
        #expect(await project.publish(id).status == 303)
        return id
    }

    @Test func aPublicationAloneIsTakenBackByItsLines() async throws {
        let project = try DeskProject()
        try project.commit()
        _ = try await publish(project, carrier: "Cassio Life")
        try project.commit()
        let before = project.files
        let id = try await publish(project, carrier: "Delta Mutual")
        let page = await project.get("/published/\(id)").text
        let lines = try #require(page.firstMatch(of: /<pre class="commands back">([^<]*)</)).1
        try project.run(lines: String(lines).replacing("&#39;", with: "'"))
        #expect(project.files.filter { !$0.key.hasPrefix(".git/") } == before.filter { !$0.key.hasPrefix(".git/") })
    }

    @Test func besideAnotherThatIsNotCommittedNoLineIsShown() async throws {
        let project = try DeskProject()
        try project.commit()
        let first = try await publish(project, carrier: "Cassio Life")
        #expect(await project.get("/published/\(first)").text.contains("commands back"))
        let second = try await publish(project, carrier: "Delta Mutual")
        for id in [first, second] {
            let page = await project.get("/published/\(id)").text
            #expect(!page.contains("commands back") && page.contains("Other files wait to be committed too"))
        }
    }

    @Test func withoutGitNoLineIsShown() async throws {
        let project = try DeskProject()
        let id = try await publish(project, carrier: "Cassio Life")
        #expect(await project.get("/published/\(id)").text.contains("commands back") == false)
    }
}
