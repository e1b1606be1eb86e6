import ChartSchema
import Tables
import Testing

@testable import Reading

/// Layouts that mix what the families keep apart.
@Suite struct MixedLayoutTests {
    @Test func metricOnly() {
        let draft = draft(
            .written(
                """
                Taille (cm) | Poids minimum (kg) | Poids maximum (kg)
                150 | 42 | 80
                155 | 45 | 85
                160 | 48 | 91
                165 | 51 | 97
                """))
        #expect(draft.lines.first == "59.1 - 92.6..176.4lb")
        #expect(draft.chart.rows[0].limits[0].cells.allSatisfy { $0.reading == .converted })
    }

    @Test func unitsInTheCells() {
        let draft = draft(
            .written(
                "Height | Preferred | Standard\n5 ft 10 in | 205 lbs | max 250 lbs\n5 ft 11 in | 210 lbs | max 258 lbs")
        )
        #expect(draft.lines.prefix(2) == ["70 Preferred ..205lb", "70 Standard ..250lb"])
        #expect(draft.rules.isEmpty)
    }

    @Test func threeHeaderLevels() {
        let draft = draft(
            .written(
                """
                Height | Male | << | << | << | Female | << | << | <<
                       | Non-Tobacco | << | Tobacco | << | Non-Tobacco | << | Tobacco | <<
                       | Preferred | Standard | Preferred | Standard | Preferred | Standard | Preferred | Standard
                5'0" | 150 | 180 | 140 | 170 | 145 | 175 | 135 | 165
                5'1" | 155 | 186 | 145 | 176 | 150 | 181 | 140 | 171
                """))
        #expect(
            Array(draft.lines.prefix(4)) == [
                "60 Non-Tobacco Preferred ..150lb male tobacco-no", "60 Non-Tobacco Standard ..180lb male tobacco-no",
                "60 Tobacco Preferred ..140lb male tobacco-yes", "60 Tobacco Standard ..170lb male tobacco-yes",
            ])
        #expect(draft.chart.columns.allSatisfy { $0.rateClass != nil })
    }

    @Test func productsOverClasses() {
        let draft = draft(
            .written(
                """
                Height | Term Express | << | Whole Life | <<
                       | Preferred | Standard | Preferred | Standard
                5'0" | 150 | 180 | 140 | 170
                5'1" | 155 | 186 | 145 | 176
                """))
        #expect(
            Array(draft.lines.prefix(2)) == [
                "60 [Term Express] Preferred ..150lb", "60 [Term Express] Standard ..180lb",
            ])
    }

    @Test func sexesAsTitlesAboveTurnedRows() {
        let draft = draft(
            .written(
                """
                Height | 5'0" | 5'1" | 5'2"
                Male | | |
                Preferred | 150 | 155 | 160
                Standard | 180 | 186 | 192
                Female | | |
                Preferred | 140 | 145 | 150
                Standard | 170 | 176 | 182
                """))
        #expect(
            Array(draft.lines.prefix(4)) == [
                "60 Preferred ..150lb male", "60 Standard ..180lb male", "60 Preferred ..140lb female",
                "60 Standard ..170lb female",
            ])
    }

    @Test func bodyMassIndexByClass() {
        let down = draft(
            .written(
                "Rate Class | Minimum BMI | Maximum BMI\nPreferred | 18.5 | 29.9\nStandard | 17 | 35\nTable 2 | 16 | 38"
            ))
        #expect(down.lines == [".. Preferred bmi 18.5..29.9", ".. Standard bmi 17..35", ".. Table 2 bmi 16..38"])
        let across = draft(.written(" | Preferred Plus | Preferred | Standard\nMaximum BMI | 27 | 30 | 35"))
        #expect(across.lines == [".. Preferred Plus bmi ..27", ".. Preferred bmi ..30", ".. Standard bmi ..35"])
        let bands = draft(
            .written("BMI | Rate Class\n18.5 - 29.9 | Preferred\n30 - 35 | Standard\n35.1 - 40 | Table 4"))
        #expect(bands.lines == [".. Preferred bmi 18.5..29.9", ".. Standard bmi 30..35", ".. Table 4 bmi 35.1..40"])
    }

    @Test func agesInMonths() {
        let draft = draft(
            .written(
                "Age | Weight Min (lb) | Weight Max (lb)\n0-5 months | 5 | 20\n6-11 months | 12 | 28\n1 year | 15 | 35")
        )
        #expect(draft.lines == [".. - 5..20lb age 0..5", ".. - 12..28lb age 6..11", ".. - 15..35lb age 1"])
        #expect(draft.chart.rows[0].age?.unit == .months)
    }

    @Test func feetAndInchesInTwoColumns() {
        let draft = draft(
            .written(
                """
                Feet | Inches | Preferred | Standard
                5 | 10 | 205 | 250
                5 | 11 | 210 | 258
                6 | 0 | 220 | 265
                """))
        #expect(draft.lines.prefix(2) == ["70 Preferred ..205lb", "70 Standard ..250lb"])
    }

    @Test func footnoteMarksAreNoPartOfAName() {
        let draft = draft(
            .written("Height | Preferred¹ | Standard*\n5'0\" | 150 | 180\n5'1\" | 155 | 186\n¹ Not available in NY"))
        #expect(draft.lines.prefix(2) == ["60 Preferred ..150lb", "60 Standard ..180lb"])
    }

    @Test func underAndOverweightZones() {
        let draft = draft(
            .written(
                """
                Height | Decline below | Table 2 | Standard | Table 2 | Table 4 | Decline over
                5'0" | 80 | 80-89 | 90-180 | 181-200 | 201-220 | 220
                5'1" | 83 | 83-92 | 93-186 | 187-206 | 207-226 | 226
                """))
        #expect(
            Array(draft.lines.prefix(6)) == [
                "60 Decline below ..80lb", "60 Table 2 80..89lb", "60 Standard 90..180lb", "60 Table 2 181..200lb",
                "60 Table 4 201..220lb", "60 Decline over 220..lb",
            ])
    }

    /// Two columns of one name and nothing that tells them apart: neither reading is sure.
    @Test func twoColumnsOfOneName() {
        let draft = draft(
            .written("Height | Preferred | Preferred | Standard\n5'0\" | 150 | 160 | 180\n5'1\" | 155 | 165 | 186"))
        #expect(draft.findings.contains { $0.rule == "reading.columns.ambiguous" && $0.severity == .error })
    }

    /// Pounds or kilograms: nobody can say.
    @Test func noUnitThatIsSure() {
        let draft = draft(.written("Height | Max\n5'0\" | 60\n5'1\" | 62\n5'2\" | 64"))
        #expect(draft.lines.isEmpty)
        #expect(draft.findings.contains { $0.rule == "reading.unit.unknown" && $0.severity == .error })
    }

    @Test func digitsThatRanTogetherAreNotRead() {
        let draft = draft(
            .written("Height | Preferred | Standard\n5'0\" | 150 | 180\n5'1\" | 155186 | 186\n5'2\" | 160 | 192"))
        #expect(draft.findings.contains { $0.rule == "reading.cell.unread" && $0.location.text == "155186" })
    }

    @Test func heightsThatDisagree() {
        let draft = draft(
            .written(
                "Height | Inches | Max (lb)\n5'0\" | 60 | 180\n5'1\" | 62 | 186\n5'2\" | 62 | 192\n5'3\" | 63 | 199"))
        #expect(draft.lines.count == 3)
        #expect(draft.findings.contains { $0.rule == "reading.height.disagrees" && $0.severity == .error })
    }

    @Test func aTableWithoutKeysIsNoChart() {
        let draft = draft(.written("a | b | c\n1 | 200 | 7\n9 | 300 | 8\n4 | 100 | 2"))
        #expect(draft.lines.isEmpty)
        #expect(draft.findings.contains { $0.severity == .error })
    }

    @Test func ageBandsAsTitlesAmongTheRows() {
        let draft = draft(
            .written(
                """
                Height | Minimum | Maximum
                Ages 18-60 | |
                5'0" | 90 | 180
                5'1" | 93 | 186
                Ages 61-75 | |
                5'0" | 95 | 175
                5'1" | 98 | 181
                """))
        #expect(
            draft.lines == [
                "60 - 90..180lb age 18..60", "60 - 95..175lb age 61..75", "61 - 93..186lb age 18..60",
                "61 - 98..181lb age 61..75",
            ])
    }

    @Test func onlyTwoHeights() {
        let draft = draft(.written("Height | Preferred | Standard\n5'10\" | 205 | 250"))
        #expect(draft.lines == ["70 Preferred ..205lb", "70 Standard ..250lb"])
    }
}
