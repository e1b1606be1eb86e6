import ChartSchema
import Tables

/// Reads the build chart of a document.
package enum ChartReader {
    /// - Parameters:
    ///   - document: The file's tables.
    ///   - texts: What its texts mean, where somebody has asked them before.
    ///   - sha256: Of the file's bytes, in hexadecimal.
    ///   - instructions: Whose chart it is, and what its carrier's words mean.
    package static func read(
        _ document: Document, texts: TextSenses? = nil, sha256: String, instructions: ReadingInstructions
    ) -> DraftChart {
        let said = DraftChart.said(document, instructions) { document, texts, instructions in
            read(document, texts: texts, sha256: sha256, instructions: instructions)
        }
        if let said { return said }
        return draft(
            session(document, texts, instructions), document: document, sha256: sha256, instructions: instructions)
    }

    /// The chart, and why every table was read as it was: for a person who meets the file for the first time.
    package static func inspect(
        _ document: Document, texts: TextSenses? = nil, sha256: String, instructions: ReadingInstructions
    ) -> (draft: DraftChart, decisions: [LayoutDecision]) {
        let session = session(document, texts, instructions)
        let draft = draft(session, document: document, sha256: sha256, instructions: instructions)
        return (draft, session.decisions())
    }

    private static func session(
        _ document: Document, _ texts: TextSenses?, _ instructions: ReadingInstructions
    ) -> ReadingSession {
        let document = ElementNames.asTexts(document)
        var session = ReadingSession(
            document, texts: texts ?? TextSenses(of: document), instructions: instructions)
        session.readTables()
        session.settle()
        return session
    }

    private static func draft(
        _ session: ReadingSession, document: Document, sha256: String, instructions: ReadingInstructions
    ) -> DraftChart {
        var draft = session.draft(sha256: sha256)
        if let pinned = instructions.layout, let drift = LayoutDrift(pinned: pinned, found: draft.layout) {
            draft.findings.append(drift.finding(file: document.file, chart: instructions.id))
        }
        return draft
    }
}
