import Testing

@testable import Desk

/// A file that is longer than any chart keeps nobody waiting.
@Suite struct TooLongTests {
    /// A chart of ten columns whose heights come again and again.
    private func chart(rows: Int) -> String {
        let lines = (0..<rows).map { row in
            "\(58 + row % 18)," + (1...10).map { String(150 + 5 * (row % 18) + 7 * $0) }.joined(separator: ",")
        }
        return "Height," + (1...10).map { "Class \($0)" }.joined(separator: ",") + "\n"
            + lines.joined(separator: "\n") + "\n"
    }

    @Test func itIsDrawnAndNotRead() async throws {
        let project = try DeskProject()
        let id = try project.drop(chart(rows: TooLong.mostCells / 11))
        let page = await project.get("/drafts/\(id)").text
        #expect(page.contains("It has 60\u{202F}005 cells") || page.contains("It has 60,005 cells"))
        #expect(page.contains("chartwright inspect") && page.contains("<td"))
        #expect(await project.get("/").text.contains("no chart has more than"))
        #expect(await project.publish(id).status >= 400)
        _ = await project.post("/drafts/\(id)/remove", [("revision", project.draft(id)?.revision ?? "")])
        #expect(project.draft(id) == nil)
    }

    @Test func whatIsAsLongAsTheLongestChartIsRead() async throws {
        let project = try DeskProject()
        let id = try project.drop(chart(rows: 600))
        #expect(await project.get("/drafts/\(id)").text.contains("data-asked="))
    }
}
