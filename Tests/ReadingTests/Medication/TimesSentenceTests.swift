import ChartSchema
import Tables
import Testing

@testable import Reading

/// Sentences that say from when the times of a chart count.
@Suite struct TimesSentenceTests {
    private static let table =
        "Drug | Use | Time Frame | Decision\nPlavix | Stroke | 24 months | Graded\nPlavix | Stroke | > 24 months | Level\nAricept | Dementia | Any | Decline"

    private func told(_ draft: MedicationDraft) -> [String] {
        draft.findings.filter { $0.severity != .info }.map(\.rule)
    }

    private func bases(_ draft: MedicationDraft) -> [LookbackWindow.Basis?] { draft.chart.rules.map(\.lookback.basis) }

    @Test(arguments: [
        "All time frames refer to the first time the drug was prescribed.",
        "Time frame = time since the medication was started.",
        "* Time frame is measured from the date the medication was first prescribed.",
        "Time Frame means how long ago the applicant first took the medication.",
        "Time frames run from the date of the first fill.", "Lookback begins on the first fill date.",
        "All look-back periods are based on the original prescription date.",
    ])
    func theFirstFillIsThatOfAllTimes(_ sentence: String) {
        for draft in [
            MedicationDraft.read(.written(Self.table, before: [sentence])),
            .read(.written(Self.table, after: [sentence])), .read(.written("\(sentence)\n\(Self.table)")),
            .read(.written("\(Self.table)\n\(sentence)")),
        ] {
            #expect(bases(draft) == [.firstFill, .firstFill, nil])
            #expect(told(draft) == [])
        }
    }

    @Test(arguments: ["Time frame refers to the last fill.", "Months are counted from the most recent refill date."])
    func orTheLast(_ sentence: String) {
        let draft = MedicationDraft.read(.written(Self.table, after: [sentence]))
        #expect(bases(draft) == [.lastFill, .lastFill, nil])
        #expect(told(draft) == [])
    }

    @Test func timesSinceADiagnosisAreConditions() {
        let draft = MedicationDraft.read(.written(Self.table, after: ["Time frame is based on date of diagnosis."]))
        #expect(draft.chart.rules.allSatisfy { $0.lookback == .always })
        #expect(draft.chart.rules.map { $0.condition != nil } == [true, true, false])
        #expect(told(draft) == ["medication.note.unapplied"])
    }

    @Test(arguments: [
        "Time frame is the first policy year of coverage.", "All time frames refer to the first or the last fill.",
        "Time frames are based on the first hospital admission.",
    ])
    func whatIsNotWholeIsTold(_ sentence: String) {
        let draft = MedicationDraft.read(.written(Self.table, after: [sentence]))
        #expect(bases(draft) == [nil, nil, nil])
        #expect(told(draft) == ["medication.note.unapplied"])
    }

    @Test func aHeadersOwnFillStays() {
        let table = Self.table.replacing("Time Frame", with: "Last Filled Within")
        let draft = MedicationDraft.read(
            .written(table, after: ["All time frames refer to the first time the drug was prescribed."]))
        #expect(bases(draft) == [.lastFill, .lastFill, nil])
        #expect(told(draft) == ["medication.note.unapplied"])
    }
}
