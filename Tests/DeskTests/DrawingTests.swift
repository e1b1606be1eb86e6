import Pipeline
import Reports
import Tables
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

    @Test func wordsHaveTheColourOfWhatTookThem() {
        func markup(_ text: String, isMedication: Bool = false) -> String {
            ColouredWords.markup(of: text, isMedication: isMedication)
        }
        let ages = markup("This chart is for women aged 18-60 only.")
        #expect(ages.contains("<span class=\"w w-who\" title=\"female\">women</span>"))
        #expect(ages.contains("title=\"age 18–60\""))
        // Nothing of a text that may change limits is applied.
        let rule = markup("Ages 61 and over: add <10> lb")
        #expect(
            rule.contains("<span class=\"w w-open\" title=\"it may change limits, and was not applied\">add</span>"))
        #expect(rule.contains("&lt;") && !rule.contains("<10>"))
        #expect(markup("Preferred").contains("w-decide"))
        let medication = markup("Decline if used within 2 years for COPD", isMedication: true)
        #expect(medication.contains("w-decide\" title=\"a decision\">Decline"))
        #expect(medication.contains("w-when"))
        #expect(medication.contains("title=\"taken for COPD\""))
        #expect(!markup("Zenith Mutual").contains("<span"))
    }

    /// Whatever the words mean by themselves: the table took them for the name of a class.
    @Test func aHeaderHasTheColourOfTheClassThatItsColumnIs() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        await project.identify(id)
        let open = await project.get("/drafts/\(id)").text
        #expect(open.contains("<span class=\"w w-class\" title=\"a class that is not known\">Select</span>"))
        await project.answer(id, "meaning:Select", [("word", "preferred-plus")])
        let said = await project.get("/drafts/\(id)").text
        #expect(said.contains("<span class=\"w w-class\" title=\"the class Preferred plus\">Select</span>"))
        let words = ColouredWords.markup(
            of: "Max Select (lbs)", isMedication: false, isLabel: true, column: .init(label: "Select", words: "x"))
        #expect(
            words.hasSuffix(
                "<span class=\"w w-class\" title=\"x\">Select</span> (<span class=\"w w-head\" title=\"a unit or the name of a column\">lbs</span>)"
            ))
    }

    @Test func whatIsDrawnAddsUpToTheText() {
        for text in [
            "", " ", "a  b", "Level (ages 50-80 only; under 50 Decline)", "5'10\" – 6'0\" ≤ 180 lb",
            "\u{1F4A9} Decline\n\nx",
        ] {
            for isMedication in [false, true] {
                let drawn = ColouredWords.markup(of: text, isMedication: isMedication)
                #expect(drawn.replacing(/<[^>]*>/, with: "") == text.inMarkup)
            }
        }
    }

    /// 400 rows and 90 classes: more than a page draws.
    private static let large: String = {
        let head = "Age,Height," + (0..<90).map { "Class \($0)" }.joined(separator: ",") + "\n"
        return head
            + (0..<400).map { row in
                "\(20 + row / 10),\"5'\(row % 10)\"\"\","
                    + (0..<90).map { "\(120 + row % 10 + $0)" }.joined(separator: ",")
            }.joined(separator: "\n") + "\n"
    }()

    @Test func wideTablesHaveFewerRowsOnAPage() {
        #expect([1, 8, 20, 24, 30, 40, 90].map(DrawnCells.rowsOnPage) == [150, 150, 150, 125, 100, 75, 75])
    }

    @Test func eachSideFollowsTheOther() async throws {
        let project = try DeskProject()
        let id = try project.drop(Self.large, name: "large.csv")
        func ids(_ pattern: String, _ query: [(String, String)]) async throws -> Set<String> {
            let text = await project.get("/drafts/\(id)", query: query).text
            return Set(
                text.matches(of: try Regex("id=\"(\(pattern))\"", as: (Substring, Substring).self)).map { String($0.1) }
            )
        }
        // The last row of the file and the last class of it lie on other pages than the first.
        let cell = "c0-400-91"
        #expect(try await ids("c[0-9]+-[0-9]+-[0-9]+", []).contains("c0-1-2"))
        #expect(try await !ids("c[0-9]+-[0-9]+-[0-9]+", []).contains(cell))
        #expect(try await ids("c[0-9]+-[0-9]+-[0-9]+", [("cell", cell)]).contains(cell))
        #expect(try await ids("v[0-9]+-[0-9]+", [("cell", cell)]).contains("v399-89"))
        #expect(try await ids("c[0-9]+-[0-9]+-[0-9]+", [("record", "v399-89")]).contains(cell))
        #expect(try await ids("v[0-9]+-[0-9]+", [("rows", "6")]).contains("v399-0"))
        #expect(try await ids("c[0-9]+-[0-9]+-[0-9]+", [("records", "6")]).contains("c0-400-2"))
        // Every link leads to what the page holds, or to the page that holds it.
        let text = await project.get("/drafts/\(id)", query: [("rows", "1"), ("records", "6")]).text
        #expect(text.contains("?cell=c0-376-2#c0-376-2"))
        #expect(text.contains("?record=v0-0#v0-0"))
        let answer = await project.get(
            "/drafts/\(id)/chart", query: [("records", "6"), ("rows", "6"), ("classes", "3")])
        #expect(answer.text.contains("id=\"v399-89\"") && !answer.text.contains("id=\"v0-0\""))
    }

    @Test func anAddressThatMeansNothingIsAnswered() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        for (name, value) in [
            ("rows", "0"), ("rows", "-7"), ("rows", String(Int.max)), ("columns", String(Int.min)), ("records", "99"),
            ("classes", "x"), ("cell", "c9-9-9"), ("cell", "c0-\(Int.max)-0"), ("cell", "c0-0-\(Int.max)"),
            ("record", "v\(Int.max)-\(Int.max)"), ("cell", "c0--1-0"), ("record", "v9-9"), ("record", "v0-99"),
            ("record", "w"), ("q", "none"),
        ] {
            #expect(await project.get("/drafts/\(id)", query: [(name, value)]).status == 200)
        }
    }

    @Test func whatIsStruckOutIsDrawnStruck() async throws {
        let project = try DeskProject()
        let id = try project.drop(
            """
            <p><del>Valid for 2019</del></p><p>For <s>men</s> women, in pounds.</p>
            <table><tr><th>Height<th>Select<th><s>Preferred</s> Choice<tr><td>5'8<td><s>170</s> 172<td>205
            <tr><td>5'9<td>177 <s>179</s><td>211<tr><td>5'10<td>183<td>217<tr><td><s>5'11</s><td><s>1</s><td><del>&lt;b&gt;</del></table>
            """, name: "struck.html")
        let text = await project.get("/drafts/\(id)").text
        func struck(_ words: String) -> String { "<s title=\"struck out in the file, and not read\">\(words)</s>" }
        for words in ["Valid for 2019", "men", "Preferred", "170", "179", "5'11".inMarkup, "1", "&lt;b&gt;"] {
            #expect(text.contains(struck(words)), "\(words)")
        }
        #expect(text.contains(struck("170") + " 172") && text.contains("177 " + struck("179")))
        #expect(!text.contains(struck("<b>")))
    }

    @Test func struckPiecesStandWhereTheyStood() {
        #expect(StruckWords.markup(of: "", []) == "")
        #expect(StruckWords.markup(of: "a<b", []) == "a&lt;b")
        func plain(_ text: String, _ struck: [StruckText]) -> String {
            StruckWords.markup(of: text, struck).replacing(/<s [^>]*>/, with: "[").replacing("</s>", with: "]")
        }
        #expect(plain("172 lb", [StruckText("170 ", at: 0), StruckText("kg", at: 6)]) == "[170] 172 lb [kg]")
        #expect(plain("1é3", [StruckText("2", at: 3)]) == "1é[2]3")
        #expect(plain("x", [StruckText("far", at: 99)]) == "x [far]")
        // A place within a character, as no reader makes it.
        #expect(plain("é", [StruckText("2", at: 1)]).contains("[2]"))
        for isMedication in [false, true] {
            let drawn = ColouredWords.markup(
                of: "Decline if used within 2 years", isMedication: isMedication, struck: [StruckText("Refer ", at: 11)]
            )
            #expect(drawn.replacing(/<[^>]*>/, with: "") == "Decline if Refer used within 2 years")
        }
    }

    @Test func picturesAreForWhoHasTheDesk() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        var request = project.request("/drafts/\(id)/pages", [("page", "1"), ("of", "0")])
        #expect(await project.desk.answer(request).status == 404)
        request.cookies = nil
        #expect(await project.desk.answer(request).status == 403)
    }
}
