import ChartSchema
import Results
import Store

/// What the dataset would hold after a run: the charts that were read, and those taken over from the parent version.
struct NextVersion: Sendable {
    /// Charts that were read.
    private(set) var charts: [ChartToPublish] = []
    /// Charts that are in the store: those of the parent version that stay as they are, and those that did not have to be
    /// read again.
    private(set) var carriedOver: [ManifestEntry] = []
    /// The settings of charts that were not read again, by their digests.
    private(set) var settings: [String: [UInt8]] = [:]
    /// Those of ``carriedOver`` whose files were looked at in this run.
    private(set) var proved: Set<String> = []
    /// The names that medication charts print; `nil` where one of them was not looked at.
    private(set) var printedNames: Set<String>? = []
    /// What became of every chart, in the order of their ids.
    private(set) var states: [RunReport.Chart] = []
    /// Chart by chart in the order of their ids, those of a chart in report order.
    private(set) var findings: [Finding] = []
    /// Of all charts.
    private(set) var entries: [ManifestEntry] = []
    /// The rules that could say nothing about a chart, in the same order.
    private(set) var unchecked: [UncheckedRule] = []

    /// - Parameters:
    ///   - plan: Every source of the configuration.
    ///   - read: The sources that were read in this run.
    ///   - parent: The charts of the parent version.
    ///   - carriers: The carriers that the run is limited to; `nil` for all. Charts of others stay as they are.
    init(plan: [PlannedSource], read: [ReviewedSource], parent: [ManifestEntry], carriers: Set<String>? = nil) {
        let parents = Dictionary(parent.map { ($0.id, $0) }) { first, _ in first }
        let results = Dictionary(read.map { ($0.id, $0) }) { first, _ in first }
        let planned = Set(plan.map(\.id))
        for id in planned.union(parents.keys).sorted() {
            if let result = results[id] {
                add(result, parent: parents[id])
            } else if let entry = parents[id] {
                let isInReach = carriers?.contains(id.carrier) ?? true
                if isInReach, !planned.contains(id) { remove(entry) } else { carry(entry) }
            }
        }
    }

    /// The carriers of which a run over the same files would have something to tell: a source gave no chart, or something was found that
    /// is not published with its chart.
    var unsettled: Set<String> {
        let found = Dictionary(grouping: findings) { $0.chart ?? "" }
        let failing = states.filter { ![.added, .changed, .unchanged, .removed].contains($0.state) }
        let telling = entries.filter { entry in
            var chart = RunNews.Chart(id: entry.id.description, state: .unchanged)
            chart.compare(published: entry.findings, found: found[chart.id] ?? [])
            return !chart.came.isEmpty
        }
        return Set(telling.map(\.carrier) + failing.compactMap { ChartID($0.id)?.carrier })
    }

    private mutating func remove(_ entry: ManifestEntry) {
        states.append(RunReport.Chart(entry, .removed, findings: []))
    }

    private mutating func carry(_ entry: ManifestEntry) {
        if entry.kind == .medication { printedNames = nil }
        carriedOver.append(entry)
        entries.append(entry)
        states.append(RunReport.Chart(entry, .carried, findings: entry.findings))
    }

    private mutating func add(_ result: ReviewedSource, parent: ManifestEntry?) {
        unchecked += result.unchecked
        guard let entry = result.entry else {
            fail(result, parent: parent)
            return
        }
        findings += result.findings
        entries.append(entry)
        printedNames?.formUnion(result.names)
        let isSame = parent.map { $0.isSame(as: entry) } ?? false
        if let chart = result.chart {
            charts.append(isSame ? chart.made(from: parent?.inputs) : chart)
        } else {
            carriedOver.append(isSame ? parent ?? entry : entry)
            proved.insert(entry.sha256)
            if !isSame, let inputs = entry.inputs { settings[inputs.settings] = result.settings }
        }
        let state: RunReport.State = parent == nil ? .added : isSame ? .unchanged : .changed
        states.append(RunReport.Chart(entry, state, findings: result.findings, off: result.off))
    }

    /// A source that may not be published: the chart keeps its last published form.
    private mutating func fail(_ result: ReviewedSource, parent: ManifestEntry?) {
        let note = Finding.consequence(of: result, parent: parent)
        let all = result.findings + [note]
        findings += all
        if var parent {
            // What is said of the chart as a whole does not hang on its file.
            parent.withdrawal = result.planned.source.withdrawal
            if parent.kind == .medication { printedNames = nil }
            carriedOver.append(parent)
            entries.append(parent)
            states.append(RunReport.Chart(parent, .kept, findings: all))
        } else {
            states.append(
                RunReport.Chart(
                    id: result.id.description, state: .failed, records: 0, cells: result.cells,
                    findings: SeverityCounts(all, off: result.off)))
        }
    }
}

extension RunReport.Chart {
    init(_ entry: ManifestEntry, _ state: RunReport.State, findings: [Finding], off: Int = 0) {
        self.init(
            id: entry.id.description, state: state, records: entry.counts.records, cells: entry.counts.cells,
            corrected: entry.counts.corrected, findings: SeverityCounts(findings, off: off))
    }
}

extension ManifestEntry {
    /// Whether the chart is the same, whatever it was made from.
    func isSame(as other: ManifestEntry) -> Bool {
        var same = other
        same.inputs = inputs
        return self == same
    }
}

extension ChartToPublish {
    /// An unchanged chart goes on saying what it was made from when it came to be what it is.
    fileprivate func made(from inputs: ManifestEntry.Inputs?) -> ChartToPublish {
        guard let inputs else { return self }
        var result = self
        (result.inputs, result.settings) = (inputs, nil)
        return result
    }
}

extension Finding {
    /// What the errors of a source mean for its chart.
    static func consequence(of result: ReviewedSource, parent: ManifestEntry?) -> Finding {
        consequence(of: result.planned, parent: parent)
    }

    static func consequence(of source: PlannedSource, parent: ManifestEntry?) -> Finding {
        let location = Location(file: source.source.path)
        let chart = source.id.description
        return parent == nil
            ? Finding(
                IngestFinding.chartUnpublished,
                message: "The chart \(chart) may not be published: its source has errors.",
                help: "Mend the errors above and run ingest again.", chart: chart, location: location)
            : Finding(
                IngestFinding.chartKept,
                message: "The chart \(chart) keeps its last published form: its source has errors.",
                help: "Mend the errors above and run ingest again.", chart: chart, location: location)
    }
}
