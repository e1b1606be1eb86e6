import Foundation
import Pipeline
import Reading
import Store
import Testing

@testable import Desk

/// What the desk writes is what the commands write.
@Suite struct PublicationTests {
    @Test func nothingIsWrittenBeforeItIsPublished() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let page = await project.get("/drafts/\(id)/publish")
        #expect(page.status == 200)
        #expect(page.text.contains("Version 1.0.0"))
        #expect(page.text.contains("raw/zenith-mutual/2026-03-01/zenith.csv"))
        #expect(project.files.isEmpty)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.path + "/.chartwright").allSatisfy {
                !$0.hasPrefix("desk-")
            })
    }

    @Test func aCarrierIsWrittenIntoItsOwnFile() async throws {
        let project = try DeskProject()
        let main = "{\"schema\": 1, \"carriers\": \"pipeline/*.json\"}\n"
        try Data(main.utf8).write(to: URL(filePath: project.path + "/pipeline.json"))
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let page = await project.get("/drafts/\(id)/publish")
        #expect(page.status == 200 && page.text.contains("pipeline/zenith-mutual.json"))
        #expect(Set(project.files.keys) == ["pipeline.json"])
        #expect(await project.publish(id).status == 303)
        #expect(project.files["pipeline.json"] == Data(main.utf8))
        let own = try #require(project.files["pipeline/zenith-mutual.json"])
        #expect(String(decoding: own, as: UTF8.self).contains("\"id\": \"zenith-mutual\""))
        #expect(try DatasetStore(root: project.path + "/normalized").latest()?.charts.count == 1)
    }

    /// What a carrier's own file says is part of what was looked at.
    @Test func aCarrierFileThatWasChangedIsShownAgain() async throws {
        let project = try DeskProject()
        let main = "{\"schema\": 1, \"carriers\": \"pipeline/*.json\"}\n"
        try Data(main.utf8).write(to: URL(filePath: project.path + "/pipeline.json"))
        let first = try project.drop(DeskProject.chart)
        await project.identify(first)
        #expect(await project.publish(first).status == 303)
        let id = try project.drop(DeskProject.chart.replacing("205", with: "206"), name: "second.csv")
        await project.answer(
            id, "source",
            [("carrier", "Zenith Mutual"), ("product", "Term"), ("edition", "2026-03-01"), ("chart", "second")])
        let stand = try #require(project.draft(id))
        let seen = await project.desk.state(stand)
        #expect(await project.get("/drafts/\(id)").text.contains("not known"))
        let file = project.path + "/pipeline/zenith-mutual.json"
        let own = try String(contentsOfFile: file, encoding: .utf8)
        let changed = own.replacing(
            "\"name\": \"Zenith Mutual\",",
            with: "\"name\": \"Zenith Mutual\", \"meanings\": {\"Select\": \"preferred-plus\"},")
        try #require(changed != own)
        try Data(changed.utf8).write(to: URL(filePath: file))
        #expect(await project.post("/drafts/\(id)/publish", [("state", seen)]).status == 409)
        #expect(!(await project.get("/drafts/\(id)").text.contains(">not known<")))
    }

    @Test func whatWasNotShownIsNotPublished() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let stand = try #require(project.draft(id))
        let seen = await project.desk.state(stand)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let answer = await project.post("/drafts/\(id)/publish", [("state", seen)])
        #expect(answer.status == 409)
        #expect(project.files.isEmpty)
        #expect(await project.publish(id).status == 303)
        // The same form sent again publishes nothing.
        #expect(await project.post("/drafts/\(id)/publish", [("state", seen)]).status == 303)
        #expect(project.draft(id) == nil)
    }

    @Test func aChartWithErrorsIsNotPublished() async throws {
        let project = try DeskProject()
        let id = try project.drop(
            "Height,Preferred,Standard\n\"5'8\"\"\",what?,205\n\"5'9\"\"\",185,211\n\"5'10\"\"\",190,217\n")
        await project.identify(id)
        #expect(await project.publish(id).status == 409)
        #expect(project.files.isEmpty)
    }

    @Test func anotherRunThatPublishesIsWaitedFor() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        try FileManager.default.createDirectory(atPath: project.path + "/normalized", withIntermediateDirectories: true)
        do {
            let lock = try StoreLock(folder: project.path + "/normalized")
            #expect(await project.publish(id).status == 409)
            _ = consume lock
        }
        #expect(project.files.isEmpty)
        #expect(await project.publish(id).status == 303)
    }

    @Test func aFileThatWasChangedIsNotPublished() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let stand = try #require(project.draft(id))
        let seen = await project.desk.state(stand)
        try DeskProject.chart.replacing("205", with: "250").write(
            toFile: project.path + "/" + stand.draft.path, atomically: true, encoding: .utf8)
        #expect(await project.desk.state(stand) != seen)
        #expect(await project.publish(id).status == 409)
        #expect(project.files.isEmpty)
    }

    @Test func twoLooksAtOnceLeaveEachOtherAlone() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let pages = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 { group.addTask { await project.get("/drafts/\(id)/publish").status } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pages == [200, 200, 200, 200])
    }

    @Test func aPublishedEditionIsNotReplacedUnasked() async throws {
        let project = try DeskProject()
        var id = try project.drop(DeskProject.chart)
        await project.identify(id)
        #expect(await project.publish(id).status == 303)
        let before = project.files
        id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let answer = await project.publish(id)
        #expect(answer.status == 400)
        #expect(answer.text.contains("replaces"))
        #expect(project.files == before)
    }

    @Test func wordsThatBeginWithADashAreValues() {
        let request = AdoptionRequest(
            file: "-n.csv", carrier: AdoptionRequest.Named(id: "apex", name: nil), products: [], edition: "2026-03-01",
            kind: nil, chart: nil, origin: "-p. 9", retrieved: nil, meanings: [TypedMeaning("-1", "standard")],
            carrierMeanings: [], given: Given(), replaces: false)
        let line = CommandLines().adopt(request)
        #expect(line.contains("adopt ./-n.csv "))
        #expect(line.contains("'--origin=-p. 9'"))
        #expect(line.contains("--means=-1=standard"))
    }

    @Test func aConfigurationOfAnotherNameStandsInTheCommands() async throws {
        let project = try DeskProject(pipeline: "charts.json")
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        #expect(await project.get("/drafts/\(id)/publish").text.contains("--pipeline charts.json"))
        #expect(await project.publish(id).status == 303)
        #expect(project.files["charts.json"] != nil && project.files["pipeline.json"] == nil)
        #expect(await project.get("/published/\(id)").text.contains("--pipeline charts.json"))
    }

    @Test func aMeaningForAllChartsOfTheCarrierStandsWithTheCarrier() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        await project.answer(id, "meaning:Select", [("word", "preferred-plus"), ("holds", "carrier")])
        #expect(await project.publish(id).status == 303)
        let text = String(decoding: project.files["pipeline.json"] ?? Data(), as: UTF8.self)
        let carrier = try #require(text.range(of: "\"sources\""))
        let meaning = try #require(text.range(of: "\"meanings\": {\"Select\": \"preferred-plus\"}"))
        #expect(text.ranges(of: "preferred-plus").count == 1)
        #expect(meaning.lowerBound > carrier.lowerBound)
    }
}
