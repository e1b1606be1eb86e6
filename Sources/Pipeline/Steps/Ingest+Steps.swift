import ChartSchema
import Reading
import Results
import Store

/// A run cut into steps that may be done anywhere: ``jobs``, ``SourceJob/read(in:)``, ``GatheredResults/judged(jobs:)``, and
/// ``publish(_:)``, which are what ``run(progress:)`` does in one process.
extension Ingest {
    /// The sources of the run, in the order of their charts' ids.
    package var sources: [PlannedSource] { configuration.plan.filter { isSelected($0.id) } }

    /// The job of a source, with its file.
    package func job(_ source: PlannedSource) -> SourceJob {
        SourceJob(source, in: project, configurationFile: configuration.file, today: today)
    }

    /// Results of the run's jobs, to be read by their ``GatheredResults/reader`` and added for ``publish(_:)``.
    ///
    /// - Throws: ``StoreError`` when the dataset cannot be read.
    package func resultsToPublish() throws(StoreError) -> GatheredResults {
        GatheredResults(after: try store.latest(carriers: [], products: [], withFindings: false), in: store)
    }

    /// Publishes results of the run's jobs, as if it had read the charts itself.
    ///
    /// Of the charts in the store none is looked at but those that stay as they are, beside a carrier's new ones; of the raw files those
    /// of which the version before is not, where the project has them: results that were kept are not published over a newer file.
    ///
    /// - Throws: ``IncompleteResults`` where a source has no result; ``StoreError`` when the dataset cannot be read or written; it is then
    ///   what it was before.
    package func publish(_ results: GatheredResults) async throws -> RunReport {
        let parent = try parent(in: store)
        return try await finish(try readSources(of: results, after: parent), after: parent)
    }

    /// The run's sources as if it had read them itself.
    ///
    /// - Throws: ``IncompleteResults`` where one has no result of today's plan.
    func readSources(
        of results: GatheredResults, after parent: DatasetManifest?
    ) throws(IncompleteResults) -> [ReviewedSource] {
        var problems = IncompleteResults()
        let known = Dictionary(parent?.charts.map { ($0.id, $0.source.sha256) } ?? []) { first, _ in first }
        var read: [ReviewedSource] = []
        for source in sources {
            guard let result = results.result(of: source.id) else {
                problems.missing.append(source.id)
                continue
            }
            let inputs = source.inputs
            let key = ReadingKey.digest(
                source, sha256: result.source.sha256 ?? "", settings: inputs.0.settings, program: ProgramIdentity.text,
                today: today)
            guard source.source.written != nil, key == result.key, isOfFile(result, known[source.id]) else {
                problems.outdated.append(source.id)
                continue
            }
            // What it is read with is known by now.
            var source = source
            source.instructions = ReadingInstructions(id: source.id)
            read.append(ReviewedSource(source, result, isToPublish: true, inputs: inputs, today: today))
        }
        guard problems.isEmpty else { throw problems }
        return read
    }
}

extension Ingest {
    /// Whether a result is of the file that the project has now.
    ///
    /// - Parameter published: The SHA-256 of the file that the chart was published of.
    private func isOfFile(_ result: SourceResult, _ published: String?) -> Bool {
        guard let sha256 = result.source.sha256, sha256 != published,
            let bytes = try? FileBytes.read(project.location(of: result.source.path))
        else { return true }
        return sha256Hexadecimal(bytes) == sha256
    }
}

/// Why results are not those of a run's sources.
package struct IncompleteResults: Error, Sendable, Hashable {
    /// Sources without a result.
    package var missing: [ChartID] = []
    /// Sources whose results are of another file, other settings, another day or another program than the run's.
    package var outdated: [ChartID] = []

    var isEmpty: Bool { missing.isEmpty && outdated.isEmpty }
}
