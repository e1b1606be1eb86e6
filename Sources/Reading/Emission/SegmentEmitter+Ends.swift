import ChartSchema

/// One height on two rows, a minimum and a maximum: one limit from both.
extension SegmentEmitter {
    func limits(_ session: inout ReadingSession, ends: [(row: Int, key: RowKey)]) {
        var rest = ends[...]
        while let first = rest.first {
            let group = rest.prefix { Self.isSameRow($0.key, first.key) }
            rest = rest.dropFirst(group.count)
            guard Set(group.map(\.key.bound)).count == group.count else {
                report(&session, row: first.row, "Two rows of one height give the same end; neither was read.", .error)
                continue
            }
            if group.count == 1 {
                let end = first.key.bound == .min ? "maximum" : "minimum"
                report(&session, row: first.row, "The height has no row for its \(end).", .warning)
            }
            add(&session, group: Array(group))
        }
    }

    private func add(_ session: inout ReadingSession, group: [(row: Int, key: RowKey)]) {
        guard var key = group.first?.key else { return }
        for other in group.dropFirst() {
            for cell in other.key.cells where !key.cells.contains(cell) { key.cells.append(cell) }
        }
        var limits: [BuildLimit] = []
        for slot in slots {
            // A column that names an end itself contradicts rows that name both: its cells stay unread.
            guard let column = slot.whole, column.bound == nil else { continue }
            var reading = LimitReading()
            for end in [HeaderTerms.Bound.max, .min] {
                guard let row = group.first(where: { $0.key.bound == end })?.row else { continue }
                take(&session, column, end: end, row: row, into: &reading)
            }
            guard !reading.isEmpty else { continue }
            limits += finish(&session, reading, slot: slot, key: key)
        }
        session.assembler.add(limits, height: key.height, age: key.age, cells: key.cells)
    }

    private func report(
        _ session: inout ReadingSession, row: Int, _ message: String, _ severity: Finding.Severity
    ) {
        guard let cell = grid.cells(inRow: row).first else { return }
        session.findings.add(
            ChartFinding.rowEnd, severity: severity, message, help: "Every height needs one row for each end.",
            grid: grid,
            cell: cell)
    }

    private static func isSameRow(_ a: RowKey, _ b: RowKey) -> Bool {
        a.height == b.height && a.age == b.age && a.label == b.label && a.sex == b.sex && a.tobacco == b.tobacco
            && a.product == b.product
    }
}
