import ChartSchema
import Diff
import Reports
import Store

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
    /// The day that a new version says it was published, an ISO date; `nil`: the newest that the project itself names.
    package var published: String?

    package init(
        project: ProjectFolder, configuration: PipelineConfiguration, carriers: Set<String>? = nil,
        isDryRun: Bool = false, jobs: Int, today: String? = nil, published: String? = nil
    ) {
        self.project = project
        self.configuration = configuration
        self.carriers = carriers
        self.isDryRun = isDryRun
        self.jobs = jobs
        self.today = today
        self.published = published
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
        let (store, parent, next) = try await prepared(progress: progress)
        let outcome = try isDryRun ? rehearse(next, in: store, parent) : publish(next, in: store, parent)
        let strays = configuration.review.strays(in: configuration.plan, carriers: carriers)
        return RunReport(
            charts: next.states, findings: next.findings + strays + staleNames(in: next), unchecked: next.unchecked,
            outcome: outcome)
    }
}

extension Ingest {
    /// What a run would publish now, whole; nothing is written.
    ///
    /// - Throws: ``StoreError`` when the dataset cannot be read.
    package func rehearsal() async throws -> DatasetDraft {
        let (store, _, next) = try await prepared()
        return try DatasetDraft(charts: next.charts, carriedOver: next.carriedOver, store: store)
    }

    /// Accepted names of medications that no chart prints; nothing where not every chart of medications was read.
    private func staleNames(in next: NextVersion) -> [Finding] {
        guard carriers == nil, !next.carriedOver.contains(where: { $0.kind == .medication }) else { return [] }
        let charts = next.charts.compactMap(\.chart.medicationChart)
        return configuration.review.staleNames(printed: Set(charts.lazy.flatMap(\.rules).map(\.medication)))
    }

    /// Reads the sources and puts the next version together.
    private func prepared(
        progress: @Sendable (Progress) -> Void = { _ in }
    ) async throws -> (store: DatasetStore, parent: DatasetManifest?, next: NextVersion) {
        let store = DatasetStore(root: project.location(of: configuration.outputDirectory))
        let parent = try store.latest()
        let plan = configuration.plan
        let alone = await read(plan.filter { isSelected($0.id) }, isToPublish: true, progress: progress)
        let read = await judgedAcross(alone, others: try keptCharts(of: parent, beside: alone, plan: plan, in: store))
        return (store, parent, NextVersion(plan: plan, read: read, parent: parent?.charts ?? [], carriers: carriers))
    }

    private func publish(
        _ next: NextVersion, in store: DatasetStore, _ parent: DatasetManifest?
    ) throws(StoreError) -> RunReport.Outcome {
        let outcome = try store.publish(charts: next.charts, carriedOver: next.carriedOver) {
            previous, draft throws(StoreError) in
            // What is carried over was judged against `parent`: another run that published since must not be undone.
            guard previous?.version == parent?.version else { throw .locked(path: store.root) }
            var decision = try VersionDecision(from: previous, to: draft, in: store)
            decision?.published = published ?? configuration.newestDay
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
        let draft = try DatasetDraft(charts: next.charts, carriedOver: next.carriedOver, store: store)
        let decision = try VersionDecision(from: parent, to: draft, in: store)
        guard let decision, !(parent == nil && draft.entries.isEmpty) else {
            return .nothingChanged(version: parent?.version.description)
        }
        return .wouldPublish(version: decision.version.description, parent: parent?.version.description)
    }
}
