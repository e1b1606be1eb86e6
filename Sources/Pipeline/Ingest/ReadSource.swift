import ChartSchema
import Reading
import Store

/// One source after reading and review: its findings and, when it may be published, its chart and the chart's entry.
struct ReadSource: Sendable {
    var planned: PlannedSource
    /// Those of the run.
    var findings: [Finding]
    /// How many findings policy set off.
    var off = 0
    /// The rules that could say nothing about the chart.
    var unchecked: [UncheckedRule] = []
    var cells: CellCounts
    /// What was read of a build chart, whether it may be published or not.
    var build: BuildChart?
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

    var id: ChartID { planned.id }

    /// Reads a source's file and makes its chart.
    ///
    /// - Parameters:
    ///   - isToPublish: Whether the chart may be published afterwards: only then is it written out to be hashed.
    ///   - today: The day that expiry is judged on; `nil`: nothing expires.
    static func read(
        _ planned: PlannedSource, in project: ProjectFolder, configurationFile: String, isToPublish: Bool,
        today: String?
    ) -> ReadSource {
        let source = planned.source
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(project.location(of: source.path))
        } catch {
            return ReadSource(planned, failure: .unreadableSource(planned, error, project, configurationFile))
        }
        let sha256 = sha256Hexadecimal(bytes)
        let reading = SourceReading(
            source.kind, consume bytes, file: source.path, sha256: sha256, instructions: planned.instructions,
            corrections: planned.review.corrections, today: today)
        return ReadSource(planned, reading, isToPublish: isToPublish, today: today)
    }

    /// The same with what the rules across charts say of it. Only a policy can make that an error, which then holds back
    /// this chart.
    func judged(across more: [Finding], unchecked: [UncheckedRule], today: String?) -> ReadSource {
        guard isPublishable else { return self }
        let judged = planned.review.judged(own + more, isComplete: true, isAcross: true, today: today)
        var result = self
        result.findings = judged.run
        result.off = judged.off
        result.unchecked += unchecked
        result.isPublishable = judged.allowPublishing
        guard var next = chart, let entry else { return result }
        next.findings = judged.published
        result.chart = judged.allowPublishing ? next : nil
        result.entry = judged.allowPublishing ? next.entry(sha256: entry.sha256) : nil
        return result
    }

    private init(_ planned: PlannedSource, failure: Finding) {
        let judged = planned.review.judged([failure], isComplete: false, today: nil)
        self.init(planned: planned, judged: judged, cells: CellCounts())
    }

    private init(_ planned: PlannedSource, _ reading: SourceReading, isToPublish: Bool, today: String?) {
        let judged = planned.review.judged(reading.findings, isComplete: reading.draft != nil, today: today)
        self.init(planned: planned, judged: judged, cells: reading.cells)
        unchecked = reading.unchecked
        own = reading.findings
        build = reading.draft?.chart.buildChart
        records = reading.draft?.chart.recordCount ?? 0
        sha256 = reading.draft?.chart.source.sha256
        guard judged.allowPublishing, let draft = reading.draft, draft.chart.rowCount > 0 else { return }
        isPublishable = true
        guard isToPublish else { return }
        let (inputs, settings) = planned.inputs
        let chart = ChartToPublish(
            chart: draft.chart, cells: reading.cells, findings: judged.published, inputs: inputs, settings: settings)
        self.chart = chart
        entry = chart.entry(sha256: sha256Hexadecimal(of: draft.chart))
    }

    private init(planned: PlannedSource, judged: JudgedFindings, cells: CellCounts) {
        self.planned = planned
        findings = judged.run
        off = judged.off
        self.cells = cells
    }
}

extension Finding {
    /// A source whose file is not there, is a folder, or cannot be read.
    fileprivate static func unreadableSource(
        _ planned: PlannedSource, _ problem: FileProblem, _ project: ProjectFolder, _ configurationFile: String
    ) -> Finding {
        let source = planned.source
        guard problem == .missing || problem == .folder else {
            return Finding(
                rule: problem.code, severity: .error, message: problem.message, help: problem.help,
                chart: planned.id.description, location: Location(file: source.path))
        }
        let nearest = problem == .missing ? project.nearest(to: source.path) : nil
        return Finding(
            rule: problem.code, severity: .error, message: problem.message,
            help: nearest.map { "did you mean \($0)?" } ?? "name the file that the chart is read from",
            chart: planned.id.description,
            location: Location(file: configurationFile, line: source.pathLine, text: source.path))
    }
}
