import ArgumentParser
import ChartSchema
import Pipeline
import Reports
import Store

/// `validate`: the findings of a published version.
struct Validate: ReportingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the findings of a published version.",
        discussion: """
            Without a version the latest is shown. Pictures of raw lines are shown as far as the raw files are there.

              chartwright validate
              chartwright validate 1.2.0 --fail-on warning
            """)

    @Argument(help: "A version such as 1.2.0; the latest when left out.")
    var version: VersionNumber?

    @Option(help: "The form of the report.")
    var format: FindingsFormat = .text

    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        let manifest = try withStore { () throws(StoreError) in try store.published(version) }
        let findings = manifest.charts.flatMap(\.findings).sorted(by: Finding.inReportOrder)
        let report = FindingsReport(
            version: manifest.version, charts: manifest.charts.map { FindingsReport.Chart($0) }, findings: findings)
        try FindingsOutput(project: folder, store: store, failing: failOn.failOn.severity).write(report, as: format)
        return failOn.failOn.completion(of: findings)
    }
}

extension VersionNumber: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
