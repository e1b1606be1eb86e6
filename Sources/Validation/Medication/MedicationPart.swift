/// A part of one printed row of a medication chart.
package struct MedicationPart: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case medication, use, window, outcome
    }

    private let rowStored: Int32
    let kind: Kind

    init(row: Int, kind: Kind) {
        rowStored = Int32(row)
        self.kind = kind
    }

    /// The index of the row in ``MedicationEvidence/rows``.
    var row: Int { Int(rowStored) }
}
