import Carriers
import ChartSchema
import Foundation
import Testing

@testable import Pipeline

/// The law of docs/new-carrier.md: what can be said name by name is said in `pipeline.json`, and an adapter says the rest.
@Suite struct CarrierAdapterTests {
    /// An adapter is named by a carrier, and each of its charts has a source.
    @Test func everyAdapterSpeaksOfChartsOfTheRepository() throws {
        let configuration = try RepositorySource.configuration.get()
        for adapter in CarrierAdapters.all {
            let carriers = configuration.carriers.filter { $0.adapter == adapter.id }
            #expect(!carriers.isEmpty && !adapter.charts.isEmpty, "\(adapter.id) says nothing: take it away")
            for chart in adapter.charts.map(\.chart) {
                #expect(carriers.contains { $0.sources.contains { $0.chart == chart } }, "\(adapter.id)/\(chart)")
            }
        }
    }

    /// Without the adapter the charts would be others, and each label that its rule reads is listed.
    @Test func everyRuleSaysSomethingOfItsChart() throws {
        for carrier in try RepositorySource.configuration.get().carriers where carrier.adapter != nil {
            var alone = carrier
            alone.adapter = nil
            for adapted in try #require(carrier.adapter.flatMap(CarrierAdapters.named)).charts {
                let with = try Self.labels(of: adapted.chart, carrier)
                let without = try Self.labels(of: adapted.chart, alone)
                let ruled = Set(with).subtracting(without)
                #expect(ruled == Set(adapted.says.map(\.key)), "\(carrier.id)/\(adapted.chart)")
                #expect(adapted.says.count == adapted.labels.count, "the rule says nothing of a label that it lists")
                for label in ruled {
                    #expect(!carrier.meanings.contains { $0.name == label }, "\(label) is said in pipeline.json, too")
                }
            }
        }
    }

    /// The class labels that a chart has a rate class for.
    private static func labels(of chart: String, _ carrier: PipelineConfiguration.Carrier) throws -> [String] {
        var configuration = try RepositorySource.configuration.get()
        configuration.carriers = [carrier]
        return try configuration.plan.filter { $0.source.chart == chart }.flatMap { planned in
            try RepositorySource(planned: planned).read().1.chart.columns
                .compactMap { $0.rateClass == nil ? nil : $0.classLabel }
        }
    }
}
