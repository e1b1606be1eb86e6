import Testing

/// The expectations are proven right by somebody else's: the worked examples say, of fourteen of the charts, which
/// records a right reading gives.
@Suite struct WorkedExampleTests {
    static let charts = AllCharts.expectations.filter { $0.example != nil }

    @Test func everyExampleHasItsChart() throws {
        #expect(Self.charts.compactMap(\.example).sorted() == (try WorkedExample.names()))
    }

    @Test("One reading is the example's, record by record", arguments: charts)
    func readingIsTheExample(chart: ChartExpectation) throws {
        let example = try WorkedExample(named: try #require(chart.example))
        let readings = try chart.readings()
        #expect(readings.contains { Self.isSame($0.records, as: example.demanded) })
    }

    @Test("No reading goes beyond the example", arguments: charts)
    func nothingBeyondTheExample(chart: ChartExpectation) throws {
        let example = try WorkedExample(named: try #require(chart.example))
        let known = example.demanded + example.welcome
        for reading in try chart.readings() {
            let records = reading.records + reading.footnotes.flatMap(\.records)
            let beyond = records.filter { record in !known.contains { $0.agrees(with: record) } }
            #expect(beyond.isEmpty, "\(reading.name): \(beyond.prefix(5))")
        }
    }

    @Test("What an example welcomes, some reading has", arguments: charts)
    func welcomedRecordsAreKnown(chart: ChartExpectation) throws {
        let example = try WorkedExample(named: try #require(chart.example))
        let records = try chart.readings().flatMap { $0.records + $0.footnotes.flatMap(\.records) }
        let unknown = example.welcome.filter { welcome in !records.contains { welcome.agrees(with: $0) } }
        #expect(unknown.isEmpty)
    }

    /// Whether every record of one side has its own on the other.
    private static func isSame(_ records: [ExpectedRecord], as demanded: [ExampleRecord]) -> Bool {
        guard records.count == demanded.count else { return false }
        var open = records
        return demanded.allSatisfy { record in
            guard let found = open.firstIndex(where: { record.agrees(with: $0) }) else { return false }
            open.remove(at: found)
            return true
        }
    }
}
