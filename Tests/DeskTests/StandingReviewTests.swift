import ChartSchema
import Foundation
import Pipeline
import Store
import Testing

@testable import Desk

/// Corrections and acceptances that stand in the review files already: the page shows what they do, and what is said now takes their place.
@Suite struct StandingReviewTests {
    private static let printed = DeskProject.chart.replacing("211", with: "271")

    private func published(_ project: DeskProject) throws -> BuildChart {
        let store = DatasetStore(root: project.path + "/normalized")
        let manifest = try #require(try store.latest())
        guard case .build(let chart) = try store.chart(try #require(manifest.charts.first)) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return chart
    }

    /// What the last class has at 5'9".
    private func figure(_ project: DeskProject) throws -> String? {
        try published(project).rows[1].limits.last?.weightMax?.description
    }

    @discardableResult
    private func correct(_ project: DeskProject, _ id: String, to figure: String) async -> DeskAnswer {
        await project.answer(
            id, "value:typed",
            [
                ("field", "weight_max_lb"), ("height", "5'9\""), ("class", "Standard"), ("publish", figure),
                ("reason", "guide says \(figure)"), ("sure", "yes"),
            ])
    }

    private func first(_ project: DeskProject, to figure: String) async throws {
        let id = try project.drop(Self.printed)
        await project.identify(id)
        #expect(await correct(project, id, to: figure).status == 303)
        #expect(await project.publish(id).status == 303)
    }

    /// The carrier sends the same edition again: with the same misprint, and a title of another.
    private func again(_ project: DeskProject) async throws -> String {
        let id = try project.drop(Self.printed.replacing("Term build", with: "Term Life build"))
        await project.answer(
            id, "source",
            [
                ("carrier", "Zenith Mutual"), ("product", "Term"), ("edition", "2026-03-01"), ("chart", "term"),
                ("replaces", "yes"),
            ])
        return id
    }

    /// The program ends between writing the project's files and the version.
    private func publishAndBreakOff(_ project: DeskProject, _ id: String) async throws {
        let stand = try #require(project.draft(id))
        let steps = await project.desk.steps(stand.draft)
        let prepared = try steps.adoption()
        try project.desk.drafts.change(id, seen: stand.revision) { $0.begun = PublicationSteps.name(prepared.1) }
        _ = try await steps.write(prepared)
    }

    @Test func whatStandsIsShownAndPublished() async throws {
        let project = try DeskProject()
        try await first(project, to: "211")
        let id = try await again(project)
        let page = await project.get("/drafts/\(id)").text
        #expect(
            page.contains("104–211</a><abbr title=\"corrected\">*")
                || page.contains("107–211</a><abbr title=\"corrected\">*"))
        #expect(page.contains("1 correction of this edition in the review files already"))
        #expect(await project.publish(id).status == 303)
        #expect(try figure(project) == "211")
    }

    @Test func whatIsSaidNowTakesItsPlace() async throws {
        let project = try DeskProject()
        try await first(project, to: "198")
        let id = try await again(project)
        #expect(await correct(project, id, to: "211").status == 303)
        let page = await project.get("/drafts/\(id)/publish").text
        #expect(page.contains("--publish 211") && page.contains("--replace"))
        #expect(await project.publish(id).status == 303)
        #expect(try figure(project) == "211")
        let review = String(decoding: project.files["review/corrections.json"] ?? Data(), as: UTF8.self)
        #expect(review.contains("\"publish\": 211") && !review.contains("198"))
    }

    @Test func anAnswerAfterAPublicationThatBrokeOffCounts() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.printed)
        await project.identify(id)
        await correct(project, id, to: "198")
        try await publishAndBreakOff(project, id)
        await correct(project, id, to: "211")
        #expect(await project.publish(id).status == 303)
        #expect(try figure(project) == "211")
    }

    /// The very same said twice is one entry.
    @Test func aPublicationThatBrokeOffGoesOn() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.printed)
        await project.identify(id)
        await correct(project, id, to: "211")
        try await publishAndBreakOff(project, id)
        let review = project.files["review/corrections.json"]
        #expect(await project.publish(id).status == 303)
        #expect(project.files["review/corrections.json"] == review)
        let done = try #require(await project.desk.publications[id])
        #expect(!done.commands.contains { $0.contains("chartwright correct") && $0.contains("--replace") })
    }

    @Test func anAcceptanceTakesThePlaceOfAnother() async throws {
        let project = try DeskProject()
        let text = DeskProject.chart + "\"Ages 61 and over: add 10 lb\",,,,\n"
        func accept(_ id: String, _ reason: String) async throws {
            let draft = try #require(project.draft(id)?.draft)
            let trial = try await project.desk.trial(draft, try await project.desk.configuration())
            let asked = try #require(
                DeskQuestion.all(in: draft, trial).first { $0.name.hasPrefix("finding:") && $0.unappliedText != nil })
            #expect(await project.answer(id, asked.name, [("reason", reason)]).status == 303)
        }
        let id = try project.drop(text)
        await project.identify(id)
        try await accept(id, "the first reason")
        #expect(await project.publish(id).status == 303)
        let next = try project.drop(text.replacing("Term build", with: "Term Life build"))
        await project.answer(
            next, "source",
            [
                ("carrier", "Zenith Mutual"), ("product", "Term"), ("edition", "2026-03-01"), ("chart", "term"),
                ("replaces", "yes"),
            ])
        try await accept(next, "a better reason")
        #expect(await project.publish(next).status == 303)
        let review = String(decoding: project.files["review/accepted.json"] ?? Data(), as: UTF8.self)
        #expect(review.contains("a better reason"))
    }
}
