import ChartSchema
import Reading
import Store
import Tables

/// What one loose file is made of and how it was read.
package struct InspectedFile: Sendable {
    package var document: Document
    package var draft: DraftChart
    package var findings: [Finding]
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
            let draft = ChartReader.read(
                document, sha256: sha256Hexadecimal(bytes), instructions: instructions(for: id))
            return InspectedFile(
                document: document, draft: draft, findings: draft.findings.sorted(by: Finding.inReportOrder))
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
