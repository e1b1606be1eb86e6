import ChartSchema
import Results
import Store
import Validation

/// Judges whole carriers, and puts their charts and the parts of a manifest that they make into the store, where ``CarrierPublication`` finds
/// them. Many processes may do so at once, each with other carriers.
package struct CarrierJudge: Sendable {
    private let ingest: Ingest
    /// Of each carrier, as ``CarrierDecisions``.
    private let decided: [String: String]

    /// - Parameters:
    ///   - carriers: Those that the configuration does not have are left out.
    ///   - file: The name of the configuration.
    /// - Returns: `nil` where the configuration cannot be followed.
    package init?(
        of carriers: Set<String>, file: String, in project: ProjectFolder, jobs: Int, today: String?
    ) {
        guard let texts = CarrierTexts(file, in: project), let base = texts.base,
            let said = texts.map({ carriers.contains($0.id) ? $0 : nil })?.compactMap(\.self)
        else { return nil }
        // Before the review files are read for the carriers: what is newer than what was judged is seen.
        let decisions = CarrierDecisions(outer: texts.outer, review: base.review, in: project, today: today)
        guard let configuration = texts.configuration(of: said) else { return nil }
        decided = Dictionary(said.map { ($0.id, decisions.digest(of: $0.digest)) }) { first, _ in first }
        var ingest = Ingest(project: project, configuration: configuration, jobs: jobs, today: today)
        ingest.reach = .carrier
        self.ingest = ingest
    }

    /// - Parameter results: Of all sources of the carriers.
    /// - Returns: In the order of the carriers' ids.
    /// - Throws: ``IncompleteResults`` where a source has no result; ``StoreError`` when the dataset cannot be read or written.
    package func keep(_ results: GatheredResults) async throws -> [JudgedCarrier] {
        let store = ingest.store
        let ids = decided.keys.sorted()
        guard !ids.isEmpty else { return [] }
        let pointer = try store.latestPointer()
        let parent = try store.latest(carriers: ids, products: [])
        guard pointer?.version == parent?.version else { throw StoreError.locked(path: store.root) }
        let alone = try ingest.readSources(of: results, after: parent)
        let (next, read, bodies) = try await ingest.prepared(alone, after: parent)
        let entries = try ingest.draft(next, in: store).entries
        let carriers = CarrierResults(ingest, next, read, bodies, entries)
        let cut = ids.map { CarrierParts(carriers.entries(of: $0)) }
        let known = Set(try store.latestParts().flatMap(\.paths))
        try store.keep(
            charts: next.charts, carriedOver: next.carriedOver, settings: next.settings,
            documents: cut.flatMap(\.documents).filter { !known.contains($0.path) })
        let after = pointer.map { DatasetManifest.Parent(version: $0.version, sha256: $0.sha256) }
        return zip(ids, cut).map { carriers.judged($0, $1, decided: decided[$0] ?? "", after: after) }
    }
}

/// What a run did, carrier by carrier.
private struct CarrierResults {
    private let retrieved: [String: String]
    private let entries: [String: [ManifestEntry]]
    private let states: [String: [RunReport.Chart]]
    private let findings: [String: [Finding]]
    private let bodies: [String: [ChartBodies]]
    private let printed: [String: [String]]
    private let names: AcceptedNamesUse

    init(
        _ ingest: Ingest, _ next: NextVersion, _ read: [ReviewedSource], _ bodies: [ChartBodies],
        _ entries: [ManifestEntry]
    ) {
        let configuration = ingest.configuration
        retrieved = Dictionary(
            configuration.carriers.compactMap { carrier in
                carrier.sources.compactMap(\.retrieved).max().map { (carrier.id, $0) }
            }
        ) { first, _ in first }
        self.entries = Dictionary(grouping: entries, by: \.carrier)
        states = Dictionary(grouping: next.states) { ChartID($0.id)?.carrier ?? "" }
        let strays = configuration.review.strays(
            in: configuration.plan, carriers: Set(configuration.carriers.map(\.id)))
        let failing = Set(next.states.filter { [.kept, .failed].contains($0.state) }.map(\.id))
        let told = next.findings.filter { failing.contains($0.chart ?? "") || FindingCodes.review.contains($0.rule) }
        findings = Dictionary(grouping: told + strays) { ChartID($0.chart ?? "")?.carrier ?? "" }
        self.bodies = Dictionary(grouping: bodies, by: \.id.carrier)
        printed = Dictionary(grouping: read, by: \.id.carrier).mapValues { $0.flatMap(\.names) }
        names = AcceptedNamesUse(configuration.review)
    }

    func entries(of carrier: String) -> [ManifestEntry] { entries[carrier] ?? [] }

    func judged(
        _ carrier: String, _ parts: CarrierParts, decided: String, after: DatasetManifest.Parent?
    ) -> JudgedCarrier {
        let entries = entries(of: carrier)
        let states = states[carrier] ?? []
        let heldBack = states.compactMap { chart -> JudgedCarrier.HeldBack? in
            guard let state = JudgedCarrier.HeldBack.State(rawValue: chart.state.rawValue) else { return nil }
            return ChartID(chart.id).map { .init(chart: $0, state: state) }
        }
        let kept = Set(heldBack.map(\.chart))
        let looksAtAll = !entries.contains { $0.kind == .medication && kept.contains($0.id) }
        return JudgedCarrier(
            carrier: carrier, decided: decided, after: after, retrieved: retrieved[carrier],
            summary: RunSummary(states), heldBack: heldBack, findings: findings[carrier] ?? [],
            names: looksAtAll ? names.used(of: printed[carrier] ?? []) : nil,
            bodies: CarrierBodies(bodies[carrier] ?? []), parts: parts.parts, charts: entries.count,
            ends: HeldEnds(head: parts.head, tail: parts.tail))
    }
}

/// Which of the accepted names some charts print.
private struct AcceptedNamesUse {
    private let review: Review

    init(_ review: Review) { self.review = review }

    func used(of printed: [String]) -> [String] {
        let unused = Set(review.names.unused(printed: printed).map(\.printed))
        return review.names.names.map(\.printed).filter { !unused.contains($0) }
    }
}
