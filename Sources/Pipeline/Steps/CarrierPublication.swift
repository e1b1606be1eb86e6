import ChartSchema
import Diff
import Results
import Store
import Validation

/// Publishes judged carriers, whose charts are in the store already: without looking at a chart but those that changed, and those of carriers
/// of which one is far from all others.
package struct CarrierPublication: Sendable {
    let project: ProjectFolder
    let today: String?
    /// The day that a new version says it was published; `nil`: it says none.
    private let published: String?
    let texts: CarrierTexts
    let base: PipelineConfiguration

    /// - Parameter file: The name of the configuration.
    /// - Returns: `nil` where the configuration cannot be followed.
    package init?(file: String, in project: ProjectFolder, today: String?, published: String?) {
        guard let texts = CarrierTexts(file, in: project), let base = texts.base else { return nil }
        (self.project, self.today, self.published) = (project, today, published)
        (self.texts, self.base) = (texts, base)
    }

    package var store: DatasetStore { DatasetStore(root: project.location(of: base.outputDirectory)) }
    package var dueAfterMonths: Int? { base.dueAfterMonths }

    /// Publishes all carriers of the configuration.
    ///
    /// - Throws: ``IncompleteCarriers`` where one has no line of today; ``StoreError`` when the dataset cannot be read or written; it is
    ///   then what it was before.
    package func publish(_ gathered: GatheredCarriers) async throws -> RunReport {
        let carriers = try carriers(gathered)
        let store = store
        let pointer = try store.latestPointer()
        var joined = try await FarReview(self, carriers, in: store).result
        for index in carriers.indices where !carriers[index].isAfter(pointer) { joined.stored[index].mustStand = true }
        let newest = (carriers.compactMap(\.retrieved) + [base.newestDay].compactMap(\.self)).max()
        var first = VersionDecision.firstWithCharts
        (first.published, first.notBefore) = (published, newest)
        do {
            let outcome = try store.publish(
                carriers: joined.stored, after: pointer, with: joined.extras, first: first
            ) { previous, draft throws(StoreError) in
                var decision = try VersionDecision(from: previous, to: draft, in: store)
                decision?.published = published
                decision?.notBefore = newest
                return decision
            }
            return report(of: carriers, joined, outcome)
        } catch let error as OutdatedCarriers {
            throw IncompleteCarriers(outdated: error.numbers.map { carriers[$0].carrier })
        }
    }

    /// The lines of the configuration's carriers, in the order of their ids.
    private func carriers(_ gathered: GatheredCarriers) throws(IncompleteCarriers) -> [JudgedCarrier] {
        let decisions = CarrierDecisions(outer: texts.outer, review: base.review, in: project, today: today)
        var problems = IncompleteCarriers()
        var carriers: [JudgedCarrier] = []
        for (id, digest) in (texts.map { ($0.id, $0.digest) } ?? []).sorted(by: { $0.0 < $1.0 }) {
            guard let carrier = gathered.byID[id] else {
                problems.missing.append(id)
                continue
            }
            if carrier.decided == decisions.digest(of: digest) {
                carriers.append(carrier)
            } else {
                problems.outdated.append(id)
            }
        }
        problems.missing = carriersWithSources(among: problems.missing)
        guard problems.isEmpty else { throw problems }
        return carriers
    }

    /// A carrier without sources has no results, and so no line.
    private func carriersWithSources(among ids: [String]) -> [String] {
        guard !ids.isEmpty, let said = texts.map({ ids.contains($0.id) ? $0 : nil })?.compactMap(\.self),
            let configuration = texts.configuration(of: said)
        else { return ids }
        let without = Set(configuration.carriers.filter(\.sources.isEmpty).map(\.id))
        return ids.filter { !without.contains($0) }
    }

    private func report(of carriers: [JudgedCarrier], _ joined: FarReview.Result, _ stored: StoredOutcome) -> RunReport
    {
        let outcome: RunReport.Outcome =
            switch stored.outcome {
            case .published(let manifest):
                .published(version: manifest.version.description, parent: manifest.parent?.version.description)
            case .unchanged(let manifest): .nothingChanged(version: manifest?.version.description)
            }
        let known = Set(carriers.map(\.carrier))
        let strangers = Set((base.review.accepted.map(\.chart) + base.review.corrections.map(\.chart)).map(\.carrier))
            .subtracting(known)
        var others = base.review.strays(in: [], carriers: strangers)
        if carriers.allSatisfy({ $0.names != nil }) {
            let used = Set(carriers.flatMap { $0.names ?? [] })
            others += base.review.staleNames(printed: [], besides: used)
        }
        let findings = (carriers.flatMap(\.findings) + joined.findings).sorted(by: Finding.inReportOrder)
        let found = Dictionary(grouping: findings) { $0.chart ?? "" }
        let held = (carriers.flatMap(\.heldBack) + joined.heldBack).sorted { $0.chart < $1.chart }
        let charts = held.map { held in
            RunReport.Chart(
                id: held.chart.description, state: .init(rawValue: held.state.rawValue) ?? .failed, records: 0,
                cells: CellCounts(), findings: SeverityCounts(found[held.chart.description] ?? []))
        }
        var news = RunNews(
            charts: charts.map { chart in
                var news = RunNews.Chart(id: chart.id, state: chart.state)
                news.compare(published: [], found: found[chart.id] ?? [])
                return news
            })
        news.others = others
        let all = carriers.map(\.summary).reduce(joined.summary, +)
        var report = RunReport(
            charts: charts, findings: findings + others, outcome: outcome, news: news,
            rest: all - RunSummary(charts))
        report.moved = .init(added: stored.added, changed: stored.changed, removed: stored.removed)
        return report
    }
}

/// Why judged carriers are not those of a configuration.
package struct IncompleteCarriers: Error, Sendable, Hashable {
    /// Carriers without a line.
    package var missing: [String] = []
    /// Carriers that were judged by other settings, review files, another day or program, or beside another version than the latest.
    package var outdated: [String] = []

    var isEmpty: Bool { missing.isEmpty && outdated.isEmpty }
}

extension JudgedCarrier {
    fileprivate func isAfter(_ pointer: LatestPointer?) -> Bool {
        after?.version == pointer?.version && after?.sha256 == pointer?.sha256
    }
}
