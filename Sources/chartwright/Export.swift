import ArgumentParser
import ChartSchema
import Export
import Pipeline
import Store

/// `export`: a version as files for other tools.
struct ExportCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a version of the dataset as files for other tools.",
        discussion: """
            csv, ndjson and parquet hold flat records; datapackage is the same CSV described for Frictionless; forms
            describe the questions a consumer has to ask.

              chartwright export --format csv --output out
              chartwright export 1.2.0 --format datapackage --output out --carrier acme-life --kind build
              chartwright export --format parquet --all-versions --output out
            """)

    @Argument(help: "A version such as 1.2.0, or latest; the latest when left out.")
    var version: PublishedVersion?

    @Option(help: "The form of the files.")
    var format: DatasetExport.Format

    @Option(help: ArgumentHelp("The folder to write into; made where there is none.", valueName: "dir"))
    var output: String

    @Option(help: ArgumentHelp("Only this carrier; any number of times.", valueName: "id"))
    var carrier: [String] = []

    @Option(help: "Only charts of this kind.")
    var kind: ManifestEntry.Kind?

    @Flag(help: "With parquet: what every version held, and in which versions it held.")
    var allVersions = false

    @OptionGroup var spreadsheet: SpreadsheetOptions
    @OptionGroup var times: TimeOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        try spreadsheet.check(isCSV: format == .csv || format == .datapackage)
        if version != nil, times.knownOn != nil {
            throw ValidationError("--known-on names a version, and so does the argument.")
        }
        if allVersions, format != .parquet {
            throw ValidationError("--all-versions is for --format parquet.")
        }
        if allVersions, version != nil || times.knownOn != nil || times.asOf != nil {
            throw ValidationError("--all-versions holds every version: name none, and no day.")
        }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        let manifest = try times.manifestInForce(version?.number, in: store)
        try OutputPlace(inputs: [], project: project, in: folder).check(
            folder: output, sources: Set(manifest.charts.map(\.source.path)).sorted(), option: "--output")
        try PlanOptions.check(carrier, "carrier", Set(manifest.charts.map(\.carrier)))
        let export = DatasetExport(manifest, in: store, carriers: carrier, kind: kind)
        do {
            let files = try export.write(
                format, to: output, isSpreadsheetSafe: spreadsheet.isSafe, isOfEveryVersion: allVersions)
            for file in files {
                let records = file.records.map { ", \($0) records" } ?? ""
                try Console.write("\(output)/\(file.path): \(file.bytes) bytes\(records)\n")
            }
        } catch let error as ExportError {
            throw Failure(error)
        }
        return .done
    }
}

extension Failure {
    init(_ error: ExportError) {
        switch error {
        case .store(let error): self.init(error)
        case .output(let path, let reason):
            self.init(
                code: "export.write", file: path, message: "it could not be written: \(reason)",
                help: "name another folder with --output")
        }
    }
}

extension DatasetExport.Format: ExpressibleByArgument {}
