import ChartSchema
import Store
import Validation

/// Results of jobs in whatever order they come, each job's once, however often it was done.
///
/// Adding is commutative: of several results of one job that was read the reading counts, whatever became of other attempts; where none was
/// read, that which says why, and not that its process broke down. Two readings of one job that differ are refused.
package struct GatheredResults: Sendable {
    private var byID: [ChartID: SourceResult] = [:]
    /// Reads the lines that are added.
    package private(set) var reader = JudgedLines()

    package init() {}

    /// Results of which charts are put away; `read` and `judge` have printed them.
    package init(puttingAwayOn shelf: ChartShelf?) { reader = JudgedLines(puttingAwayOn: shelf) }

    /// Results to be published on top of a version: of each chart no more is held than its entry says.
    init(after parent: DatasetManifest?, in store: DatasetStore) {
        reader = JudgedLines(after: parent, in: store)
    }

    package mutating func add(_ result: SourceResult) throws(LineRefusal) {
        guard let known = byID[result.id] else {
            byID[result.id] = result
            return
        }
        guard known.key == result.key else {
            throw LineRefusal(
                expected: "one result of \(result.id), or the same again", found: "one of another plan",
                help: "give results of one plan alone")
        }
        byID[result.id] = try known.merged(with: result)
    }

    /// In the order of the charts' ids.
    package var results: [SourceResult] { byID.values.sorted { $0.id < $1.id } }

    /// Of which there are results.
    package var carriers: Set<String> { Set(byID.keys.lazy.map(\.carrier)) }

    func result(of id: ChartID) -> SourceResult? { byID[id] }

    /// The same with what the charts of each carrier say of each other.
    ///
    /// A carrier's charts are best all here: those of one of which some were missing are judged again when they are published.
    ///
    /// - Parameter jobs: How many charts are taken apart at once.
    package func judged(jobs: Int) async -> [SourceResult] {
        let ordered = results
        let build = ordered.filter(\.isHeldAgainstOthers)
        let circles = Circles(build.compactMap { result in result.chart.map { (result.id, $0.sha256) } })
        let charts = build.compactMap { $0.chart?.asRead.buildChart }
        let series = await OrderedTasks.map(charts, limit: jobs) { ChartSeries($0) }
        let across = JudgedAcross.of(series, in: circles)
        return ordered.map { result in
            var result = result
            result.across = across[result.id]
            return result
        }
    }
}

/// Reads lines of `judge`, or of `read` too, side by side: charts are put away, and those that are published already are not looked at.
package struct JudgedLines: Sendable {
    private var shelf: ChartShelf?
    private var published: [ChartID: ManifestEntry] = [:]
    private var store: DatasetStore?
    private var kinds: [StepLine] = [.judged]

    init() {}

    init(puttingAwayOn shelf: ChartShelf?) {
        self.shelf = shelf
        kinds = [.result, .judged]
    }

    init(after parent: DatasetManifest?, in store: DatasetStore) {
        shelf = ChartShelf()
        self.store = store
        for entry in parent?.charts ?? [] where entry.kind == .build { published[entry.id] = entry }
    }

    package func result(_ line: [UInt8]) throws(LineRefusal) -> SourceResult {
        try SourceResult(line: line, kinds, on: shelf) { said in
            guard let store, let entry = published[said.id], entry.sha256 == said.sha256, entry.kind == said.kind,
                entry.source.path == said.path, entry.source.sha256 == said.fileSHA256
            else { return nil }
            return HeldChart(published: entry, in: store)
        }
    }
}

extension SourceResult {
    /// Whether rules across charts look at it: a build chart that may be published as far as can be told without its review.
    fileprivate var isHeldAgainstOthers: Bool {
        kind == .build && (chart?.rows ?? 0) > 0 && !findings.contains { $0.severity == .error }
    }

    fileprivate func merged(with other: SourceResult) throws(LineRefusal) -> SourceResult {
        switch (chart != nil, other.chart != nil) {
        case (true, false): return self
        case (false, true): return other
        case (false, false):
            guard isBrokenDown == other.isBrokenDown else { return isBrokenDown ? other : self }
            return other.line().lexicographicallyPrecedes(line()) ? other : self
        case (true, true):
            guard chart?.sha256 == other.chart?.sha256, findings == other.findings, cells == other.cells,
                unchecked == other.unchecked
            else {
                throw LineRefusal(
                    expected: "one result of \(id), or the same again", found: "one that says something else",
                    help: "read the charts with the same program, libraries and PDFium everywhere")
            }
            // Which of two judgements it is decides about nothing: one that was made of other charts is made again.
            return (other.across?.circle ?? "") > (across?.circle ?? "") ? other : self
        }
    }
}
