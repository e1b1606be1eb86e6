import ChartSchema
import Foundation
import Testing

@testable import Eligibility

/// Every standing is what a plain reading of the flat records gives.
@Suite struct BuildIndexExactnessTests {
    /// With `CHARTWRIGHT_GRID=full` every half pound from 40 to 600, otherwise the weights around the chart's figures.
    /// `Benchmarks/InMemory` runs the whole grid in a release build.
    static let isFull = ProcessInfo.processInfo.environment["CHARTWRIGHT_GRID"] == "full"

    @Test(arguments: PublishedDataset.buildChartIDs)
    func everyPersonOfTheGrid(_ id: String) throws {
        let chart = try #require(try PublishedDataset.buildCharts.get().first { $0.id.description == id })
        let comparison = GridComparison(chart, isFull: Self.isFull)
        #expect(comparison.differences == [])
        #expect(comparison.answers > 100)
    }
}
