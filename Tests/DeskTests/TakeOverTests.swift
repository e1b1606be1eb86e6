import Foundation
import Testing

@testable import Desk

/// A file that was mended keeps what was answered for the one before.
@Suite struct TakeOverTests {
    private static let figure = [
        ("field", "weight_max_lb"), ("height", "5'9\""), ("class", "preferred"), ("reason", "misprint"),
    ]

    /// A chart of which all is answered, with two figures corrected.
    private func answered(_ project: DeskProject) async throws -> String {
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        await project.answer(id, "value:typed", Self.figure + [("publish", "186")])
        await project.answer(
            id, "value:typed",
            [
                ("field", "weight_max_lb"), ("height", "6'0\""), ("class", "standard"), ("reason", "misprint"),
                ("publish", "230"),
            ])
        #expect(project.draft(id)?.draft.settled.count == 4)
        return id
    }

    @Test func theSameAnswersHoldForAMendedFile() async throws {
        let project = try DeskProject()
        let first = try await answered(project)
        let mended = try project.drop(
            DeskProject.chart.replacing(",229\n", with: ",231\n") + "\"6'1\"\"\",119,200,209,236\n",
            name: "Zenith 2.csv")
        let page = await project.get("/drafts/\(mended)").text
        #expect(page.contains("is waiting too, with 4 answers"))
        let taken = await project.post(
            "/drafts/\(mended)/answers", [("revision", project.draft(mended)?.revision ?? ""), ("of", first)])
        #expect(
            taken.text.contains(
                "3 answers of zenith.csv taken over. Not, or not whole, what this file does not ask for"))
        #expect(taken.text.contains("nothing open"))
        let draft = try #require(project.draft(mended)?.draft)
        #expect(draft.carrier?.name == "Zenith Mutual" && draft.corrections.count == 1)
        #expect(!taken.text.contains("is waiting too"))
        // Undone at once, and the draft before is as it was.
        await project.post(
            "/drafts/\(mended)/undo", [("revision", project.draft(mended)?.revision ?? ""), ("undo", "last")])
        #expect(project.draft(mended)?.draft.answers.isEmpty == true)
        #expect(project.draft(first)?.draft.settled.count == 4)
    }

    /// What the mended file prints otherwise is asked again: the carrier, the day, a unit, a product.
    @Test func whatTheMendedFileSaysItselfGoesBefore() async throws {
        let project = try DeskProject()
        let rows = (60...74).map { "\"\($0 / 12)'\($0 % 12)\"\"\",\($0 * $0 / 25),\($0 * $0 / 52)\n" }.joined()
        let first = try project.drop(
            "Acme Life - Effective January 1 2025\nHeight,Preferred,Standard\n" + rows, name: "k 2025.csv")
        await project.answer(
            first, "source",
            [("carrier", "Acme Life"), ("product", "Term"), ("edition", "2025-01-01"), ("chart", "k")])
        await project.answer(first, "unit:Standard", [("word", "kilograms")])
        #expect(project.draft(first)?.draft.settled.count == 2)
        func taken(_ text: String, _ name: String) async throws -> Draft {
            let id = try project.drop(text, name: name)
            await project.post(
                "/drafts/\(id)/answers", [("revision", project.draft(id)?.revision ?? ""), ("of", first)])
            return try #require(project.draft(id)?.draft)
        }
        let pounds = (60...74).map { "\"\($0 / 12)'\($0 % 12)\"\"\",\($0 * $0 / 25),\($0 * $0 / 23)\n" }.joined()
        let next = try await taken(
            "Acme Life - Effective January 1 2026\nHeight,Preferred,Standard\n" + pounds, "k 2026.csv")
        #expect(next.carrier?.id == "acme-life" && next.edition == nil, "the file prints another day")
        #expect(next.answer(to: "unit:Standard") == nil, "nobody asks for the unit of pounds")
        let other = try await taken(
            "Zenith Mutual - Effective January 1 2025\nHeight,Preferred,Standard\n" + rows, "K 2025.csv")
        #expect(other.answers.isEmpty, "the file names another carrier")
    }

    @Test func aDraftOfAnotherNameOffersNothing() async throws {
        let project = try DeskProject()
        _ = try await answered(project)
        let other = try project.drop(NextEditionTests.chart(), name: "acme.csv")
        #expect(!(await project.get("/drafts/\(other)").text).contains("is waiting too"))
    }

    @Test func namesThatTheMendedFileHasNotAreNotMeant() async throws {
        let project = try DeskProject()
        let first = try await answered(project)
        let mended = try project.drop(DeskProject.chart.replacing("Select", with: "Elite"))
        await project.post(
            "/drafts/\(mended)/answers", [("revision", project.draft(mended)?.revision ?? ""), ("of", first)])
        #expect(await project.get("/drafts/\(mended)").text.contains("What does “Elite” mean?"))
        #expect(project.draft(mended)?.draft.answer(to: "meaning:Select") == nil)
        #expect(project.draft(mended)?.draft.carrier != nil)
    }
}
