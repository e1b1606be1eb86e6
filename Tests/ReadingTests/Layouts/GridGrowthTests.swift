import ChartSchema
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

    @Test func aTextAboveManyTablesIsUnderstoodOnce() {
        let texts = (0..<20).map { "Men aged \($0 + 20) to 60 of plan \($0)" }
        let tables = (0..<10).map { index in
            Table.written("Height|Preferred|Standard\n5'10|180|200\n5'11|185|205", index: index, before: texts)
        }
        let document = Document(
            file: "chart.html", format: .html, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: tables
        )
        let senses = TextSenses(of: document)
        let id = ChartID(carrier: "acme", chart: "build", edition: "2024-01-01")
        _ = ChartReader.read(document, texts: senses, sha256: "", instructions: ReadingInstructions(id: id))
        #expect(senses.piecesMade == texts.count)
    }
}
