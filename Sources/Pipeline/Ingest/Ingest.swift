import ChartSchema
import Diff
import Results
import Store
import Validation

/// Raw files to a new version of the dataset, or "nothing changed".
///
/// ``run(progress:)`` reads every source (one task each), keeps the last published form of those that cannot be
/// read, and publishes what came out. It prints nothing: the result is a ``RunReport``.
package struct Ingest: Sendable {
    package var project: ProjectFolder
    package var configuration: PipelineConfiguration
    /// The carriers whose sources are read; `nil` for all.
    package var carriers: Set<String>?
    /// Publish nothing, and say what would be.
    package var isDryRun: Bool
    /// How many sources are read at once.
    package var jobs: Int
    /// The day, an ISO date, that the expiry of accepted findings and corrections is judged on; `nil`: nothing expires.
    package var today: String?
    /// The day that a new version says it was published, an ISO date; `nil`: it says none.
    package var published: String?
    /// What earlier runs have read, and this one need not; `nil`: everything is read, and nothing remembered.
    package var memory: ReadingMemory?
    /// Reads everything, whatever is remembered.
    package var readsAll: Bool
    /// The carriers that the configuration leaves out, for which there is nothing to do; `nil`: it has all.
    var rest: RunRest?
    /// Which charts a chart is held against.
    var reach = ChartReview.Reach.dataset

    package init(
        project: ProjectFolder, configuration: PipelineConfiguration, carriers: Set<String>? = nil,
        isDryRun: Bool = false, jobs: Int, today: String? = nil, published: String? = nil,
        memory: ReadingMemory? = nil, readsAll: Bool = false
    ) {
        self.project = project
        self.configuration = configuration
        self.carriers = carriers
        self.isDryRun = isDryRun
        self.jobs = jobs
        self.today = today
        self.published = published
        self.memory = memory
        self.readsAll = readsAll
    }

    /// How far a run is.
    package struct Progress: Sendable {
        /// The chart that was read last.
        package var chart: ChartID
        package var done: Int
        package var total: Int
    }

    /// - Parameter progress: Called after each source, one call at a time, in no certain order.
    /// - Throws: ``StoreError`` when the dataset cannot be read or written; it is then what it was before.
    package func run(progress: @Sendable (Progress) -> Void = { _ in }) async throws -> RunReport {
        let parent = try parent(in: store)
        return try await finish(await read(sources, isToPublish: true, progress: progress), after: parent)
    }

    /// Judges the charts against each other, and publishes them.
    ///
    /// - Parameters:
    ///   - alone: Every source of the run.
    ///   - parent: The latest version.
    func finish(_ alone: [ReviewedSource], after parent: DatasetManifest?) async throws -> RunReport {
        let (next, read, bodies) = try await prepared(alone, after: parent)
        let outcome = try isDryRun ? rehearse(next, in: store, parent) : publish(next, in: store, parent)
        let others =
            configuration.review.strays(in: configuration.plan, carriers: carriers ?? rest?.carriers)
            + staleNames(in: next)
        if !isDryRun { remember(read, next, outcome, bodies, isSettled: others.isEmpty, in: store) }
        var news = try news(of: next, parent, in: store)
        news.others = others
        return RunReport(
            charts: next.states, findings: next.findings + others, unchecked: next.unchecked, outcome: outcome,
            news: news, reread: rereadings(read), rest: rest?.summary)
    }
}

extension Ingest {
    /// What a run would publish now, whole; nothing is written.
    ///
    /// - Throws: ``StoreError`` when the dataset cannot be read.
    package func rehearsal() async throws -> DatasetDraft { try await rehearsalWithStates().draft }

    /// The same, with what became of each chart.
    package func rehearsalWithStates() async throws -> (draft: DatasetDraft, states: [RunReport.Chart]) {
        let parent = try parent(in: store)
        let alone = await read(sources, isToPublish: true) { _ in }
        let (next, read, _) = try await prepared(alone, after: parent)
        rememberProved(read, in: store)
        return (try draft(next, in: store), next.states)
    }

    /// Writes down what need not be read again where nothing is published: only charts whose bytes in the store are looked at now.
    private func rememberProved(_ read: [ReviewedSource], in store: DatasetStore) {
        guard let memory else { return }
        let proved = read.filter { source in
            guard let entry = source.alone, source.remembered == nil else { return source.remembered != nil }
            return (try? FileBytes.read(store.location(of: entry))).map(sha256Hexadecimal) == entry.sha256
        }
        guard proved.contains(where: { $0.remembered == nil }) else { return }
        memory.keep(
            proved.compactMap { $0.remembered(in: store) }, beside: Set(proved.map(\.id)), of: configuration.plan,
            isWhole: false)
    }

    /// Accepted names of medications that no chart prints; nothing where not every chart of medications was read.
    private func staleNames(in next: NextVersion) -> [Finding] {
        guard carriers == nil, let printed = next.printedNames else { return [] }
        return configuration.review.staleNames(printed: printed, besides: rest?.usedNames ?? [])
    }

    /// Holds the charts against each other and puts the next version together.
    func prepared(
        _ alone: [ReviewedSource], after parent: DatasetManifest?
    ) async throws -> (next: NextVersion, read: [ReviewedSource], bodies: [ChartBodies]) {
        let plan = configuration.plan
        let (read, bodies) = try await judgedAcross(
            alone, others: keptCharts(of: parent, beside: alone, plan: plan), in: store)
        if let stirred = rest?.stirred(by: bodies), !stirred.isEmpty { throw ConcernsMore(carriers: stirred) }
        let next = NextVersion(plan: plan, read: read, parent: parent?.charts ?? [], carriers: carriers)
        return (next, read, bodies)
    }

    /// The dataset of the project.
    var store: DatasetStore { DatasetStore(root: project.location(of: configuration.outputDirectory)) }

    /// The version that the next one follows: of the carriers that the run is about.
    func parent(in store: DatasetStore) throws(StoreError) -> DatasetManifest? {
        guard let rest else { return try store.latest() }
        let parent = try store.latest(carriers: rest.carriers.sorted(), products: [])
        guard parent?.version.description == rest.version else { throw .locked(path: store.root) }
        return parent
    }

    func draft(_ next: NextVersion, in store: DatasetStore) throws(StoreError) -> DatasetDraft {
        try DatasetDraft(
            charts: next.charts, carriedOver: next.carriedOver, settings: next.settings, store: store)
    }

    /// Sources that an earlier run had read, and which were read again for another reason than their file.
    private func rereadings(_ read: [ReviewedSource]) -> [RunReport.Rereading] {
        let groups = Dictionary(grouping: read.filter { $0.outdated != nil && $0.outdated != .file }) { $0.outdated! }
        return groups.sorted { $0.key.rawValue < $1.key.rawValue }.map { part, sources in
            RunReport.Rereading(
                because: part.rawValue, charts: sources.count, carriers: Set(sources.map(\.id.carrier)).count)
        }
    }

    private func publish(
        _ next: NextVersion, in store: DatasetStore, _ parent: DatasetManifest?
    ) throws(StoreError) -> RunReport.Outcome {
        let outcome = try store.publish(
            charts: next.charts, carriedOver: next.carriedOver, proved: next.proved, settings: next.settings,
            only: rest?.carriers
        ) { previous, draft throws(StoreError) in
            // What is carried over was judged against `parent`: another run that published since must not be undone.
            guard previous?.version == parent?.version else { throw .locked(path: store.root) }
            var decision = try VersionDecision(from: previous, to: draft, in: store)
            decision?.published = published
            decision?.notBefore = [configuration.newestDay, rest?.newestDay].compactMap(\.self).max()
            return decision
        }
        return switch outcome {
        case .published(let manifest):
            .published(version: manifest.version.description, parent: manifest.parent?.version.description)
        case .unchanged(let manifest): .nothingChanged(version: manifest?.version.description)
        }
    }

    private func rehearse(
        _ next: NextVersion, in store: DatasetStore, _ parent: DatasetManifest?
    ) throws(StoreError) -> RunReport.Outcome {
        let draft = try draft(next, in: store)
        let decision = try VersionDecision(from: parent, to: draft, in: store)
        guard let decision, !(parent == nil && draft.entries.isEmpty) else {
            return .nothingChanged(version: parent?.version.description)
        }
        return .wouldPublish(version: decision.version.description, parent: parent?.version.description)
    }
}
