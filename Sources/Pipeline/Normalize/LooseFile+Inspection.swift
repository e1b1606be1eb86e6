import ChartSchema
import Reading
import Store
import Tables

/// What one loose file is made of and how it was read.
package struct InspectedFile: Sendable {
    package var document: Document
    package var draft: ReadDraft
    package var findings: [Finding]
    /// Why every table was read as it was.
    package var decisions: [LayoutDecision]
    /// What somebody has to say.
    package var questions: [Question]
    /// The only date printed in the file, where there is one and no other.
    package var edition: String?
}

extension LooseFile {
    /// Reads one file and keeps its tables, for looking at them.
    ///
    /// - Parameters:
    ///   - chart: The chart's name, for the carrier's words; by default made from the file's name.
    ///   - kind: What the file is about; `nil` asks the file.
    package func inspect(_ file: String, chart: String?, kind: ChartKind? = nil) throws(InspectionProblem)
        -> InspectedFile
    {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(file)
        } catch {
            throw .file(error)
        }
        let id = chartID(of: file, chart: chart)
        do {
            let document = try TableReader.read(bytes, file: file)
            let sha256 = sha256Hexadecimal(bytes)
            let texts = TextSenses(of: document)
            let kind = kind ?? Self.kind(of: document, texts)
            let draft: ReadDraft
            var decisions: [LayoutDecision] = []
            switch kind {
            case .build:
                let read = ChartReader.inspect(
                    document, texts: texts, sha256: sha256, instructions: instructions(for: id))
                (draft, decisions) = (.build(read.draft), read.decisions)
            case .medication:
                draft = ReadDraft(
                    document, texts: texts, kind: kind, sha256: sha256, instructions: instructions(for: id))
            }
            let dates = EditionHint.dates(in: Question.texts(draft, document))
            return InspectedFile(
                document: document, draft: draft,
                findings: (draft.findings + draft.judged().findings).sorted(by: Finding.inReportOrder),
                decisions: decisions,
                questions: Question.open(
                    in: draft, of: document, isKnownCarrier: id.carrier != Self.unknownCarrier,
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
