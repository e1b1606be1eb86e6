import Pipeline
import Testing

@testable import Desk

/// Whatever a carrier sends is text on the page.
@Suite struct DrawingTests {
    @Test func markupOfACellIsText() async throws {
        let project = try DeskProject()
        let nasty = "<script>alert(1)</script><img src=x onerror=alert(1)>\" onfocus=\"alert(1)"
        let id = try project.drop(
            "\"\(nasty.replacing("\"", with: "\"\""))\",,\nHeight,\"Select \(nasty.replacing("\"", with: "\"\""))\",Standard\n\"5'8\"\"\",172,205\n\"5'9\"\"\",177,211\n\"5'10\"\"\",183,217\n",
            name: "<b>\(nasty)</b>.csv")
        for path in ["/", "/drafts/\(id)", "/drafts/\(id)/publish"] {
            let text = await project.get(path).text
            #expect(!text.contains("<script>alert"))
            #expect(!text.contains("<img src=x"))
            #expect(!text.contains("\" onfocus"))
        }
    }

    @Test func everyFigureNamesItsCells() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let text = await project.get("/drafts/\(id)").text
        let cells = Set(text.matches(of: /id="(c\d+-\d+-\d+)"/).map { String($0.1) })
        let named = text.matches(of: /data-from="([^"]+)"/).flatMap { $0.1.split(separator: " ").map(String.init) }
        #expect(named.count > 30)
        #expect(named.allSatisfy(cells.contains))
        let records = Set(text.matches(of: /id="(v\d+-\d+)"/).map { String($0.1) })
        let given = text.matches(of: /data-gives="([^"]+)"/).flatMap { $0.1.split(separator: " ").map(String.init) }
        #expect(Set(given) == records)
    }

    @Test func tablesThatAreNotDrawnAreNamed() async throws {
        let project = try DeskProject()
        let tables = (1...30).map {
            "<table><caption>Part \($0)</caption><tr><th>Height</th><th>A</th></tr><tr><td>5'8</td><td>200</td></tr></table>"
        }
        let id = try project.drop("<html><body>\(tables.joined())</body></html>", name: "many.html")
        let text = await project.get("/drafts/\(id)").text
        #expect(text.contains("more tables not drawn"))
        for number in 1...30 { #expect(text.contains("Part \(number)")) }
    }

    @Test func wordsHaveTheColourOfWhatTheyAre() {
        let text = ColouredWords.markup(of: "Ages 61 and over: add <10> lb")
        #expect(text.contains("<span class=\"w w-figure\">61</span>"))
        #expect(text.contains("&lt;"))
        #expect(!text.contains("<10>"))
    }
}
