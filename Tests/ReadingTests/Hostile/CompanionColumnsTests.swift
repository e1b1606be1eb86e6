import ChartSchema
import Tables
import Testing

@testable import Reading

/// Columns beside the limits: unnamed kilograms, several minima, row numbers, a refusal on either side.
@Suite struct CompanionColumnsTests {
    @Test func unnamedKilogramsAreTwins() {
        let draft = draft(
            .written(
                """
                Height | Min | Max | Min | Max
                5'0" | 92 | 169 | 42 | 77
                5'1" | 95 | 175 | 43 | 79
                5'2" | 98 | 180 | 44 | 82
                """))
        #expect(draft.lines == ["60 - 92..169lb", "61 - 95..175lb", "62 - 98..180lb"])
        #expect(draft.unitChecks.count == 6)
    }

    @Test func twoMinimaServeTheColumnsAfterThem() {
        let draft = draft(
            .written(
                "Height | Min | Preferred | Min | Standard\n5'0\" | 92 | 143 | 87 | 169\n5'1\" | 95 | 148 | 90 | 175"))
        #expect(draft.lines.prefix(2) == ["60 Preferred 92..143lb", "60 Standard 87..169lb"])
        #expect(draft.lines.count == 4)
    }

    @Test(arguments: ["#", "No.", ""])
    func rowNumbersAreNoWeights(_ name: String) {
        let draft = draft(
            .written(
                "\(name) | Height | Preferred | Standard\n1 | 5'0\" | 143 | 169\n2 | 5'1\" | 148 | 175\n3 | 5'2\" | 153 | 180"
            ))
        #expect(draft.lines.count == 6)
        #expect(draft.lines[0] == "60 Preferred ..143lb")
    }

    @Test func refusalsOnBothSides() {
        let draft = draft(
            .written("Height | Decline | Standard | Decline\n5'0\" | 92 | 169 | 170\n5'1\" | 95 | 175 | 176"))
        #expect(
            draft.lines.prefix(3) == ["60 Decline ..92lb", "60 Standard ..169lb", "60 Decline 170..lb"])
        #expect(!draft.rules.contains("reading.columns.ambiguous"))
    }
}
