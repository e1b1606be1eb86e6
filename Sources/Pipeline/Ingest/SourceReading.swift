import ChartSchema
import Reading
import Tables

/// What one raw file gave: a chart that can be published, or the reason why not; and all there is to know about it.
package struct SourceReading: Sendable {
    /// `nil` when the file could not be read at all.
    package var draft: ReadDraft?
    /// Of reading and of validation, in report order.
    package var findings: [Finding]
    /// The rules that could say nothing about the chart.
    package var unchecked: [UncheckedRule]

    /// Whether the chart may be published: it was read, and no finding is an error.
    package var isPublishable: Bool { draft != nil && !findings.contains { $0.severity == .error } }

    package var cells: CellCounts { draft?.ledger.counts ?? CellCounts() }

    package init(draft: ReadDraft?, findings: [Finding], unchecked: [UncheckedRule] = []) {
        self.draft = draft
        self.unchecked = unchecked
        self.findings = findings.sorted(by: Finding.inReportOrder)
    }

    /// Reads a chart: tables, then the chart, then what people have corrected, then the rules.
    ///
    /// - Parameters:
    ///   - kind: What the file is about.
    ///   - file: The path that findings and origins name.
    ///   - sha256: Of `bytes`.
    ///   - corrections: What is to be published otherwise than it is printed.
    ///   - today: The day that corrections expire on; `nil`: none does.
    package init(
        _ kind: ChartKind, _ bytes: [UInt8], file: String, sha256: String, instructions: ReadingInstructions,
        corrections: [Correction] = [], today: String? = nil
    ) {
        let document: Document
        do {
            document = try TableReader.read(bytes, file: file)
        } catch {
            self.init(draft: nil, findings: [Finding(error, chart: instructions.id)])
            return
        }
        self.init(
            kind, consume document, sha256: sha256, instructions: instructions, corrections: corrections, today: today)
    }

    /// Reads the chart of a document: the chart, then what people have corrected, then the rules.
    init(
        _ kind: ChartKind, _ document: consuming Document, texts: consuming TextSenses? = nil, sha256: String,
        instructions: ReadingInstructions,
        corrections: [Correction] = [], today: String? = nil
    ) {
        // A long file's tables are let go before its chart is judged.
        var draft = ReadDraft(
            consume document, texts: consume texts, kind: kind, sha256: sha256, instructions: instructions)
        var pass = CorrectionPass(today: today)
        draft.apply(corrections, in: &pass)
        let judged = draft.judged(corrections: corrections, accepting: instructions.acceptedNames)
        self.init(
            draft: draft, findings: draft.findings + pass.findings + judged.findings, unchecked: judged.unchecked)
    }
}

extension SourceReading {
    /// A file whose bytes cannot be had.
    init(_ problem: FileProblem, file: String, chart: ChartID, help: String? = nil) {
        self.init(
            draft: nil,
            findings: [
                Finding(
                    problem.kind, message: problem.message, help: help ?? problem.help,
                    chart: chart.description, location: Finding.Location(file: file))
            ])
    }
}

extension Finding {
    /// A file that holds nothing to read.
    init(_ error: UnreadableFile, chart: ChartID) {
        self.init(
            rule: error.code, severity: .error, message: error.message, help: error.help.isEmpty ? nil : error.help,
            chart: chart.description, location: Location(file: error.file, place: error.place))
    }
}
