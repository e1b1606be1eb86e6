import ChartSchema

/// The account of every non-blank cell of a document: what it was taken for, and why.
package struct CellLedger: Sendable {
    package enum Entry: Sendable, Hashable {
        case value
        case label
        case note
        case ignored(reason: String)
        case unread
    }

    /// One list a table, one entry a cell of that table's `cells`; `nil` for blank cells.
    package var entries: [[Entry?]]

    package init(entries: [[Entry?]]) { self.entries = entries }

    package var counts: CellCounts {
        var counts = CellCounts()
        for case let entry? in entries.joined() {
            switch entry {
            case .value: counts.value += 1
            case .label: counts.label += 1
            case .note: counts.note += 1
            case .ignored: counts.ignored += 1
            case .unread: counts.unread += 1
            }
        }
        return counts
    }
}
