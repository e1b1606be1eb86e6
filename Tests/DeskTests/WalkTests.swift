import Foundation
import Testing

@testable import Desk

/// What somebody who had never seen the desk stumbled over.
@Suite struct WalkTests {
    private static let misprint = DeskProject.chart.replacing("217", with: "271")
    private static let kilograms = """
        "Zenith Mutual - Term build chart (March 2026)",,,
        Height,Preferred max,Standard max,Table 2 max
        "5'5\"\"",181,98,231
        "5'6\"\"",186,101,239
        "5'7\"\"",192,103,245
        "5'8\"\"",198,107,251
        "5'9\"\"",204,110,258

        """

    private func undo(_ project: DeskProject, _ id: String, _ question: String) async {
        _ = await project.post(
            "/drafts/\(id)/undo",
            [("revision", project.draft(id)?.revision ?? ""), ("undo", "one"), ("question", question)])
    }

    /// The name of the first finding that is asked.
    private func finding(_ page: String) throws -> String {
        String(try #require(page.firstMatch(of: /name="question" value="(finding:[0-9a-f]{16})"/)?.1))
    }

    @Test func takingACorrectionBackAsksItsQuestionAgain() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.misprint)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let page = await project.get("/drafts/\(id)").text
        let asked = try finding(page)
        let form = try #require(
            page.firstMatch(of: /<form[^>]*class="filter"[^>]*>\s*([^\n]*)\n.*\n.*\n.*\n.*value="(value:[^"]*)"/))
        let hidden = String(form.1).matches(of: /name="([a-z]+)" value="([^"]*)"/).map {
            (String($0.1), String($0.2).replacing("&quot;", with: "\""))
        }.filter { $0.0 != "revision" }
        let said = await project.answer(
            id, String(form.2), hidden + [("publish", "217"), ("reason", "two digits exchanged")])
        #expect(said.status == 303)
        let answers = try #require(project.draft(id)?.draft.answers)
        #expect(answers.count == 3, "the correction is the only answer that was added: \(answers)")
        #expect(!(await project.get("/drafts/\(id)").text).contains(asked))
        await undo(project, id, answers[2].question)
        #expect(project.draft(id)?.draft.settled.count == 2)
        #expect(await project.get("/drafts/\(id)").text.contains(asked))
    }

    @Test func aColumnWhoseUnitIsInDoubtIsNotLeftAsItIs() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.kilograms)
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("reads like kilograms"))
        #expect(!page.contains("Leave it as it is"))
        let asked = try finding(page)
        await project.answer(id, asked, [("skip", "yes")])
        #expect(await project.get("/drafts/\(id)").text.contains("class=\"tag\" role=\"status\">1 question open"))
        // It is pounds all the same, the carrier says: an acceptance, with that as its reason.
        let pounds = try #require(page.firstMatch(of: /name="reason" value="([^"]*pounds[^"]*)"/)?.1)
        #expect(await project.answer(id, asked, [("reason", String(pounds))]).status == 303)
        #expect(project.draft(id)?.draft.acceptances.map(\.finding) == [asked])
        #expect(await project.get("/drafts/\(id)").text.contains("nothing open"))
    }

    @Test func whatIsStillOpenIsSaidWherePublishingIs() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.kilograms)
        await project.identify(id)
        let page = await project.get("/drafts/\(id)/publish").text
        #expect(page.contains("1 question is still open"))
    }

    @Test func aRefusedCorrectionStaysACorrection() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.misprint)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let page = await project.get("/drafts/\(id)").text
        let asked = try finding(page)
        let name = String(try #require(page.firstMatch(of: /name="question" value="(value:weight[^"]*)"/)?.1))
        let refused = await project.answer(
            id, name,
            [("finding", asked), ("field", "weight_max_lb"), ("publish", "95 kg"), ("reason", "column is in kg")])
        #expect(refused.status == 400)
        let text = refused.text
        #expect(text.contains("95 kg"))
        #expect(text.contains("value=\"\(asked)\""), "the question that was answered is still shown")
        let accept = try #require(text.range(of: "Accept it, with a reason"))
        #expect(!text[accept.upperBound...].prefix(1_000).contains("column is in kg"))
        #expect(!text.contains("<details open"))
        #expect(text.contains("value=\"column is in kg\""), "what was typed stands in its own field")
    }

    @Test func aDraftWithAnswersIsDeletedAfterAQuestion() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        func remove(_ more: [(String, String)] = []) async -> DeskAnswer {
            await project.post("/drafts/\(id)/remove", [("revision", project.draft(id)?.revision ?? "")] + more)
        }
        #expect(await project.get("/").text.contains(">Delete<"))
        let asked = await remove()
        #expect(asked.text.contains("1 answer"))
        #expect(project.draft(id) != nil)
        #expect(await remove([("sure", "yes")]).status == 303)
        #expect(project.draft(id) == nil)
        // Without an answer nothing is lost that dropping the file again does not bring back.
        let bare = try project.drop(DeskProject.chart)
        _ = await project.post("/drafts/\(bare)/remove", [("revision", project.draft(bare)?.revision ?? "")])
        #expect(project.draft(bare) == nil)
    }

    @Test(arguments: [
        ("Bluestone Life Insurance Company\",,\n\"Term Life Build Chart - 2025", "Bluestone Life Insurance Company"),
        ("Granite Peak Mutual\",,\n\"Final Expense - Build", "Granite Peak Mutual"),
        ("Zenith Mutual - Term build chart (March 2026)", "Zenith Mutual"),
        ("Term Life Build Chart - 2025", ""), ("Final Expense - Build", ""),
        ("Simplified Whole Life - Build chart", ""),
    ])
    func theCarrierIsNoTitle(title: String, carrier: String) async throws {
        let project = try DeskProject()
        let id = try project.drop(
            DeskProject.chart.replacing("Zenith Mutual - Term build chart (March 2026)", with: title))
        #expect(await project.get("/drafts/\(id)").text.contains("id=\"carrier\" value=\"\(carrier)\""))
    }

    @Test func forWhomIsAnsweredWithPeople() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("Select", with: "Preferred Plus"))
        await project.identify(id)
        let sex = await project.get("/drafts/\(id)", query: [("q", "sex")]).text
        for answer in [">Women<", ">Men<", ">Everybody<"] { #expect(sex.contains(answer)) }
        let tobacco = await project.get("/drafts/\(id)", query: [("q", "tobacco")]).text
        for answer in [">Tobacco users<", ">Non-users of tobacco<", ">Everybody<"] { #expect(tobacco.contains(answer)) }
        #expect(!tobacco.contains(">Yes<"))
        await project.answer(id, "tobacco", [("skip", "yes")])
        #expect(await project.get("/drafts/\(id)").text.contains("use of tobacco: everybody"))
    }

    @Test func whatIsLeftIsNotAnswered() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.misprint)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let asked = try finding(await project.get("/drafts/\(id)").text)
        for name in [asked, "sex", "tobacco"] { await project.answer(id, name, [("skip", "yes")]) }
        let page = await project.get("/drafts/\(id)").text
        #expect(!page.contains("Everything is answered"))
        #expect(page.contains("1 left as it is"))
        await undo(project, id, asked)
        await project.answer(id, asked, [("reason", "the carrier says so")])
        #expect(await project.get("/drafts/\(id)").text.contains("Everything is answered"))
    }

    @Test func aColumnInKilogramsIsSaidToBe() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.kilograms)
        await project.identify(id)
        #expect(await project.get("/drafts/\(id)").text.contains("name=\"question\" value=\"unit:Standard max\""))
        #expect(await project.answer(id, "unit:Standard max", [("word", "kilograms")]).status == 303)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("nothing open"))
        #expect(page.contains("the column “Standard max” is in kilograms"))
        #expect(page.contains("≤ 216.1"))
        let commands = await project.get("/drafts/\(id)/publish").text
        #expect(commands.contains("--column-unit 'Standard max=kilograms'".replacing("'", with: "&#39;")))
        #expect(await project.publish(id).status == 303)
        let configuration = String(decoding: project.files["pipeline.json"] ?? Data(), as: UTF8.self)
        #expect(configuration.contains("\"units\": {\"Standard max\": \"kilograms\"}"))
    }

    @Test func aColumnThatNamesNoClassIsAsked() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("Select", with: "Max"))
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("For which class is the column “Max”?"))
        #expect(page.contains("1 question open"))
        #expect(await project.answer(id, "meaning:Max", [("word", "preferred-plus")]).status == 303)
        #expect(await project.get("/drafts/\(id)").text.contains("nothing open"))
        #expect(await project.publish(id).status == 303)
    }
}
