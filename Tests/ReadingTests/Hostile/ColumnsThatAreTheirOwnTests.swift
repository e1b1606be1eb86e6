import Testing

@testable import Reading

/// Columns that look like another one's and are their own.
@Suite struct ColumnsThatAreTheirOwnTests {
    @Test func kilogramsOfAnotherClassAreNotPublishedAsPounds() {
        let draft = draft(
            .written(
                "Height | Preferred (lb) | Standard (kg)\n5'0\" | 154 | 82\n5'2\" | 164 | 88\n5'4\" | 169 | 90\n5'6\" | 180 | 96"
            )
        )
        #expect(!draft.lines.contains { $0.contains("..82") || $0.contains("..96") }, "\(draft.lines)")
    }

    @Test func kilogramsOfTheSameClassAre() {
        let lines = draft(
            .written(
                "Height | Preferred (lb) | Preferred (kg)\n5'0\" | 154 | 70\n5'2\" | 164 | 74\n5'4\" | 169 | 77\n5'6\" | 180 | 82"
            )
        ).lines
        #expect(lines.count == 4, "\(lines)")
    }

    @Test func anEndWithoutAWordIsToldOf() {
        let draft = draft(
            .written(
                "Height | Preferred | Standard\n | to 50 | to 50\n5'0\" | 154 | 184\n5'2\" | 164 | 197\n5'4\" | 169 | 203"
            ))
        #expect(draft.findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: ["Height for spouses", "Height (former)", "Height in New York", "Height, not for term"])
    func whatTheHeaderOfTheHeightsSaysMoreIsToldOf(header: String) {
        let draft = draft(
            .written("\(header) | Preferred | Standard\n5'0\" | 154 | 184\n5'2\" | 164 | 197\n5'4\" | 169 | 203"))
        #expect(draft.findings.contains { $0.severity >= .warning })
    }
}
