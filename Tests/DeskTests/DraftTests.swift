import Foundation
import Pipeline
import Testing

@testable import Desk

/// Answers are kept as they are given, and nobody's are overwritten.
@Suite struct DraftTests {
    @Test func theSameFileIsOneDraft() throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        #expect(try project.drop(DeskProject.chart, name: "other.csv") == id)
        #expect(project.desk.drafts.all().count == 1)
    }

    @Test(arguments: ["../../etc/passwd", "/etc/passwd", "..\\x", "draft.json", "", ".", "a\u{0}b", "x/..", "a:b|c"])
    func aNameLeadsNowhere(name: String) throws {
        let project = try DeskProject()
        let stand = try project.desk.drafts.add(Array("x".utf8), name: name)
        #expect(FileManager.default.contents(atPath: project.path + "/" + stand.draft.path) == Data("x".utf8))
        #expect(stand.draft.path.hasPrefix("drafts/\(stand.draft.id)/"))
        #expect(stand.draft.path.split(separator: "/").count == 3)
        #expect(stand.draft.name != "draft.json")
    }

    @Test func aDraftThatNamesAFileElsewhereIsNone() throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let file = project.path + "/drafts/\(id)/draft.json"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        for path in ["/etc/passwd", "../x", "drafts/../pipeline.json", "raw/../../x", "pipeline.json"] {
            try text.replacing("drafts/\(id)/zenith.csv", with: path).write(
                toFile: file, atomically: true, encoding: .utf8)
            #expect(project.draft(id) == nil)
        }
    }

    @Test func whatChangedUnderneathIsShownAndNotOverwritten() async throws {
        let one = try DeskProject()
        let other = try DeskProject(path: one.path)
        let id = try one.drop(DeskProject.chart)
        let seen = try #require(one.draft(id)).revision
        #expect(await other.answer(id, "meaning:Select", [("word", "standard-plus")]).status == 303)
        let answer = await one.post(
            "/drafts/\(id)/answer", [("revision", seen), ("question", "meaning:Select"), ("word", "preferred")])
        #expect(answer.status == 409)
        #expect(answer.text.contains("“Select” is standard-plus"))
        #expect(answer.text.contains("preferred"))
        #expect(one.draft(id)?.draft.answers.map(\.say) == [["word": "standard-plus"]])
    }

    @Test func undoTakesTheLastAnswerBack() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "standard")])
        await project.answer(id, "sex", [("skip", "yes")])
        #expect(project.draft(id)?.draft.answers.count == 3)
        for left in [2, 1, 0, 0] {
            _ = await project.post(
                "/drafts/\(id)/undo", [("revision", project.draft(id)?.revision ?? ""), ("undo", "last")])
            #expect(project.draft(id)?.draft.answers.count == left)
        }
    }

    @Test func aReasonIsNeededAndWhatWasTypedStays() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("217", with: "271"))
        await project.identify(id)
        let page = await project.get("/drafts/\(id)")
        let name = try #require(page.text.firstMatch(of: /q=(finding%3A[0-9a-f]{16})/)?.1).replacing("%3A", with: ":")
        let answer = await project.answer(id, String(name), [("reason", ""), ("who", "berta")])
        #expect(answer.status == 400)
        #expect(answer.text.contains("Say why"))
        #expect(answer.text.contains("berta"))
    }

    @Test func theNextEditionIsRecognised() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        #expect(await project.publish(id).status == 303)
        let next = try project.drop(DeskProject.chart.replacing("March", with: "September"), name: "zenith-2.csv")
        let page = await project.get("/drafts/\(next)")
        #expect(page.text.contains("name=\"series\" value=\"zenith-mutual/term\""))
        let said = await project.answer(next, "source", [("series", "zenith-mutual/term"), ("edition", "2026-09-01")])
        #expect(said.status == 303)
        // What was said of the edition before holds for this one.
        #expect(!(await project.get("/drafts/\(next)")).text.contains("What does “Select” mean?"))
    }
}
