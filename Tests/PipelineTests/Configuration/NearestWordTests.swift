import Testing

@testable import Pipeline

@Suite struct NearestWordTests {
    @Test(arguments: [
        ("chrat", "chart"), ("Chart", "chart"), ("pth", "path"), ("editions", "edition"), ("prod", "products"),
        ("knid", "kind"),
    ])
    func misspellings(_ word: String, _ meant: String) {
        #expect(NearestWord.of(word, in: ["chart", "kind", "path", "edition", "products"]) == meant)
    }

    @Test func whatIsFarIsNotSuggested() {
        #expect(NearestWord.of("colour", in: ["chart", "kind", "path"]) == nil)
        #expect(NearestWord.of("x", in: []) == nil)
    }
}
