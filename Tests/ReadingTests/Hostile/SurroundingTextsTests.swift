import ChartSchema
import Tables
import Testing

@testable import Reading

/// Texts around a table: applied whole, unable to change a limit, or told of at the text.
@Suite struct SurroundingTextsTests {
    private static let table = "Height | Preferred | Standard\n5'0\" | 142 | 163\n5'1\" | 147 | 169\n5'2\" | 152 | 174"

    private func warnings(_ draft: DraftChart) -> [String?] {
        draft.findings.filter { $0.severity >= .warning }.map(\.location.text)
    }

    @Test func aSentenceAboutOthersSendsThemElsewhere() {
        let draft = draft(.written(Self.table, before: ["Men only. Women: see page 12."]))
        #expect(draft.chart.columns.allSatisfy { $0.sex == .male })
        #expect(warnings(draft).isEmpty)
        let open = around(before: ["Women: see page 12."])
        #expect(open.chart.columns.allSatisfy { $0.sex == .any })
        #expect(warnings(open) == ["Women: see page 12."])
    }

    @Test(
        "What holds for all limits is applied wherever it stands",
        arguments: [
            ("Women only.", Sex.female, Tobacco.any), ("Chart applies to tobacco users", .any, .yes),
            ("Non-tobacco rates only", .any, .no), ("This chart is for men.", .male, .any),
        ])
    func below(text: String, sex: Sex, tobacco: Tobacco) {
        let draft = around(after: [text])
        #expect(draft.chart.columns.allSatisfy { $0.sex == sex && $0.tobacco == tobacco })
        #expect(warnings(draft).isEmpty)
    }

    @Test func belowTwoTablesItIsToldOf() {
        let other = "Height | Preferred | Standard\n6'0\" | 199 | 229\n6'1\" | 205 | 235\n6'2\" | 211 | 242"
        let draft = draft(.written(Self.table), .written(other, index: 1, after: ["Women only."]))
        #expect(draft.chart.columns.allSatisfy { $0.sex == .any })
        #expect(warnings(draft).contains("Women only."))
    }

    @Test func theUnitMayStandBelow() {
        #expect(!around(after: ["All weights in pounds."]).rules.contains("reading.unit.assumed"))
        #expect(around(after: ["Weights in kilograms."]).rules.contains("reading.unit.contradicts"))
    }

    @Test func sharesAreNoWeights() {
        let draft = draft(.written(Self.table.replacing("163", with: "120%")))
        #expect(!draft.lines.contains { $0.contains("120") })
        #expect(draft.findings.contains { $0.rule == "reading.cell.unread" && $0.location.text == "120%" })
    }

    @Test func sameIsTheFigureAtTheLeft() {
        let text = "Height | Standard NT | Standard T\n5'0\" | 184 | same\n5'1\" | 191 | same\n5'2\" | 197 | 190"
        #expect(
            draft(.written(text)).lines == [
                "60 Standard NT ..184lb tobacco-no", "60 Standard T ..184lb tobacco-yes",
                "61 Standard NT ..191lb tobacco-no",
                "61 Standard T ..191lb tobacco-yes", "62 Standard NT ..197lb tobacco-no",
                "62 Standard T ..190lb tobacco-yes",
            ])
    }

    @Test func stonesAndPounds() {
        let text =
            "Height | Minimum weight | Maximum weight\n5 ft 0 in | 6 st 8 lb | 12 st 6 lb\n5 ft 1 in | 6 st 11 lb | 12 st 12 lb"
        #expect(draft(.written(text)).lines == ["60 - 92..174lb", "61 - 95..180lb"])
    }

    @Test func agesUnderAnAgeHeading() {
        let text =
            "Height | Age nearest birthday | << | <<\n | to 39 | 40–49 | 50+\n5'0\" | 169 | 177 | 184\n5'1\" | 175 | 183 | 191"
        #expect(
            draft(.written(text, headings: ["Maximum weight, lbs."])).lines.prefix(3) == [
                "60 - ..169lb age ..39", "60 - ..177lb age 40..49", "60 - ..184lb age 50..",
            ])
    }

    @Test func twoGroupsWithTheirOwnAgesAreToldOf() {
        let draft = around(before: ["Women of any age, and men under 30"])
        #expect(draft.chart.columns.allSatisfy { $0.sex == .any && $0.age == .any })
        #expect(warnings(draft) == ["Women of any age, and men under 30"])
    }

    @Test func signsOfTheCellsNameTheMinimum() {
        let text =
            "Height | All classes | Preferred | Standard\n5'0\" | ≥ 92 | ≤ 149 | ≤ 184\n5'1\" | ≥ 95 | ≤ 153 | ≤ 191"
        #expect(
            draft(.written(text, headings: ["Weight in lbs"])).lines == [
                "60 Preferred 92..149lb", "60 Standard 92..184lb", "61 Preferred 95..153lb", "61 Standard 95..191lb",
            ])
    }

    private func around(before: [String] = [], after: [String] = []) -> DraftChart {
        draft(.written(Self.table, before: before, after: after))
    }
}
