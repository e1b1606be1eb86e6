import Foundation
import Testing

@testable import Desk

/// What a third stranger stumbled over.
@Suite struct ThirdStrangerTests {
    private func answered(_ project: DeskProject, _ chart: String) async throws -> String {
        let id = try project.drop(chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        return id
    }

    private func asked(_ project: DeskProject, _ id: String) async throws -> String {
        let page = await project.get("/drafts/\(id)").text
        return String(try #require(page.firstMatch(of: /data-asked="(finding:[0-9a-f]{16})"/)?.1))
    }

    // MARK: One state

    @Test func aLetterIsNoChart() async throws {
        let project = try DeskProject()
        let id = try project.drop("Dear broker,\nsee the guide.\n", name: "letter.txt")
        for page in [await project.get("/drafts/\(id)").text, await project.get("/").text] {
            #expect(page.contains("no chart found") && !page.contains("build chart"))
            #expect(!page.contains("Everything is answered") && !page.contains("nothing open"))
        }
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("No chart can be read in it") && !page.contains("Whose chart is this?"))
        #expect(page.contains("Delete it"))
        // Who knows better says so.
        #expect(await project.get("/drafts/\(id)", query: [("q", "source")]).text.contains("Whose chart is this?"))
    }

    @Test func errorsAreNoReasonToPublish() async throws {
        let project = try DeskProject()
        let twice =
            "Height,Choice,Choice\n" + (66...76).map { "\"5'\($0 - 60)\"\"\",\($0 * 2),\($0 * 2 + 9)\n" }.joined()
        let id = try project.drop(twice, name: "twice.csv")
        await project.identify(id)
        await project.answer(id, "meaning:Choice", [("word", "standard")])
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("Not to be published as it is"))
        #expect(!page.contains("Everything is answered") && !page.contains("and publish."))
    }

    // MARK: What is asked

    @Test func theNameOfTheProductIsNoDoubt() async throws {
        let project = try DeskProject()
        let text = DeskProject.chart + "Zenith limits the weight for women and men.,,,,\n"
        let id = await answeredAs("Zenith", try project.drop(text), project)
        let page = await project.get("/drafts/\(id)").text
        #expect(!page.contains("not applied: &quot;Zenith&quot;"))
        #expect(!page.contains("What becomes of “Zenith limits"))
    }

    private func answeredAs(_ product: String, _ id: String, _ project: DeskProject) async -> String {
        await project.answer(
            id, "source", [("carrier", "Zenith Mutual"), ("product", product), ("edition", "2026-03-01")])
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        return id
    }

    @Test func theSentenceIsTheHeading() async throws {
        let project = try DeskProject()
        let id = try await answered(project, DeskProject.chart + "\"Ages 61 and over: add 10 lb\",,,,\n")
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("<h2 id=\"question-h\">What becomes of “Ages 61 and over: add 10 lb”?</h2>"))
        await project.answer(id, try await asked(project, id), [("skip", "yes")])
        #expect(await project.get("/drafts/\(id)").text.contains("“Ages 61 and over: add 10 lb”: left as it is"))
    }

    @Test func theProductOfTheTitleIsOffered() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("name=\"product-named\" value=\"Term\" data-key=\"1\""))
        let said = await project.answer(
            id, "source",
            [("carrier", "Zenith Mutual"), ("product", ""), ("edition", "2026-03-01"), ("product-named", "Term")])
        #expect(said.status == 303 && project.draft(id)?.draft.products.map(\.name) == ["Term"])
        // The page is called by the product, in its title too.
        let done = await project.get("/drafts/\(id)").text
        #expect(done.contains("<h1>Zenith Mutual, Term</h1>") && done.contains("<title>Zenith Mutual, Term"))
    }

    @Test(arguments: [
        ("Guardian Level Term - Height and weight chart", ["Level Term"]), ("Height and Weight Chart", []),
        ("Build chart, men and women", []), ("Guardian", ["Guardian"]), ("Preferred build chart", []),
        ("Underwriting guide - Whole Life (March 2026)", ["Whole Life"]),
    ])
    func productsOfTitles(title: String, products: [String]) async throws {
        let project = try DeskProject()
        let chart = DeskProject.chart.replacing("Zenith Mutual - Term build chart (March 2026)", with: title)
        let id = try project.drop(chart)
        let page = await project.get("/drafts/\(id)").text
        let found = page.matches(of: /name="product-named" value="([^"]*)"/).map {
            String($0.1).replacing("Guardian ", with: "")
        }
        #expect(found == products)
    }

    @Test func aNameInOtherLettersIsTakenAsItIsSaid() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart, name: "体格表.csv")
        #expect(await project.get("/drafts/\(id)").text.contains("id=\"chart-name\" value=\"ti-ge-biao\""))
    }

    @Test func allCellsOfOneNameAreLit() async throws {
        let project = try DeskProject()
        let chart =
            "Height,Male,,Female,\n,Choice,Standard,Choice,Standard\n"
            + (66...71).map { "\"5'\($0 - 60)\"\"\",\($0 * 3),\($0 * 3 + 9),\($0 * 3 - 9),\($0 * 3 + 3)\n" }.joined()
        let id = try project.drop(chart, name: "choice.csv")
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("What does “Choice” mean?"))
        #expect(
            page.matches(of: /<t[dh](?: scope="col")? id="(c0-1-\d)" class="[a-z -]*\blit\b/).map { String($0.1) } == [
                "c0-1-1", "c0-1-3",
            ])
    }

    // MARK: A class that has no key

    @Test func anotherClassIsTypedAndSeenBefore() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("<label for=\"other\" data-key=\"o\"><kbd>o</kbd>"))
        #expect(page.contains("<option value=\"Table 4\">"))
        let address = "/drafts/\(id)/chart"
        let seen = await project.get(address, query: [("question", "meaning:Select"), ("other", "table 4")]).text
        #expect(seen.contains(">Table 4</span>"))
        let many = await project.get(address, query: [("question", "meaning:Select"), ("other", "tab")]).text
        #expect(many.contains("“tab” may be Table 1, Table 2"))
        let refused = await project.answer(id, "meaning:Select", [("word", ""), ("other", "tab")])
        #expect(refused.status == 400 && refused.text.contains("type more of it"))
        #expect(refused.text.contains("id=\"other\" value=\"tab\""))
        #expect(await project.answer(id, "meaning:Select", [("word", ""), ("other", "dec")]).status == 303)
        #expect(project.draft(id)?.draft.meanings(isOfCarrier: false).map(\.word) == ["decline"])
        let again = await project.get("/drafts/\(id)", query: [("q", "meaning:Select")]).text
        #expect(again.contains("id=\"other\" value=\"Decline\""))
    }

    // MARK: What is typed

    @Test func aReasonThatNobodyReadsIsRefused() async throws {
        let project = try DeskProject()
        let id = try await answered(project, DeskProject.chart.replacing("217", with: "271"))
        let asked = try await asked(project, id)
        let refused = await project.answer(id, asked, [("reason", String(repeating: "x", count: 10_240))])
        #expect(
            refused.status == 400 && refused.text.contains("The reason has 10,240 characters; at most 1,000 are taken.")
        )
        #expect(project.draft(id)?.draft.answers.count == 2)
        #expect(await project.answer(id, asked, [("reason", String(repeating: "x", count: 1_000))]).status == 303)
    }

    @Test func aFigureThatNobodyWeighsIsAskedAgain() async throws {
        let project = try DeskProject()
        let id = try await answered(project, DeskProject.chart.replacing("217", with: "271"))
        let finding = try await asked(project, id)
        let page = await project.get("/drafts/\(id)").text
        let question = String(try #require(page.firstMatch(of: /name="question" value="(value:[^"]*)"/)?.1))
        func fields(_ publish: String) -> [(String, String)] {
            [
                ("finding", finding), ("field", "weight_max_lb"), ("publish", publish), ("reason", "the guide"),
                ("height", "70"), ("class", "Standard"),
            ]
        }
        let refused = await project.answer(id, question, fields("20100"))
        #expect(refused.status == 400 && refused.text.contains("20100"))
        #expect(refused.text.contains("name=\"sure\"") && refused.text.contains("value=\"20100\""))
        let preview = await project.get("/drafts/\(id)/chart", query: [("question", question)] + fields("20100")).text
        #expect(preview.contains("class=\"error\"") && preview.contains("20100"))
        #expect(await project.answer(id, question, fields("217")).status == 303)
        #expect(await project.answer(id, question, fields("20100") + [("sure", "yes")]).status == 303)
        #expect(project.draft(id)?.draft.corrections.map { $0.answer.say["publish"] } == ["20100"])
    }

    @Test func aFigureThatIsNotThereIsSaidInWords() async throws {
        let project = try DeskProject()
        let id = try await answered(project, DeskProject.chart)
        let refused = await project.answer(
            id, "value:typed",
            [
                ("field", "weight_max_lb"), ("publish", "200"), ("reason", "x"), ("height", "9'9\""),
                ("class", "Standard"),
            ])
        #expect(refused.status == 400 && refused.text.contains("Expected one greatest weight"))
        #expect(
            !refused.text.contains(">Expected one weight_max_lb")
                && project.draft(id)?.draft.corrections.isEmpty == true)
    }

    // MARK: Words

    @Test func whatIsOpenIsNamedOnce() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("217", with: "271"))
        await project.identify(id)
        let page = await project.get("/drafts/\(id)/publish").text
        #expect(page.components(separatedBy: "falls from 271").count == 2)
        #expect(page.contains("<a href=\"/drafts/\(id)?q=finding%3A"))
    }

    @Test func usersAndNonUsersAreCalledSo() async throws {
        let project = try DeskProject()
        let id = try await answered(project, DeskProject.chart)
        let page = await project.get("/drafts/\(id)", query: [("q", "tobacco")]).text
        #expect(page.contains(">Non-users of tobacco<") && !page.contains(">Others<"))
        #expect(page.contains(": this one may be left"))
    }
}
