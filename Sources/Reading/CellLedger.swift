import ChartSchema

/// The account of every non-blank cell of a document: what it was taken for, and why.
package struct CellLedger: Sendable {
    package enum Entry: Sendable, Hashable {
        case value
        case label
        case note
        case ignored(LeftOut)
        case unread
    }

    /// One list a table, one entry a cell of that table's `cells`; `nil` for blank cells.
    package var entries: [TableAccount]

    package init(entries: [TableAccount]) { self.entries = entries }

    package var counts: CellCounts { entries.reduce(CellCounts()) { $0 + $1.counts } }
}

/// The account of one table's cells, a byte or two each: long charts have millions, and few reasons.
package struct TableAccount: RandomAccessCollection, Sendable {
    /// By cell: 0 for nothing, the place in ``kinds`` plus one otherwise.
    private var codes: [UInt16]
    /// What cells were taken for, each kind once.
    private var kinds: [CellLedger.Entry] = []
    private var codeOfKind: [CellLedger.Entry: UInt16] = [:]

    /// Nothing is said of any cell yet.
    package init(cells: Int) { codes = Array(repeating: 0, count: cells) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { codes.count }

    package subscript(cell: Int) -> CellLedger.Entry? {
        get { codes[cell] == 0 ? nil : kinds[Int(codes[cell]) - 1] }
        set { codes[cell] = newValue.map { code(of: $0) } ?? 0 }
    }

    private mutating func code(of kind: CellLedger.Entry) -> UInt16 {
        // A table has a few kinds, and most cells are of the first.
        if kinds.count <= 4, let place = kinds.firstIndex(of: kind) { return UInt16(place + 1) }
        if let known = codeOfKind[kind] { return known }
        precondition(kinds.count < Int(UInt16.max), "a table has fewer kinds of cells than reasons to leave one out")
        kinds.append(kind)
        let code = UInt16(kinds.count)
        codeOfKind[kind] = code
        return code
    }

    var counts: CellCounts {
        var numbers = Array(repeating: 0, count: kinds.count + 1)
        for code in codes { numbers[Int(code)] += 1 }
        var counts = CellCounts()
        for (kind, number) in zip(kinds, numbers.dropFirst()) {
            switch kind {
            case .value: counts.value += number
            case .label: counts.label += number
            case .note: counts.note += number
            case .ignored: counts.ignored += number
            case .unread: counts.unread += number
            }
        }
        return counts
    }
}
