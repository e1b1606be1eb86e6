import ChartSchema
import Tables
import Testing

@testable import Reading

/// Real charts in layouts and files that they were not published in, read with nothing but their form: right, or flagged.
@Suite struct CorpusTests {
    static let names = [
        "01-mutual-of-omaha-fully-underwritten", "21-fg-quantum", "29-allianz-classes",
        "12-transamerica-ffiul-ii-express",
        "44-empire-preferred-two-editions",
    ]

    @Test(arguments: names, Rendering.all)
    func everyLayoutIsReadRight(name: String, rendering: Rendering) throws {
        let chart = try SampleChart(example: name)
        guard rendering.suits(chart) else { return }
        let (tables, told) = rendering.render(chart)
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected), tables: tables)
        compare(document, with: told, "\(chart), \(rendering)")
    }

    /// The two smallest, which have accents, ages and dashes; the layouts themselves are tried above.
    @Test(arguments: names.suffix(2), FileDialect.all)
    func everyLayoutInEveryFileIsReadRight(name: String, dialect: FileDialect) throws {
        let chart = try SampleChart(example: name)
        for rendering in Rendering.all where rendering.suits(chart) {
            let (tables, told) = rendering.render(chart)
            let document = try TableReader.read(dialect.write(tables), file: "chart")
            compare(document, with: told, "\(chart), \(rendering), \(dialect)")
        }
    }

    private func compare(_ document: Document, with told: SampleChart, _ name: String) {
        let draft = ChartReader.read(
            document, sha256: "",
            instructions: ReadingInstructions(id: ChartID(carrier: "c", chart: "x", edition: "2026-01-01")))
        let read = Set(
            draft.chart.flatRecords().map { record in
                SampleChart.line(
                    record.height.min ?? 0,
                    SampleChart.Series(
                        label: record.classLabel, sex: record.sex, tobacco: record.tobacco, age: record.age),
                    SampleChart.Limit(min: record.weightMin, max: record.weightMax))
            })
        let expected = told.lines
        let missing = expected.subtracting(read).sorted().prefix(3)
        let extra = read.subtracting(expected).sorted().prefix(3)
        #expect(read == expected, "\(name): \(missing) read as \(extra); \(Set(draft.rules))")
        #expect(draft.ledger.counts.unread == 0, "\(name)")
    }
}
