import ChartSchema
import Reading
import Validation
import Vocabulary

/// What one file of medications gave: its chart, and all there is to know about it.
package struct MedicationReading: Sendable {
    package var draft: MedicationDraft
    /// Of reading and of validation, in report order.
    package var findings: [Finding]

    init(_ draft: MedicationDraft, accepting names: AcceptedNames = AcceptedNames()) {
        self.draft = draft
        findings = (draft.findings + Validator.findings(for: draft.chart, accepting: names)).sorted(
            by: Finding.inReportOrder)
    }
}
