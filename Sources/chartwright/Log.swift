import ArgumentParser
import ChartSchema
import Reports
import Store

/// `log`: the versions of the dataset.
struct Log: ReportingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the versions of the dataset and what each changed, newest first.",
        discussion: """
              chartwright log
              chartwright log --limit 1 --format json
            """)

    @Option(help: ArgumentHelp("Show at most so many versions.", valueName: "count"))
    var limit: Int?

    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1, not \(limit).") }
    }

    func perform() async throws -> Completion {
        let store = try project.dataset(in: try project.enter())
        let versions = try withStore { () throws(StoreError) in try store.versions() }
        if versions.isEmpty { Console.tell("no version has been published in \(store.root)\n") }
        let log = try withStore { () throws(StoreError) in
            var manifests: [DatasetManifest] = []
            for version in versions.suffix(limit ?? .max) { manifests.append(try store.manifest(version)) }
            return VersionLog(manifests)
        }
        switch format.format {
        case .text: try Console.write(log.text(Console.outPalette))
        case .json: try Console.write(log.json())
        }
        return .done
    }
}
