import ChartSchema
import Tables
import Testing

@testable import Reading

/// What texts mean is known from file to file, as far as no file explains it.
@Suite struct KnownTextsTests {
    @Test func whatAFileExplainsIsUnknownToTheNext() throws {
        func tobacco(_ rows: String) throws -> [Tobacco] {
            let document = try TableReader.read(Array(rows.utf8), file: "chart.csv")
            let id = ChartID(carrier: "acme", chart: "build", edition: "2024-01-01")
            let draft = ChartReader.read(document, sha256: "", instructions: ReadingInstructions(id: id))
            return draft.chart.columns.map(\.tobacco)
        }
        let rows = "Height,QQ,RR\n5'8\",180,190\n5'9\",185,195\n5'10\",190,200\n5'11\",195,205\n"
        let explained = rows + "QQ = Non-Tobacco; RR = Tobacco,,\n"
        let plain = try tobacco(rows)
        #expect(try tobacco(explained) == [.no, .yes])
        #expect(try tobacco(rows) == plain)
        #expect(plain == [.any, .any])
    }

    @Test func noMoreIsKeptThanTextsOfAFewCharts() {
        let known = KnownTexts()
        for number in 0..<2_000 { known.sentences["\(number)"] = [] }
        #expect(known.isSmall)
        known.sentences["one more"] = []
        #expect(!known.isSmall)
        let long = KnownTexts()
        long.sentences[String(repeating: "x", count: 1 << 16)] = []
        #expect(long.isSmall)
        long.sentences["y"] = []
        #expect(!long.isSmall)
    }
}
