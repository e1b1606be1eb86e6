import ChartSchema
import Store
import Validation

/// One source after reading and review: its findings and, when it may be published, its chart and the chart's entry.
struct ReviewedSource: Sendable {
    var planned: PlannedSource
    /// Those of the run.
    var findings: [Finding]
    /// How many findings policy set off.
    var off = 0
    /// The rules that could say nothing about the chart.
    var unchecked: [UncheckedRule] = []
    var cells: CellCounts
    /// What was read, whether it may be published or not.
    var held: HeldChart?
    /// How many records the chart has, whether it may be published or not.
    var records = 0
    /// Of the raw file; `nil` where nothing was read of it.
    var sha256: String?
    /// Whether the chart may be published.
    private(set) var isPublishable = false
    /// `nil` when the chart may not be published, or is only checked.
    private(set) var chart: ChartToPublish?
    /// The chart's place in a manifest; `nil` like ``chart``.
    private(set) var entry: ManifestEntry?
    /// What was found about the chart by itself, before review.
    private var own: [Finding] = []
    /// The chart's place in a manifest by what was found about it alone; `nil` when it may not be published so.
    private(set) var alone: ManifestEntry?
    /// The rules that could say nothing about the chart by itself.
    private var uncheckedAlone: [UncheckedRule] = []
    /// What it was read from, for the next run; `nil` where nothing is remembered.
    var origin: (file: RememberedFile, key: ReadingKey)?
    /// What an earlier run read and this one did not have to.
    private(set) var remembered: RememberedReading?
    /// What its carrier's charts say of it, as it is remembered.
    var across: JudgedAcross?
    /// Why an earlier run's reading did not do; `nil` where there was none, or it did.
    private(set) var outdated: ReadingKey.Part?
    /// The names that a medication chart prints.
    private(set) var names: [String] = []
    /// The bytes of the settings that ``entry`` names, where the store may not have them yet.
    private(set) var settings: [UInt8]?

    var id: ChartID { planned.id }

    /// A source that need not be read again, as today's review sees it.
    init(_ planned: PlannedSource, remembered: RememberedReading, today: String?) {
        let entry = remembered.entry
        let judged = planned.review.judged(entry.findings, isComplete: true, today: today)
        self.init(planned: planned, judged: judged, cells: entry.counts.cells)
        self.remembered = remembered
        origin = (remembered.file, remembered.key)
        (unchecked, uncheckedAlone) = (remembered.unchecked, remembered.unchecked)
        (own, records, names) = (entry.findings, entry.counts.records, remembered.names)
        sha256 = entry.source.sha256
        across = remembered.across
        alone = entry
        guard judged.allowPublishing else { return }
        isPublishable = true
        let (inputs, settings) = planned.inputs
        self.settings = settings
        self.entry = entry.with(judged.published, inputs: inputs, planned.source.withdrawal)
    }

    /// The same, saying why an earlier run's reading did not do.
    func because(_ part: ReadingKey.Part) -> ReviewedSource {
        var result = self
        result.outdated = part
        return result
    }

    /// The same with what the rules across charts say of it. Only a policy can make that an error, which then holds back
    /// this chart.
    func judged(
        across more: [Finding], unchecked: [UncheckedRule], reach: ChartReview.Reach, today: String?
    ) -> ReviewedSource {
        guard isPublishable else { return self }
        let judged = planned.review.judged(own + more, isComplete: true, reach: reach, today: today)
        var result = self
        result.findings = judged.run
        result.off = judged.off
        result.unchecked += unchecked
        result.isPublishable = judged.allowPublishing
        guard let entry else { return result }
        result.chart?.findings = judged.published
        if !judged.allowPublishing { result.chart = nil }
        result.entry =
            judged.allowPublishing ? entry.with(judged.published, inputs: entry.inputs, entry.withdrawal) : nil
        return result
    }

    /// What was read, as today's review sees it.
    ///
    /// - Parameters:
    ///   - isToPublish: Whether the chart may be published afterwards: only then is it written out to be hashed.
    ///   - inputs: What the chart is read with, where it is known already.
    init(
        _ planned: PlannedSource, _ result: SourceResult, isToPublish: Bool,
        inputs known: (ManifestEntry.Inputs, settings: [UInt8])? = nil, today: String?
    ) {
        let judged = planned.review.judged(result.findings, isComplete: result.chart != nil, today: today)
        self.init(planned: planned, judged: judged, cells: result.cells)
        guard let held = result.chart else { return }
        (unchecked, uncheckedAlone) = (result.unchecked, result.unchecked)
        own = result.findings
        self.held = held
        records = held.records
        sha256 = held.source.sha256
        across = result.across
        guard judged.allowPublishing, held.rows > 0 else { return }
        isPublishable = true
        guard isToPublish else { return }
        let (inputs, settings) = known ?? planned.inputs
        var toPublish = ChartToPublish(
            held: held, cells: result.cells, findings: judged.published, inputs: inputs, settings: settings)
        toPublish.withdrawal = planned.source.withdrawal
        self.chart = toPublish
        self.settings = settings
        let entry = toPublish.entry(sha256: held.sha256)
        self.entry = entry
        alone = entry.with(own, inputs: inputs, nil)
        names = held.names
    }

    /// What the next run may remember; `nil` where the chart is not in the store.
    func remembered(in store: DatasetStore) -> RememberedReading? {
        guard let origin, let alone else { return nil }
        let path = store.location(of: alone)
        var chart = remembered?.chart
        if chart == nil, let state = FileState(path) {
            // The store has written it, or has just shown it to be right.
            chart = RememberedFile(path: path, sha256: alone.sha256, state: state, isSettled: false)
        }
        guard let chart, chart.path == path else { return nil }
        return RememberedReading(
            key: origin.key, file: origin.file, chart: chart, entry: alone, unchecked: uncheckedAlone, across: across,
            names: names)
    }

    private init(planned: PlannedSource, judged: JudgedFindings, cells: CellCounts) {
        self.planned = planned
        findings = judged.run
        off = judged.off
        self.cells = cells
    }
}

extension ManifestEntry {
    fileprivate func with(_ findings: [Finding], inputs: Inputs?, _ withdrawal: Withdrawal?) -> ManifestEntry {
        var result = self
        result.findings = findings.sorted(by: Finding.inReportOrder)
        result.inputs = inputs
        result.withdrawal = withdrawal
        return result
    }
}
