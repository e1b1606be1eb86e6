import ChartSchema
import Tables
import Testing

@testable import Reading

/// Columns whose header says after which time a row holds, times of groups of rows, figures that ask for no time, and columns of the two ends in
/// other languages.
@Suite struct TimesThatBeginTests {
    private func read(_ table: String, before: [String] = [], after: [String] = []) -> MedicationDraft {
        .read(.written(table, before: before, after: after))
    }

    private func told(_ draft: MedicationDraft) -> [String] {
        draft.findings.filter { $0.severity != .info }.map(\.rule)
    }

    private func windows(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.map { rule in
            [rule.lookback.minMonths, rule.lookback.maxMonths].map { $0.map { "\($0)" } ?? "" }.joined(separator: "..")
        }
    }

    @Test(arguments: ["After", "Over", "Last filled more than", "Filled after", "More than (months ago)"])
    func aHeaderMaySayThatItsTimesBegin(_ header: String) {
        let draft = read(
            "Drug | Use | \(header) | Decision\nLasix | CHF | 24 months | Graded\nZocor | Cholesterol | 1 year | Level")
        #expect(windows(draft) == ["24..", "12.."])
        #expect(told(draft) == [])
    }

    @Test func timesWithinAndAfterStandSideBySide() {
        let draft = read(
            "Drug | Use | Within | After | Decision\nLasix | CHF | 24 months | | Decline\nLasix | CHF | | 24 months | Graded\nCoreg | CHF | 12 months | | Level"
        )
        #expect(windows(draft) == ["..24", "24..", "..12"])
        #expect(told(draft) == [])
    }

    @Test(arguments: [
        "Diagnosed after", "Taken longer than", "Longer than", "On medication over", "Duration over",
        "Stable more than",
    ])
    func ofAnIllnessAndOfWhatLastsTheyAreNone(_ header: String) {
        let draft = read(
            "Drug | Use | \(header) | Decision\nLasix | CHF | 24 months | Graded\nZocor | Cholesterol | 1 year | Level")
        #expect(draft.chart.rules.allSatisfy { $0.lookback == .always })
    }

    @Test(arguments: ["50 years | 40 years", "18 years | 20 years", "2024 | 2025"])
    func agesAndYearsAreNoTimes(_ cells: String) {
        let ends = cells.split(separator: " | ")
        let draft = read("Drug | Over | Decision\nLasix | \(ends[0]) | Graded\nZocor | \(ends[1]) | Level")
        #expect(draft.chart.rules.allSatisfy { $0.lookback == .always })
    }

    @Test func monthsMayBeTheHeadersAlone() {
        let draft = read("Drug | Use | Months | Decision\nLasix | CHF | 24 | Graded\nZocor | Cholesterol | >12 | Level")
        #expect(windows(draft) == ["..24", "12.."])
        #expect(told(draft) == [])
    }

    @Test func whatSaysItselfThatItEndsIsNotTurned() {
        let draft = read(
            "Drug | Use | After | Decision\nLasix | CHF | within 24 months | Graded\nZocor | Cholesterol | within 1 year | Level"
        )
        #expect(windows(draft) != ["24..", "12.."])
        #expect(told(draft) != [])
    }

    private static let figures =
        "Drug | Use | Look-back (months) | Decision\nAricept | Dementia | 0 | Decline\nLasix | CHF | 24 | Graded\nPlavix | Stroke | 12 | Decline"

    @Test(arguments: [
        "0 means any time in the past.", "0 = any time",
        "A look-back of 0 means the medication is declined no matter when it was last filled.",
    ])
    func aFigureMayAskForNoTime(_ sentence: String) {
        let draft = read(Self.figures, after: [sentence])
        #expect(windows(draft) == ["..", "..24", "..12"])
        #expect(told(draft) == [])
    }

    @Test(arguments: [
        "A look-back of 0 means the medication is accepted no matter when it was last filled.",
        "0 means any time for smokers.", "0 means currently taken.",
    ])
    func otherSentencesOfFiguresDoNot(_ sentence: String) {
        let draft = read(Self.figures, after: [sentence])
        #expect(draft.chart.rules.map(\.medication) == ["Lasix", "Plavix"])
        #expect(told(draft) != [])
    }

    @Test func aGroupHasTheTimeOfItsRow() {
        let draft = read(
            """
            Medication | Use | Decision
            Cardiac (last fill within 2 years) | |
            Coreg | CHF | Decline
            Plavix | Stroke | Graded
            Respiratory (last fill within 3 years) | |
            Spiriva | COPD | Decline
            """)
        #expect(windows(draft) == ["..24", "..24", "..36"])
        #expect(draft.chart.rules.map(\.use) == ["CHF", "Stroke", "COPD"])
        #expect(told(draft) == [])
    }

    @Test(arguments: [
        "Medicamentos surtidos en los últimos 24 meses", "Medicamentos surtidos en los últimos 24 meses.",
    ])
    func aSpanishLineHasTheTimeOfAll(_ line: String) {
        let draft = read(
            "Medicamento | Uso | Decisión\nAricept | Demencia | Rechazar\nLasix | Hipertensión | Aceptar",
            before: [line])
        #expect(windows(draft) == ["..24", "..24"])
        #expect(told(draft) == [])
    }

    @Test func germanEndsAreRead() {
        let times = read(
            "Medikament | von (Monate) | bis (Monate) | Entscheidung\nLasix | 0 | 24 | Ablehnung\nCoreg | 12 | 24 | Annahme"
        )
        #expect(windows(times) == ["..24", "12..24"])
        #expect(told(times) == [])
        let ages = read(
            "Medikament | Alter von | Alter bis | Entscheidung\nLasix | 18 | 60 | Ablehnung\nCoreg | 60 | 80 | Annahme")
        #expect(ages.chart.rules.map(\.condition) == ["Ages 18-60", "Ages 60-80"])
        #expect(told(ages) == [])
    }
}
