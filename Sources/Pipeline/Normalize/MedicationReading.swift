import ChartSchema
import Reading

/// What one file of medications gave: its chart, and all there is to know about it.
package struct MedicationReading: Sendable {
    package var draft: MedicationDraft
    /// In report order.
    package var findings: [Finding]

    init(_ draft: MedicationDraft) {
        self.draft = draft
        findings = draft.findings.sorted(by: Finding.inReportOrder)
    }
}
