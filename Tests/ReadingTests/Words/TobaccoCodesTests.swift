import ChartSchema
import Tables
import Testing

@testable import Reading

/// Codes of tobacco that only the column beside them explains.
@Suite struct TobaccoCodesTests {
    private func tobacco(_ first: String, _ second: String) -> [String] {
        ReadingTests.draft(
            .written(
                """
                Height | \(first) | \(second)
                5'0" | 164 | 154
                5'1" | 169 | 159
                5'2" | 175 | 165
                """)
        ).chart.columns.map { "\($0.classLabel ?? "-") \($0.tobacco.rawValue)" }
    }

    @Test func besideTheirOpposites() {
        #expect(tobacco("NT", "T") == ["- no", "- yes"])
        #expect(tobacco("Male NT", "Male T") == ["- no", "- yes"])
        #expect(tobacco("Standard NS", "Standard S") == ["Standard NS no", "Standard S yes"])
    }
}
