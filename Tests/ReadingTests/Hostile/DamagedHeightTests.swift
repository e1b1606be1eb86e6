import ChartSchema
import Tables
import Testing

@testable import Reading

/// A row of limits whose height cannot be read is never taken for a header.
@Suite struct DamagedHeightTests {
    @Test(arguments: ["9'8\"", "4'88\"", "44'8\"", "'8\"", "4'", "488\""])
    func theFirstRowIsNoHeader(height: String) {
        let draft = draft(
            .written(
                """
                Height | Decline Below | Decline Over
                \(height) | 80 | 174
                4'9" | 83 | 181
                4'10" | 86 | 187
                4'11" | 89 | 194
                5'0" | 92 | 200
                """))
        let labels = Set(draft.chart.columns.compactMap(\.classLabel))
        #expect(labels.isSubset(of: ["Decline Below", "Decline Over"]))
        let isRead = draft.chart.rows.contains { $0.limits.contains { $0.weightMin == 174 } }
        let isRefused = draft.findings.contains { $0.severity == .error && $0.location.row == 1 }
        #expect(isRead || isRefused)
    }

    @Test func ratingsAndBMIsMayHeadColumns() {
        let draft = draft(
            .written(
                """
                Height | Standard | Refus
                Taille | 100 % | 150 %
                4'8" | 180 | 210
                4'9" | 186 | 216
                4'10" | 191 | 222
                """))
        #expect(draft.chart.rows.count == 3)
    }
}
