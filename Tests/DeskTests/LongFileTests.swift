import Foundation
import Testing

@testable import Desk

/// A file that takes long keeps nobody waiting but those who ask for it.
@Suite struct LongFileTests {
    /// Reading it takes seconds in an unoptimised program.
    private static func long(_ rows: Int = 800) -> String {
        "Medication,Use,Fill,Decision\n"
            + (0..<rows).map { "Medicine\($0),Use number \($0) of many,\($0 % 36) months,Decline\n" }.joined()
    }

    @Test func othersAreAnswered() async throws {
        let project = try DeskProject(patience: 0.2)
        let long = try project.drop(Self.long(), name: "long.csv")
        let short = try project.drop(DeskProject.chart)
        // A desk that read it itself would answer with what it read.
        let page = await project.get("/drafts/\(long)")
        #expect(page.text.contains("still being read"))
        #expect(await project.get("/no-such-page").status == 404)
        // What nobody waited for is there later.
        var read = page
        for _ in 0..<6_000 where read.text.contains("still being read") {
            try await Task.sleep(for: .milliseconds(100))
            read = await project.get("/drafts/\(long)")
        }
        #expect(read.text.contains("What would be published"))
        #expect(await project.get("/drafts/\(short)").status == 200)
    }

    @Test func theInboxSaysWhatItDoesNotKnowYet() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let first = await project.get("/").text
        #expect(first.contains("build chart") || first.contains("being read"))
        // Another state of the draft is another line, as soon as it is read.
        await project.identify(id)
        var page = ""
        for _ in 0..<3_000 where !page.contains("Zenith Mutual, term") {
            page = await project.get("/").text
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(page.contains("Zenith Mutual, term") && !page.contains("being read"))
    }

    @Test func aBodyOfNothingButFieldsIsRefused() async throws {
        let project = try DeskProject()
        var request = project.form("/drafts/0123456789abcdef/answer", [])
        request.body = Array(String(repeating: "a=b&", count: 500_000).utf8)
        request.cookies = nil
        let answer = await project.desk.answer(request)
        #expect(answer.status == 400 && answer.body.count < 1_000)
    }

    @Test func manyPartsAreRefused() {
        let part = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nb\r\n"
        let body = String(repeating: part, count: FormBody.mostParts + 5) + "--x--\r\n"
        #expect(FormBody(Array(body.utf8), contentType: "multipart/form-data; boundary=x") == nil)
    }

    @Test func whatOfAFolderIsNotTakenIsNamed() async throws {
        let project = try DeskProject()
        let folder = project.path + "/inbox"
        try FileManager.default.createDirectory(atPath: folder + "/more", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder + "/gone.csv", withDestinationPath: "/nowhere")
        try Data(DeskProject.chart.utf8).write(to: URL(filePath: folder + "/good.csv"))
        let page = await project.post("/folder", [("folder", folder)])
        #expect(
            page.text.contains("1 of 3 was taken in") && page.text.contains("gone.csv")
                && page.text.contains("more"))
        #expect(await project.get("/").text.contains("good.csv"))
    }

    @Test func damageOfTheDatasetIsSaid() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        #expect(await project.publish(id).status == 303)
        try Data("{".utf8).write(to: URL(filePath: project.path + "/normalized/latest.json"))
        #expect(await project.get("/").text.contains("The dataset cannot be read"))
    }
}
