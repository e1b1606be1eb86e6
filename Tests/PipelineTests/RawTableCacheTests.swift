import ChartSchema
import Results
import Testing

@testable import Pipeline

@Suite struct RawTableCacheTests {
    private static let csv = "Height,A,B\n" + (56...75).map { "\($0),\($0 * 2),\($0 * 3)" }.joined(separator: "\n")

    private func cells(_ location: Finding.Location, of text: String = csv) throws -> RawNeighbourhood? {
        let project = try TemporaryProject(["raw/a.csv": text])
        return RawTableCache(project: project.folder).neighbourhood(of: location)
    }

    @Test func theHeaderAndTheRowsAround() throws {
        let found = try #require(
            try cells(.init(file: "raw/a.csv", table: 0, row: 10, column: 2, line: 11, text: "195")))
        #expect(found.rows.map(\.number) == [0, 6, 7, 8, 9, 10, 11, 12, 13, 14])
        #expect(found.rows[0].isHeader)
        #expect(found.rows[5].cells == ["65", "130", "195"])
        #expect(found.place == .init(row: 10, column: 2))
    }

    @Test func nothingIsShownThatIsNotTheCell() throws {
        #expect(try cells(.init(file: "raw/a.csv", table: 0, row: 10, column: 2, text: "196")) == nil)
        #expect(try cells(.init(file: "raw/a.csv", table: 0, row: 99, column: 2)) == nil)
        #expect(try cells(.init(file: "raw/a.csv", table: 3, row: 1, column: 2)) == nil)
        #expect(try cells(.init(file: "raw/none.csv", table: 0, row: 1, column: 2)) == nil)
    }
}
