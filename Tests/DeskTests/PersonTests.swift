import Foundation
import Testing

@testable import Desk

/// Who decides is whoever says so in his session.
@Suite struct PersonTests {
    private static let token = String(repeating: "k", count: 40)

    private func accept(_ project: DeskProject, _ id: String) async throws -> DeskAnswer {
        let draft = try #require(project.draft(id)?.draft)
        let trial = try await project.desk.trial(draft, nil)
        let asked = try #require(DeskQuestion.all(in: draft, trial).first { $0.name.hasPrefix("finding:") })
        return await project.answer(id, asked.name, [("reason", "printed so")])
    }

    @Test func onThisMachineItIsWhoeverStartedTheDesk() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart + "\"Ages 61 and over: add 10 lb\",,,,\n")
        #expect(try await accept(project, id).status == 303)
        #expect(project.draft(id)?.draft.acceptances.first?.signature.who == "ann")
        #expect(await project.post("/who", [("person", "Berta")]).status == 303)
        #expect(await project.get("/").text.contains("You decide as Berta"))
    }

    @Test func behindAServerSomebodyHasToSayIt() async throws {
        let project = try DeskProject(behind: "https://desk.example.com", token: Self.token)
        let id = try project.drop(DeskProject.chart + "\"Ages 61 and over: add 10 lb\",,,,\n")
        #expect(await project.get("/").text.contains("Who are you?"))
        #expect(try await accept(project, id).text.contains("Say who you are"))
        #expect(project.draft(id)?.draft.acceptances.isEmpty == true)
        await project.post("/who", [("person", "Berta")])
        #expect(try await accept(project, id).status == 303)
        #expect(project.draft(id)?.draft.acceptances.first?.signature.who == "Berta")
        #expect(await project.post("/who", [("person", "")]).status == 400)
        #expect(await project.post("/who", [("person", String(repeating: "x", count: 81))]).status == 400)
    }
}
