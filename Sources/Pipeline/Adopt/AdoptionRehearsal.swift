import ChartSchema
import Foundation
import Results

/// What adopting a file would do, the run after it included; no file of the project is written.
///
/// Nothing is worked out a second way: the files are written beside the project, laid over its own, and the run is a dry one.
package enum AdoptionRehearsal {
    /// - Parameters:
    ///   - pipeline: The configuration's file, relative to the project's folder, which is the working directory.
    ///   - memory: What runs have read already.
    /// - Returns: What would be adopted, and what the run would tell: nothing of a file that may not be published.
    package static func of(
        _ request: AdoptionRequest, in project: ProjectFolder, configurationFile pipeline: String,
        jobs: Int, today: String?, memory: ReadingMemory?
    ) async throws -> (adoption: Adoption, report: RunReport?) {
        let adoption = try Adoption(request, in: project, configurationFile: pipeline)
        guard adoption.reading.isPublishable else { return (adoption, nil) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "chartwright-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let written = try adoption.files()
        var places: [String: String] = [:]
        for (number, file) in written.enumerated() {
            let place = folder.appending(path: "\(number)").path
            try Data(file.bytes).write(to: URL(filePath: place))
            places[file.path] = place
        }
        let laid = project.laidOver(by: places)
        let configuration = try PipelineConfiguration.load(
            FileBytes.read(places[pipeline] ?? pipeline), file: pipeline, project: laid)
        let ingest = Ingest(
            project: laid, configuration: configuration, isDryRun: true, jobs: jobs, today: today, memory: memory)
        return (adoption, try await ingest.run())
    }
}
