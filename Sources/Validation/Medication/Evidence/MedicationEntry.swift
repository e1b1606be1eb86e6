import ChartSchema

/// All that a chart says of one printed medication for one use.
struct MedicationEntry: Sendable {
    /// Indices in ``MedicationEvidence/rows``, in the chart's order.
    var rows: [Int]
    /// The index in ``MedicationEvidence/names``.
    var name: Int
    var useKey: String
    var terms: Set<MedicationRow.Term>
}
