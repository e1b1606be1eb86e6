import Pipeline
import Testing

/// A pair as it is typed is the pair that was meant, whatever signs its words hold.
@Suite struct TypedPairTests {
    @Test(arguments: ["a", "D/C\\", "a=b", "\\=", "\\\\", "x\\=y\\", "=", "C:\\dir", "ü=\\"])
    func whatIsTypedIsWhatIsMeant(_ word: String) {
        for other in ["b", "\\", "a=b", "c\\=d", "\\\\="] {
            #expect(TypedPair(typed: TypedPair(word, other).text) == TypedPair(word, other))
        }
        #expect(TypedPair(typed: TypedPair(word, nil).text) == TypedPair(word, nil))
    }

    @Test(arguments: ["", "=x", "x="]) func anEmptyWordIsNoPair(_ text: String) {
        #expect(TypedPair(typed: text) == nil)
    }
}
