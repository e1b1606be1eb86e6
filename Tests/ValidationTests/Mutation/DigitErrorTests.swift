import ChartSchema
import Testing

@testable import Validation

/// How many typing errors the rules find in real figures, and how often they cry wolf.
@Suite struct DigitErrorTests {
    struct Tally {
        var tried = 0
        /// A new warning at the very cell.
        var atCell = 0
        /// A new warning in the row.
        var inRow = 0
        /// New warnings in rows that nothing was done to.
        var elsewhere = 0
        var cleanFigures = 0

        var recallAtCell: Double { Double(atCell) / Double(tried) }
        var recallInRow: Double { Double(inRow) / Double(tried) }
    }

    enum Size: String, CaseIterable {
        case one = "1 lb"
        case few = "2 to 3 lb"
        case some = "4 to 9 lb"
        case many = "10 lb and more"

        init(_ pounds: Double) {
            self = pounds >= 10 ? .many : pounds >= 4 ? .some : pounds >= 2 ? .few : .one
        }
    }

    static let trials = 1_500

    @Test func recallAndPrecision() throws {
        var tallies: [Size: Tally] = [:]
        for size in Size.allCases { tallies[size] = Tally() }
        // Chart 18 is about children and has no column long enough.
        let charts = try PublishedCharts.all.filter { !$0.name.hasPrefix("18") }.map(Trial.init)
        var random = SplitMix(seed: 20_240_501)
        while tallies.values.reduce(0, { $0 + $1.tried }) < Self.trials {
            try Self.tryOne(charts.randomElement(using: &random)!, &random, &tallies)
        }
        for size in Size.allCases {
            let tally = tallies[size]!
            print(
                "\(size.rawValue): \(tally.tried) errors, \(percent(tally.recallAtCell)) found at the cell, "
                    + "\(percent(tally.recallInRow)) in the row; \(tally.elsewhere) false warnings in "
                    + "\(tally.cleanFigures) clean figures")
        }
        #expect(tallies[.many]!.recallAtCell >= 0.98)
        #expect(tallies[.many]!.recallInRow >= 0.99)
        #expect(tallies[.some]!.recallAtCell >= 0.90)
        #expect(tallies[.some]!.recallInRow >= 0.94)
        #expect(tallies[.few]!.recallInRow >= 0.55)
        let wrong = tallies.values.reduce(0) { $0 + $1.elsewhere }
        let clean = tallies.values.reduce(0) { $0 + $1.cleanFigures }
        #expect(wrong * 8_000 <= clean, "at most one false warning in 8,000 clean figures")
    }

    private func percent(_ share: Double) -> String {
        "\(Figure(rounding: share * 100)!.rounded(decimals: 1)) %"
    }

    private static func tryOne(_ trial: Trial, _ random: inout SplitMix, _ tallies: inout [Size: Tally]) throws {
        let table = trial.tables.indices.randomElement(using: &random)!
        let row = Int.random(in: 1..<trial.tables[table].count, using: &random)
        let column = trial.poundColumns(table).randomElement(using: &random)!
        let error = DigitError.allCases.randomElement(using: &random)!
        let text = trial.tables[table][row][column]
        guard !trial.isKnown(table: table, row: row) else { return }
        guard let wrong = error.applied(to: text, using: &random) else { return }
        let pounds =
            zip(ExampleNotation.figures(text), ExampleNotation.figures(wrong))
            .map { abs($0.doubleValue - $1.doubleValue) }.max() ?? 0
        var changed = trial.tables
        changed[table][row][column] = wrong
        let found = trial.newWarnings(changed)
        let inRow = found.filter { $0.table == table && $0.row == row }
        let size = Size(pounds)
        tallies[size]!.tried += 1
        tallies[size]!.atCell += inRow.contains { $0.column == column } ? 1 : 0
        tallies[size]!.inRow += inRow.isEmpty ? 0 : 1
        tallies[size]!.elsewhere += found.count - inRow.count
        tallies[size]!.cleanFigures += trial.figures - 1
    }
}
