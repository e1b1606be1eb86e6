import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
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
            carriers are applied here.

              chartwright publish < judged
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
        let configuration = try project.configuration(in: folder)
        let carriers = try carriers.chosen(in: configuration)
        try publication.check(in: project.dataset(in: folder))
        let ingest = Ingest(
            project: folder, configuration: configuration, carriers: carriers, isDryRun: isDryRun,
            jobs: ProcessInfo.processInfo.activeProcessorCount, today: today.day, published: publication.day)
        var results = try withStore { () throws(StoreError) in try ingest.resultsToPublish() }
        try await StepInput.eachLine(reading: results.reader.result) { result throws(LineRefusal) in
            try results.add(result)
        }
        let report = try await published(results, by: ingest)
        let telling = RunTelling(
            told: told, format: format.format, failOn: failOn.failOn, today: today.day, project: project)
        return try telling.tell(report, dueAfter: configuration.dueAfterMonths, in: folder)
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
    fileprivate init(_ error: IncompleteResults) {
        func names(_ ids: [ChartID]) -> String {
            let all = ids.prefix(3).map(\.description).joined(separator: ", ")
            return ids.count > 3 ? "\(all) and \(ids.count - 3) more" : all
        }
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
}
