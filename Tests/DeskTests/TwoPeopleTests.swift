import Foundation
import Testing

@testable import Desk

/// Two people at one draft, and forms that are never sent twice by going back.
@Suite struct TwoPeopleTests {
    /// A draft that somebody else answers after it was looked at; gives what the second says to it.
    private func second(
        _ project: DeskProject, first: [(String, String)], says fields: [(String, String)]
    ) async throws -> (id: String, answer: DeskAnswer) {
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let seen = try #require(project.draft(id)).revision
        let question = try #require(first.first { $0.0 == "question" }).1
        #expect(await project.answer(id, question, first.filter { $0.0 != "question" }).status == 303)
        return (id, await project.send("/drafts/\(id)/answer", [("revision", seen)] + fields))
    }

    @Test func bothAnswersStandSideBySide() async throws {
        let project = try DeskProject()
        let (id, sent) = try await second(
            project, first: [("question", "meaning:Select"), ("word", "guaranteed")],
            says: [("question", "meaning:Select"), ("word", "preferred")])
        let place = try #require(sent.location)
        #expect(sent.status == 303 && place.contains("/drafts/\(id)/both"))
        let page = await project.follow(place)
        #expect(page.status == 409 && page.text.contains("<h1>What does “Select” mean?</h1>"))
        #expect(page.text.contains("“Select” is Guaranteed") && page.text.contains("“Select” is Preferred"))
        #expect(!page.text.contains("<dt>word</dt>"), "no field's own name is shown")
        #expect(page.text.contains("data-key=\"1\">Keep it") && page.text.contains("data-key=\"2\">Put it in place"))
        // What each publishes, with what differs marked.
        #expect(page.text.components(separatedBy: "class=\"new\"><span class=\"label\">Select").count == 3)
        #expect(project.draft(id)?.draft.meanings(isOfCarrier: false).map(\.word) == ["guaranteed"])
        // Put in its place, it is an answer like all others.
        let again = [
            ("revision", project.draft(id)?.revision ?? ""), ("question", "meaning:Select"), ("word", "preferred"),
        ]
        #expect(await project.send("/drafts/\(id)/answer", again).location == "/drafts/\(id)")
        #expect(project.draft(id)?.draft.meanings(isOfCarrier: false).map(\.word) == ["preferred"])
    }

    @Test func whatBothSayAlikeIsNoConflict() async throws {
        let project = try DeskProject()
        let (id, sent) = try await second(
            project, first: [("question", "meaning:Select"), ("word", "preferred")],
            says: [("question", "meaning:Select"), ("word", "preferred")])
        #expect(await project.desk.answer(project.request(to: sent.location ?? "")).location == "/drafts/\(id)")
    }

    @Test func anAnswerToAnotherQuestionIsShownToo() async throws {
        let project = try DeskProject()
        let (_, sent) = try await second(
            project, first: [("question", "sex"), ("word", "female")],
            says: [("question", "meaning:Select"), ("word", "preferred")])
        let page = await project.follow(sent.location ?? "")
        #expect(page.text.contains("for women only") && page.text.contains("Say it all the same"))
    }

    @Test func anotherLastAnswerIsNotUndone() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let seen = try #require(project.draft(id)).revision
        await project.answer(id, "meaning:Select", [("word", "preferred")])
        let page = await project.post("/drafts/\(id)/undo", [("revision", seen), ("undo", "last")])
        #expect(page.text.contains("“Select” is Preferred") && !page.text.contains("data-key=\"2\""))
        #expect(project.draft(id)?.draft.answers.count == 2)
    }

    /// Whatever came of a form, its answer is an address: going back and loading again send nothing.
    @Test func everyFormIsAnsweredByAnAddress() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let revision = try #require(project.draft(id)).revision
        let forms: [(String, [(String, String)])] = [
            ("/drafts", []), ("/folder", [("folder", "/nowhere/at/all")]), ("/nothing", []),
            ("/drafts/\(id)/answer", [("revision", revision)]),
            ("/drafts/\(id)/answer", [("revision", revision), ("question", "source")]),
            ("/drafts/\(id)/answer", [("revision", "old"), ("question", "sex"), ("word", "male")]),
            ("/drafts/\(id)/undo", [("revision", "old"), ("undo", "last")]),
            ("/drafts/\(id)/publish", [("state", "old")]),
            ("/drafts/\(id)/remove", [("revision", "old")]), ("/drafts/0000000000000000/answer", [("question", "sex")]),
        ]
        for (path, fields) in forms {
            let sent = await project.send(path, fields)
            #expect(sent.status == 303 && sent.body.isEmpty, "\(path) \(fields)")
            var page = await project.follow(sent.location ?? "")
            if page.status == 303 { page = await project.follow(page.location ?? "") }
            #expect(page.status >= 400, "\(path) \(fields): \(page.status)")
        }
        #expect(project.draft(id)?.draft.answers.isEmpty == true)
    }
}
