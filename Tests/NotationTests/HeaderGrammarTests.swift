import ChartSchema
import Testing

@testable import Notation

/// Headers that decide, and leave the time or the answer to the cells below them.
@Suite struct HeaderGrammarTests {
    @Test(
        "A header and a cell below it",
        arguments: [
            ("Decline within", "2 years", .decline, nil, 24),
            ("Graded if filled within (months)", "12", .graded, nil, 12),
            ("Level after", "4 years", .level, 48, nil), ("Decline (months)", "24", .decline, nil, 24),
            ("Decline within", "Any", .decline, nil, nil), ("Graded", "", nil, nil, nil),
            ("Decline within 2 years", "", nil, nil, nil), ("Decline unless within", "", nil, nil, nil),
            ("Decline or graded within", "", nil, nil, nil), ("Use within", "", nil, nil, nil),
        ] as [(String, String, MedicationOutcome?, Int?, Int?)])
    func times(header: String, cell: String, outcome: MedicationOutcome?, min: Int?, max: Int?) throws {
        let timed = TimedDecision(header)
        #expect(timed?.outcome == outcome)
        guard let timed else { return }
        let window = try #require(timed.window(cell))
        #expect(window.minMonths == min && window.maxMonths == max)
    }

    @Test func aCellThatContradictsItsHeaderIsNoTime() throws {
        let timed = try #require(TimedDecision("Decline within"))
        #expect(timed.window("> 3 years") == nil)
        #expect(timed.window("mild") == nil)
        #expect(timed.window("n/a") == nil)
        #expect(TimedDecision.isNever("-") && TimedDecision.isNever("None") && !TimedDecision.isNever("2 years"))
    }

    @Test(
        "Headers that are answered with yes and no",
        arguments: [
            ("Decline?", .decline, nil), ("Knockout? Y/N", .decline, nil),
            ("Will this drug cause a decline?", .decline, nil),
            ("Can apply for Level?", .accept, "Level"), ("Eligible", .accept, nil), ("Plan available?", .accept, nil),
            ("Eligible for Graded if under 50?", nil, nil), ("Not a decline?", nil, nil), ("Gold", nil, nil),
        ] as [(String, MedicationOutcome?, String?)])
    func answers(header: String, outcome: MedicationOutcome?, plan: String?) {
        let asked = AskedDecision(header)
        #expect(asked?.outcome == outcome)
        #expect(asked?.plan == plan)
    }
}
