import ChartSchema
import Tables
import Testing

@testable import Reading

/// Sections inside sections, blocks side by side, and rows that say what their figures are.
@Suite struct NestedSectionsTests {
    @Test func tobaccoBelowSex() {
        let draft = draft(
            .written(
                """
                Male | |
                Non-Tobacco | |
                Height | Preferred (lb) | Standard (lb)
                5'0" | 143 | 169
                Tobacco | |
                5'0" | 136 | 162
                Female | |
                Non-Tobacco | |
                5'0" | 140 | 166
                """))
        #expect(
            draft.lines.filter { $0.contains("Preferred") } == [
                "60 Preferred ..143lb male tobacco-no", "60 Preferred ..136lb male tobacco-yes",
                "60 Preferred ..140lb female tobacco-no",
            ])
    }

    @Test func aTitleInTheNextTableKeepsTheOneAbove() {
        let first = Table.written("Male | \nNon-Tobacco | \nHeight | Standard (lb)\n5'0\" | 169\n5'1\" | 175")
        let draft = draft(first, .written("Tobacco | \nHeight | Standard (lb)\n5'0\" | 162\n5'1\" | 168", index: 1))
        #expect(
            draft.lines.sorted() == [
                "60 Standard ..162lb male tobacco-yes", "60 Standard ..169lb male tobacco-no",
                "61 Standard ..168lb male tobacco-yes", "61 Standard ..175lb male tobacco-no",
            ])
    }

    @Test func theSameHeightsForMenAndWomenSideBySide() {
        let draft = draft(
            .written(
                """
                Male | | | Female | |
                Height | Min | Max | Height | Min | Max
                5'0" | 92 | 169 | 5'0" | 88 | 161
                5'1" | 95 | 175 | 5'1" | 91 | 167
                """))
        #expect(
            draft.lines.sorted() == [
                "60 - 88..161lb female", "60 - 92..169lb male", "61 - 91..167lb female", "61 - 95..175lb male",
            ])
    }

    @Test func sideBySideAndNothingTellsWho() {
        let draft = draft(
            .written(
                """
                Height | Min | Max | Height | Min | Max
                5'0" | 92 | 169 | 5'0" | 88 | 161
                5'1" | 95 | 175 | 5'1" | 91 | 167
                5'2" | 98 | 180 | 5'2" | 94 | 172
                """))
        #expect(draft.lines.isEmpty)
        #expect(draft.rules.contains("reading.rows.contradict"))
    }

    @Test func aRowOfAgesIsNoRowOfBMIs() {
        let draft = draft(
            .written(
                """
                | Ages | 5'0" | 5'1" | 5'2"
                Preferred | 18-49 | 143 | 148 | 153
                Preferred | 50+ | 148 | 153 | 158
                """))
        #expect(draft.lines.prefix(2) == ["60 Preferred ..143lb age 18..49", "60 Preferred ..148lb age 50.."])
        #expect(draft.lines.count == 6)
    }

    @Test func bodyMassOfMenAndOfWomen() {
        let draft = draft(
            .written("Class | Male BMI | Female BMI\nPreferred | 18-28 | 17-27\nStandard | 16-33 | 15-32"))
        #expect(
            draft.lines == [
                ".. Preferred bmi 18..28 male", ".. Preferred bmi 17..27 female", ".. Standard bmi 16..33 male",
                ".. Standard bmi 15..32 female",
            ])
    }

    @Test func feetPrintedOnce() {
        let draft = draft(
            .written("Feet | Inches | Max\n5 | 10 | 230\n| 11 | 237\n6 | 0 | 243\n| 1 | 250"))
        #expect(draft.lines == ["70 - ..230lb", "71 - ..237lb", "72 - ..243lb", "73 - ..250lb"])
    }

    @Test func aSecondPageKeepsItsTitle() {
        let first = Table.written("Male |\nHeight | Standard (lb)\n5'0\" | 169\n5'1\" | 175")
        let next = Table.written("Page 2 of 3 |\nHeight | Standard (lb)\n5'2\" | 180\n5'3\" | 186", index: 1)
        let draft = draft(first, next)
        #expect(draft.lines.allSatisfy { $0.hasSuffix("male") })
        #expect(draft.rules == ["reading.title.carried"])
    }
}
