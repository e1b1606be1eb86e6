import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
import Results
import Store

/// `verify`: whether the dataset is what was published.
struct Verify: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check every hash, reference and schema of the dataset.",
        discussion: """
            With --rebuild the raw files are read again too, and must give the same bytes as the latest version; the records
            of adopted charts must be those that were accepted in golden/; and files that no source names are told.

              chartwright verify
              chartwright verify --rebuild
            """)

    @Flag(help: "Read the raw files again and compare.")
    var rebuild = false

    @OptionGroup var format: ResultFormatOption
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        var report = store.verify()
        if rebuild, report.isSound { report.problems += try await rebuilt(in: folder) }
        switch format.format {
        case .text: try Console.write(report.text(root: store.root, Console.outPalette))
        case .json: try Console.write(report.json())
        }
        return failOn.failOn.completion(ofSeverities: report.problems.map(\.severity))
    }

    /// The charts that the raw files no longer give as they were published.
    private func rebuilt(in folder: ProjectFolder) async throws -> [StoreProblem] {
        let ingest = Ingest(
            project: folder, configuration: try project.configuration(in: folder), isDryRun: true,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        let run: RunReport
        do {
            run = try await ingest.run()
        } catch let error as StoreError {
            throw Failure(error)
        }
        let store = try project.dataset(in: folder)
        let published = try withStore { () throws(StoreError) in
            var charts: [Chart] = []
            for entry in try store.published(nil).charts {
                charts.append(try store.chart(entry))
            }
            return charts
        }
        let lost = GoldenRecords.missing(in: folder, of: ingest.configuration).map { path in
            StoreProblem(.missing, LatestPointer.path, "the records that were accepted are not there: \(path)")
        }
        let broken = GoldenRecords.broken(in: folder, published: published).map { chart in
            StoreProblem(
                .rebuild, LatestPointer.path, "\(chart) is not what was accepted in \(GoldenRecords.directory)/")
        }
        let configuration = ingest.configuration
        let unnamed = configuration.unnamedRawFiles(in: folder).map { path in
            StoreProblem(.unnamed, LatestPointer.path, "no source of \(configuration.file) names \(path)")
        }
        return lost + broken + unnamed
            + run.charts.compactMap { chart in
                switch chart.state {
                case .unchanged: nil
                case .added, .failed: StoreProblem(.rebuild, LatestPointer.path, "\(chart.id) has not been published")
                case .changed: StoreProblem(.rebuild, LatestPointer.path, "\(chart.id) is not what raw/ gives today")
                case .kept, .carried:
                    StoreProblem(.rebuild, LatestPointer.path, "\(chart.id) cannot be read from raw/ today")
                case .removed: StoreProblem(.rebuild, LatestPointer.path, "\(chart.id) has no source today")
                }
            }
    }
}
