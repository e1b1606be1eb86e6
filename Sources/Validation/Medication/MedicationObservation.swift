import ChartSchema

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

/// What a rule noticed in a medication chart, before it is known whether a stronger rule noticed the same.
package struct MedicationObservation: Accusation {
    /// `nil`: the rule's own.
    var severity: Finding.Severity?
    /// One sentence: what was expected and what was found.
    var message: String
    var help: String?
    var cell: MedicationPart?
    var context: [String: String] = [:]
    var accused: Set<MedicationPart> = []
    var witnesses: Set<MedicationPart> = []
}
