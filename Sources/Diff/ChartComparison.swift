import ChartSchema

/// What changed between two states of one build chart whose bytes differ.
struct ChartComparison {
    private let old: BuildChart
    private let new: BuildChart
    private(set) var changes: [DatasetChange] = []

    init(_ old: BuildChart, _ new: BuildChart) {
        self.old = old
        self.new = new
        compareColumns(KeyedChart(old), KeyedChart(new))
        compareWords()
        // Not `old != new`: texts whose letters are composed in another way are equal, and other bytes.
        if changes.isEmpty { add(.provenanceChanged) }
    }

    private mutating func compareColumns(_ before: KeyedChart, _ after: KeyedChart) {
        for product in before.products.subtracting(after.products).sorted() {
            add(.productRemoved, before: .text(product))
        }
        for product in after.products.subtracting(before.products).sorted() {
            add(.productAdded, after: .text(product))
        }
        let pairing = ColumnPairing(before, after)
        for key in pairing.removed where key.product.map(after.products.contains) ?? true {
            if after.grants(key) {
                compareLimits(before.limits[key]!, [:], column: key)
            } else {
                add(.classRemoved, column: key, before: .of(key.granted))
            }
        }
        for (a, b) in pairing.pairs {
            if a.rateClass != b.rateClass {
                add(
                    a.rateClass == nil ? .classMapped : .classRemapped, column: b, before: .of(a.rateClass?.rawValue),
                    after: .of(b.rateClass?.rawValue))
            } else if a.classLabel != b.classLabel {
                add(.labelChanged, column: b, before: .of(a.classLabel), after: .of(b.classLabel))
            }
            compareLimits(before.limits[a]!, after.limits[b]!, column: b)
        }
        for key in pairing.added where key.product.map(before.products.contains) ?? true {
            if before.grants(key) {
                compareLimits([:], after.limits[key]!, column: key)
            } else {
                add(.classAdded, column: key, after: .of(key.granted))
            }
        }
    }

    private mutating func compareLimits(_ a: KeyedChart.Limits, _ b: KeyedChart.Limits, column: ColumnKey) {
        for place in Set(a.keys).union(b.keys).sorted() {
            let lost = (a[place] ?? []).without(b[place] ?? [])
            let gained = (b[place] ?? []).without(a[place] ?? [])
            switch (lost.isEmpty, gained.isEmpty) {
            case (true, true): continue
            case (true, false): add(.limitAdded, column: column, place: place, after: .intervals(gained))
            case (false, true): add(.limitRemoved, column: column, place: place, before: .intervals(lost))
            case (false, false):
                add(
                    .valueChanged, column: column, place: place, before: .intervals(lost), after: .intervals(gained))
            }
        }
    }

    private mutating func compareWords() {
        if old.title != new.title { add(.titleChanged, before: .of(old.title), after: .of(new.title)) }
        for note in old.notes.without(new.notes) { add(.noteChanged, before: .note(note)) }
        for note in new.notes.without(old.notes) { add(.noteChanged, after: .note(note)) }
        if old.source != new.source {
            add(.sourceChanged, before: .text(old.source.sha256), after: .text(new.source.sha256))
        }
    }

    private mutating func add(
        _ kind: ChangeSummary.Kind, column: ColumnKey? = nil, place: LimitPlace? = nil,
        before: DatasetChange.Value? = nil, after: DatasetChange.Value? = nil
    ) {
        changes.append(
            DatasetChange(kind: kind, chart: new.id, column: column, place: place, before: before, after: after))
    }
}

extension Array where Element: Hashable {
    /// The elements that `others` lacks, counting how often each occurs.
    func without(_ others: [Element]) -> [Element] {
        var spare: [Element: Int] = [:]
        for other in others { spare[other, default: 0] += 1 }
        return filter { element in
            guard let count = spare[element], count > 0 else { return true }
            spare[element] = count - 1
            return false
        }
    }
}
