import ChartSchema
import Foundation
import Results
import Store
import Validation

/// Judged carriers with what `dataset.carrier.far` finds about them, which no carrier's charts say by themselves: only of carriers about
/// which it finds anything charts are looked at.
struct FarReview {
    struct Result {
        /// Of every carrier.
        var stored: [StoredCarrier]
        var extras = StoredExtras()
        /// Charts that the rule keeps from being published.
        var heldBack: [JudgedCarrier.HeldBack] = []
        /// About these.
        var findings: [Finding] = []
        /// Besides what the carriers say.
        var summary = RunSummary([])
    }

    private(set) var result: Result
    private let today: String?
    private let store: DatasetStore
    private var plan: [ChartID: PlannedSource] = [:]
    private var published: [ChartID: ManifestEntry] = [:]
    private var known: Set<String> = []

    init(_ publication: CarrierPublication, _ carriers: [JudgedCarrier], in store: DatasetStore) async throws {
        result = Result(stored: carriers.map(\.stored))
        (today, self.store) = (publication.today, store)
        let far = FarCarriers(carriers.map(\.bodies))
        guard !far.far.isEmpty else { return }
        let ids = Set(far.far.map { carriers[$0].carrier })
        guard let said = publication.texts.map({ ids.contains($0.id) ? $0 : nil })?.compactMap(\.self),
            let configuration = publication.texts.configuration(of: said)
        else { throw IncompleteCarriers(outdated: ids.sorted()) }
        plan = Dictionary(configuration.plan.map { ($0.id, $0) }) { first, _ in first }
        let parent = try store.latest(carriers: ids.sorted(), products: [])
        published = Dictionary((parent?.charts ?? []).map { ($0.id, $0) }) { first, _ in first }
        known = Set(try store.latestParts().flatMap(\.paths))
        for number in far.far.sorted() { try await review(carriers[number], number, far) }
    }

    private mutating func review(_ carrier: JudgedCarrier, _ number: Int, _ far: FarCarriers) async throws {
        // An earlier publication of the same line may have put other parts in their place.
        guard let entries = try entries(of: result.stored[number]), let bodies = try await bodies(of: entries) else {
            throw IncompleteCarriers(outdated: [carrier.carrier])
        }
        let found = far.findings(of: bodies, carrier: number)
        let kept = Set(carrier.heldBack.map(\.chart))
        let reviewed = try entries.compactMap { entry -> ManifestEntry? in
            if kept.contains(entry.id) { return entry }
            guard let planned = plan[entry.id] else { throw IncompleteCarriers(outdated: [carrier.carrier]) }
            return review(entry, found[entry.id] ?? [], planned)
        }
        let parts = CarrierParts(reviewed)
        result.extras.documents += parts.documents.filter { !known.contains($0.path) }
        result.extras.superseded.formUnion(Set(result.stored[number].parts.flatMap(\.paths)))
        result.stored[number] = StoredCarrier(carrier.carrier, parts: parts.parts) { () throws(StoreError) in
            (parts.head.map(PartEntry.init), parts.tail.map(PartEntry.init))
        }
    }

    /// The entry as it is to be published; `nil` where it is not.
    private mutating func review(
        _ entry: ManifestEntry, _ found: [Finding], _ planned: PlannedSource
    ) -> ManifestEntry? {
        let judged = planned.review.judged(found, isComplete: false, reach: .dataset, today: today)
        result.summary.findings = result.summary.findings + SeverityCounts(judged.run, off: judged.off)
        let before = published[entry.id]
        guard judged.allowPublishing else {
            result.extras.leavesCharts = true
            let note = Finding.consequence(of: planned, parent: before)
            result.findings += entry.findings.map { $0.judged(on: today) } + judged.run + [note]
            result.summary.findings = result.summary.findings + SeverityCounts([note])
            result.heldBack.append(.init(chart: entry.id, state: before == nil ? .failed : .kept))
            if before == nil { result.summary.charts -= 1 }
            return before
        }
        var reviewed = entry
        reviewed.findings = (entry.findings + judged.published).sorted(by: Finding.inReportOrder)
        let (inputs, settings) = planned.inputs
        // An unchanged chart goes on saying what it was made from when it came to be what it is.
        reviewed.inputs = before.flatMap { $0.isSame(as: reviewed) ? $0.inputs : nil } ?? inputs
        if reviewed.inputs == inputs, before?.inputs != inputs { result.extras.settings[inputs.settings] = settings }
        if reviewed.inputs != entry.inputs { result.extras.leavesCharts = true }
        return reviewed
    }

    /// - Returns: `nil` where a part is no longer in the store: one that other findings have gone into is cleared away.
    private func entries(of carrier: StoredCarrier) throws -> [ManifestEntry]? {
        do {
            return try store.entries(of: carrier)
        } catch StoreError.missing {
            return nil
        }
    }

    /// - Returns: `nil` where a chart is no longer in the store: one that the rule keeps from being published is cleared away.
    private func bodies(of entries: [ManifestEntry]) async throws -> [ChartBodies]? {
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        let read = await OrderedTasks.map(entries.filter { $0.kind == .build }, limit: jobs) { [store] entry in
            Swift.Result { () throws(StoreError) -> ChartBodies? in
                try store.chart(entry).buildChart.map { ChartSeries($0).bodies }
            }
        }
        do {
            return try read.compactMap { try $0.get() }
        } catch StoreError.missing {
            return nil
        }
    }
}
