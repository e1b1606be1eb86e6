import ChartSchema
import Testing

@testable import Reading

/// Notes of those beyond the printed heights change no limit; of those within them they may.
@Suite struct BeyondHeightsTests {
    private func told(_ note: String) -> Bool {
        let rows = (0...3).map { "5'\($0)\" | \(140 + $0) | \(160 + $0)" }
        let lines = ["Height | Preferred | Standard"] + rows + [note]
        return draft(.written(lines.joined(separator: "\n"))).findings.contains { $0.severity >= .warning }
    }

    @Test(arguments: [
        "Heights under 5'0\" or over 5'3\": refer to home office", "* Below 5'0\": individual consideration",
        "Applicants taller than 5'3\" are not eligible.", "Height below 4'10\" refer to home office",
        "Applicants under 5'0\" or over 6'6\" require home office review.", "Shorter than 5'0\": refer",
    ])
    func thoseBeyondChangeNothing(_ note: String) { #expect(!told(note)) }

    @Test(arguments: [
        "Heights under 5'2\" or over 5'3\": refer to home office", "Applicants taller than 5'2\" are not eligible.",
        "Women under 5'0\": refer", "Heights over 5'3\": add 5 lbs", "Over 5'3\": use 95% of the figures",
        "Applicants under 5'0\" or over 150 lbs: refer", "At 5'3\" and over: refer",
    ])
    func thoseWithinAreToldOf(_ note: String) { #expect(told(note)) }
}
