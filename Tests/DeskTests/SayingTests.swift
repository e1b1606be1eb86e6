import Foundation
import Testing

@testable import Desk

/// Texts that no grammar claims, of which a person says what they mean.
@Suite struct SayingTests {
    private static let list = """
        Medication,Use,Fill,Decision
        Warfarin,Atrial fibrillation,24 months,D/C
        Plavix,Stroke,12 months,Decline
        Lasix,Edema,any,Send it to Bob; he knows
        Donepezil,Dementia,any,Decline

        """

    private func list(_ project: DeskProject) async throws -> String {
        let id = try project.drop(Self.list, name: "drugs.csv")
        await project.identify(id, as: "drugs")
        return id
    }

    private func say(
        _ project: DeskProject, _ id: String, _ text: String, _ fields: [(String, String)]
    ) async -> DeskAnswer {
        await project.answer(id, "meaning:" + text, [("saying", "yes")] + fields)
    }

    private func configuration(_ project: DeskProject) -> String {
        String(decoding: project.files["pipeline.json"] ?? Data(), as: UTF8.self)
    }

    @Test func aDecisionThatNobodyKnowsIsSaidInOtherWords() async throws {
        let project = try DeskProject()
        let id = try await list(project)
        let page = await project.get("/drafts/\(id)", query: [("q", "meaning:Send it to Bob; he knows")]).text
        #expect(page.contains("What does “Send it to Bob; he knows” mean?") && page.contains("In other words"))
        #expect(
            await say(project, id, "D/C", [("words", "Decline"), ("reason", "as in the guide of 2024")]).status == 303)
        #expect(await say(project, id, "Send it to Bob; he knows", [("becomes", "as-printed")]).status == 303)
        let said = await project.get("/drafts/\(id)").text
        #expect(said.contains("“D/C” is read as “Decline”, since as in the guide of 2024"))
        #expect(said.contains("nothing open"))
        #expect(await project.publish(id).status == 303)
        let written = configuration(project)
        #expect(written.contains(#""D/C": {"words": "Decline", "reason": "as in the guide of 2024"}"#))
        #expect(written.contains(#""Send it to Bob; he knows": {"text": "as-printed"}"#))
        let golden = String(
            decoding: project.files["golden/zenith-mutual/2026-03-01/drugs.ndjson"] ?? Data(), as: UTF8.self
        ).split(separator: "\n")
        #expect(golden.count == 4)
        #expect(golden.first?.contains(#""outcome":"decline","outcome_label":"D/C""#) == true)
        #expect(golden.first?.contains(#""text":"D/C""#) == true, "what the carrier sent stays what is pointed at")
        let asked = golden.first { $0.contains("Lasix") } ?? ""
        #expect(asked.contains(#""condition":"Send it to Bob; he knows","outcome":"refer""#), "\(asked)")
    }

    @Test func wordsThatAreNotUnderstoodEitherAreRefused() async throws {
        let project = try DeskProject()
        let id = try await list(project)
        let refused = await say(project, id, "D/C", [("words", "Do not see")])
        #expect(refused.status == 400)
        #expect(refused.text.contains("said for &quot;D/C&quot;, is not understood either"))
        #expect(refused.text.contains("value=\"Do not see\""), "what was typed stands in its field")
        #expect(project.draft(id)?.draft.settled.count == 1)
        let preview = await project.get(
            "/drafts/\(id)/chart", query: [("question", "meaning:D/C"), ("saying", "yes"), ("words", "Do not see")])
        #expect(preview.text.contains("class=\"error\"") && preview.text.contains("is not understood either"))
        let shown = await project.get(
            "/drafts/\(id)/chart", query: [("question", "meaning:D/C"), ("saying", "yes"), ("words", "Decline")])
        #expect(shown.text.contains("Warfarin"))
    }

    @Test func whatIsLeftOutNeedsAReason() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart + "\"Use the blue form only\",,,,\n")
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let page = await project.get("/drafts/\(id)").text
        let asked = String(try #require(page.firstMatch(of: /data-asked="(finding:[0-9a-f]{16})"/)?.1))
        let text = "Use the blue form only"
        #expect(page.contains("value=\"meaning:\(text)\"") && page.contains("name=\"finding\" value=\"\(asked)\""))
        let fields = [("finding", asked), ("becomes", "left-out")]
        #expect(await say(project, id, text, fields).text.contains("Say why it is left out"))
        #expect(await say(project, id, text, fields + [("reason", "it is about forms")]).status == 303)
        let left = await project.get("/drafts/\(id)").text
        #expect(
            left.contains("nothing open")
                && left.contains("“Use the blue form only” is left out, since it is about forms"))
        // Taken back it is asked again.
        _ = await project.post(
            "/drafts/\(id)/undo",
            [("revision", project.draft(id)?.revision ?? ""), ("undo", "one"), ("question", "meaning:" + text)])
        #expect(await project.get("/drafts/\(id)").text.contains(asked))
    }

    @Test func aSentenceIsSaidToBeForSomebody() async throws {
        let project = try DeskProject()
        let chart = "\"For the second kind of applicants, see also others\",,,,\n" + DeskProject.chart
        let id = try project.drop(chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("Or: whom the limits are for"))
        let said = await say(
            project, id, "For the second kind of applicants, see also others",
            [("for-sex", "Female"), ("age-from", "18"), ("age-to", "60"), ("reason", "the agent's guide")])
        #expect(said.status == 303, "\(said.text.prefix(3000))")
        #expect(await project.get("/drafts/\(id)").text.contains("All for female"))
        #expect(await project.publish(id).status == 303)
        let golden = String(
            decoding: project.files["golden/zenith-mutual/2026-03-01/term.ndjson"] ?? Data(), as: UTF8.self)
        #expect(golden.contains(#""sex":"female","age_min":18,"age_max":60"#))
    }

    @Test func theCommandsSayTheSame() async throws {
        let project = try DeskProject()
        let id = try await list(project)
        _ = await say(project, id, "D/C", [("words", "Decline"), ("reason", "a = b")])
        _ = await say(
            project, id, "Send it to Bob; he knows", [("becomes", "left-out"), ("reason", "Bob has left")])
        let page = await project.get("/drafts/\(id)/publish").text
        #expect(page.contains("--means D/C=Decline --because &#39;D/C=a = b&#39;"))
    }
}
