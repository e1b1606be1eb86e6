import ChartSchema

/// All that a chart says of one printed medication for one use.
struct MedicationEntry: Sendable {
    private let places: ArraySlice<UInt32>
    /// The index in ``MedicationEvidence/names``.
    let name: Int
    let useKey: String
    let terms: Set<MedicationRow.Term>

    /// - Parameter rows: Indices in ``MedicationEvidence/rows``, in the chart's order.
    init(rows: ArraySlice<UInt32>, name: Int, useKey: String, terms: Set<MedicationRow.Term>) {
        places = rows
        self.name = name
        self.useKey = useKey
        self.terms = terms
    }

    /// Indices in ``MedicationEvidence/rows``, in the chart's order.
    var rows: [Int] { places.map(Int.init) }
}
