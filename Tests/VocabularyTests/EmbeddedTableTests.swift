import Testing

@testable import Vocabulary

struct EmbeddedTableTests {
    @Test func aTextIsCutAtEverySign() {
        #expect("a|bc||d"[...].parts(at: "|") == ["a", "bc", "", "d"])
        #expect(""[...].parts(at: "|") == [""])
        #expect("é|è"[...].dropFirst().parts(at: "|") == ["", "è"])
    }
}
