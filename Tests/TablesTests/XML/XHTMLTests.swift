import Testing

@testable import Tables

/// Pages that are XML.
@Suite struct XHTMLTests {
    private let doctype =
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">"

    private func page(_ cell: String, doctype: String = "") -> String {
        "<?xml version=\"1.0\"?>\(doctype)<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><table><tr><th>H</th><th>W</th></tr><tr><td>\(cell)</td><td>125</td></tr></table></body></html>"
    }

    @Test(arguments: [
        ("5&prime;6", "5′6"), ("5&ndash;6", "5–6"), ("5&rsquo;", "5’"), ("a&nbsp;b", "a b"), ("&half;", "½"),
        ("&lt;&amp;&gt;&quot;&apos;", "<&>\"'"), ("&#8211;", "–"), ("<span title='a&ndash;b&foo2;'>1</span>", "1"),
    ])
    func referencesAreDecoded(cell: String, text: String) throws {
        #expect(try table(page(cell, doctype: doctype)).text(row: 1, column: 0) == text)
        if !cell.contains("foo") { #expect(try table(page(cell)).text(row: 1, column: 0) == text) }
    }

    @Test func anUnknownReferenceStaysAsWrittenAndIsSaid() throws {
        let document = try read(page("5&foo;6&foo;", doctype: doctype))
        #expect(document.tables[0].text(row: 1, column: 0) == "5&foo;6&foo;")
        #expect(document.findings.map(\.rule) == ["markup.reference.unknown"])
        #expect(document.findings[0].severity == .warning)
        #expect(document.findings[0].message.contains("&foo;"))
    }

    @Test func anUnknownReferenceWithoutDocumentTypeIsAnError() {
        #expect(refusal(page("5&foo;6"))?.code == "file.markup.broken")
    }

    @Test func prefixedPagesAreTables() throws {
        let text = """
            <?xml version="1.0"?><h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:body><h:p>Men</h:p>
            <h:table><h:tr><h:th>H</h:th><h:th colspan="2">W</h:th></h:tr><h:tr><h:td>60</h:td><h:td>125</h:td><h:td>140</h:td></h:tr></h:table>
            </h:body></h:html>
            """
        let document = try read(text)
        #expect(document.format == .xhtml)
        #expect(document.tables[0].texts == [["H", "W", "W"], ["60", "125", "140"]])
        #expect(document.tables[0].textBefore.map(\.text) == ["Men"])
    }
}
