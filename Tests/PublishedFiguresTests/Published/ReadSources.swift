import ChartSchema
import Foundation
import Pipeline
import Store

/// Every source of `pipeline.json`, read from `raw/` as an ingest reads it, without publishing anything.
///
/// Compared beside the published dataset so that an error of reading shows before anybody publishes it.
enum ReadSources {
    static let byChart = Result { try read() }

    static func reading(of id: ChartID) throws -> SourceReading? {
        try byChart.get()[id]
    }

    private static func read() throws -> [ChartID: SourceReading] {
        let project = ProjectFolder(FixtureFiles.repository.path(percentEncoded: false))
        let file = try bytes(of: "pipeline.json")
        let configuration = try PipelineConfiguration.load(file, file: "pipeline.json", project: project)
        var readings: [ChartID: SourceReading] = [:]
        for planned in configuration.plan where planned.source.kind == .build {
            let content = try bytes(of: planned.source.path)
            readings[planned.id] = SourceReading(
                .build, content, file: planned.source.path, sha256: sha256Hexadecimal(content),
                instructions: planned.instructions)
        }
        return readings
    }

    private static func bytes(of path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: FixtureFiles.repository.appending(path: path)))
    }
}
