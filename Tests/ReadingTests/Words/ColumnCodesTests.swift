import Notation
import Tables
import Testing

@testable import Reading

/// Codes of one column, and what the document says that they mean.
@Suite struct ColumnCodesTests {
    @Test(
        arguments: [
            (
                "SMOKER_IND: Y = smoker, N = non-smoker, B = both", "smoker_ind",
                ["Y": "smoker", "N": "non-smoker", "B": "both"]
            ),
            ("TOB_CD 0 = tobacco; 1 = no tobacco", "tob_cd", ["0": "tobacco", "1": "no tobacco"]),
            ("Sex codes: 1 = male, 2 = female", "sex", ["1": "male", "2": "female"]),
            // What stands behind a comma says more of the code before it.
            ("STATUS: A = active; W = withdrawn, never in use", "status", nil),
            ("TOB_CD: 0 = tobacco; 0 = none", "tob_cd", nil),
            ("PP = Preferred Plus, P = Preferred", "pp", nil),
            ("BMI = weight / height", "bmi", nil), ("Table 2 = 150%, 4 = 200%", "table", nil),
            ("Height 60 = 5'0\", 72 = 6'0\"", "height", nil),
        ] as [(String, String, [String: String]?)])
    func codes(_ text: String, _ column: String, _ expected: [String: String]?) {
        #expect(ColumnCodes([text]).codes(below: FoldedText(column)) == expected)
    }

    @Test func areNoneWhereTwoLegendsDisagree() {
        let codes = ColumnCodes(["Tobacco 1 = non-smoker, 2 = smoker", "Tobacco 1 = smoker, 2 = non-smoker"])
        #expect(codes.codes(below: FoldedText("tobacco")) == nil)
    }

    @Test func sayWhomARowIsFor() {
        let draft = draft(.written(Self.table("SMOKER_IND"), before: [Self.legend]))
        #expect(draft.lines.prefix(2) == ["62 - ..180lb tobacco-no", "62 - ..175lb tobacco-yes"])
        #expect(draft.lines.last == "68 - ..256lb")
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    /// The legend of one column says nothing of another.
    @Test func meanNothingElsewhere() {
        let draft = draft(.written(Self.table("TERM_IND"), before: [Self.legend]))
        #expect(draft.lines.isEmpty)
        #expect(draft.findings.contains { $0.severity == .error })
    }

    private static let legend = "SMOKER_IND: Y = smoker, N = non-smoker, B = both"

    private static func table(_ name: String) -> String {
        """
        HEIGHT_IN | \(name) | MAX_LBS
        62 | N | 180
        62 | Y | 175
        65 | N | 198
        65 | Y | 192
        68 | B | 256
        """
    }
}
