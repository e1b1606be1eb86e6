/// The row groups that browsers show elsewhere than they are written: the first `<thead>` above all other rows, the first
/// `<tfoot>` below them.
struct RowGroups {
    private var open: Element?
    private var start = 0
    private var head: Range<Int>?
    private var foot: Range<Int>?

    /// - Parameters:
    ///   - group: The group that begins, or `nil` for none.
    ///   - row: The number of rows so far.
    mutating func change(to group: Element?, atRow row: Int) {
        // A group without rows is none.
        if row > start {
            if open == .thead, head == nil { head = start..<row }
            if open == .tfoot, foot == nil { foot = start..<row }
        }
        open = group
        start = row
    }

    /// Moves the groups once all rows are there; no span crosses their borders by then.
    func settle(_ builder: inout TableBuilder) {
        let count = builder.rowCount
        guard (foot?.upperBound ?? count) < count || (head?.lowerBound ?? 0) > 0 else { return }
        var order = Array(0..<count)
        if let foot {
            order.removeSubrange(foot)
            order += foot
        }
        if let head {
            order.removeAll { head.contains($0) }
            order.insert(contentsOf: head, at: 0)
        }
        builder.reorder(order)
    }
}
