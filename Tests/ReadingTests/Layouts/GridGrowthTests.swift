import Tables
import Testing

@testable import Reading

/// What is asked of every column is worked out once a row.
@Suite struct GridGrowthTests {
    @Test func everyRowIsLookedThroughOnce() throws {
        let rows = (0..<60).map { row in (0..<8).map { "word\(row * 8 + $0)" }.joined(separator: ",") }
        let table = try TableReader.read(Array(rows.joined(separator: "\n").utf8), file: "words.csv").tables[0]
        for grid in [Grid(table), Grid(table).turned] {
            for column in 0..<grid.columnCount {
                _ = Orientation.termsAbove(grid, column: column)
                _ = Orientation.isCounter(grid, column: column)
            }
            #expect(grid.searches == grid.rowCount)
        }
    }
}
