import Testing

@testable import Tables

@Suite("Records deep inside of each other")
struct DeepRecordsTests {
    private func read(_ text: String) throws -> Document {
        try TableReader.read(Array(text.utf8), file: "chart", isChart: false)
    }

    /// Elements in each other, each with rows of its own.
    private func nested(
        _ count: Int, _ attributes: (Int) -> String = { _ in "" }, rows: String = "<r h='5' w='6'/><r h='6' w='7'/>"
    ) -> String {
        "<chart>" + (0..<count).map { "<level\($0) \(attributes($0))>\(rows)" }.joined()
            + (0..<count).reversed().map { "</level\($0)>" }.joined() + "</chart>"
    }

    @Test("Tables in some elements are read, and in hundreds of them refused, even if they are only printed")
    func names() throws {
        #expect(try read(nested(15) { "n='a\($0)'" }).tables.count > 10)
        let error = #expect(throws: UnreadableFile.self) { try read(nested(250) { "n='a\($0)'" }) }
        #expect(error?.code == "file.limit")
        #expect(error?.help.contains("headings=") == true)
    }

    @Test("As many tables as there may be stand in few elements")
    func manyTables() {
        let frames = (0..<SurroundingElements.usual).map { RecordFrame(name: "e\($0)", line: 1, attributes: []) }
        var surroundings = SurroundingElements()
        #expect(surroundings.add(1_000_000, in: frames, line: 1) == nil)
        #expect(surroundings.add(500, in: frames + frames, line: 1) != nil)
    }

    @Test("Values that every element around records repeats are counted over all elements")
    func joined() {
        let rows = String(repeating: "<r h='5' w='6'/>", count: 300)
        let text =
            "<chart>" + (0..<150).map { "<g\($0) v='\($0)'>" }.joined() + rows
            + (0..<150).reversed().map { "</g\($0)>" }.joined() + "</chart>"
        let error = #expect(throws: UnreadableFile.self) { try read(text) }
        #expect(error?.help.contains("places=") == true)
    }
}
