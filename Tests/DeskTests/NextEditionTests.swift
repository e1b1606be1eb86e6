import Foundation
import Testing

@testable import Desk

/// What the desk asks of a chart whose edition before is published.
@Suite struct NextEditionTests {
    /// Fifteen heights of three classes; some figures changed, some heights left out.
    static func chart(
        _ month: String = "March", changing: [String: String] = [:], without left: Set<Int> = [],
        factor: Double = 1
    ) -> String {
        var lines = ["\"Zenith Mutual - Term build chart (\(month) 2026)\",,,", "Height,Preferred,Standard,Table 2"]
        for inches in 60...74 where !left.contains(inches) {
            let bodies = [26.0, 31, 36].map { Int(($0 * factor * Double(inches * inches) / 703.07).rounded()) }
            let line = "\"\(inches / 12)'\(inches % 12)\"\"\",\(bodies.map(String.init).joined(separator: ","))"
            lines.append(changing.reduce(line) { $0.replacing(",\($1.key),", with: ",\($1.value),") })
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A project in which the first edition is published, and a draft of the next, told to be that.
    private func next(_ text: String) async throws -> (project: DeskProject, id: String) {
        let project = try DeskProject()
        let first = try project.drop(Self.chart())
        await project.identify(first)
        #expect(await project.publish(first).status == 303)
        let id = try project.drop(text, name: "zenith-2.csv")
        await project.answer(id, "source", [("series", "zenith-mutual/term"), ("edition", "2026-09-01")])
        return (project, id)
    }

    @Test func aLostHeightIsAskedAbout() async throws {
        let (project, id) = try await next(Self.chart("September", without: [74]))
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("Edition 2026-03-01 has 6&#39;2&quot;, and this one has not."), "\(page.prefix(3000))")
        #expect(page.contains("1 question open"))
        let asked = String(try #require(page.firstMatch(of: /name="question" value="(finding:[0-9a-f]{16})"/)?.1))
        // Accepted at the desk, it is accepted in the dataset.
        await project.answer(id, asked, [("reason", "the carrier says so")])
        #expect(await project.get("/drafts/\(id)").text.contains("nothing open"))
        #expect(await project.publish(id).status == 303)
        let accepted = try #require(project.files["review/accepted.json"])
        #expect(String(decoding: accepted, as: UTF8.self).contains("dataset.edition.heights-lost"))
    }

    @Test func aFigureThatAloneChangedIsAskedAboutWithWhatItWas() async throws {
        let (project, id) = try await next(Self.chart("September", changing: ["159": "150"]))
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("is that of edition 2026-03-01 but for"))
        #expect(page.contains("class=\"was\""), "the chart shows what the figure was")
    }

    @Test func aMisprintStandsBesideTheFigureOfTheEditionBefore() async throws {
        let (project, id) = try await next(Self.chart("September", changing: ["181": "281"]))
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("edition 2026-03-01 has 181"), "\(page.prefix(4000))")
    }

    @Test func theSameColumnsAreNoReasonToCallAChartTheNextEdition() async throws {
        let project = try DeskProject()
        let first = try project.drop(Self.chart())
        await project.identify(first)
        #expect(await project.publish(first).status == 303)
        // Names no carrier; its figures are those of other bodies.
        func anonymous(_ text: String) -> String {
            text.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
        }
        let other = NextEditionTests.chart(factor: 1.03)
        let stranger = try project.drop(anonymous(other), name: "guide.csv")
        #expect(!(await project.get("/drafts/\(stranger)").text).contains("name=\"series\""))
        #expect(!(await project.get("/").text).contains("perhaps the next Zenith"))
        let next = try project.drop(anonymous(Self.chart(changing: ["159": "160"])), name: "more.csv")
        let page = await project.get("/drafts/\(next)").text
        #expect(page.contains("value=\"zenith-mutual/term\"") && page.contains("% of its limits are in it"))
    }

    @Test func aFileThatIsPublishedIsRecognised() async throws {
        let project = try DeskProject()
        let first = try project.drop(Self.chart())
        await project.identify(first)
        #expect(await project.publish(first).status == 303)
        let again = try project.drop(Self.chart(), name: "again.csv")
        let page = await project.get("/drafts/\(again)").text
        #expect(page.contains("This very file is published already"))
        #expect(page.contains("zenith-mutual/term/2026-03-01"))
        #expect(!page.contains("name=\"series\""), "it is no next edition of itself")
        #expect(await project.get("/").text.contains("published already"))
    }

    @Test func anEditionThatIsThereIsRefusedWhereItIsTyped() async throws {
        let project = try DeskProject()
        let first = try project.drop(Self.chart())
        await project.identify(first)
        #expect(await project.publish(first).status == 303)
        let other = try project.drop(Self.chart(changing: ["159": "160"]), name: "again.csv")
        let said = await project.answer(other, "source", [("series", "zenith-mutual/term"), ("edition", "2026-03-01")])
        #expect(said.status == 400)
        #expect(said.text.contains("is there already"))
        #expect(said.text.contains("<details open>"), "the box that says it takes its place is in sight")
        let taken = await project.answer(
            other, "source",
            [("series", "zenith-mutual/term"), ("edition", "2026-03-01"), ("replaces", "yes")])
        #expect(taken.status == 303)
        #expect(await project.publish(other).status == 303)
    }
}
