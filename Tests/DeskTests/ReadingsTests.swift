import Foundation
import Testing

@testable import Desk

/// Names that were not understood, and what they may be.
@Suite struct ReadingsTests {
    private static let list = """
        Medication,Use,Plan,Decision
        Warfarin,Atrial fibrillation,Term,Decline
        Donepazil 10 mg,Dementia,Term,Decline
        Donepazil 10 mg,Dementia,Golden Years,Decline
        Plavix,Stroke,Golden Years,Decline
        Lasix,Edema,Term,Accept

        """

    private func list(_ project: DeskProject) async throws -> String {
        let id = try project.drop(Self.list, name: "drugs.csv")
        await project.identify(id, as: "drugs")
        return id
    }

    /// The page of the question that says something.
    private func asked(_ words: String, _ id: String, _ project: DeskProject) async throws -> (
        name: String, page: String
    ) {
        let page = await project.get("/drafts/\(id)").text
        var address: String? = "/drafts/\(id)"
        for _ in 0..<20 {
            guard let here = address else { break }
            let page = await project.follow(here).text
            if page.firstMatch(of: /<h2 id="question-h">(.*)<.h2>/)?.1.contains(words) == true,
                let name = page.firstMatch(of: /data-asked="([^"]*)"/)?.1
            {
                return (String(name), page)
            }
            address = page.firstMatch(of: /href="([^"]*)" data-key="j"/).map {
                String($0.1).replacing("&amp;", with: "&")
            }
        }
        Issue.record("no question says \(words)")
        return ("", page)
    }

    private func published(_ project: DeskProject) -> [Substring] {
        String(decoding: project.files["golden/zenith-mutual/2026-03-01/drugs.ndjson"] ?? Data(), as: UTF8.self)
            .split(separator: "\n")
    }

    private func configuration(_ project: DeskProject) -> String {
        String(decoding: project.files["pipeline.json"] ?? Data(), as: UTF8.self)
    }

    @Test func aMisspeltMedicationIsTheOneThatIsMeant() async throws {
        let project = try DeskProject()
        let id = try await list(project)
        let (name, page) = try await asked("is a medication of no dictionary", id, project)
        #expect(page.contains("<b>donepezil</b>"))
        let button = try #require(page.firstMatch(of: /name="word" value="([^"]*)" data-key="1"/)?.1)
        #expect(
            await project.answer(id, "meaning:Donepazil 10 mg", [("word", String(button)), ("finding", name)]).status
                == 303)
        let (_, after) = try await asked("is no product of the source", id, project)
        #expect(after.contains("“Donepazil 10 mg” is read as “"))
        await project.answer(id, "meaning:Golden Years", [("word", "product:term")])
        #expect(await project.publish(id).status == 303)
        let rules = published(project).filter { $0.contains(#""ingredients":["donepezil"]"#) }
        #expect(rules.count == 2 && rules.allSatisfy { $0.contains(#""condition":"10 mg""#) })
        #expect(configuration(project).contains(#""Donepazil 10 mg": {"words": "donepezil 10 mg"}"#))
    }

    @Test func aProductUnderAnotherNameIsOneOfTheSource() async throws {
        let project = try DeskProject()
        let id = try await list(project)
        let (name, page) = try await asked("is no product of the source", id, project)
        #expect(page.contains(#"value="product:term""#) && page.contains(#"value="product:golden-years""#))
        await project.answer(id, "meaning:Golden Years", [("word", "product:term"), ("finding", name)])
        #expect(await project.get("/drafts/\(id)").text.contains("“Golden Years” is the product term"))
        #expect(await project.publish(id).status == 303)
        #expect(configuration(project).contains(#""Golden Years": {"product": "term"}"#))
        #expect(published(project).count == 5 && published(project).allSatisfy { $0.contains(#""product":"term""#) })
    }

    @Test func aProductOfItsOwnIsOneOfTheSourceFromThenOn() async throws {
        let project = try DeskProject()
        let id = try await list(project)
        let (name, _) = try await asked("is no product of the source", id, project)
        await project.answer(id, "meaning:Golden Years", [("word", "product:golden-years"), ("finding", name)])
        #expect(await project.get("/drafts/\(id)").text.contains("“Golden Years” is a product of its own"))
        #expect(await project.publish(id).status == 303)
        #expect(configuration(project).contains(#""id": "golden-years""#))
        #expect(published(project).count { $0.contains(#""product":"golden-years""#) } == 2)
        // The next edition inherits both.
        let next = try project.drop(Self.list + "Coumadin,Stroke,Term,Decline\n", name: "drugs.csv")
        await project.answer(
            next, "source",
            [("series", "zenith-mutual/drugs"), ("edition", "2026-05-01"), ("carrier", "Zenith Mutual")])
        #expect(!(await project.get("/drafts/\(next)").text).contains("is no product of the source"))
    }
}
