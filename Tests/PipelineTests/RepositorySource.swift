import Foundation
import Reading
import Tables
import Testing

@testable import Pipeline

/// One build chart of the repository's own pipeline.
struct RepositorySource: Sendable, CustomStringConvertible {
    var planned: PlannedSource

    var path: String { planned.source.path }
    var description: String { path }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let configuration = Result {
        let bytes = [UInt8](try Data(contentsOf: root.appending(path: "pipeline.json")))
        return try PipelineConfiguration.load(bytes, file: "pipeline.json", project: ProjectFolder(root.path))
    }

    static let all = Result {
        try configuration.get().plan.filter { $0.source.kind == .build }.map(RepositorySource.init)
    }

    /// For the arguments of a test; empty when the configuration cannot be read, which a test finds.
    static var listed: [RepositorySource] { (try? all.get()) ?? [] }

    /// The chart as it is read where no layout is pinned.
    func read() throws -> (Document, DraftChart) {
        let bytes = [UInt8](try Data(contentsOf: RepositorySource.root.appending(path: path)))
        let document = try TableReader.read(bytes, file: path)
        var instructions = planned.instructions
        instructions.layout = nil
        return (document, ChartReader.read(document, sha256: "", instructions: instructions))
    }
}
