import ChartSchema
import Store
import Validation

extension Ingest {
    /// Holds the charts that were read against each other and against those that stay as they are.
    ///
    /// What is found stands in the manifest beside the chart it is about, and not in the chart: a chart's bytes depend on
    /// nothing but its own source. A chart that is not read in this run keeps the findings it was published with.
    ///
    /// What only a carrier's own charts decide is remembered as long as these are the same: then they are not looked at,
    /// and take part with their ``ChartBodies`` alone.
    ///
    /// - Returns: The sources, and what other carriers' charts are held against of all charts that took part.
    func judgedAcross(
        _ read: [ReviewedSource], others: [ManifestEntry] = [], in store: DatasetStore? = nil
    ) async throws(StoreError) -> (read: [ReviewedSource], bodies: [ChartBodies]) {
        let fresh = read.filter { $0.isPublishable && $0.planned.source.kind == .build }
        let circles = Circles(
            fresh.compactMap { source in source.entry.map { (source.id, $0.sha256) } }
                + others.map { ($0.id, $0.sha256) })
        let looked = Set(fresh.filter { $0.across?.circle != circles.digest(of: $0.id) }.map(\.id.carrier))
        var (whole, bodies): ([String: [ChartInReach]], [ChartBodies]) = ([:], [])
        for source in fresh {
            if !looked.contains(source.id.carrier), let across = source.across {
                bodies.append(ChartBodies(id: source.id, path: source.planned.source.path, bodies: across.bodies))
            } else if let held = source.held {
                whole[source.id.carrier, default: []].append(.held(held))
            } else if let store, let entry = source.alone {
                whole[source.id.carrier, default: []].append(.published(entry, store))
            }
        }
        for entry in others {
            if !looked.contains(entry.carrier), let known = memory?.bodies(of: entry) {
                bodies.append(known)
            } else if let store {
                if looked.contains(entry.carrier) {
                    whole[entry.carrier, default: []].append(.published(entry, store))
                } else if let chart = try store.chart(entry).buildChart {
                    bodies.append(ChartSeries(chart).bodies)
                }
            }
        }
        let (own, found) = try await judgedAmongOwn(whole, in: circles)
        let all = found + bodies
        let judged =
            reach == .dataset
            ? Validator.judgement(across: [], beside: all, among: rest?.bodies ?? [])
            : Validator.Judgement()
        let findings = Dictionary(grouping: judged.findings) { $0.chart ?? "" }
        let unchecked = Dictionary(grouping: judged.unchecked, by: \.chart)
        let read = read.map { source in
            let id = source.id.description
            var source = source
            if let across = own[source.id] { source.across = across }
            return source.judged(
                across: (source.across?.findings ?? []) + (findings[id] ?? []),
                unchecked: (source.across?.unchecked ?? []) + (unchecked[id] ?? []), reach: reach, today: today)
        }
        return (read, all)
    }

    /// What the charts of each carrier say of each other: no more carriers' charts are held at once than are looked at at once.
    private func judgedAmongOwn(
        _ charts: [String: [ChartInReach]], in circles: Circles
    ) async throws(StoreError) -> (across: [ChartID: JudgedAcross], bodies: [ChartBodies]) {
        let carriers = charts.sorted { $0.key < $1.key }.map(\.value)
        let judged = await OrderedTasks.map(carriers, limit: jobs) { charts in
            Result { () throws(StoreError) -> ([ChartID: JudgedAcross], [ChartBodies]) in
                var series: [ChartSeries] = []
                for chart in charts { if let chart = try chart.build() { series.append(ChartSeries(chart)) } }
                return (JudgedAcross.of(series, in: circles), series.map(\.bodies))
            }
        }
        var (across, bodies): ([ChartID: JudgedAcross], [ChartBodies]) = ([:], [])
        for carrier in judged {
            let (own, found) = try carrier.get()
            across.merge(own) { first, _ in first }
            bodies += found
        }
        return (across, bodies)
    }

    /// The build charts of the parent version that the next one will hold as they are: those of other carriers, and those
    /// whose source has errors.
    func keptCharts(
        of parent: DatasetManifest?, beside read: [ReviewedSource], plan: [PlannedSource]
    ) -> [ManifestEntry] {
        let fresh = Set(read.filter(\.isPublishable).map(\.id))
        let planned = Set(plan.map(\.id))
        return (parent?.charts ?? []).filter { entry in
            entry.kind == .build && !fresh.contains(entry.id)
                && (planned.contains(entry.id) || !isSelected(entry.id))
        }
    }
}

/// A chart that may be looked at.
private enum ChartInReach: Sendable {
    case held(HeldChart)
    case published(ManifestEntry, DatasetStore)

    /// `nil` for a chart of another kind.
    func build() throws(StoreError) -> BuildChart? {
        switch self {
        case .held(let held): try held.chart().buildChart
        case .published(let entry, let store): try store.chart(entry).buildChart
        }
    }
}
