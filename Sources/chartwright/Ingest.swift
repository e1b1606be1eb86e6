import ArgumentParser
import ChartSchema
import Diff
import Foundation
import Pipeline
import Reports
import Results
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

    @OptionGroup var carriers: CarrierOptions

    @Flag(name: .customLong("all"), help: "Read every source again, whatever is remembered; the result is the same.")
    var readsAll = false

    @Option(name: .customLong("findings"), help: "Which findings are told: those that are new, or all.")
    var told: RunTelling.Told = .new

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

    @OptionGroup var publication: PublicationDayOption
    @OptionGroup var today: TodayOption
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if since != nil, isDryRun || told == .all {
            throw ValidationError("--since tells of what is published; it takes neither --dry-run nor --findings all.")
        }
        let isAboutOneRun =
            readsAll || since != nil || publication.published != nil || told == .all || !carriers.carriers.isEmpty
        if watches, isAboutOneRun || format.format == .json {
            throw ValidationError("--watch takes --jobs, --today and the project's options alone.")
        }
        try publication.published?.checkIsPast(after: "--date")
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
            if carriers.carriers.isEmpty,
                let report = try await Self.run(since: last, { ingest($0, in: folder, memory) })
            {
                return try tell(report, dueAfter: last.dueAfterMonths, in: folder)
            }
        }
        let configuration = try project.configuration(in: folder)
        _ = try carriers.chosen(in: configuration)
        try publication.check(in: project.dataset(in: folder))
        let report = try await Self.run(ingest(configuration, in: folder, memory))
        return try tell(report, dueAfter: configuration.dueAfterMonths, in: folder)
    }

    private var sourcesAtOnce: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    private func ingest(
        _ configuration: PipelineConfiguration, in folder: ProjectFolder, _ memory: ReadingMemory?
    ) -> Ingest {
        Ingest(
            project: folder, configuration: configuration,
            carriers: carriers.carriers.isEmpty ? nil : Set(carriers.carriers),
            isDryRun: isDryRun, jobs: sourcesAtOnce, today: today.day,
            published: publication.day, memory: memory, readsAll: readsAll)
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
        try telling.tell(try news(of: run, in: folder), of: run, dueAfter: months, in: folder)
    }

    private var telling: RunTelling {
        RunTelling(told: told, format: format.format, failOn: failOn.failOn, today: today.day, project: project)
    }

    /// - Parameters:
    ///   - findings: Those that are told on the error stream.
    ///   - text: Renders the result, with a way to render findings in it.
    static func tell(
        _ findings: [Finding], in folder: ProjectFolder, line: @escaping (String, Int) -> String? = { _, _ in nil },
        _ text: (Palette, ([Finding]) -> String) -> String
    ) throws(Failure) {
        let lines = RawLineCache(project: folder)
        func rendered(_ findings: [Finding], _ palette: Palette) -> String {
            let places = FindingPlaces { line($0, $1) ?? lines.line(of: $0, $1) }
            let text = FindingsText(palette: palette, place: places.place(of:)).text(findings)
            return text.isEmpty ? "" : text + "\n"
        }
        Console.tell(rendered(findings, Console.errorPalette))
        try Console.write(text(Console.outPalette) { rendered($0, Console.outPalette) })
    }

    /// The last run beside what is there now, where nothing is asked for that needs every chart.
    private func last(in folder: ProjectFolder, _ memory: ReadingMemory?) -> StandingRun? {
        guard !readsAll, told == .new, format.format == .text, publication.published == nil else { return nil }
        let run = StandingRun.look(
            at: folder, configuration: project.pipelineFile, today: today.day, memory: memory)
        return run.flatMap { Set($0.carriers).isSuperset(of: carriers.carriers) ? $0 : nil }
    }

    private func tell(_ standing: StandingRun, in folder: ProjectFolder) throws -> Completion {
        try Console.write(standing.summary.nothingChanged(version: standing.version) + "\n")
        try telling.tellDue(standing.dueAfterMonths, in: folder)
        // Whatever is found was known when the run before ended.
        return .done
    }

    static func run(_ ingest: Ingest) async throws -> RunReport {
        defer { Console.showProgress("") }
        do {
            return try await ingest.run(progress: show)
        } catch let error as StoreError {
            throw Failure(error)
        }
    }

    private static func show(_ progress: Ingest.Progress) {
        Console.showProgress("\(progress.done)/\(progress.total) \(progress.chart)")
    }
}
