import ChartSchema
import Tables
import Testing

@testable import Reading

/// A blank among words that say whom a row is for.
@Suite struct WordsPrintedOnceTests {
    /// What is printed in every row that it is of is not meant where it is not printed.
    @Test(arguments: [
        """
        Class | Tobacco | Height | Max Weight
        Preferred | No | 5'0" | 149
        Preferred | No | 5'1" | 153
        Standard | | 5'0" | 179
        Standard | | 5'1" | 185
        """,
        """
        Height | Class | Tobacco | Max Weight
        5'0" | Preferred | No | 149
        5'0" | Standard | | 179
        5'1" | Preferred | No | 153
        5'1" | Standard | | 185
        """,
    ])
    func aWordOfEveryRow(text: String) {
        let draft = draft(.written(text))
        #expect(
            draft.lines.sorted() == [
                "60 Preferred ..149lb tobacco-no", "60 Standard ..179lb", "61 Preferred ..153lb tobacco-no",
                "61 Standard ..185lb",
            ])
        #expect(draft.rules.contains("reading.scope.partly"))
    }

    @Test func aWordPrintedOnce() {
        let draft = draft(
            .written(
                """
                Tobacco | Height | Max Weight
                No | 5'0" | 149
                | 5'1" | 153
                Yes | 5'0" | 139
                | 5'1" | 143
                """))
        #expect(
            draft.lines.sorted() == [
                "60 - ..139lb tobacco-yes", "60 - ..149lb tobacco-no", "61 - ..143lb tobacco-yes",
                "61 - ..153lb tobacco-no",
            ])
    }
}

/// Cells that leave nobody out, among cells that say whom their rows are for.
@Suite struct CellsForEverybodyTests {
    @Test func allAndAny() {
        let draft = draft(
            .written(
                """
                Age Band | Sex | Tobacco | Height | Class | Max Weight (lb)
                18-64 | M | N | 5'0" | Standard | 179
                18-64 | M | N | 5'2" | Standard | 191
                All | All | Y | 5'0" | Standard | 169
                All | All | Y | 5'2" | Standard | 181
                """))
        #expect(
            draft.lines.sorted() == [
                "60 Standard ..169lb tobacco-yes", "60 Standard ..179lb male tobacco-no age 18..64",
                "62 Standard ..181lb tobacco-yes", "62 Standard ..191lb male tobacco-no age 18..64",
            ])
    }

    @Test func anyHighestAge() {
        let draft = draft(
            .written(
                "Max Age | Height | Class | Max Weight (lb)\n65 | 5'0\" | Preferred | 149\nAny | 5'0\" | Standard | 179"
            ))
        #expect(draft.lines.sorted() == ["60 Preferred ..149lb age ..65", "60 Standard ..179lb"])
    }

    /// What a sign for nothing leaves open is told of.
    @Test func signsForNothing() {
        let draft = draft(
            .written(
                "Tobacco | Height | Class | Max Weight (lb)\nN | 5'0\" | Preferred | 149\n- | 5'0\" | Standard | 179"))
        #expect(draft.lines.sorted() == ["60 Preferred ..149lb tobacco-no", "60 Standard ..179lb"])
        #expect(draft.rules.contains("reading.scope.partly"))
    }
}
