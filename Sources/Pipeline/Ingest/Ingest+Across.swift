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
        _ read: [ReadSource], others: [ManifestEntry] = [], in store: DatasetStore? = nil
    ) async throws(StoreError) -> (read: [ReadSource], bodies: [ChartBodies]) {
        let circles = Circles(read, others)
        let fresh = read.filter { $0.isPublishable && $0.planned.source.kind == .build }
        let looked = Set(fresh.filter { $0.across?.circle != circles.digest(of: $0.id) }.map(\.id.carrier))
        var (whole, bodies): ([BuildChart], [ChartBodies]) = ([], [])
        for source in fresh {
            if !looked.contains(source.id.carrier), let across = source.across {
                bodies.append(ChartBodies(id: source.id, path: source.planned.source.path, bodies: across.bodies))
            } else if let chart = source.build {
                whole.append(chart)
            } else if let store, let entry = source.alone, let chart = try store.chart(entry).buildChart {
                whole.append(chart)
            }
        }
        for entry in others {
            if !looked.contains(entry.carrier), let known = memory?.bodies(of: entry) {
                bodies.append(known)
            } else if let chart = try store?.chart(entry).buildChart {
                if looked.contains(entry.carrier) {
                    whole.append(chart)
                } else {
                    bodies.append(ChartSeries(chart).bodies)
                }
            }
        }
        let series = await OrderedTasks.map(whole, limit: jobs) { ChartSeries($0) }
        let judged = Validator.judgement(across: series, beside: bodies, among: rest?.bodies ?? [])
        let findings = Dictionary(grouping: judged.findings) { $0.chart ?? "" }
        let unchecked = Dictionary(grouping: judged.unchecked, by: \.chart)
        let byID = Dictionary(series.map { ($0.bodies.id, $0.bodies) }) { first, _ in first }
        let all = series.map(\.bodies) + bodies
        let read = read.map { source in
            let id = source.id.description
            var (found, missed) = (findings[id] ?? [], unchecked[id] ?? [])
            var source = source
            if let bodies = byID[source.id] {
                source.across = JudgedAcross(
                    circle: circles.digest(of: source.id),
                    findings: found.filter { !DatasetRules.reachesOthers($0.rule) },
                    unchecked: missed.filter { !DatasetRules.reachesOthers($0.rule) }, bodies: bodies.bodies)
            } else if let across = source.across {
                (found, missed) = (across.findings + found, across.unchecked + missed)
            }
            return source.judged(across: found, unchecked: missed, today: today)
        }
        return (read, all)
    }

    /// The build charts of the parent version that the next one will hold as they are: those of other carriers, and those
    /// whose source has errors.
    func keptCharts(
        of parent: DatasetManifest?, beside read: [ReadSource], plan: [PlannedSource]
    ) -> [ManifestEntry] {
        let fresh = Set(read.filter(\.isPublishable).map(\.id))
        let planned = Set(plan.map(\.id))
        return (parent?.charts ?? []).filter { entry in
            entry.kind == .build && !fresh.contains(entry.id)
                && (planned.contains(entry.id) || !isSelected(entry.id))
        }
    }
}

/// The build charts of each carrier that are held against each other, by a digest.
private struct Circles {
    private var digests: [String: String] = [:]

    init(_ read: [ReadSource], _ others: [ManifestEntry]) {
        let fresh = read.filter { $0.isPublishable && $0.planned.source.kind == .build }.compactMap(\.entry)
        for (carrier, entries) in Dictionary(grouping: fresh + others, by: \.carrier) {
            let lines = entries.map { "\($0.id) \($0.sha256)\n" }.sorted()
            digests[carrier] = sha256Hexadecimal(Array(lines.joined().utf8))
        }
    }

    func digest(of id: ChartID) -> String { digests[id.carrier] ?? "" }
}
