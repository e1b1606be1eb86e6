import ChartSchema

/// Which column of one edition of a chart is which of another: by their keys and never by position.
///
/// Equal keys belong together. Of the rest, columns that differ in nothing but what else must be so belong together, then those that
/// differ in nothing but what their label means, for a label that comes to mean something else is what a consumer has to hear of, and then those that differ in
/// nothing but the label; but only where no other column would do as well.
struct ColumnPairing {
    private(set) var pairs: [(old: ColumnKey, new: ColumnKey)] = []
    private(set) var removed: [ColumnKey]
    private(set) var added: [ColumnKey]

    init(_ old: KeyedChart, _ new: KeyedChart) {
        removed = old.columns.filter { new.limits[$0] == nil }
        added = new.columns.filter { old.limits[$0] == nil }
        pairs = old.columns.filter { new.limits[$0] != nil }.map { ($0, $0) }
        pair(by: \.withoutCondition) { _, _ in true }
        pair(by: \.withoutClass) { a, _ in a.classLabel != nil }
        pair(by: \.withoutLabel) { a, b in
            // A label without a rate class is all that names the column: only the same figures prove it the same.
            a.rateClass != nil || old.limits[a] == new.limits[b]
        }
    }

    private mutating func pair(by key: (ColumnKey) -> ColumnKey, where allowed: (ColumnKey, ColumnKey) -> Bool) {
        let old = Dictionary(grouping: removed, by: key)
        let new = Dictionary(grouping: added, by: key)
        for candidate in removed {
            guard let a = old[key(candidate)], let b = new[key(candidate)], a.count == 1, b.count == 1,
                allowed(a[0], b[0])
            else { continue }
            pairs.append((a[0], b[0]))
            removed.removeAll { $0 == a[0] }
            added.removeAll { $0 == b[0] }
        }
    }
}
