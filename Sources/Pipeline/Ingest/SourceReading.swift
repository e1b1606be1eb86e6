import ChartSchema
import Reading
import Tables
import Validation

/// What one raw file gave: a chart that can be published, or the reason why not; and all there is to know about it.
package struct SourceReading: Sendable {
    /// `nil` when the file could not be read at all.
    package var draft: DraftChart?
    /// Of reading and of validation, in report order.
    package var findings: [Finding]

    /// Whether the chart may be published: it was read, and no finding is an error.
    package var isPublishable: Bool { draft != nil && !findings.contains { $0.severity == .error } }

    package var cells: CellCounts { draft?.ledger.counts ?? CellCounts() }

    package init(draft: DraftChart?, findings: [Finding]) {
        self.draft = draft
        self.findings = findings.sorted(by: Finding.inReportOrder)
    }

    /// Reads a build chart: tables, then the chart, then the rules.
    ///
    /// - Parameters:
    ///   - file: The path that findings and origins name.
    ///   - sha256: Of `bytes`.
    package static func buildChart(
        _ bytes: [UInt8], file: String, sha256: String, instructions: ReadingInstructions
    ) -> SourceReading {
        let document: Document
        do {
            document = try TableReader.read(bytes, file: file)
        } catch {
            return SourceReading(draft: nil, findings: [Finding(error, chart: instructions.id)])
        }
        return buildChart(document, sha256: sha256, instructions: instructions)
    }

    /// Reads the build chart of a document: the chart, then the rules.
    static func buildChart(
        _ document: Document, sha256: String, instructions: ReadingInstructions
    ) -> SourceReading {
        let draft = ChartReader.read(document, sha256: sha256, instructions: instructions)
        let judged = Validator.findings(for: draft.chart, unitChecks: draft.unitChecks, complaints: draft.findings)
        return SourceReading(draft: draft, findings: draft.findings + judged)
    }
}

extension SourceReading {
    /// A file whose bytes cannot be had.
    init(_ problem: FileProblem, file: String, chart: ChartID, help: String? = nil) {
        self.init(
            draft: nil,
            findings: [
                Finding(
                    rule: problem.code, severity: .error, message: problem.message, help: help ?? problem.help,
                    chart: chart.description, location: Finding.Location(file: file))
            ])
    }
}

extension Finding {
    /// A file that holds nothing to read.
    init(_ error: UnreadableFile, chart: ChartID) {
        self.init(
            rule: error.code, severity: .error, message: error.message, help: error.help.isEmpty ? nil : error.help,
            chart: chart.description, location: Location(file: error.file, line: error.line))
    }
}
