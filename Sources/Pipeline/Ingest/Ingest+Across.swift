import ChartSchema
import Store
import Validation

extension Ingest {
    /// Holds the charts that were read against each other and against those that stay as they are.
    ///
    /// What is found stands in the manifest beside the chart it is about, and not in the chart: a chart's bytes depend on
    /// nothing but its own source. A chart that is not read in this run keeps the findings it was published with.
    func judgedAcross(_ read: [ReadSource], others: [BuildChart] = []) async -> [ReadSource] {
        let charts = read.compactMap { $0.isPublishable ? $0.build : nil }
        let series = await OrderedTasks.map(charts + others, limit: jobs) { ChartSeries($0) }
        let judged = Validator.judgement(across: series)
        let findings = Dictionary(grouping: judged.findings) { $0.chart ?? "" }
        let unchecked = Dictionary(grouping: judged.unchecked, by: \.chart)
        return read.map { source in
            let id = source.id.description
            return source.judged(across: findings[id] ?? [], unchecked: unchecked[id] ?? [], today: today)
        }
    }

    /// The charts of the parent version that the next one will hold as they are: those of other carriers, and those whose
    /// source has errors.
    func keptCharts(
        of parent: DatasetManifest?, beside read: [ReadSource], plan: [PlannedSource], in store: DatasetStore
    ) throws(StoreError) -> [BuildChart] {
        let fresh = Set(read.filter(\.isPublishable).map(\.id))
        let planned = Set(plan.map(\.id))
        var kept: [BuildChart] = []
        for entry in parent?.charts ?? [] where entry.kind == .build && !fresh.contains(entry.id) {
            guard planned.contains(entry.id) || !isSelected(entry.id) else { continue }
            if let chart = try store.chart(entry).buildChart { kept.append(chart) }
        }
        return kept
    }
}
