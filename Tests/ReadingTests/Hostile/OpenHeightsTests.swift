import Testing

@testable import Reading

/// Heights whose end is another row's: nobody stands in two rows.
@Suite struct OpenHeightsTests {
    @Test func anOpenEndStandsOffTheRowThatOwnsIt() {
        let lines = draft(
            .written(
                """
                Height | Max (lb)
                Under 5'0" | 170
                5'0" - 5'2" | 186
                5'3" - 5'5" | 200
                Over 5'5" | 210
                """)
        ).lines
        #expect(lines.count == 4)
        #expect(lines.contains { $0.contains("59.5") } && lines.contains { $0.contains("65.5") }, "\(lines)")
    }

    @Test func aClosedEndStands() {
        let lines = draft(
            .written("Height | Max (lb)\nUp to 4'11\" | 170\n5'0\" | 186\n5'1\" | 200\n5'2\" and over | 210")
        ).lines
        #expect(lines.allSatisfy { !$0.contains("9.5") && !$0.contains("1.5") } && lines.count == 4, "\(lines)")
    }

    @Test func anEndWithoutAnOwnerIsOffAsWell() {
        let lines = draft(
            .written("Height | Max (lb)\nUnder 5'5\" | 150\nOver 5'5\" | 155")
        ).lines
        #expect(lines.contains { $0.contains("64.5") } && lines.contains { $0.contains("65.5") }, "\(lines)")
    }

    @Test func ofSeveralOpenEndsEachBeginsWhereTheOneBeforeEnds() {
        let lines = draft(
            .written("Height | Max (lb)\nLess than 5'0\" | 150\nLess than 5'2\" | 155\nLess than 5'4\" | 160")
        ).lines
        #expect(lines.contains { $0.contains("60") && $0.contains("61.5") }, "\(lines)")
    }
}
