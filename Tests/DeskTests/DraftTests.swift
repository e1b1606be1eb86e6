import Foundation
import Pipeline
import Store
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

    @Test func aDraftTakesNothingOfTheProjectAway() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let (folder, kept) = (project.path + "/drafts/\(id)", project.path + "/pipeline.json")
        try "{}".write(toFile: kept, atomically: true, encoding: .utf8)
        let text = try String(contentsOfFile: folder + "/draft.json", encoding: .utf8)
        try text.replacing("\"zenith.csv\"", with: "\"../../pipeline.json\"").write(
            toFile: folder + "/draft.json", atomically: true, encoding: .utf8)
        #expect(project.draft(id) == nil)
        try? project.desk.drafts.remove(id, seen: "")
        #expect(FileManager.default.fileExists(atPath: kept))
        // The same by a link that leads out of the project.
        try text.write(toFile: folder + "/draft.json", atomically: true, encoding: .utf8)
        let outside = try DeskProject()
        try FileManager.default.moveItem(atPath: folder, toPath: outside.path + "/elsewhere")
        try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: outside.path + "/elsewhere")
        #expect(project.draft(id) == nil)
    }

    @Test func aDamagedDraftIsNamedAndLeftAlone() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let file = project.path + "/drafts/\(id)/draft.json"
        try "<<<<<<< ours".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(await project.get("/").text.contains("drafts/\(id)/draft.json"))
        #expect(throws: DraftFolder.Problem.self) { try project.drop(DeskProject.chart) }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "<<<<<<< ours")
    }

    @Test func theTypedCarrierIsNotOverruled() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        #expect(await project.publish(id).status == 303)
        let next = try project.drop(DeskProject.chart.replacing("March", with: "September"), name: "zenith-2.csv")
        // The key Enter presses the first button of a form.
        let page = await project.get("/drafts/\(next)").text
        let form = try #require(page.range(of: "class=\"source\""))
        let first = try #require(page[form.upperBound...].firstMatch(of: /<(?:input|button) type="submit"[^>]*>/)?.0)
        #expect(!first.contains("series"))
        let both = [
            ("series", "zenith-mutual/term"), ("carrier", "Apex Life"), ("carrier-shown", "Zenith Mutual"),
            ("edition", "2026-09-01"),
        ]
        let answer = await project.answer(next, "source", both)
        #expect(answer.status == 400)
        #expect(answer.text.contains("Apex Life"))
        #expect(project.draft(next)?.draft.answers.isEmpty == true)
    }

    @Test func aSecondFigureIsAnotherAnswer() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        for (height, publish) in [("5'8\"", "173"), ("5'9\"", "178"), ("68", "174")] {
            let said = await project.answer(
                id, "value:typed",
                [
                    ("height", height), ("class", "Select"), ("field", "weight_max_lb"), ("publish", publish),
                    ("reason", "misprint"),
                ])
            #expect(said.status == 303)
        }
        #expect(project.draft(id)?.draft.corrections.map { $0.answer.say["publish"] } == ["174", "178"])
    }

    @Test func whatWasSaidMeanwhileIsNotTakenAway() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let seen = try #require(project.draft(id)).revision
        await project.answer(id, "sex", [("word", "female")])
        #expect(throws: DraftFolder.Problem.self) { try project.desk.drafts.remove(id, seen: seen) }
        #expect(project.draft(id)?.draft.answers.count == 1)
    }

    @Test func whileSomebodyWritesWhatWasTypedStays() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let lock = try StoreLock(folder: project.path + "/drafts")
        let answer = await project.answer(
            id, "source", [("carrier", "Apex Life"), ("product", "T"), ("edition", "2026-03-01")])
        _ = consume lock
        #expect(answer.status == 400)
        #expect(answer.text.contains("Apex Life"))
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
        #expect(answer.text.contains("“Select” is Standard plus"))
        #expect(answer.text.contains("“Select” is Preferred"))
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
