import ChartSchema
import Tables
import Testing

@testable import Reading

/// A time for all names that stands in one text with the meaning of a mark.
@Suite struct TimesBesideMarksTests {
    private func read(_ text: String) -> MedicationDraft {
        .read(.written("Arimidex\nCellcept\nHydrea\nLupron*", headings: ["Declined Medications"], before: [text]))
    }

    @Test(arguments: [
        "Each is declined when filled within 2 years. Medications marked * are declined only for tobacco users.",
        "Decline if filled within the past 24 months. * Decline only if prescribed for cancer.",
        "The following medications, if filled within the past 24 months, will result in a decline. Medications marked with an asterisk (*) are declined for applicants under age 60 only.",
    ])
    func isKeptOrTold(text: String) {
        let draft = read(text)
        let isKept = draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 24 }
        #expect(isKept || draft.findings.contains { $0.severity >= .warning })
    }

    @Test func withoutAMarkItIsKept() {
        let rules = read("Each is declined when filled within 2 years.").chart.rules
        #expect(!rules.isEmpty && rules.allSatisfy { $0.lookback.maxMonths == 24 })
    }
}
