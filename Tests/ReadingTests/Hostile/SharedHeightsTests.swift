import ChartSchema
import Tables
import Testing

@testable import Reading

/// Words and heights printed once for several rows.
@Suite struct SharedHeightsTests {
    @Test func aMinimumRowAndAMaximumRow() {
        let draft = draft(
            .written(
                """
                Height | | Preferred | Standard
                5'0" | Min | 92 | 89
                | Max | 143 | 169
                5'1" | Min | 95 | 92
                | Max | 148 | 175
                5'2" | Min | 98 | 95
                | Max | 153 | 180
                """))
        #expect(draft.lines.prefix(3) == ["60 Preferred 92..143lb", "60 Standard 89..169lb", "61 Preferred 95..148lb"])
        #expect(draft.lines.count == 6)
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test func aHeightWithoutItsMaximumRow() {
        let draft = draft(
            .written(
                """
                Height | Limit | Standard
                5'0" | Minimum | 92
                5'0" | Maximum | 169
                5'1" | Minimum | 95
                5'2" | Minimum | 98
                5'2" | Maximum | 180
                """))
        #expect(draft.lines == ["60 Standard 92..169lb", "61 Standard 95..lb", "62 Standard 98..180lb"])
        #expect(draft.findings.filter { $0.severity != .info }.map(\.rule) == ["reading.row.end"])
    }

    @Test func oneRowAClass() {
        let draft = draft(
            .written(
                """
                Height | Class | Min | Max
                5'0" | Preferred | 92 | 143
                | Standard | 89 | 169
                5'1" | Preferred | 95 | 148
                | Standard | 92 | 175
                """))
        #expect(draft.lines.prefix(2) == ["60 Preferred 92..143lb", "60 Standard 89..169lb"])
        #expect(draft.lines.count == 4)
    }

    @Test func wordsPrintedOnceForManyRows() {
        let draft = draft(
            .written(
                """
                Sex | Tobacco | Height | Standard
                M | No | 5'0" | 169
                | | 5'1" | 175
                | Yes | 5'0" | 161
                | | 5'1" | 167
                F | No | 5'0" | 164
                | | 5'1" | 170
                """))
        #expect(
            draft.lines.sorted() == [
                "60 Standard ..161lb male tobacco-yes", "60 Standard ..164lb female tobacco-no",
                "60 Standard ..169lb male tobacco-no", "61 Standard ..167lb male tobacco-yes",
                "61 Standard ..170lb female tobacco-no", "61 Standard ..175lb male tobacco-no",
            ])
    }

    /// `5 ft` once, merged or not, beside the inches of each row.
    @Test(arguments: [
        ["5 ft | 8", " | 9", " | 10", "6 ft | 0", " | 1"], ["5' | 8\"", " | 9\"", " | 10\"", "6' | 0\"", " | 1\""],
        ["5 ft | 8 in", "idem | 9 in", "idem | 10 in", "6 ft | 0 in", "idem | 1 in"],
    ])
    func feetBesideInches(_ heights: [String]) {
        let rows = zip(heights, [200, 206, 212, 224, 230]).map { "\($0) | \($1)" }.joined(separator: "\n")
        let draft = draft(.written("Height | << | Standard\n\(rows)"))
        #expect(
            draft.lines == [
                "68 Standard ..200lb", "69 Standard ..206lb", "70 Standard ..212lb", "72 Standard ..224lb",
                "73 Standard ..230lb",
            ])
    }
}
