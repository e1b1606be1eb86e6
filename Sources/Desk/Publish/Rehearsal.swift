import ChartSchema
import Diff
import Foundation
import Pipeline
import Reports
import Store

/// What publishing a draft would do: the files it would write, what would change, and the number of the version.
///
/// Nothing is worked out a second way: the steps themselves run, in a project whose changed files are laid over the real ones.
struct Rehearsal: Sendable {
    var written: PublicationSteps.Written
    /// The changed files with what they were and would be.
    var files: [FileChange]
    /// `nil` where nothing would change.
    var decision: VersionDecision?
    var parent: VersionNumber?
    var diff: DatasetDiff
    /// The chart as it would be published, and what would be told of it.
    var chart: Chart?
    var findings: [Finding]

    enum Problem: Error {
        case steps(PublicationSteps.Problem)
        case store(StoreError)
        case folder(String)
    }

    /// - Parameter steps: Of the project itself.
    static func of(_ steps: PublicationSteps) async throws(Problem) -> Rehearsal {
        let project = steps.project
        let adoption: Adoption
        do throws(PublicationSteps.Problem) { adoption = try steps.adoption().0 } catch { throw .steps(error) }
        let stage = Stage(steps, adoption)
        defer { stage.remove() }
        do { try stage.prepare() } catch {
            throw .folder((error as? FileProblem)?.message ?? error.localizedDescription)
        }
        let written: PublicationSteps.Written
        do throws(PublicationSteps.Problem) { written = try await stage.steps.write() } catch { throw .steps(error) }
        let ingest = Ingest(
            project: stage.steps.project, configuration: written.configuration, isDryRun: true, jobs: 2,
            today: steps.today, memory: steps.memory)
        do {
            let draft = try await ingest.rehearsal()
            let store = DatasetStore(root: project.location(of: written.configuration.outputDirectory))
            let parent = try store.latest()
            let decision = try VersionDecision(from: parent, to: draft, in: store)
            let new = DiffSide(draft)
            let old = parent.map { DiffSide($0, in: store) } ?? new.without()
            let diff = try DatasetDiffer(
                bounds: DiffBounds(statements: 40, cells: 600, hasCurves: true), withImpact: true
            ).diff(from: old, to: new)
            let entry = draft.entries.first { $0.id == adoption.id }
            return Rehearsal(
                written: written, files: stage.changes, decision: decision, parent: parent?.version, diff: diff,
                chart: try entry.map(draft.chart), findings: entry?.findings ?? [])
        } catch let error as StoreError {
            throw .store(error)
        } catch {
            throw .folder("\(error)")
        }
    }
}

extension DiffSide {
    /// The same with nothing in it: what was before the first version.
    fileprivate func without() -> DiffSide {
        var result = self
        (result.name, result.entries) = ("nothing", [])
        return result
    }
}

/// A file that would be written.
struct FileChange: Sendable {
    /// Relative to the project's folder.
    var path: String
    var before: [UInt8]?
    var after: [UInt8]
}

/// The files that a publication writes, in a folder of their own until it is one.
private struct Stage {
    let steps: PublicationSteps
    private let project: ProjectFolder
    private let folder: String
    /// Where each file stands, by its path in the project.
    private let places: [String: String]
    private let original: PublicationSteps

    init(_ original: PublicationSteps, _ adoption: Adoption) {
        self.original = original
        project = original.project
        let folder = ".chartwright/desk-\(original.draft.id)-\(UUID().uuidString)"
        self.folder = project.location(of: folder)
        let known = (try? FileBytes.read(original.configurationFile)).flatMap {
            try? PipelineConfiguration.load($0, file: original.pipeline, project: original.project)
        }
        let review = known?.review.files ?? ReviewFiles()
        let id = adoption.id
        var places = [
            original.pipeline: "pipeline.json", review.accepted: "accepted.json",
            review.corrections: "corrections.json",
            "golden/\(id.carrier)/\(id.edition)/\(id.chart).ndjson": "golden.ndjson",
        ]
        if adoption.path != original.draft.path { places[adoption.path] = "raw" }
        for (number, file) in adoption.configurationFiles.enumerated() where file != original.configurationFile {
            places[file] = "carrier-\(number).json"
        }
        self.places = places.mapValues { original.project.location(of: "\(folder)/\($0)") }
        steps = PublicationSteps(
            draft: original.draft, project: project.laidOver(by: self.places),
            configurationFile: self.places[original.pipeline] ?? original.configurationFile,
            pipeline: original.pipeline, today: original.today,
            memory: original.memory)
    }

    func prepare() throws {
        remove()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, place) in places {
            guard let bytes = try FileBytes.readIfThere(real(path)) else { continue }
            try Data(bytes).write(to: URL(filePath: place))
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    var changes: [FileChange] {
        places.keys.sorted().compactMap { path in
            let before = FileManager.default.contents(atPath: real(path)).map(Array.init)
            guard let after = FileManager.default.contents(atPath: places[path] ?? "").map(Array.init), after != before
            else { return nil }
            return FileChange(path: path, before: before, after: after)
        }
    }

    private func real(_ path: String) -> String {
        path == original.pipeline ? original.configurationFile : project.location(of: path)
    }
}
