import Testing

@testable import Notation

@Suite struct LatelyToldTests {
    @Test func aTextIsToldOnce() {
        let lately = LatelyTold<Int>()
        for _ in 0..<5 { #expect(lately.meaning(of: "over age 50") { 11 } == 11) }
        #expect(lately.count == 1)
    }

    @Test func textsOfOtherBytesAreOthers() {
        let lately = LatelyTold<Int>()
        let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
        #expect(composed == apart)
        for text in [composed, apart] { #expect(lately.meaning(of: text) { text.utf8.count } == text.utf8.count) }
        #expect(lately.count == 2)
    }

    @Test func itHoldsNoMoreThanItMay() {
        let lately = LatelyTold<Int>(most: 2)
        for number in 0..<1_000 { _ = lately.meaning(of: "text \(number)") { number } }
        #expect(lately.count == 1_000)
        // Told anew, and rightly, where it was let go.
        for number in 0..<1_000 { #expect(lately.meaning(of: "text \(number)") { number } == number) }
        #expect(lately.held <= 2 * 16)
    }

    @Test func longTextsAreNotKept() {
        let lately = LatelyTold<Int>()
        let long = String(repeating: "word ", count: 200)
        for _ in 0..<3 { _ = lately.meaning(of: long) { 1 } }
        #expect(lately.held == 0)
    }
}
