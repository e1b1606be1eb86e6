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

              chartwright ingest
              chartwright ingest --carrier acme-life --dry-run
              chartwright ingest --date 2026-05-16
            """)

    @Option(
        name: .customLong("carrier"),
        help: ArgumentHelp("Read only this carrier's sources; may be repeated.", valueName: "id"))
    var carriers: [String] = []

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

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1, not \(jobs).") }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let configuration = try project.configuration(in: folder)
        for carrier in carriers { try check(carrier, in: configuration) }
        let ingest = Ingest(
            project: folder, configuration: configuration, carriers: carriers.isEmpty ? nil : Set(carriers),
            isDryRun: isDryRun, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            today: today.day, published: published?.text)
        try checkDay(in: folder)
        let report = try await Self.run(ingest)
        switch format.format {
        case .json: try Console.write(report.json())
        case .text:
            let lines = RawLineCache(project: folder)
            let findings = FindingsText(palette: Console.errorPalette, line: lines.line).text(report.findings)
            if !findings.isEmpty { Console.tell(findings + "\n") }
            try Console.write(report.text(Console.outPalette))
            try tellDue(configuration, in: folder)
        }
        return failOn.failOn.completion(of: report.findings)
    }

    /// A notice where editions are older than the configuration allows; the exit status does not depend on it.
    private func tellDue(_ configuration: PipelineConfiguration, in folder: ProjectFolder) throws {
        guard let months = configuration.dueAfterMonths else { return }
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
        defer { clearProgress() }
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
        guard Console.showsProgress else { return }
        Console.tell("\r\u{1b}[2K\(progress.done)/\(progress.total) \(progress.chart)")
    }

    private static func clearProgress() {
        if Console.showsProgress { Console.tell("\r\u{1b}[2K") }
    }
}
