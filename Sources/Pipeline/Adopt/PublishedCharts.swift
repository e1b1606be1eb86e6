import ChartSchema
import Store
import Validation

/// What of a carrier is published: a chart that is about to be is held against it, as `ingest` will.
package struct PublishedCharts: Sendable {
    /// Its charts of every kind and edition, with what was found about them.
    package let entries: [ManifestEntry]
    private let build: [(id: ChartID, series: ChartSeries)]
    private let byID: [ChartID: BuildChart]

    /// A carrier of whom nothing is published.
    package static let none = PublishedCharts(entries: [], build: [])

    package init(entries: [ManifestEntry], build: [BuildChart]) {
        self.entries = entries
        self.build = build.map { ($0.id, ChartSeries($0)) }
        byID = Dictionary(build.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The published charts of a carrier; none where nothing was published, or the store cannot be read: publishing says why.
    package init(of carrier: String, in store: DatasetStore) {
        let entries = (try? store.latest(carriers: [carrier], products: []))??.charts ?? []
        let build = entries.filter { $0.kind == .build }.compactMap { (try? store.chart($0))?.buildChart }
        self.init(entries: entries, build: build)
    }

    /// The edition before a chart's own.
    package func entry(before id: ChartID) -> ManifestEntry? {
        entries.filter { ($0.carrier, $0.chart) == (id.carrier, id.chart) && $0.edition < id.edition }
            .max { $0.edition < $1.edition }
    }

    /// The build chart of the edition before.
    package func chart(before id: ChartID) -> BuildChart? { entry(before: id).flatMap { byID[$0.id] } }

    /// What the rules across charts say of one that is about to be published.
    func findings(about chart: Chart) -> [Finding] {
        guard let chart = chart.buildChart, !build.isEmpty else { return [] }
        let others = build.filter { $0.id != chart.id }.map(\.series)
        return Validator.judgement(across: others + [ChartSeries(chart)]).findings.filter {
            $0.chart == chart.id.description
        }
    }
}
