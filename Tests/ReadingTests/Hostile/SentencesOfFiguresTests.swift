import ChartSchema
import Notation
import Tables
import Testing

@testable import Reading

/// Sentences around a chart that say what its figures are, or for which part of it they hold.
@Suite struct SentencesOfFiguresTests {
    static let table =
        "Height | Preferred (lb) | Standard (lb)\n5'8\" | 180 | 200\n5'9\" | 185 | 205\n5'10\" | 190 | 212"

    private func isTold(_ table: Table) -> Bool { draft(table).findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        "The figures shown are the lowest weights for each class.", "Figures are minimums",
        "Applicants must weigh more than the figure shown.", "Limits shown are exclusive",
        "Weights shown are in the previous edition", "Minimum 120", "Minimum weight 120", "Weights are in kilograms.",
        "Women only above this line", "Men only from page 2.", "Applicants must weigh less than the weight shown.",
        "All applicants must weigh less than the maximum shown.", "Weights less than those shown are acceptable.",
    ])
    func figuresThatAreNotAsTheyWereRead(sentence: String) {
        #expect(isTold(.written(Self.table, before: [sentence])), "above: \(sentence)")
        #expect(isTold(.written(Self.table, after: [sentence])), "below: \(sentence)")
        #expect(isTold(.written("\(Self.table)\n\(sentence) | |")), "in the last row: \(sentence)")
    }

    @Test(arguments: [
        "Find the lowest class for which the weight qualifies.",
        "Weights shown are maximum weights.", "All weights are expressed in pounds.",
        "Find the proposed insured's height in the left column and read across.",
        "These charts give the highest weight (lb) we allow in each class.", "HMS Plus 125",
        "Maximum weights are in pounds.", "Weights in pounds",
    ])
    func figuresThatAre(sentence: String) {
        #expect(!isTold(.written(Self.table, before: [sentence])), "\(sentence)")
    }

    @Test(arguments: [
        "Acme Life | Male |\n\(table)", "Acme Life | Non-Tobacco | Tobacco\n\(table)", "Acme Life | Unisex |\n\(table)",
    ])
    func aNameBesideHeadsOfColumns(text: String) {
        #expect(!draft(.written(text)).rules.contains("reading.footnote.unapplied"), "\(text)")
    }

    /// Above the figures they are applied.
    @Test(arguments: ["For ages 18-60.", "Age 60 and over", "Up to age 70."])
    func agesBelowTheFigures(sentence: String) {
        #expect(isTold(.written(Self.table, after: [sentence])), "\(sentence)")
        let above = draft(.written(Self.table, before: [sentence]))
        #expect(above.chart.columns.allSatisfy { $0.age != .any }, "\(sentence)")
    }

    @Test(arguments: [
        "Columns are reversed for women", "Add 10 lb for amounts under $50,000", "Not approved for use", "Ages 18-60",
        "Non-tobacco",
    ])
    func aSecondTitleInARow(title: String) {
        #expect(isTold(.written("Cactus Life | | \(title)\n\(Self.table)")), "\(title)")
    }
}
