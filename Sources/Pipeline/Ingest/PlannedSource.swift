import Carriers
import ChartSchema
import Reading
import Store

/// One chart to be read: its id, its file, and what its carrier says about it.
package struct PlannedSource: Sendable {
    package var id: ChartID
    package var source: PipelineConfiguration.Source
    package var instructions: ReadingInstructions
    /// What the carrier's adapter says of the chart's labels.
    var adapterSays: [String: RateClass] = [:]
    /// What people think of the chart's findings and figures.
    var review: ChartReview

    /// What the chart is read with besides its raw file: digests, and the settings' bytes.
    var inputs: (ManifestEntry.Inputs, settings: [UInt8]) {
        let settings = ChartSettings.document(of: self)
        let digests = ManifestEntry.Inputs(
            settings: sha256Hexadecimal(settings), vocabulary: VocabularyDigest.of(source.kind))
        return (digests, settings)
    }
}

extension PipelineConfiguration {
    /// Every source, in the order of the charts' ids.
    package var plan: [PlannedSource] {
        let accepted = Dictionary(grouping: review.accepted, by: \.chart)
        let corrections = Dictionary(grouping: review.corrections, by: \.chart)
        return carriers.flatMap { carrier in
            carrier.sources.map { source in
                var planned = planned(source, of: carrier)
                planned.review.accepted = accepted[planned.id] ?? []
                planned.review.corrections = corrections[planned.id] ?? []
                return planned
            }
        }.sorted { $0.id < $1.id }
    }

    /// The source, without what people have decided about its findings and figures.
    private func planned(_ source: Source, of carrier: Carrier) -> PlannedSource {
        let id = ChartID(carrier: carrier.id, chart: source.chart, edition: source.edition)
        let products = source.products.compactMap { id in carrier.products.first { $0.id == id } }
        var instructions = carrier.instructions(for: id, products: products)
        instructions.layout = source.layout
        for named in source.meanings { instructions.means(named.name, only: named.meanings) }
        instructions.given = source.given
        instructions.acceptedNames = review.names
        let policies: [(Finding.PolicyChange.Scope, SeverityPolicy)] = [
            (.chart, source.rules), (.carrier, carrier.rules), (.pipeline, rules),
        ]
        return PlannedSource(
            id: id, source: source, instructions: instructions, adapterSays: carrier.adapterSays(of: source.chart),
            review: ChartReview(policies: PolicyChain(levels: policies)))
    }
}

extension PipelineConfiguration.Carrier {
    /// What the carrier's adapter and configuration say about one of its charts; the configuration has the last word.
    package func instructions(
        for id: ChartID, products: [ReadingInstructions.Product]
    ) -> ReadingInstructions {
        var instructions = ReadingInstructions(id: id, products: products)
        instructions.rule = rule(of: id.chart)
        for named in meanings { instructions.means(named.name, only: named.meanings, isOfCarrier: true) }
        return instructions
    }

    /// The adapter's rule for a chart. Where a record tells otherwise of it than this program, the record holds.
    private func rule(of chart: String) -> (@Sendable (_ label: String) -> RateClass?)? {
        if let recorded { return { recorded[$0] } }
        return adapted(chart)?.rateClass
    }

    /// What the adapter says of a chart's labels.
    func adapterSays(of chart: String) -> [String: RateClass] { recorded ?? adapted(chart)?.says ?? [:] }

    private func adapted(_ chart: String) -> AdaptedChart? {
        adapter.flatMap(CarrierAdapters.named)?.charts.first { $0.chart == chart }
    }
}
