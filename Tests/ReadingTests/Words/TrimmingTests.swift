import Testing

@testable import Reading

struct TrimmingTests {
    @Test func aTextHasHalvesAtASignThatItHoldsOnce() {
        #expect("Plavix - Stroke".halves(apartAt: " - ").map { "\($0.0)|\($0.1)" } == "Plavix|Stroke")
        #expect("Plavix – Stroke".halves(apartAt: " – ").map { "\($0.0)|\($0.1)" } == "Plavix|Stroke")
        #expect("Namenda: ".halves(apartAt: ": ").map { "\($0.0)|\($0.1)" } == "Namenda|")
        #expect("a - b - c".halves(apartAt: " - ") == nil)
        #expect("a -b".halves(apartAt: " - ") == nil)
        #expect("".halves(apartAt: " - ") == nil)
    }
}
