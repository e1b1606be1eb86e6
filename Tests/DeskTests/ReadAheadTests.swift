import Foundation
import Testing

@testable import Desk

/// What is likely to be asked next is worked out while somebody reads the page.
@Suite struct ReadAheadTests {
    @Test func whatEachAnswerWouldPublishIsReadBeforeItIsAskedFor() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        #expect(await project.get("/drafts/\(id)").text.contains("What does “Select” mean?"))
        await project.desk.ahead?.value
        let draft = try #require(project.draft(id)).draft
        for word in ["preferred-plus", "preferred", "standard-plus", "standard", "minimum"] {
            let answered = draft.answering(.init(question: "meaning:Select", say: ["word": word]))
            #expect(await project.desk.isRead(answered), "\(word)")
        }
        let other = draft.answering(.init(question: "meaning:Select", say: ["word": "table-9"]))
        #expect(!(await project.desk.isRead(other)), "one without a key is read when it is asked for")
    }

    @Test func whatPublishingChangesIsWorkedOutWhereNothingIsOpen() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        _ = await project.get("/drafts/\(id)")
        #expect(await project.desk.rehearsed == nil)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        _ = await project.get("/drafts/\(id)")
        let stand = try #require(project.draft(id))
        for _ in 0..<3_000 where await project.desk.rehearsed == nil { try await Task.sleep(for: .milliseconds(20)) }
        let state = await project.desk.state(stand)
        #expect(await project.desk.rehearsed?.state == state)
        #expect(await project.get("/drafts/\(id)/publish").status == 200)
    }
}

extension Desk {
    /// Whether a draft was read as it stands.
    fileprivate func isRead(_ draft: Draft) -> Bool {
        isKnown(trialKey(draft, (try? configuration()).flatMap(\.self)))
    }
}
