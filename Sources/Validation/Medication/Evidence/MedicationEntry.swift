import ChartSchema

/// All that a chart says of one printed medication for one use.
struct MedicationEntry: Sendable {
    private var places: FewNumbers
    /// The index in ``MedicationEvidence/names``.
    let name: Int
    let useKey: String
    var terms: Set<MedicationRow.Term> = []

    init(row: Int, name: Int, useKey: String) {
        places = FewNumbers(row)
        self.name = name
        self.useKey = useKey
    }

    /// Indices in ``MedicationEvidence/rows``, in the chart's order.
    var rows: [Int] { places.all }

    /// Adds the row that comes next in the chart; the one that came last is not added again.
    mutating func add(row: Int) { if places.last != row { places.append(row) } }
}
