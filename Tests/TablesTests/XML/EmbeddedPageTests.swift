import Testing

@testable import Tables

/// Tables of HTML inside other XML: feeds, exports of content management systems.
@Suite struct EmbeddedPageTests {
    private let rows = "<tr><th>H</th><th colspan=\"2\">W</th></tr><tr><td>60</td><td>125</td><td>140</td></tr>"
    private let texts = [["H", "W", "W"], ["60", "125", "140"]]

    private func feed(_ content: String) -> String {
        "<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:x=\"http://www.w3.org/1999/xhtml\">\n<entry><title>Male</title>\n<content type=\"c\">\(content)</content><updated>2024</updated></entry></feed>"
    }

    private func escaped(_ markup: String) -> String {
        markup.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private func said(_ document: Document) -> String {
        document.tables.flatMap { table in
            (table.headings + table.textBefore + table.textAfter).map(\.text) + table.texts.joined()
        }.joined(separator: "|")
    }

    @Test func namespacedContent() throws {
        let x =
            "<x:p>Before</x:p><x:table>\(rows.replacing("<t", with: "<x:t").replacing("</t", with: "</x:t"))</x:table><x:p>After</x:p>"
        for content in [
            "<x:div>\(x)</x:div>",
            "<div xmlns=\"http://www.w3.org/1999/xhtml\"><p>Before</p><table>\(rows)</table><p>After</p></div>",
        ] {
            let document = try read(feed(content))
            let table = try #require(document.tables.first)
            #expect(table.texts == texts)
            #expect(table.headings.map(\.text).contains("title: Male"))
            #expect(table.textBefore.map(\.text) == ["Before"])
            #expect(table.textAfter.first?.text == "After")
            #expect(table.cells[0].line == 3)
            #expect(said(document).contains("2024"))
        }
    }

    @Test func contentWithoutNamespace() throws {
        for content in [
            "<p>Before</p><table class=\"c\"><caption>Build</caption>\(rows)</table><p>After</p>",
            "<p>Before</p><TABLE><caption>Build</caption><thead>\(rows)</thead></TABLE><p>After</p>",
        ] {
            let document = try read(feed(content))
            let table = try #require(document.tables.first)
            #expect(table.texts == texts)
            #expect(table.caption?.text == "Build")
            for word in ["Male", "Before", "After", "2024"] { #expect(said(document).contains(word)) }
        }
    }

    @Test func escapedContent() throws {
        let markup = "<p>Before</p>\n<table>\(rows.replacing("60", with: "5&prime;"))</table>\n<p>After</p>"
        for content in [escaped(markup), "<![CDATA[\(markup)]]>", escaped(markup.replacing("</td>", with: ""))] {
            let document = try read(feed(content))
            let table = try #require(document.tables.first)
            #expect(table.texts == [["H", "W", "W"], ["5′", "125", "140"]])
            #expect(table.textBefore.map(\.text) == ["Before"])
            #expect(table.textAfter.first?.text == "After")
            #expect(table.cells[0].line == 4)
            for word in ["Male", "2024"] { #expect(said(document).contains(word)) }
        }
    }

    @Test func severalEntriesCountTheirTables() throws {
        let entry =
            "<entry><title>T</title><content>\(escaped("<table>\(rows)</table><table>\(rows)</table>"))</content></entry>"
        let document = try read("<feed>\(entry)\(entry)<table>\(rows)</table></feed>")
        #expect(document.tables.prefix(5).map(\.index) == [0, 1, 2, 3, 4])
        #expect(document.tables.prefix(5).allSatisfy { $0.texts == texts })
    }

    @Test func embeddedTextWithoutTableIsAValue() throws {
        let row = "<r><h>60</h><w><b xmlns=\"http://www.w3.org/1999/xhtml\">125</b> lb</w></r>"
        #expect(said(try read("<c>\(row)\(row)</c>")).contains("125"))
    }

    /// An element that is only called `table` holds records.
    @Test func recordsStayRecords() throws {
        let text = "<c><table title=\"M\"><tr h=\"60\" w=\"125\"/><tr h=\"61\" w=\"128\"/></table></c>"
        #expect(try table(text).texts == [["h", "w"], ["60", "125"], ["61", "128"]])
    }
}
