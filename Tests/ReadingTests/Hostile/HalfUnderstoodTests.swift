import ChartSchema
import Tables
import Testing

@testable import Reading

/// Limits beside something that was not understood are not published, and what a chart explains is understood.
@Suite struct HalfUnderstoodTests {
    private static let two = "5'0\" | 154 | 184\n5'1\" | 159 | 191\n5'2\" | 164 | 197"

    @Test func aColumnBeforeLimitsThatNobodyKnows() {
        let draft = draft(
            .written(
                "Height | Status | Max (lb)\n5'0\" | active | 154\n5'0\" | withdrawn | 140\n5'1\" | active | 159\n5'1\" | withdrawn | 150"
            ))
        #expect(draft.lines.isEmpty && draft.rules.contains("reading.column.unclear"))
    }

    @Test func oneEndIsNotPublishedWithoutTheOther() {
        let draft = draft(
            .written("Height | Min (lb) | Max (lb)\n5'0\" | 92 | 184\n5'1\" | 95 | 2l1\n5'2\" | 98 | 197"))
        #expect(draft.lines == ["60 - 92..184lb", "62 - 98..197lb"])
        #expect(draft.rules.contains("reading.cell.unread"))
    }

    @Test func decisionsInPlaceOfFigures() {
        let draft = draft(
            .written(
                "Height | Preferred (lb) | Standard (lb)\n5'0\" | IC | 184\n5'1\" | 159 | D\n5'2\" | 164 | 197",
                after: ["IC = individual consideration. D = decline."]))
        #expect(
            draft.lines == [
                "60 Standard ..184lb", "61 Preferred ..159lb", "62 Preferred ..164lb", "62 Standard ..197lb",
            ])
        #expect(!draft.findings.contains { $0.severity == .error })
    }

    @Test func figuresOfAnotherColumn() {
        let draft = draft(
            .written("Height | Men (lb) | Women (lb)\n5'0\" | 154 | 140\n5'1\" | 159 | same as male\n5'2\" | 164 | 150")
        )
        #expect(draft.lines.contains("61 - ..159lb female"))
    }

    @Test func twoFiguresACell() {
        let draft = draft(
            .written("Height | Maximum lb (women / men)\n5'0\" | 140 / 154\n5'1\" | 145 / 159\n5'2\" | 150 / 164"))
        #expect(draft.lines.prefix(2) == ["60 - ..140lb female", "60 - ..154lb male"])
    }

    @Test func oneFigureForTwoGroupsIsNobodys() {
        let draft = draft(
            .written("Height | Maximum lb (women / men)\n5'0\" | 140 / 154\n5'1\" | 159\n5'2\" | 150 / 164"))
        #expect(!draft.lines.contains { $0.hasPrefix("61") })
        #expect(draft.rules.contains("reading.cell.unread"))
    }

    @Test(arguments: ["Decline below (pounds)", "Decline if under (lb)", "Decline at or above (lbs)", "Decline from"])
    func aTitleByWhichTheFiguresAreNoHighestOnes(title: String) {
        let draft = draft(.written("Height | Preferred | Standard\n\(Self.two)", caption: title))
        #expect(draft.findings.contains { $0.rule == "reading.figures.refused" && $0.severity == .error })
    }

    @Test(arguments: ["Decline above (pounds)", "Weights over the highest are declined"])
    func aTitleByWhichTheyAre(title: String) {
        let draft = draft(.written("Height | Preferred | Standard\n\(Self.two)", caption: title))
        #expect(!draft.rules.contains("reading.figures.refused") && draft.lines.count == 6)
    }

    @Test func titlesOfConditionsAreNoPlansWithoutAWord() {
        let table = "Height | Preferred (lb) | Standard (lb)\n\(Self.two)"
        let draft = draft(
            .written(table, index: 0, caption: "Insulin"), .written(table, index: 1, caption: "Hypertension"))
        #expect(draft.findings.filter { $0.rule == "reading.title.plan" && $0.severity == .warning }.count == 2)
    }

    @Test func titlesWithAWordOfPlansArePlans() {
        let table = "Height | Preferred (lb) | Standard (lb)\n\(Self.two)"
        let draft = draft(
            .written(table, index: 0, caption: "Sunrise Term"), .written(table, index: 1, caption: "Sunset Whole Life"))
        #expect(!draft.rules.contains("reading.title.plan"))
    }

    /// A title said again on the next page, with a word that it goes on, names no other plan.
    @Test(arguments: ["(continued)", "(Cont'd)", "(cont.)", "- continued", "(suite)"])
    func aTitleThatGoesOnNamesNoOtherPlan(mark: String) {
        let one = Table.written(
            "Height | Preferred (lb) | Standard (lb)\n\(Self.two)", index: 0,
            headings: ["Build Chart - Ideal Whole Life"])
        func read(_ title: String) -> DraftChart {
            draft(
                one,
                .written(
                    "Height | Preferred (lb) | Standard (lb)\n5'3\" | 169 | 199\n5'4\" | 174 | 204\n5'5\" | 179 | 209",
                    index: 1, headings: [title]))
        }
        let same = read("Build Chart - Ideal Whole Life \(mark)")
        #expect(
            !same.rules.contains("reading.title.plan")
                && same.chart.columns.allSatisfy { $0.product == "Ideal Whole Life" })
        #expect(read("Build Chart - Modern Whole Life \(mark)").rules.contains("reading.title.plan"))
    }

    @Test func othersThatTheLimitsLeaveOut() {
        let draft = draft(
            .written(
                "Height | Preferred (lb) | Standard (lb)\n\(Self.two)", caption: "Men",
                after: ["The same limits are used for women."]))
        #expect(draft.rules.contains("reading.prose.unapplied"))
    }

    @Test func weightsThatMustBeMoreOrLess() {
        let draft = draft(
            .written("Height | Weight must be more than (lbs) | Weight must be less than (lbs)\n\(Self.two)"))
        #expect(draft.lines.first == "60 - 154..184lb")
    }

    @Test func ratingsThatBegin() {
        let draft = draft(.written("Height | Standard to (lb) | Table 2 begins at (lb)\n\(Self.two)"))
        #expect(draft.lines.prefix(2) == ["60 Standard ..154lb", "60 Table 2 184..lb"])
    }

    @Test func whatTellsTwoTablesApartTellsAllTheirColumns() {
        let rows = "5'0\" | 134 | 154\n5'1\" | 139 | 159\n5'2\" | 144 | 164"
        let one = Table.written("Height | Preferred Plus | Preferred\n\(rows)", index: 0, caption: "Weights (lb)")
        let other = Table.written(
            "Height | Preferred\n5'0\" | 144\n5'1\" | 149\n5'2\" | 154", index: 1, caption: "Weights (lb)")
        #expect(draft(one, other).lines.isEmpty)
    }

    @Test func titlesThatNamePlans() {
        let one = Table.written(
            "Height | Preferred | Standard\n\(Self.two)", index: 0, caption: "Domestic Term: weight in pounds")
        let other = Table.written(
            "Height | Preferred | Standard\n5'0\" | 150 | 180\n5'1\" | 155 | 185\n5'2\" | 160 | 190", index: 1,
            caption: "Secure UL: weight in pounds")
        let read = draft(one, other)
        #expect(Set(read.chart.columns.compactMap(\.product)) == ["Domestic Term", "Secure UL"])
        let dated = Table.written(
            "Height | Preferred | Standard\n\(Self.two)", index: 1, caption: "Effective 01/01/2024")
        #expect(draft(one, dated).chart.columns.allSatisfy { $0.product == nil })
    }

    @Test func theTitleAboveTheKeyIsNotItsUnit() {
        let rows = "5-00 | 143\n5-01 | 148\n5-02 | 153\n5-03 | 158\n5-04 | 163"
        #expect(
            draft(.written("Heaviest weight in pounds |\nHeight | Preferred\n\(rows)")).lines.first
                == "60 Preferred ..143lb")
    }

    @Test func whatIsLostBeginsNoClass() {
        let draft = draft(
            .written("Height | Preferred | Standard\n\(Self.two)", caption: "Weight (lb) at which the class is lost"))
        #expect(draft.rules.contains("reading.figures.refused"))
    }

    @Test func aMinimumForTheNextTableToo() {
        let one = Table.written(
            "Height | Minimum (all classes, this table and the next) | Preferred\n5'0\" | 92 | 154\n5'1\" | 95 | 159\n5'2\" | 98 | 164",
            index: 0, caption: "Weights (lb)")
        let other = Table.written("Height | Standard\n5'0\" | 184\n5'1\" | 191\n5'2\" | 197", index: 1)
        #expect(draft(one, other).lines.contains("60 Standard 92..184lb"))
    }

    @Test func theNextTableIsOne() {
        let one = Table.written(
            "Height | Minimum (all classes, this table and the next) | Preferred\n5'0\" | 92 | 154\n5'1\" | 95 | 159\n5'2\" | 98 | 164",
            index: 0, caption: "Men: weights (lb)")
        let two = Table.written(
            "Height | Preferred\n5'0\" | 144\n5'1\" | 149\n5'2\" | 154", index: 1, caption: "Women: weights (lb)")
        let three = Table.written(
            "Height | Juvenile\n5'0\" | 134\n5'1\" | 139\n5'2\" | 144", index: 2, caption: "Ages 16 to 17: weights (lb)"
        )
        let lines = draft(one, two, three).lines
        #expect(lines.contains { $0.contains("92..144lb") })
        #expect(!lines.contains { $0.contains("92..134lb") })
    }

    @Test(
        "A column of words is no record keeping",
        arguments: [("Rule", "Under 18 only"), ("Form", "Diabetics only"), ("UW Code", "PNT"), ("Version", "Juvenile")])
    func recordKeeping(header: String, cell: String) {
        let rows = ["5'0\" | 154", "5'1\" | 159", "5'2\" | 164"].map { "\(cell) | \($0)" }.joined(separator: "\n")
        let read = draft(.written("\(header) | Height | Preferred\n\(rows)", caption: "Weights (lb)"))
        #expect(read.findings.contains { $0.severity == .error } || read.lines.isEmpty, "\(read.lines)")
    }

    @Test("One end refused", arguments: ["Decline", "IC"])
    func refusedEnds(word: String) {
        let read = draft(
            .written(
                "Height | Preferred Min | Preferred Max\n5'0\" | 90 | \(word)\n5'1\" | 93 | 159\n5'2\" | 96 | 164\n5'3\" | \(word) | 169",
                caption: "Weights (lb)"))
        #expect(read.lines == ["61 Preferred 93..159lb", "62 Preferred 96..164lb"])
    }
}
