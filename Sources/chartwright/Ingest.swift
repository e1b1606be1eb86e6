import ArgumentParser
import ChartSchema
import Diff
import Foundation
import Pipeline
import Reports
import Store

/// `ingest`: raw files to a new version of the dataset.
struct IngestCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "ingest",
        abstract: "Read the raw files and publish what changed as a new version.",
        discussion: """
            Reads every source of pipeline.json, checks its chart, and publishes a new version of the dataset when
            anything changed. A source with errors stops no other: its chart keeps its last published form, and the
            exit status is 1.

            What has not changed since an earlier run is not read again: .chartwright/ remembers it, and may be deleted. Told is
            what is new: charts that changed and how, findings that came and went; validate shows those that are known.

              chartwright ingest
              chartwright ingest --carrier acme-life --dry-run
              chartwright ingest --date 2026-05-16
              chartwright ingest --since 1.2.0
              chartwright ingest --watch
            """)

    @Option(
        name: .customLong("carrier"),
        help: ArgumentHelp("Read only this carrier's sources; may be repeated.", valueName: "id"))
    var carriers: [String] = []

    @Flag(name: .customLong("all"), help: "Read every source again, whatever is remembered; the result is the same.")
    var readsAll = false

    @Option(name: .customLong("findings"), help: "Which findings are told: those that are new, or all.")
    var told: Told = .new

    @Option(
        name: .customLong("since"),
        help: ArgumentHelp(
            "Tell what is new since this version, for who missed later runs.", valueName: "version"))
    var since: String?

    @Flag(
        name: .customLong("watch"),
        help: "Go on until ended: tell of each raw file that lands or changes what ingest would, and publish nothing.")
    var watches = false

    @Flag(name: .customLong("dry-run"), help: "Publish nothing; say what would be.")
    var isDryRun = false

    @Option(help: ArgumentHelp("How many sources are read at once (default: one a core).", valueName: "count"))
    var jobs: Int?

    @Option(
        name: .customLong("date"),
        help: ArgumentHelp(
            "The day that a new version says it was published (default: the newest that pipeline.json and the review files name).",
            valueName: "date"))
    var published: Day?

    @OptionGroup var today: TodayOption
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    enum Told: String, ExpressibleByArgument, CaseIterable { case new, all }

    func validate() throws {
        if since != nil, isDryRun || told == .all {
            throw ValidationError("--since tells of what is published; it takes neither --dry-run nor --findings all.")
        }
        let isAboutOneRun = readsAll || since != nil || published != nil || told == .all || !carriers.isEmpty
        if watches, isAboutOneRun || format.format == .json {
            throw ValidationError("--watch takes --jobs, --today and the project's options alone.")
        }
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1, not \(jobs).") }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        if watches {
            var watch = try IngestWatch(project, folder, jobs: sourcesAtOnce, today: today.day)
            try await watch.run()
        }
        let memory = ReadingMemory(of: folder, configuration: project.pipelineFile)
        if let last = last(in: folder, memory) {
            if last.stands, since == nil { return try tell(last, in: folder) }
            if last.stands { return try tell(RunReport(last), dueAfter: last.dueAfterMonths, in: folder) }
            if carriers.isEmpty,
                let report = try await Self.run(since: last, { ingest($0, in: folder, memory) })
            {
                return try tell(report, dueAfter: last.dueAfterMonths, in: folder)
            }
        }
        let configuration = try project.configuration(in: folder)
        for carrier in carriers { try check(carrier, in: configuration) }
        try checkDay(in: folder)
        let report = try await Self.run(ingest(configuration, in: folder, memory))
        return try tell(report, dueAfter: configuration.dueAfterMonths, in: folder)
    }

    private var sourcesAtOnce: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    private func ingest(
        _ configuration: PipelineConfiguration, in folder: ProjectFolder, _ memory: ReadingMemory?
    ) -> Ingest {
        Ingest(
            project: folder, configuration: configuration, carriers: carriers.isEmpty ? nil : Set(carriers),
            isDryRun: isDryRun, jobs: sourcesAtOnce, today: today.day,
            published: published?.text, memory: memory, readsAll: readsAll)
    }

    /// A run about the carriers alone for which there is something to do; `nil` where it has to be about all.
    static func run(
        since last: StandingRun?, _ make: (PipelineConfiguration) -> Ingest
    ) async throws -> RunReport? {
        guard let last else { return nil }
        defer { Console.showProgress("") }
        do {
            return try await Ingest.run(since: last, progress: show, make)
        } catch let error as StoreError {
            throw Failure(error)
        }
    }

    /// What is new since the version that is asked for; the run's own news where none is.
    private func news(of report: RunReport, in folder: ProjectFolder) throws -> RunReport {
        guard let since else { return report }
        let store = try project.dataset(in: folder)
        guard let earlier = VersionNumber(since) else {
            throw Failure(
                code: "version.unknown", message: "expected a version such as 1.2.0 after --since, found \"\(since)\"",
                help: "chartwright log lists the versions")
        }
        return try withStore { () throws(StoreError) in try report.told(since: earlier, in: store) }
    }

    private func tell(_ run: RunReport, dueAfter months: Int?, in folder: ProjectFolder) throws -> Completion {
        let report = try news(of: run, in: folder)
        switch format.format {
        case .json: try Console.write(report.json())
        case .text:
            for rereading in report.reread { Console.tell(rereading.sentence + "\n") }
            switch told {
            case .all: try Self.tell(report.findings, in: folder) { palette, _ in report.text(palette) }
            case .new: try Self.tell(report.news.heldBack, in: folder) { report.newsText($0, findings: $1) }
            }
            try tellDue(months, in: folder)
        }
        return failOn.failOn.completion(ofSeverities: run.severities)
    }

    /// - Parameters:
    ///   - findings: Those that are told on the error stream.
    ///   - text: Renders the result, with a way to render findings in it.
    static func tell(
        _ findings: [Finding], in folder: ProjectFolder, _ text: (Palette, ([Finding]) -> String) -> String
    ) throws(Failure) {
        let lines = RawLineCache(project: folder)
        func rendered(_ findings: [Finding], _ palette: Palette) -> String {
            let text = FindingsText(palette: palette, line: lines.line).text(findings)
            return text.isEmpty ? "" : text + "\n"
        }
        Console.tell(rendered(findings, Console.errorPalette))
        try Console.write(text(Console.outPalette) { rendered($0, Console.outPalette) })
    }

    /// The last run beside what is there now, where nothing is asked for that needs every chart.
    private func last(in folder: ProjectFolder, _ memory: ReadingMemory?) -> StandingRun? {
        guard !readsAll, told == .new, format.format == .text, published == nil else { return nil }
        let run = StandingRun.look(
            at: folder, configuration: project.pipelineFile, today: today.day, memory: memory)
        return run.flatMap { Set($0.carriers).isSuperset(of: carriers) ? $0 : nil }
    }

    private func tell(_ standing: StandingRun, in folder: ProjectFolder) throws -> Completion {
        try Console.write(standing.summary.nothingChanged(version: standing.version) + "\n")
        try tellDue(standing.dueAfterMonths, in: folder)
        return failOn.failOn.completion(ofSeverities: standing.summary.findings.severities)
    }

    /// A notice where editions are older than the configuration allows; the exit status does not depend on it.
    private func tellDue(_ months: Int?, in folder: ProjectFolder) throws {
        guard let months else { return }
        let store = try project.dataset(in: folder)
        guard let manifest = try withStore({ () throws(StoreError) in try store.latest() }) else { return }
        let due = DueForReview(manifest, today: today.day, after: months)
        guard !due.charts.isEmpty else { return }
        let charts = due.charts.count == 1 ? "1 chart is" : "\(due.charts.count) charts are"
        Console.tell("\(charts) due for review: chartwright log --due\n")
    }

    /// A version is not published before the one that it follows.
    private func checkDay(in folder: ProjectFolder) throws {
        guard let published else { return }
        let store = try project.dataset(in: folder)
        let latest = try withStore { () throws(StoreError) in try store.latest() }
        guard let latest, let day = latest.published, published.text < day else { return }
        throw Failure(
            code: "ingest.date",
            message: "expected a day from \(day) on, when \(latest.version) was published, found \(published.text)",
            help: "leave --date out, or name the day on which this is published")
    }

    static func run(_ ingest: Ingest) async throws -> RunReport {
        defer { Console.showProgress("") }
        do {
            return try await ingest.run(progress: show)
        } catch let error as StoreError {
            throw Failure(error)
        }
    }

    private func check(_ carrier: String, in configuration: PipelineConfiguration) throws(Failure) {
        guard !configuration.carriers.contains(where: { $0.id == carrier }) else { return }
        let nearest = configuration.nearestCarrier(to: carrier)
        let all = configuration.carriers.map(\.id).joined(separator: ", ")
        throw Failure(
            code: "carrier.unknown", file: configuration.file,
            message: "expected one of its carriers after --carrier, found \"\(carrier)\"",
            help: nearest.map { "did you mean \($0)?" } ?? "its carriers are \(all)")
    }

    private static func show(_ progress: Ingest.Progress) {
        Console.showProgress("\(progress.done)/\(progress.total) \(progress.chart)")
    }
}
