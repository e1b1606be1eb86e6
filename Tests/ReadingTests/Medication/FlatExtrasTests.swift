import ChartSchema
import Tables
import Testing

@testable import Reading

/// A price on a risk beside the word that takes it on is one decision.
@Suite struct FlatExtrasTests {
    private func read(_ decision: String) -> MedicationDraft {
        .read(
            .written(
                """
                Drug | Use | Decision
                Aricept | Dementia | Decline
                Coreg | Hypertension | \(decision)
                Zocor | High cholesterol | Accept
                """))
    }

    @Test(arguments: [
        "Accept, flat extra $5", "Accept with flat extra of $5", "Accept with $5 flat extra", "Accept + $5 flat extra",
        "Accept (flat extra $5)", "Standard with flat extra of $5/1000",
        "Accept with a flat extra of $7.50 per thousand",
    ])
    func isOneRatedRule(_ decision: String) {
        let draft = read(decision)
        let own = draft.chart.rules.filter { $0.medication == "Coreg" }
        #expect(own.map { "\($0.outcome.rawValue) \($0.condition ?? "-")" } == ["rated -"])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: ["Accept with flat extra", "Accept, flat extra", "Accept with table rating"])
    func withoutAFigureItIsTold(_ decision: String) {
        #expect(read(decision).findings.contains { $0.severity >= .warning })
    }

    @Test func aPriceForSomeIsNoneForAll() {
        let own = read("Accept; flat extra $5 for tobacco users").chart.rules.filter { $0.medication == "Coreg" }
        #expect(Set(own.map(\.outcome)).isSuperset(of: [.accept]) || own.isEmpty)
    }
}
