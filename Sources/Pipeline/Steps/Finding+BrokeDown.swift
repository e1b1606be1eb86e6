import ChartSchema
import Tables

extension Finding {
    /// A file that was given up because the process that read it ended.
    package static func brokeDown(_ reason: String, file: String, chart: String? = nil) -> Finding {
        Finding(
            FileFinding.brokeDown, message: "The file was given up: \(reason).",
            help: "Read it by itself; with --timeout and --memory it may take more.", chart: chart,
            location: Location(file: file))
    }
}
