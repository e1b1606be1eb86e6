import Testing

@testable import Desk

/// The day from which a chart holds, where the file prints more than one.
@Suite struct DayTests {
    private static let chart = DeskProject.chart.replacing("March 2026", with: "03/04/2026")

    private func asked(_ project: DeskProject) async throws -> String {
        let id = try project.drop(Self.chart)
        let said = await project.answer(
            id, "source", [("carrier", "Zenith Mutual"), ("product", "Term"), ("edition", ""), ("chart", "term")])
        #expect(said.status == 303)
        return id
    }

    @Test func ofTwoDaysOneIsChosenByItsKey() async throws {
        let project = try DeskProject()
        let id = try await asked(project)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("From which day does the chart hold?"))
        #expect(page.contains("The file says &quot;03/04/2026&quot;, which may be either."))
        for (key, word, name) in [("1", "2026-03-04", "4 March 2026"), ("2", "2026-04-03", "3 April 2026")] {
            let button = try #require(
                page.firstMatch(of: try Regex("name=\"word\" value=\"\(word)\" data-key=\"\(key)\".*?</button>")))
            #expect(page[button.range].contains(">\(name)<"))
            #expect(page[button.range].contains("published as edition \(word)"))
        }
        #expect(!page.contains("data-key=\"s\""), "a chart without a day is not published")
        #expect(!(await project.get("/drafts/\(id)/publish")).text.contains("Version 1.0.0"))
        await project.answer(id, "edition", [("word", "2026-04-03")])
        #expect(project.draft(id)?.draft.edition == "2026-04-03")
        #expect(await project.get("/drafts/\(id)").text.contains("zenith-mutual/term/2026-04-03"))
        let again = await project.get("/drafts/\(id)", query: [("q", "edition")]).text
        #expect(again.contains("Answered: it holds from 3 April 2026"))
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        _ = await project.get("/drafts/\(id)/publish")
        #expect(await project.publish(id).status == 303)
        #expect(await project.desk.publications[id]?.commands.first?.contains("--edition 2026-04-03") == true)
    }

    @Test(arguments: ["3 Apr 26", "2026-4-3", "April 3rd, 2026", "20260403"])
    func anotherIsTypedInAnyUsualForm(text: String) async throws {
        let project = try DeskProject()
        let id = try await asked(project)
        #expect(await project.answer(id, "edition", [("word", ""), ("other", text)]).status == 303)
        #expect(project.draft(id)?.draft.edition == "2026-04-03")
    }

    @Test(arguments: [
        ("03/04/2026", "may be 4 March 2026 (2026-03-04) or 3 April 2026 (2026-04-03)"), ("soon", "“soon” is no day"),
        ("31 April 2026", "“31 April 2026” is no day"),
    ])
    func whatIsNoDayIsRefusedAndStaysInItsField(text: String, reason: String) async throws {
        let project = try DeskProject()
        let id = try await asked(project)
        let refused = await project.answer(id, "edition", [("other", text)])
        #expect(refused.status == 400 && refused.text.contains(reason))
        #expect(refused.text.firstMatch(of: try Regex("id=\"other\" value=\"\(text)\"[^>]* autofocus")) != nil)
        let other = try project.drop(DeskProject.chart)
        let source = await project.answer(
            other, "source", [("carrier", "Zenith Mutual"), ("product", "Term"), ("edition", text)])
        #expect(source.status == 400 && source.text.contains(reason))
        #expect(source.text.contains("id=\"edition\" autofocus value=\"\(text)\""))
        #expect(source.text.contains("id=\"product\" value=\"Term\""))
    }

    @Test func anEditionThatIsThereIsNotTakenUnasked() async throws {
        let project = try DeskProject()
        let first = try project.drop(DeskProject.chart.replacing("March 2026", with: "4 March 2026"))
        await project.answer(
            first, "source",
            [("carrier", "Zenith Mutual"), ("product", "Term"), ("edition", "2026-03-04"), ("chart", "term")])
        await project.answer(first, "meaning:Select", [("word", "preferred-plus")])
        #expect(await project.publish(first).status == 303)
        let id = try await asked(project)
        let refused = await project.answer(id, "edition", [("word", "2026-03-04")])
        #expect(refused.status == 400 && refused.text.contains("is there already"))
        #expect(refused.text.contains("name=\"replaces\""))
        #expect(await project.answer(id, "edition", [("word", "2026-03-04"), ("replaces", "yes")]).status == 303)
    }
}
