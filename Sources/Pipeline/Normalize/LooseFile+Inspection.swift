import ChartSchema
import Reading
import Store
import Tables
import Validation

/// What one loose file is made of and how it was read.
package struct InspectedFile: Sendable {
    package var document: Document
    package var draft: DraftChart
    package var findings: [Finding]
    /// Why every table was read as it was.
    package var decisions: [LayoutDecision]
    /// What somebody has to say.
    package var questions: [OpenQuestion]
    /// The only date printed in the file, where there is one and no other.
    package var edition: String?
}

extension LooseFile {
    /// Reads one file and keeps its tables, for looking at them.
    ///
    /// - Parameter chart: The chart's name, for the carrier's words; by default made from the file's name.
    package func inspect(_ file: String, chart: String?) throws(InspectionProblem) -> InspectedFile {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(file)
        } catch {
            throw .file(error)
        }
        let id = chartID(of: file, chart: chart)
        do {
            let document = try TableReader.read(bytes, file: file)
            let (draft, decisions) = ChartReader.inspect(
                document, sha256: sha256Hexadecimal(bytes), instructions: instructions(for: id))
            let judged = Validator.findings(
                for: draft.chart, unitChecks: draft.unitChecks, complaints: draft.findings)
            let dates = EditionHint.dates(in: OpenQuestions.texts(draft, document))
            return InspectedFile(
                document: document, draft: draft,
                findings: (draft.findings + judged).sorted(by: Finding.inReportOrder), decisions: decisions,
                questions: OpenQuestions.of(
                    draft, document: document, isKnownCarrier: id.carrier != Self.unknownCarrier,
                    products: products.map(\.id)),
                edition: dates.count == 1 ? dates[0].date : nil)
        } catch {
            throw .unreadable(error)
        }
    }
}

/// Why a file cannot be inspected.
package enum InspectionProblem: Error, Sendable {
    case file(FileProblem)
    case unreadable(UnreadableFile)
}
