import Foundation
import Testing

@testable import Desk

/// What a second stranger stumbled over.
@Suite struct StrangerTests {
    private func undo(_ project: DeskProject, _ id: String) async {
        _ = await project.post(
            "/drafts/\(id)/undo", [("revision", project.draft(id)?.revision ?? ""), ("undo", "last")])
    }

    /// A project with the chart of a carrier that names itself.
    private func published() async throws -> DeskProject {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        #expect(await project.publish(id).status == 303)
        return project
    }

    @Test func aChartThatNamesAnotherCarrierIsNoNextEdition() async throws {
        let project = try await published()
        let next = DeskProject.chart.replacing("March 2026", with: "March 2027")
        let own = try project.drop(next)
        #expect(await project.get("/drafts/\(own)").text.contains("name=\"series\" value=\"zenith-mutual/term\""))
        let other = try project.drop(next.replacing("Zenith Mutual", with: "Slate Ridge Life"), name: "zenith-2.csv")
        let page = await project.get("/drafts/\(other)").text
        #expect(!page.contains("name=\"series\"") && page.contains("value=\"Slate Ridge Life\""))
    }

    @Test func anEditionBeforeTheLatestIsAsked() async throws {
        let project = try await published()
        let id = try project.drop(DeskProject.chart.replacing("March 2026", with: "March 2025"))
        let fields = [("series", "zenith-mutual/term"), ("edition", "2025-03-01")]
        let refused = await project.answer(id, "source", fields)
        #expect(refused.status == 400 && refused.text.contains("is before the latest of term, 2026-03-01"))
        #expect(refused.text.contains("name=\"earlier\""))
        #expect(await project.answer(id, "source", fields + [("earlier", "yes")]).status == 303)
    }

    @Test(arguments: [
        ("March 2026", "2026-03-01"), ("15 March 2026", "2026-03-15"), ("03/04/2026", ""), ("2026/03/15", "2026-03-15"),
    ])
    func theEditionIsFilledInWhereItIsSure(printed: String, filled: String) async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("March 2026", with: printed))
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("id=\"edition\" value=\"\(filled)\""))
        #expect(page.contains("The file says &quot;\(printed)&quot;"))
    }

    @Test func enterDoesNotPublishWhatIsOpen() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("217", with: "271"))
        await project.identify(id)
        let open = await project.get("/drafts/\(id)/publish").text
        #expect(
            open.contains("data-key=\"Enter\">Answer first") && open.contains(">Publish with what is open</button>"))
        #expect(!open.contains("data-key=\"Enter\">Publish"))
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let page = await project.get("/drafts/\(id)").text
        let asked = String(try #require(page.firstMatch(of: /data-asked="(finding:[0-9a-f]{16})"/)?.1))
        await project.answer(id, asked, [("reason", "the guide has it so")])
        let done = await project.get("/drafts/\(id)/publish").text
        #expect(done.contains("data-key=\"Enter\">Publish"))
        // What was said is among what is to be checked.
        #expect(done.contains("“Select” is Preferred plus") && done.contains("accepted, since the guide has it so"))
    }

    @Test func aCorrectedFigureIsNotSaidToBePrinted() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("217", with: "271"))
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        await project.answer(
            id, "value:typed",
            [
                ("field", "weight_max_lb"), ("publish", "913"), ("reason", "oops"), ("height", "70"),
                ("class", "Standard"), ("sure", "yes"),
            ])
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("is printed 271, corrected to 913"))
    }

    private static let medications = """
        Medication,Condition,Look-back,Decision
        Abilify,Bipolar disorder,Within 24 months,Decline
        Allopurinol,Gout,,Accept
        Atenolol,Hypertension,,Accept
        Baclofen,Multiple sclerosis,Within 12 months,Hold
        Cymbalta,Depression,,Accept
        Eliquis,Atrial fibrillation,Within 24 months,Hold
        Digoxin,Atrial fibrillation,Ever,Decline
        Donepezil,Dementia,Ever,Decline
        Lithium,Bipolar disorder,Within 24 months,Decline
        Namenda,Dementia,Ever,Decline
        Suboxone,Opioid dependence,Within 60 months,Decline

        """

    @Test func aDecisionThatNobodyKnowsIsAskedOnce() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.medications, name: "rx.csv")
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("What does “Hold” mean?") && page.contains("Not to be published as it is"))
        #expect(project.draft(id).map { $0.draft.answers.count } == 1)
        await project.answer(id, "meaning:Hold", [("word", "refer")])
        let said = await project.get("/drafts/\(id)").text
        #expect(!said.contains("Not to be published as it is") && !said.contains("What does “Hold” mean?"))
        // The carrier's word stands beside what it was taken for.
        #expect(said.contains("<span class=\"soft\">“Hold”</span>"))
    }

    @Test func aSentenceIsNoNameOfADecision() async throws {
        let project = try DeskProject()
        let id = try project.drop(
            Self.medications.replacing("Hold", with: "Hold until two doctors agree on 3 forms"), name: "rx.csv")
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("What does “Hold until") && page.contains("In other words"))
        #expect(!page.contains("class=\"choice-button\""), "no outcome is offered for it")
    }

    @Test func whatSaysTheSameOfManyIsLeftAtOnceAndUndoneAtOnce() async throws {
        let project = try DeskProject()
        // Refused without a time, where others print one.
        let chart = Self.medications.replacing("Hold", with: "Refer").replacing(",,Accept", with: ",,Decline")
        let id = try project.drop(chart, name: "rx.csv")
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("Leave all 3 alike"))
        let asked = String(try #require(page.firstMatch(of: /data-asked="(finding:[0-9a-f]{16})"/)?.1))
        await project.answer(id, asked, [("skip", "yes"), ("all", "yes")])
        #expect(project.draft(id)?.draft.settled.count { $0.isSkipped } == 3)
        let done = await project.get("/drafts/\(id)").text
        #expect(!done.contains("Leave all") && done.contains("“Atenolol”"))
        await undo(project, id)
        #expect(project.draft(id)?.draft.settled.count { $0.isSkipped } == 0)
    }

    /// A chart of 25 heights whose weights follow the square of the height; one may be another.
    private static func curve(_ year: Int, changed: Int = 0) -> String {
        let rows = (56...80).map { inches in
            let limits = [92, 100, 110, 122].enumerated().map { column, share in
                inches * inches * 30 * share / 70_300 + (inches == 71 && column == 3 ? changed : 0)
            }
            return "\"\(inches / 12)'\(inches % 12)\"\"\"," + limits.map(String.init).joined(separator: ",")
        }
        return
            "Zenith Mutual - Build chart (January \(year)),,,,\nHeight,Preferred Plus,Preferred,Standard Plus,Standard\n"
            + rows.joined(separator: "\n") + "\n"
    }

    /// A misprint against its neighbours is one against the edition before as well.
    @Test func whatTwoRulesSayOfOneCellIsOneQuestion() async throws {
        let project = try DeskProject()
        let first = try project.drop(Self.curve(2026))
        await project.identify(first)
        #expect(await project.publish(first).status == 303)
        let id = try project.drop(Self.curve(2027, changed: 6))
        await project.answer(id, "source", [("series", "zenith-mutual/term"), ("edition", "2027-01-01")])
        var cells: [String] = []
        for _ in 0..<8 {
            let page = await project.get("/drafts/\(id)").text
            guard let asked = page.firstMatch(of: /data-asked="(finding:[0-9a-f]{16})"/)?.1 else { break }
            if let cell = page.firstMatch(of: /data-lit="(c[0-9-]+)"/)?.1 { cells.append(String(cell)) }
            await project.answer(id, String(asked), [("skip", "yes")])
        }
        #expect(cells.count == Set(cells).count && cells.contains("c0-17-4"), "\(cells)")
        let answers = try #require(project.draft(id)?.draft.answers)
        let own = try #require(answers.first { $0.say["beside"] != nil }, "no cell of which two rules speak")
        // One step back takes both back.
        let asked = try #require(own.say["beside"])
        _ = await project.post(
            "/drafts/\(id)/undo",
            [("revision", project.draft(id)?.revision ?? ""), ("undo", "one"), ("question", asked)])
        #expect(project.draft(id)?.draft.answer(to: own.question) == nil)
        #expect(project.draft(id)?.draft.answer(to: asked) == nil)
        await undo(project, id)
        #expect(project.draft(id)?.draft.answer(to: own.question)?.isSkipped == true)
        #expect(project.draft(id)?.draft.answer(to: asked)?.isSkipped == true)
    }

    @Test func aFileThatIsWaitingIsSaidToBe() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let page = await project.get("/drafts/\(id)", query: [("waiting", "yes")]).text
        #expect(page.contains("was waiting already, with 1 answer: this is its draft"))
        #expect(!(await project.get("/drafts/\(id)").text.contains("was waiting already")))
    }

    @Test func whatAllColumnsAreForIsSaidOnce() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart.replacing("Term build chart", with: "Term build chart, women"))
        await project.identify(id)
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("<p>All for female.</p>") && !page.contains("<span class=\"who\">female</span>"))
    }
}
