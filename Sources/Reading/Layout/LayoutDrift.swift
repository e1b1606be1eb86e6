import ChartSchema

/// What differs between a chart's pinned layout and the layout of the file at hand.
package struct LayoutDrift: Sendable, Hashable {
    /// One line of the comparison: what was pinned, and what is there now; `nil` where one side has nothing.
    package struct Change: Sendable, Hashable {
        package var table: Int
        package var pinned: String?
        package var found: String?
    }

    package let changes: [Change]
    /// The change to `pipeline.json` that would pin the new layout: one column a line, `-` the pinned ones, `+` those
    /// that are there now.
    package let patch: [String]

    /// `nil` when both say the same.
    package init?(pinned: LayoutSignature, found: LayoutSignature) {
        var changes: [Change] = []
        for table in 0..<max(pinned.tables.count, found.tables.count) {
            let old = table < pinned.tables.count ? pinned.tables[table] : nil
            let new = table < found.tables.count ? found.tables[table] : nil
            guard old != new else { continue }
            guard let old, let new else {
                changes.append(
                    Change(table: table, pinned: old.map(LayoutDrift.words), found: new.map(LayoutDrift.words)))
                continue
            }
            if (old.rows, old.direction) != (new.rows, new.direction) {
                changes.append(
                    Change(table: table, pinned: "\(old.rows) \(old.direction)", found: "\(new.rows) \(new.direction)"))
            }
            changes += LayoutDrift.columns(old.columns, new.columns, table: table)
        }
        guard !changes.isEmpty else { return nil }
        self.changes = changes
        patch = LayoutPatch.lines(from: pinned, to: found)
    }

    /// One finding for the whole file: the chart keeps its last published form until somebody has looked.
    ///
    /// - Parameter severity: A warning where a person is just pinning the new layout.
    package func finding(file: String, chart: ChartID, severity: Finding.Severity = .error) -> Finding {
        let lines = changes.map { "\($0.pinned ?? "(nothing)") -> \($0.found ?? "(nothing)")" }
        return Finding(
            ChartFinding.layoutDrift, severity: severity,
            message: "The file is not laid out as its pinned layout says: \(lines.joined(separator: "; ")).",
            help: severity == .error
                ? mistyped
                    ?? "If the new layout is right, pin it: chartwright adopt \(file) --carrier \(chart.carrier) --chart \(chart.chart) --edition \(chart.edition) --replace"
                : "Read the columns that changed beside the chart before you commit.",
            chart: chart.description, location: Finding.Location(file: file, table: changes.first?.table),
            context: ["changes": String(changes.count), "patch": patch.joined(separator: "\n")])
    }

    /// What to do where the pinned lines differ from the file's in a letter or two: nobody knows which of both is mistyped.
    private var mistyped: String? {
        let pairs = changes.compactMap { change in
            change.pinned.flatMap { pinned in change.found.map { (pinned, $0) } }
        }
        guard pairs.count == changes.count, pairs.allSatisfy({ EditDistance.between($0.0, $0.1) <= 2 }) else {
            return nil
        }
        let lines = pairs.map { "\"\($0.1)\" in place of \"\($0.0)\"" }.joined(separator: ", ")
        return "If the file is as it was, the pinned line is mistyped: write \(lines) in pipeline.json."
    }

    private static func words(_ table: LayoutSignature.TableSignature) -> String {
        "a table of \(table.columns.count) columns, \(table.rows) \(table.direction)"
    }

    /// Columns are compared in place; where their number differs, only those that are on one side alone are told.
    private static func columns(_ old: [String], _ new: [String], table: Int) -> [Change] {
        if old.count == new.count {
            return zip(old, new).filter { $0 != $1 }.map { Change(table: table, pinned: $0, found: $1) }
        }
        let gone = old.filter { !new.contains($0) }.map { Change(table: table, pinned: $0, found: nil) }
        let come = new.filter { !old.contains($0) }.map { Change(table: table, pinned: nil, found: $0) }
        let moved = gone.isEmpty && come.isEmpty
        return moved
            ? [Change(table: table, pinned: "\(old.count) columns", found: "\(new.count) columns")] : gone + come
    }
}
