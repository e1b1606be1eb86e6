import Testing

@testable import Pages

@Suite struct PageTemplateTests {
    /// Every template is there and can be read, those that others take in too.
    @Test func everyTemplateIsRead() throws {
        let templates = try PageTemplates()
        let names = PageFiles.all.map(\.name).filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }
        #expect(names.count > 20)
        for name in names {
            for match in PageFiles.text("\(name).mustache").matches(of: /\{\{[>&<]([a-z-]+)/) {
                #expect(names.contains(String(match.1)), "\(name) takes in \(match.1), which is no template")
            }
            _ = templates.render(name, [:])
        }
    }

    @Test(arguments: [
        ("<b>\"Select\" & 'more'", "&lt;b&gt;&quot;Select&quot; &amp; &#39;more&#39;"),
        // Together with a combining mark, a sign of markup is another character and the same code point.
        ("\"\u{301} onfocus=alert(1) <\u{338}", "&quot;\u{301} onfocus=alert(1) &lt;\u{338}"),
        ("{{version}} {{{version}}}", "{{version}} {{{version}}}"),
        ("\u{0}\u{202e}evil", "␀U+202Eevil"),
    ])
    func whatCarriersWroteIsText(_ text: String, _ shown: String) throws {
        let page = String(
            decoding: try PageTemplates().render("carrier", ["carriers": [["value": text]]]), as: UTF8.self)
        #expect(page.contains("value=\"\(shown)\""))
    }

    /// Values that hold markup are named here, and made by `Reports` or by drawings of this room and of the desk.
    @Test func onlyDrawingsAreMarkup() {
        let allowed: Set = [
            "strip", "drawing", "sections", "raw", "sent", "pages", "chart", "words", "their-chart", "own-chart",
            "excerpt",
        ]
        for file in PageFiles.all where file.name.hasSuffix(".mustache") {
            for match in String(decoding: file.bytes, as: UTF8.self).matches(of: /\{\{\{([^}]+)\}\}\}|\{\{&([^}]+)\}\}/)
            {
                let name = String(match.1 ?? match.2 ?? "")
                #expect(allowed.contains(name), "\(file.name) takes \(name) as markup")
            }
        }
    }
}
