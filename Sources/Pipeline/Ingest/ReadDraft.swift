import ChartSchema
import Reading
import Tables
import Validation
import Vocabulary

/// What reading one document gave, whichever kind of chart it holds.
package enum ReadDraft: Sendable {
    case build(DraftChart)
    case medication(MedicationDraft)

    /// - Parameters:
    ///   - kind: What the document is about.
    ///   - texts: What its texts mean, where somebody has asked them before.
    init(
        _ document: Document, texts: TextSenses? = nil, kind: ChartKind, sha256: String,
        instructions: ReadingInstructions
    ) {
        switch kind {
        case .build:
            self = .build(
                ChartReader.read(document, texts: texts, sha256: sha256, instructions: instructions))
        case .medication:
            self = .medication(
                MedicationReader.read(document, texts: texts, sha256: sha256, instructions: instructions))
        }
    }

    package var chart: Chart {
        switch self {
        case .build(let draft): .build(draft.chart)
        case .medication(let draft): .medication(draft.chart)
        }
    }

    package var ledger: CellLedger {
        switch self {
        case .build(let draft): draft.ledger
        case .medication(let draft): draft.ledger
        }
    }

    /// How the file was read, to be compared with its pinned layout.
    package var layout: LayoutSignature {
        switch self {
        case .build(let draft): draft.layout
        case .medication(let draft): draft.layout
        }
    }

    /// Of reading.
    var findings: [Finding] {
        switch self {
        case .build(let draft): draft.findings
        case .medication(let draft): draft.findings
        }
    }

    /// Puts what people have corrected into the chart.
    mutating func apply(_ corrections: [Correction], in pass: inout CorrectionPass) {
        switch self {
        case .build(var draft):
            draft.chart.apply(corrections, in: &pass)
            self = .build(draft)
        case .medication(var draft):
            draft.chart.apply(corrections, in: &pass)
            self = .medication(draft)
        }
    }

    /// What the rules say of the chart.
    ///
    /// - Parameter corrections: Those that were applied: checks of one figure against another take the corrected one.
    /// - Parameter names: Names of medications whose meaning a person has accepted.
    func judged(
        corrections: [Correction] = [], accepting names: AcceptedNames = AcceptedNames()
    ) -> (findings: [Finding], unchecked: [UncheckedRule]) {
        switch self {
        case .build(let draft):
            let judged = Validator.judgement(
                of: draft.chart, unitChecks: draft.unitChecks.corrected(by: corrections),
                readingFindings: draft.findings, refusals: draft.refusals)
            return (judged.findings, judged.unchecked)
        case .medication(let draft):
            let judged = Validator.judgement(of: draft.chart, accepting: names, readingFindings: draft.findings)
            return (judged.findings, judged.unchecked)
        }
    }
}
