import Results
import Testing

@Suite struct RawNeighbourhoodTests {
    @Test func aWideTableIsShownAroundTheCell() {
        #expect(RawNeighbourhood.columns(of: 4, around: 3) == [0, 1, 2, 3])
        #expect(RawNeighbourhood.columns(of: 40, around: 20) == [0, 16, 17, 18, 19, 20, 21, 22, 23])
        #expect(RawNeighbourhood.columns(of: 40, around: 39).last == 39)
        #expect(RawNeighbourhood.columns(of: 40, around: nil) == Array(0...8))
        #expect(RawNeighbourhood.columns(of: 0, around: nil) == [])
    }
}
