import Foundation
import Testing

@testable import ChartSchema
@testable import Desk

/// Going back to an answer, undoing, and what becomes of a text that may change limits.
@Suite struct AnswerTests {
    private static let chart = DeskProject.chart + "\"Ages 61 and over: add 10 lb\",,,,\n"

    /// A draft with everything answered but its text.
    private func draft(_ project: DeskProject, _ chart: String = Self.chart) async throws -> String {
        let id = try project.drop(chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        return id
    }

    private func undo(_ project: DeskProject, _ id: String, _ question: String? = nil) async {
        let what = question.map { [("undo", "one"), ("question", $0)] } ?? [("undo", "last")]
        _ = await project.post("/drafts/\(id)/undo", [("revision", project.draft(id)?.revision ?? "")] + what)
    }

    private func address(_ key: String, in page: String) -> String? {
        page.firstMatch(of: try! Regex("href=\"/drafts/[0-9a-f]+\\?q=([^\"]*)\" data-key=\"\(key)\"")).flatMap {
            $0[1].substring.map { String($0).removingPercentEncoding ?? "" }
        }
    }

    private func text(_ project: DeskProject, _ id: String) async throws -> String {
        let page = await project.get("/drafts/\(id)").text
        return String(try #require(page.firstMatch(of: /data-asked="(finding:[0-9a-f]{16})"/)?.1))
    }

    // MARK: Back, and undo

    @Test func backLeadsToWhatWasAnswered() async throws {
        let project = try DeskProject()
        let id = try await draft(project)
        let open = await project.get("/drafts/\(id)").text
        #expect(open.contains("Question 3 of") && !open.contains("Answered:"))
        #expect(address("k", in: open) == "meaning:Select")
        let meaning = await project.get("/drafts/\(id)", query: [("q", "meaning:Select")]).text
        #expect(meaning.contains("What does “Select” mean?") && meaning.contains("Question 2 of"))
        #expect(meaning.contains("Answered: “Select” is Preferred plus"))
        #expect(meaning.contains("choice-button given\" name=\"word\" value=\"preferred-plus\""))
        #expect(address("k", in: meaning) == "source")
        let source = await project.get("/drafts/\(id)", query: [("q", "source")]).text
        #expect(source.contains("id=\"product\" value=\"Term\"") && source.contains("id=\"chart-name\" value=\"term\""))
        #expect(address("j", in: source) == "meaning:Select")
        // Another answer takes the place of the one before.
        await project.answer(id, "meaning:Select", [("word", "standard")])
        #expect(project.draft(id)?.draft.meanings(isOfCarrier: false).map(\.word) == ["standard"])
        await undo(project, id)
        #expect(project.draft(id)?.draft.meanings(isOfCarrier: false).map(\.word) == ["preferred-plus"])
    }

    @Test func aFindingThatWasCorrectedIsGoneBackTo() async throws {
        let project = try DeskProject()
        let id = try await draft(project, DeskProject.chart.replacing("217", with: "271"))
        let asked = try await text(project, id)
        let fields = [
            ("finding", asked), ("field", "weight_max_lb"), ("publish", "217"), ("reason", "two digits exchanged"),
            ("height", "70"), ("class", "Standard"),
        ]
        #expect(await project.answer(id, "value:typed", fields).status == 303)
        let name = try #require(project.draft(id)?.draft.settled.last?.question)
        let page = await project.get("/drafts/\(id)", query: [("q", name)]).text
        #expect(page.contains("data-asked=\"\(asked)\"") && page.contains("Answered: 5&#39;10&quot;, Standard"))
        #expect(page.contains("value=\"217\"") && page.contains("value=\"two digits exchanged\""))
        // A digit alone answers no question that need not be answered.
        let sex = await project.get("/drafts/\(id)", query: [("q", "sex")]).text
        #expect(sex.contains("value=\"female\" data-preview") && !sex.contains("data-key=\"1\""))
        // Of everything answered, `k` leads back too.
        await project.answer(id, "tobacco", [("skip", "yes")])
        await project.answer(id, "sex", [("skip", "yes")])
        let done = await project.get("/drafts/\(id)").text
        #expect(done.contains("Everything is answered") || done.contains("Nothing more is asked"))
        #expect(address("k", in: done) == "sex")
    }

    @Test func takingBackIsUndoneLikeAllElse() async throws {
        let project = try DeskProject()
        let id = try await draft(project)
        await undo(project, id, "meaning:Select")
        #expect(await project.get("/drafts/\(id)").text.contains("What does “Select” mean?"))
        #expect(await project.get("/drafts/\(id)").text.contains("Undo: ““Select” is Preferred plus” taken back"))
        await undo(project, id)
        #expect(project.draft(id)?.draft.meanings(isOfCarrier: false).map(\.word) == ["preferred-plus"])
        // What is not answered is not taken back.
        let before = project.draft(id)?.draft.answers.count
        await undo(project, id, "meaning:Select")
        await undo(project, id, "meaning:Select")
        #expect(project.draft(id)?.draft.answers.count == (before ?? 0) + 1)
    }

    // MARK: What is being typed

    @Test func aHalfTypedReasonOutlivesTheBrowser() async throws {
        let project = try DeskProject()
        let id = try await draft(project)
        let asked = try await text(project, id)
        let typing = [("asked", asked), ("question", asked), ("reason", "the guide of 2025 <says>"), ("who", "ben")]
        let revision = project.draft(id)?.revision
        #expect(await project.post("/drafts/\(id)/typed", typing).status == 200)
        #expect(project.draft(id)?.revision == revision, "nobody else's page is out of date for it")
        let other = try DeskProject(path: project.path)
        let page = await other.get("/drafts/\(id)").text
        #expect(page.contains("value=\"the guide of 2025 &lt;says&gt;\"") && page.contains("value=\"ben\""))
        #expect(page.contains("<details open><summary data-key=\"a\">"))
        await project.answer(id, asked, [("reason", "it is so")])
        #expect(project.desk.drafts.typed(in: id).isEmpty)
        // It goes with the draft, and no dropped file takes its place.
        _ = await project.post("/drafts/\(id)/typed", typing)
        _ = await project.post(
            "/drafts/\(id)/remove", [("revision", project.draft(id)?.revision ?? ""), ("sure", "yes")])
        #expect(!FileManager.default.fileExists(atPath: project.path + "/drafts/\(id)"))
        #expect(DraftFolder.safe("typed.json") == "chart")
        #expect(await project.post("/drafts/\(id)/typed", typing).status == 200)
        #expect(!FileManager.default.fileExists(atPath: project.path + "/drafts/\(id)"))
    }

    // MARK: A text that may change limits

    @Test func aTextIsSaidToChangeNothing() async throws {
        let project = try DeskProject()
        let id = try await draft(project)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("It changes none of the limits") && page.contains("It is read with each case"))
        let asked = try await text(project, id)
        await project.answer(id, asked, [("reason", "It is read with each case: the limits are those without it.")])
        #expect(project.draft(id)?.draft.acceptances.map(\.finding) == [asked])
        #expect(project.draft(id)?.draft.corrections.isEmpty == true)
    }

    private static let applying = [
        ("apply", "yes"), ("field", "weight_max_lb"), ("reason", "The chart says so"), ("everybody", "yes"),
    ]

    @Test func aTextAboutSomeChangesNoFigureOfOthersUnasked() async throws {
        let project = try DeskProject()
        let id = try await draft(project)
        let asked = try await text(project, id)
        let fields = [
            ("apply", "yes"), ("field", "weight_max_lb"), ("reason", "it says so"), ("by", "+10"), ("column", "2"),
        ]
        let refused = await project.answer(id, asked, fields)
        #expect(refused.status == 400 && refused.text.contains("about some people only (“Ages 61 and over”)"))
        #expect(refused.text.contains("It holds for everybody, not only for “Ages 61 and over”"))
        #expect(project.draft(id)?.draft.corrections.isEmpty == true)
        let all = try await draft(project, DeskProject.chart + "\"Add 10 lb for the updated table\",,,,\n")
        let open = await project.get("/drafts/\(all)").text
        #expect(!open.contains("It holds for everybody"))
    }

    @Test func whomATextIsAbout() throws {
        let people = try #require(PeopleOfText("Women over age 65: add 10 lb"))
        var column = BuildColumn(sex: .female, age: AgeRange(min: 66, max: nil))
        #expect(people.areAll(of: column))
        column.age = AgeRange(min: 60, max: nil)
        #expect(!people.areAll(of: column))
        #expect(PeopleOfText("Add 10 lb") == nil)
    }

    @Test func aTextIsAppliedToTheFiguresThatItChanges() async throws {
        let project = try DeskProject()
        let id = try await draft(project)
        let asked = try await text(project, id)
        let page = await project.get("/drafts/\(id)").text
        let column = String(try #require(page.firstMatch(of: /name="column" value="(\d)"> Standard</)?.1))
        let fields =
            Self.applying + [("by", "+10 lb"), ("column", column), ("from", "5'9\""), ("to", "5'11\"")]
        // It is shown before it is said.
        let preview = await project.get("/drafts/\(id)/chart", query: [("question", asked)] + fields).text
        #expect(preview.contains("class=\"new\">107–221</a>") && preview.contains("104–205</a>"))
        #expect(!preview.contains("239"))
        #expect(await project.answer(id, asked, fields).status == 303)
        let draft = try #require(project.draft(id)?.draft)
        #expect(draft.corrections.map { $0.answer.say["publish"] } == ["221", "227", "233"])
        #expect(draft.acceptances.map(\.finding) == [asked])
        let list = await project.get("/drafts/\(id)").text
        #expect(
            list.contains(
                "applied to 3 figures (Standard, the greatest weight +10, from 5&#39;9&quot;, to 5&#39;11&quot;)"))
        // Going back shows what was typed; taking it back takes all of it.
        let again = await project.get("/drafts/\(id)", query: [("q", asked)]).text
        #expect(again.contains("value=\"+10 lb\"") && again.contains("value=\"\(column)\" checked"))
        _ = await project.get("/drafts/\(id)/publish")
        #expect(await project.publish(id).status == 303)
        let chart = await project.get("/charts/zenith-mutual/term/2026-03-01").text
        for figure in ["205", "221", "227", "233", "229"] { #expect(chart.contains(figure)) }
        let done = try #require(await project.desk.publications[id])
        #expect(done.commands.count { $0.contains(" correct ") } == 3)
        #expect(done.commands.count { $0.contains("validate --accept") } == 1)
    }

    @Test func aTextLeavesFiguresAloneThatAreCorrected() async throws {
        let project = try DeskProject()
        let id = try await draft(project, Self.chart.replacing("217", with: "271"))
        let misprint = try await text(project, id)
        let correction = [
            ("finding", misprint), ("field", "weight_max_lb"), ("publish", "217"), ("reason", "two digits exchanged"),
            ("height", "70"), ("class", "Standard"),
        ]
        #expect(await project.answer(id, "value:typed", correction).status == 303)
        let page = await project.get("/drafts/\(id)").text
        let asked = try await text(project, id)
        let column = String(try #require(page.firstMatch(of: /name="column" value="(\d)"> Standard</)?.1))
        let fields =
            Self.applying + [("by", "+10 lb"), ("column", column), ("from", "5'9\""), ("to", "5'11\"")]
        #expect(await project.answer(id, asked, fields).status == 303)
        let draft = try #require(project.draft(id)?.draft)
        #expect(draft.corrections.compactMap { $0.answer.say["publish"] }.sorted() == ["217", "221", "233"])
        let list = await project.get("/drafts/\(id)").text
        #expect(list.contains("not the 1 figure that is corrected already"))
    }

    @Test(arguments: [
        ([("by", "")], "Say by how much"), ([("by", "ten")], "found “ten”"), ([("by", "5 kg")], "found “5 kg”"),
        ([("by", "+0")], "found “+0”"), ([("by", "+5")], "Choose the columns"),
        ([("by", "+5"), ("column", "77")], "Choose the columns"),
        ([("by", "+5"), ("column", "2"), ("from", "tall")], "is no height"),
        ([("by", "+5"), ("column", "2"), ("from", "6'8\"")], "No figure of these columns"),
    ])
    func whatCannotBeAppliedIsSaid(fields: [(String, String)], message: String) async throws {
        let project = try DeskProject()
        let id = try await draft(project)
        let asked = try await text(project, id)
        let answer = await project.answer(id, asked, Self.applying + fields)
        #expect(answer.status == 400 && answer.text.contains(message))
        #expect(answer.text.contains("<details open><summary data-key=\"c\">"))
        #expect(project.draft(id)?.draft.answers.count == 2)
    }

    @Test func partsOfAPoundGoAgainstTheApplicant() throws {
        let text = try AppliedText(.weightMax, change: "−5 %", columns: [0], heights: (nil, nil))
        #expect(text.inWords == "-5 %")
        let more = try AppliedText(.weightMax, change: "5%", columns: [0], heights: (nil, nil))
        #expect(more.changed(.init(205))?.description == "215" && more.changed(.init(200))?.description == "210")
        let least = try AppliedText(.weightMin, change: "5 %", columns: [0], heights: (nil, nil))
        #expect(least.changed(.init(104))?.description == "110")
        #expect(text.changed(.init(205))?.description == "194")
    }

    // MARK: After publishing

    @Test func whatWasPublishedIsLinkedAndTakenBack() async throws {
        let project = try DeskProject()
        try project.commit()
        let id = try await draft(project)
        _ = await project.get("/drafts/\(id)/publish")
        #expect(await project.publish(id).status == 303)
        let page = await project.get("/published/\(id)").text
        #expect(page.contains("href=\"/charts/zenith-mutual/term/2026-03-01\""))
        #expect(
            page.contains("<code>pipeline.json</code> <span class=\"tag\">new</span>")
                && page.contains("class=\"came\">+"))
        #expect(page.contains("git clean -fdq -- "))
        let chart = await project.get("/charts/zenith-mutual/term/2026-03-01")
        #expect(chart.status == 200 && chart.text.contains(">Limits<") && chart.text.contains("href=\"/project\""))
        #expect(await project.get("/charts/zenith-mutual/term/1999-01-01").status == 404)
        let done = try #require(await project.desk.publications[id])
        #expect(done.commands.first?.contains("--no-ingest") == true && done.commands.last == "chartwright ingest")
    }
}
