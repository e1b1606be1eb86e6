import ChartSchema
import Tables

/// Reads the build chart of a document.
package enum ChartReader {
    /// - Parameters:
    ///   - document: The file's tables.
    ///   - sha256: Of the file's bytes, in hexadecimal.
    ///   - instructions: Whose chart it is, and what its carrier's words mean.
    package static func read(
        _ document: Document, sha256: String, instructions: ReadingInstructions
    ) -> DraftChart {
        var session = ReadingSession(document, instructions: instructions)
        session.readTables()
        session.settle()
        var draft = session.draft(sha256: sha256)
        if let pinned = instructions.layout, let drift = LayoutDrift(pinned: pinned, found: draft.layout) {
            draft.findings.append(drift.finding(file: document.file, chart: instructions.id))
        }
        return draft
    }
}
