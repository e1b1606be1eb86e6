import ChartSchema
import Dispatch
import Store

/// Compares two states of the dataset and says what changed in the domain's words.
///
/// Only manifests are read, and the charts whose bytes differ.
public struct DatasetDiffer: Sendable {
    public var bounds: DiffBounds
    /// Whether to say what changed builds mean for people.
    public var withImpact: Bool

    /// Finds what made one chart another, by their entries and themselves.
    /// It is asked about several charts side by side.
    public typealias FindingCauses = (ManifestEntry, ManifestEntry, Chart, Chart) -> ChartCauses?

    public init(bounds: DiffBounds = DiffBounds(), withImpact: Bool = false) {
        self.bounds = bounds
        self.withImpact = withImpact
    }

    /// - Parameter causes: Where charts can be rebuilt; without it only what manifests say of causes is told.
    public func diff(
        from old: DiffSide, to new: DiffSide, causes: FindingCauses? = nil
    ) throws(StoreError) -> DatasetDiff {
        var result = DatasetDiff(
            from: .init(name: old.name, version: old.version?.description, charts: old.total ?? old.entries.count),
            to: .init(name: new.name, version: new.version?.description, charts: new.total ?? new.entries.count),
            level: nil, changeClass: nil, statements: [], charts: [], chartTotal: 0, counts: ClassCounts())
        let schemas = old.matching == .byID ? DatasetComparison.schemaChanges(old, new) : []
        let recorded = old.matching == .byID ? DatasetComparison.inputsRecorded(old, new) : 0
        result.counts = ClassCounts(schemas)
        result.statements = schemas.map { change in
            var statement = DiffStatement(
                change.kind == .schemaAdded ? .schemaAdded : .schemaRemoved, change.kind.changeClass)
            if case .text(let name)? = change.before ?? change.after { statement.names = [name] }
            statement.nameTotal = 1
            return statement
        }
        if recorded > 0 {
            result.statements.append(DiffStatement(.inputsRecorded, .cosmetic, count: recorded))
            result.counts.add(.cosmetic)
        }
        let matcher = ChartMatcher(old.entries, new.entries, matching: old.matching, findsEditions: true)
        let differing = matcher.matches.filter { $0.old != $0.new }
        // No more are held than are looked at at once.
        for start in stride(from: 0, to: differing.count, by: 64) {
            for chart in try diffs(differing[start..<min(differing.count, start + 64)], old, new, causes) {
                result.counts.add(chart.counts)
                result.chartTotal += 1
                if result.charts.count < bounds.charts { result.charts.append(chart) }
            }
        }
        result.changeClass = result.counts.greatest
        result.level = result.changeClass?.level.rawValue
        return result
    }

    /// Of charts side by side, in their order: finding what made one otherwise reads it again.
    private func diffs(
        _ matches: ArraySlice<ChartMatcher.Match>, _ old: DiffSide, _ new: DiffSide, _ causes: FindingCauses?
    ) throws(StoreError) -> [ChartDiff] {
        var results = [Result<ChartDiff?, StoreError>](repeating: .success(nil), count: matches.count)
        results.withUnsafeMutableBufferPointer { results in
            nonisolated(unsafe) let (results, old, new, causes) = (results, old, new, causes)
            DispatchQueue.concurrentPerform(iterations: matches.count) { index in
                results[index] = Result { () throws(StoreError) in
                    try diff(matches[matches.startIndex + index], old, new, causes)
                }
            }
        }
        var found: [ChartDiff] = []
        for result in results { if let chart = try result.get() { found.append(chart) } }
        return found
    }

    /// `nil` when nothing changed but what no reader sees.
    private func diff(
        _ match: ChartMatcher.Match, _ old: DiffSide, _ new: DiffSide, _ causes: FindingCauses?
    ) throws(StoreError) -> ChartDiff? {
        var result = ChartDiff(
            chart: match.id.description, before: match.old?.id.description, kind: match.entry.kind.rawValue,
            status: match.status, changeClass: .cosmetic)
        guard let a = match.old, let b = match.new else {
            let isNew = match.new != nil
            result.before = isNew ? nil : match.id.description
            result.counts.add(isNew ? .additive : .breaking)
            result.changeClass = isNew ? .additive : .breaking
            result.records = (match.new ?? match.old)!.counts.records
            return result
        }
        let (before, after) = a.sha256 == b.sha256 ? (nil, nil) : (try old.chart(a), try new.chart(b))
        let charts = before.flatMap { before in after.flatMap { ChartPair(before, $0) } }
        let changes = EntryComparison(a, b, charts, isRenamed: match.status == .renamed).changes
        if match.status == .renamed { result.counts.add(.breaking) }
        if match.status == .edition, old.matching == .byID {
            // A new key beside the old one, whatever it says.
            result.counts.add(.additive)
            result.records = b.counts.records
        } else {
            result.counts.add(ClassCounts(changes))
        }
        guard let greatest = result.counts.greatest else { return nil }
        result.changeClass = greatest
        result.causes = DiffCause.causes(from: a, to: b)
        var found: ChartCauses?
        // Another edition is another file, whatever else was done for it.
        if let before, let after, match.status != .edition { found = causes?(a, b, before, after) }
        add(charts, found, to: &result)
        if let found {
            let told = Set(result.statements.flatMap(\.causes))
            result.causes = told.isEmpty ? found.otherwise : told.sorted()
            result.causeRemark = found.remark
        }
        if match.status != .edition { addWithdrawal(from: a, to: b, to: &result) }
        if match.status == .edition {
            // Another edition is another file: only what the file says is worth a sentence.
            result.statements.removeAll { $0.kind == .sourceChanged }
        } else {
            addFindings(changes, to: &result)
        }
        result.statementTotal = result.statements.count
        result.statements = Array(result.statements.prefix(bounds.statements))
        return result
    }

    private func add(_ charts: ChartPair?, _ causes: ChartCauses?, to result: inout ChartDiff) {
        switch charts {
        case .build(let a, let b)?:
            let (before, after) = (KeyedChart(a), KeyedChart(b))
            let patch = BuildChartPatch(from: before, to: after)
            let told = BuildStatements(patch, from: before, to: after, causes: causes, hasCurves: bounds.hasCurves)
            result.statements = told.statements
            result.columns = told.columns
            result.cellTotal = told.cells.count
            result.cells = Array(told.cells.prefix(bounds.cells))
            result.curves = told.curves
            if withImpact, !told.cells.isEmpty || !told.columns.isEmpty { result.impact = ChartImpact(from: a, to: b) }
        case .medication(let a, let b)?: result.statements = MedicationStatements(a, b, causes).statements
        case nil: break
        }
        if let charts, result.statements.isEmpty, result.status != .renamed {
            result.statements = [DiffStatement(.originsChanged, .cosmetic, count: charts.changes.count)]
        }
    }

    private func addWithdrawal(from a: ManifestEntry, to b: ManifestEntry, to result: inout ChartDiff) {
        guard a.withdrawal != b.withdrawal else { return }
        var statement = DiffStatement(b.withdrawal == nil ? .reinstated : .withdrawn, .corrective)
        (statement.before, statement.after) = (a.withdrawal?.inWords, b.withdrawal?.inWords)
        result.statements.insert(statement, at: 0)
    }

    private func addFindings(_ changes: [DatasetChange], to result: inout ChartDiff) {
        let findings = changes.filter { $0.kind == .findingChanged }
        let (accepted, opened) = (findings.count { $0.isAccepted }, findings.count { $0.isOpened })
        for (kind, count) in [(DiffStatement.Kind.findingsAccepted, accepted), (.findingsOpened, opened)]
        where count > 0 {
            result.statements.append(DiffStatement(kind, .cosmetic, count: count))
        }
        let judged = findings.count { $0.before != nil && $0.after != nil } - accepted - opened
        if judged > 0 { result.statements.append(DiffStatement(.findingsJudged, .cosmetic, count: judged)) }
        let gone = findings.count { $0.after == nil }
        let came = findings.count { $0.before == nil }
        if gone + came > 0 {
            var statement = DiffStatement(.findingsChanged, .cosmetic, count: gone + came)
            (statement.before, statement.after) = ("\(gone)", "\(came)")
            result.statements.append(statement)
        }
        if changes.contains(where: { $0.kind == .countChanged }) {
            result.statements.append(DiffStatement(.countsChanged, .cosmetic))
        }
    }
}

extension DatasetChange {
    /// Whether somebody has accepted a finding that stays.
    fileprivate var isAccepted: Bool { acceptance.map { $0 == (false, true) } ?? false }

    /// Whether a finding that stays is no longer accepted.
    fileprivate var isOpened: Bool { acceptance.map { $0 == (true, false) } ?? false }

    /// Whether a finding that stays was and is accepted; `nil` for one that came or went.
    private var acceptance: (Bool, Bool)? {
        guard case .finding(let before)? = before, case .finding(let after)? = after else { return nil }
        return (!before.isOpen, !after.isOpen)
    }
}
