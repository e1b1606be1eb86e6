import Testing

@testable import Pages

@Suite struct PageTemplateTests {
    @Test func whatCarriersWroteIsEscaped() throws {
        let page = try PageTemplate("<td>{{label}}</td>")
        #expect(page(["label": "<b>Select & more"]) == "<td>&lt;b&gt;Select &amp; more</td>")
    }
}
