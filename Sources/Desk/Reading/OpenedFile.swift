import Pipeline
import Store
import Synchronization
import Tables

/// A draft's file with its tables, read once; each answer that is tried reads it anew with what its texts were found to mean before.
final class OpenedFile: Sendable {
    let document: Document
    /// Why it is drawn and not read; `nil` for a file as carriers write them.
    let problem: TooLong?
    /// What its texts mean: one reading of the file asks them at a time.
    private let texts = Mutex<DocumentTexts?>(nil)

    struct Changed: Error { var path: String }

    /// - Throws: ``Changed`` where it is another file than the one that the draft was made of, or why it cannot be read.
    init(_ draft: Draft, in project: ProjectFolder) throws {
        let bytes = try FileBytes.read(project.location(of: draft.path))
        guard sha256Hexadecimal(bytes) == draft.sha256 else { throw Changed(path: draft.path) }
        document = try TableReader.read(bytes, file: draft.path)
        problem = TooLong(document)
    }

    func reading(
        _ draft: Draft, _ configuration: PipelineConfiguration?, published: PublishedCharts, today: String
    ) -> TrialReading {
        texts.withLock { texts in
            let known = texts ?? DocumentTexts(document)
            texts = known
            return TrialReading(
                document, texts: known, sha256: draft.sha256, said: draft.said(in: configuration),
                configuration: configuration,
                published: published, today: today)
        }
    }
}
