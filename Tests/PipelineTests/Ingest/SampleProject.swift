import Foundation
import Pipeline

/// A project with two carriers and three small charts.
struct SampleProject {
    let files: TemporaryProject

    static let acme = "Height,Preferred,Standard\n5'9\",180,200\n5'10\",185,205\n5'11\",190,210\n6'0\",195,215\n"
    static let acmeJunior = "Height,Standard\n5'9\",200\n5'10\",205\n5'11\",210\n6'0\",215\n"
    static let zenith =
        "Height,Min,Preferred,Standard\n5'9\",100,180,200\n5'10\",104,186,205\n5'11\",108,190,210\n6'0\",112,195,215\n"

    init() throws {
        files = try TemporaryProject([
            "raw/acme/2024-05-01/build.csv": Self.acme, "raw/acme/2024-05-01/junior.csv": Self.acmeJunior,
            "raw/zenith/2023-01-01/build.csv": Self.zenith,
        ])
    }

    static func source(_ chart: String, _ path: String, _ edition: String, kind: String = "build") -> String {
        """
        {"chart": "\(chart)", "kind": "\(kind)", "path": "\(path)", "edition": "\(edition)", "products": ["term"]}
        """
    }

    static let acmeSources = [
        source("build", "raw/acme/2024-05-01/build.csv", "2024-05-01"),
        source("junior", "raw/acme/2024-05-01/junior.csv", "2024-05-01"),
    ]
    static let zenithSources = [source("build", "raw/zenith/2023-01-01/build.csv", "2023-01-01")]

    /// A run over the project with these sources.
    func ingest(
        acme: [String] = acmeSources, zenith: [String] = zenithSources, carriers: Set<String>? = nil,
        isDryRun: Bool = false, jobs: Int = 2
    ) throws -> Ingest {
        func carrier(_ id: String, _ sources: [String]) -> String {
            """
            {"id": "\(id)", "name": "\(id)", "products": [{"id": "term", "name": "Term"}], "sources": [
            \(sources.joined(separator: ",\n"))]}
            """
        }
        let text = "{\"schema\": 1, \"carriers\": [\n\(carrier("zenith", zenith)),\n\(carrier("acme", acme))]}"
        try files.write("pipeline.json", Array(text.utf8))
        let configuration = try PipelineConfiguration.load(
            Array(text.utf8), file: "pipeline.json", project: files.folder)
        return Ingest(
            project: files.folder, configuration: configuration, carriers: carriers, isDryRun: isDryRun, jobs: jobs)
    }

    /// Every file below `normalized/` with its bytes.
    func dataset() throws -> [String: Data] { try files.dataset() }
}
