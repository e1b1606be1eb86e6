import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
import Results
import Store

/// `validate`: the findings of the project as it stands, or of a published version.
struct Validate: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Show what should be known about the charts, and accept findings.",
        discussion: """
            Without a version the raw files are read and checked as they are now; nothing is published. With a version its
            findings are shown as they were published. Pictures of raw lines are shown as far as the raw files are there.

            With --accept a finding of the project is written into the review file as accepted: it stays visible and is
            counted apart. Findings are named by their fingerprints (--verbose shows them), or the beginnings of them.

              chartwright validate --carrier acme-life --fail-on warning
              chartwright validate latest --format json
              chartwright validate --accept 2d541dd8 --reason "printed so in the guide" --until 2027-01-31
            """)

    @Argument(help: "A version such as 1.2.0, or latest; the project as it stands when left out.")
    var version: PublishedVersion?

    @OptionGroup var selection: ChartSelection

    @Flag(help: "Show fingerprints, and which rules could not be checked and why.")
    var verbose = false

    @Option(help: ArgumentHelp("Accept the finding of this fingerprint.", valueName: "fingerprint"))
    var accept: String?

    @Flag(help: "With --accept: take the place of an entry that accepts the finding already.")
    var replace = false

    @OptionGroup var signature: SignatureOptions
    @OptionGroup var today: TodayOption

    @Option(help: "The form of the report.")
    var format: FindingsFormat = .text

    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if accept != nil {
            if version != nil { throw ValidationError("--accept is about the project, not about a version.") }
            _ = try signature.signature()
        } else if !signature.isEmpty || replace {
            throw ValidationError("--reason, --who, --date, --until and --replace belong to --accept.")
        }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        if let accept { return try await self.accept(accept, in: folder) }
        let report: FindingsReport
        let store: DatasetStore
        if let version {
            store = try project.dataset(in: folder)
            report = try published(version, in: store)
        } else {
            let configuration = try project.configuration(in: folder)
            store = DatasetStore(root: folder.location(of: configuration.outputDirectory))
            report = try await standing(configuration, in: folder)
        }
        try FindingsOutput(project: folder, store: store, failing: failOn.failOn.severity, isVerbose: verbose)
            .write(report, as: format)
        return failOn.failOn.completion(of: report.findings)
    }

    /// The findings that a version was published with.
    private func published(_ version: PublishedVersion, in store: DatasetStore) throws -> FindingsReport {
        let manifest = try withStore { () throws(StoreError) in try store.published(version.number) }
        try selection.check(manifest.charts.map(\.id), file: "version \(manifest.version)")
        let findings = manifest.charts.filter { selection.contains($0.id) }.flatMap(\.findings)
        return FindingsReport(
            version: manifest.version,
            charts: manifest.charts.filter { selection.contains($0.id) }.map { FindingsReport.Chart($0) },
            findings: findings.map { $0.judged(on: today.day) }.sorted(by: Finding.inReportOrder))
    }

    /// The findings of the project as it stands.
    private func standing(
        _ configuration: PipelineConfiguration, in folder: ProjectFolder
    ) async throws -> FindingsReport {
        try selection.check(configuration.plan.map(\.id), file: configuration.file)
        return await ingest(configuration, in: folder).check(charts: selection.charts)
    }

    private func ingest(_ configuration: PipelineConfiguration, in folder: ProjectFolder) -> Ingest {
        Ingest(
            project: folder, configuration: configuration,
            carriers: selection.carriers.isEmpty ? nil : Set(selection.carriers),
            jobs: ProcessInfo.processInfo.activeProcessorCount, today: today.day)
    }

    private func accept(_ name: String, in folder: ProjectFolder) async throws -> Completion {
        let lock = try folder.locked()
        let configuration = try project.configuration(in: folder)
        try selection.check(configuration.plan.map(\.id), file: configuration.file)
        let report = await ingest(configuration, in: folder).check(charts: selection.charts)
        let signature = try signature.signature()
        try withReview { () throws(ReviewProblem) in
            let finding = try FindingToAccept(
                name, among: report.findings, of: configuration, in: folder, replacing: replace)
            let file = try finding.accept(signature)
            let places = FindingPlaces(line: RawLineCache(project: folder).line)
            Console.tell(FindingsText(palette: Console.errorPalette, place: places.place(of:)).text(finding.finding))
            Console.tell("wrote \(file)\n")
        }
        _ = consume lock
        return .done
    }
}

/// A version as it is named on the command line.
enum PublishedVersion: ExpressibleByArgument {
    case latest
    case exactly(VersionNumber)

    init?(argument: String) {
        if argument == "latest" {
            self = .latest
        } else if let number = VersionNumber(argument) {
            self = .exactly(number)
        } else {
            return nil
        }
    }

    var number: VersionNumber? {
        switch self {
        case .latest: nil
        case .exactly(let number): number
        }
    }
}

/// Does what changes a review file, and turns its problems into failures.
func withReview<Value>(_ body: () throws(ReviewProblem) -> Value) throws(Failure) -> Value {
    do {
        return try body()
    } catch {
        throw Failure(code: error.code, file: error.file, message: error.message, help: error.help)
    }
}
