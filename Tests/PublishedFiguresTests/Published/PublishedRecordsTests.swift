import ChartSchema
import Pipeline
import Testing

/// Every limit that the carriers printed is in the dataset, and nothing else is: each record of each chart, cell by
/// cell, in both directions, against figures that another reader took from another form of the same chart.
@Suite struct PublishedRecordsTests {
    @Test("What is read from raw/ is what is printed", arguments: AllCharts.expectations)
    func readingIsWhatIsPrinted(chart: ChartExpectation) throws {
        let reading = try #require(try ReadSources.reading(of: chart.id))
        let draft = try #require(reading.draft, "\(reading.findings.map(\.message))")
        #expect(reading.isPublishable, "\(reading.findings.filter { $0.severity == .error }.map(\.message))")
        try expectPrinted(try #require(draft.chart.buildChart), findings: reading.findings, as: chart)
    }

    @Test(
        "What is published is what is printed", arguments: AllCharts.expectations
    )
    func publicationIsWhatIsPrinted(chart: ChartExpectation) throws {
        let dataset = try PublishedDataset.latest.get()
        let entry = try #require(dataset.entry(chart.id))
        try expectPrinted(try dataset.chart(at: entry), findings: entry.findings, as: chart)
    }

    @Test("Nothing is published that no description knows")
    func everyPublishedChartIsKnown() throws {
        let published = try PublishedDataset.latest.get().entries.filter { $0.kind == .build }
        #expect(published.map(\.id) == AllCharts.expectations.map(\.id).sorted())
    }

    private func expectPrinted(
        _ chart: BuildChart, findings: [Finding], as expectation: ChartExpectation
    ) throws {
        #expect(chart.id == expectation.id)
        let compared = try expectation.readings().map { Disagreement(of: chart, findings: findings, with: $0) }
        let nearest = try #require(compared.min { $0.size < $1.size })
        #expect(nearest.isEmpty, "\(nearest)")
        let unfounded = chart.flatRecords().filter { !stands($0) }
        #expect(unfounded.isEmpty, "\(unfounded.prefix(5))")
    }

    /// Whether the cell that a weight is said to come from prints that weight.
    ///
    /// BMI bands are made of a cell and a row: they are left to the lineage's own tests.
    private func stands(_ record: FlatBuildRecord) -> Bool {
        guard record.weightMin != nil || record.weightMax != nil else { return true }
        guard let cell = record.cell else { return false }
        let printed = (try? PrintedFigures.figures(cell.text)) ?? []
        return printed.contains { $0 == record.weightMin || $0 == record.weightMax }
    }
}
