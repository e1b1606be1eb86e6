import ChartSchema
import Foundation
import Testing

/// Figures as text and as JSON numbers, there and back.
@Suite struct FigureTests {
    /// Every count of ten-thousandths that can be small, and the neighbours of every power of ten and of two.
    static let counts: [Int64] = {
        var counts = Array(Int64(0)...20_001)
        for base in [Int64(2), 10] {
            var power: Int64 = 1
            while power < 1_000_000_000_000_000 {
                counts += (-3...3).map { power + $0 }
                power *= base
            }
        }
        return counts.filter { (0..<1_000_000_000_000_000).contains($0) }
    }()

    @Test func textIsReadBack() {
        let figures = Self.counts.flatMap { [Figure(tenThousandths: $0), Figure(tenThousandths: -$0)] }
        #expect(figures.filter { Figure($0.description) != $0 } == [])
    }

    @Test func numbersOfJSONAreReadBack() throws {
        let figures = Self.counts.flatMap { [Figure(tenThousandths: $0), Figure(tenThousandths: -$0)] }
        let text = "[" + figures.map(\.description).joined(separator: ",") + "]"
        #expect(try JSONDecoder().decode([Figure].self, from: Data(text.utf8)) == figures)
        let encoded = try JSONEncoder().encode(figures)
        #expect(try JSONDecoder().decode([Figure].self, from: encoded) == figures)
    }

    /// What could be written and not read again would make a published chart unreadable.
    @Test(arguments: ["100000000000", "12345678901234", "-100000000000", "99999999999999.9"])
    func whatJSONCouldNotGiveBackIsNoFigure(_ text: String) {
        #expect(Figure(text) == nil)
        #expect(Figure(rounding: Double(text)!) == nil)
    }

    @Test(arguments: ["", "-", ".", "1.", "1.00000", "1e3", "+1", "1,5", "0x1", "--1", "1.2.3", " 1", "٣"])
    func otherTextIsNoFigure(_ text: String) {
        #expect(Figure(text) == nil)
    }

    @Test(
        arguments: [
            ("99999999999.9999", "99999999999.9999"), ("99999999999.99999", nil), ("007", "7"), ("-0", "0"),
            (".5", "0.5"),
            ("0.50", "0.5"), ("16.0001", "16.0001"), ("-0.0001", "-0.0001"),
            ("00000000000000000000000000", "0"), ("9223372036854775807", nil), ("99999999999999999999999999", nil),
        ] as [(String, String?)])
    func theShortestFormIsWritten(_ text: String, _ expected: String?) {
        #expect(Figure(text)?.description == expected)
    }

    @Test(arguments: [("1.45", 1, "1.5"), ("-1.45", 1, "-1.5"), ("1.44", 1, "1.4"), ("2.5", 0, "3"), ("0.04", 1, "0")])
    func roundingGoesAwayFromZero(_ text: String, _ decimals: Int, _ expected: String) {
        #expect(Figure(text)?.rounded(decimals: decimals).description == expected)
    }
}
