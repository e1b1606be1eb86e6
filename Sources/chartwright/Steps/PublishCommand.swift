import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
import Results
import Store

/// `publish`: judged results to a new version of the dataset.
struct PublishCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Publish what plan, read and judge made as a new version.",
        discussion: """
            Takes what judge prints on standard input, in any order, for every source of
            pipeline.json, and publishes what ingest would: the same bytes, or "nothing
            changed". No raw file is read. Policies, acceptances and the rules across
            carriers are applied here. It takes what judge --store prints as well, for
            every carrier of pipeline.json, and then reads no chart.

              chartwright publish < judged
              cat carriers.* | chartwright publish
            """)

    @OptionGroup var carriers: CarrierOptions

    @Option(name: .customLong("findings"), help: "Which findings are told: those that are new, or all.")
    var told: RunTelling.Told = .new

    @Flag(name: .customLong("dry-run"), help: "Publish nothing; say what would be.")
    var isDryRun = false

    @OptionGroup var publication: PublicationDayOption
    @OptionGroup var today: TodayOption
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        var lines = LineReader(STDIN_FILENO)
        let first = lines.next()
        if let first, JudgedCarrier.isOne(first) {
            return try await publishCarriers(first, lines, in: folder)
        }
        let configuration = try project.configuration(in: folder)
        let carriers = try carriers.chosen(in: configuration)
        try publication.check(in: project.dataset(in: folder))
        let ingest = Ingest(
            project: folder, configuration: configuration, carriers: carriers, isDryRun: isDryRun,
            jobs: ProcessInfo.processInfo.activeProcessorCount, today: today.day, published: publication.day)
        var results = try withStore { () throws(StoreError) in try ingest.resultsToPublish() }
        try await StepInput.eachLine(after: first, of: lines, reading: results.reader.result) {
            result throws(LineRefusal) in
            try results.add(result)
        }
        let report = try await published(results, by: ingest)
        let telling = RunTelling(
            told: told, format: format.format, failOn: failOn.failOn, today: today.day, project: project)
        return try telling.tell(report, dueAfter: configuration.dueAfterMonths, in: folder)
    }

    /// The same of lines of `judge --store`.
    private func publishCarriers(
        _ first: [UInt8], _ lines: consuming LineReader, in folder: ProjectFolder
    ) async throws -> Completion {
        guard carriers.carriers.isEmpty, !isDryRun else {
            throw Failure(
                code: "results.whole", file: "standard input:1",
                message:
                    "expected lines of chartwright judge where --carrier or --dry-run stands, found one of judge --store",
                help: "leave the option out, or judge without --store")
        }
        guard
            let publication = CarrierPublication(
                file: project.pipelineFile, in: folder, today: today.day, published: self.publication.day)
        else { throw try project.cannotFollow(in: folder) }
        try self.publication.check(in: publication.store)
        var gathered = GatheredCarriers()
        try await StepInput.eachLine(after: first, of: lines, reading: gathered.read) { carrier throws(LineRefusal) in
            try gathered.add(carrier)
        }
        let report: RunReport
        do {
            report = try await publication.publish(gathered)
        } catch let error as StoreError {
            throw Failure(error)
        } catch let error as IncompleteCarriers {
            throw Failure(error)
        }
        let telling = RunTelling(
            told: told, format: format.format, failOn: failOn.failOn, today: today.day, project: project)
        return try telling.tell(report, dueAfter: publication.dueAfterMonths, in: folder)
    }

    private func published(_ results: GatheredResults, by ingest: Ingest) async throws -> RunReport {
        do {
            return try await ingest.publish(results)
        } catch let error as StoreError {
            throw Failure(error)
        } catch let error as IncompleteResults {
            throw Failure(error)
        }
    }
}

extension Failure {
    init(_ error: IncompleteResults) {
        func names(_ ids: [ChartID]) -> String { Self.names(ids.map(\.description)) }
        var diagnostics: [Diagnostic] = []
        if !error.missing.isEmpty {
            diagnostics.append(
                Diagnostic(
                    severity: .error, code: "results.missing",
                    message: "expected a result of every source, found none of \(names(error.missing))",
                    help: "pass all that plan prints through read and judge, or name the carriers with --carrier"))
        }
        if !error.outdated.isEmpty {
            diagnostics.append(
                Diagnostic(
                    severity: .error, code: "results.outdated",
                    message:
                        "expected results of today's plan, found those of another file, other settings, corrections or another program for \(names(error.outdated))",
                    help: "plan, read and judge these again, with the same build of chartwright"))
        }
        self.init(diagnostics)
    }

    fileprivate init(_ error: IncompleteCarriers) {
        var diagnostics: [Diagnostic] = []
        if !error.missing.isEmpty {
            diagnostics.append(
                Diagnostic(
                    severity: .error, code: "results.missing",
                    message: "expected a line of every carrier, found none of \(Self.names(error.missing))",
                    help: "pass all that plan prints through read and judge --store"))
        }
        if !error.outdated.isEmpty {
            diagnostics.append(
                Diagnostic(
                    severity: .error, code: "results.outdated",
                    message:
                        "expected carriers as they are decided about today, found those of other settings, review files, another program or another latest version for \(Self.names(error.outdated))",
                    help: "plan, read and judge these again, with the same build of chartwright"))
        }
        self.init(diagnostics)
    }

    private static func names(_ ids: [String]) -> String {
        let all = ids.prefix(3).joined(separator: ", ")
        return ids.count > 3 ? "\(all) and \(ids.count - 3) more" : all
    }
}
