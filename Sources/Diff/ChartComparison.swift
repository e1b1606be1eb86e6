import ChartSchema

/// What changed between two states of one build chart whose bytes differ.
struct ChartComparison {
    private let id: ChartID
    private(set) var changes: [DatasetChange] = []

    init(_ old: BuildChart, _ new: BuildChart) {
        id = new.id
        let (before, after) = (KeyedChart(old), KeyedChart(new))
        add(BuildChartPatch(from: before, to: after), before, after)
        // Not `old != new`: texts whose letters are composed in another way are equal, and other bytes.
        if changes.isEmpty { add(.provenanceChanged) }
    }

    private mutating func add(_ patch: BuildChartPatch, _ before: KeyedChart, _ after: KeyedChart) {
        for product in patch.productsRemoved { add(.productRemoved, before: .text(product)) }
        for product in patch.productsAdded { add(.productAdded, after: .text(product)) }
        for column in patch.columns {
            switch (column.before, column.after) {
            case (let key?, nil): addLost(column, key, before, after)
            case (nil, let key?): addGained(column, key, before, after)
            case (let a?, let b?):
                compareNames(a, b)
                addLimits(column.cells, column: b)
            case (nil, nil): break
            }
        }
        addWords(patch)
    }

    private mutating func addLost(
        _ column: BuildChartPatch.ColumnPatch, _ key: ColumnKey, _ before: KeyedChart, _ after: KeyedChart
    ) {
        guard key.product.map(after.products.contains) ?? true else { return }
        if after.grants(key) {
            addLimits(column.cells, column: key)
        } else {
            add(.classRemoved, column: key, before: .of(key.granted))
        }
    }

    private mutating func addGained(
        _ column: BuildChartPatch.ColumnPatch, _ key: ColumnKey, _ before: KeyedChart, _ after: KeyedChart
    ) {
        guard key.product.map(before.products.contains) ?? true else { return }
        if before.grants(key) {
            addLimits(column.cells, column: key)
        } else {
            add(.classAdded, column: key, after: .of(key.granted))
        }
    }

    private mutating func compareNames(_ a: ColumnKey, _ b: ColumnKey) {
        if a.rateClass != b.rateClass {
            add(
                a.rateClass == nil ? .classMapped : .classRemapped, column: b, before: .of(a.rateClass?.rawValue),
                after: .of(b.rateClass?.rawValue))
        } else if a.classLabel != b.classLabel {
            add(.labelChanged, column: b, before: .of(a.classLabel), after: .of(b.classLabel))
        } else if a.condition != b.condition {
            add(.conditionChanged, column: b, before: .of(a.condition), after: .of(b.condition))
        }
    }

    private mutating func addLimits(_ cells: [BuildChartPatch.CellPatch], column: ColumnKey) {
        for cell in cells {
            let lost = cell.before.without(cell.after)
            let gained = cell.after.without(cell.before)
            switch (lost.isEmpty, gained.isEmpty) {
            case (true, true): continue
            case (true, false): add(.limitAdded, column: column, place: cell.place, after: .intervals(gained))
            case (false, true): add(.limitRemoved, column: column, place: cell.place, before: .intervals(lost))
            case (false, false):
                add(
                    .valueChanged, column: column, place: cell.place, before: .intervals(lost),
                    after: .intervals(gained))
            }
        }
    }

    private mutating func addWords(_ patch: BuildChartPatch) {
        if let titles = patch.titles { add(.titleChanged, before: .of(titles.before), after: .of(titles.after)) }
        for note in patch.notesRemoved { add(.noteChanged, before: .note(note)) }
        for note in patch.notesAdded { add(.noteChanged, after: .note(note)) }
        if let sources = patch.sources {
            add(.sourceChanged, before: .text(sources.before.sha256), after: .text(sources.after.sha256))
        }
    }

    private mutating func add(
        _ kind: ChangeSummary.Kind, column: ColumnKey? = nil, place: LimitPlace? = nil,
        before: DatasetChange.Value? = nil, after: DatasetChange.Value? = nil
    ) {
        changes.append(
            DatasetChange(kind: kind, chart: id, column: column, place: place, before: before, after: after))
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
