import ChartSchema

/// What a build chart says, without any position: limits by what they are about, columns of one key as one.
public struct KeyedChart: Sendable {
    public typealias Limits = [LimitPlace: [LimitInterval]]

    /// The intervals of a place in ascending order.
    public private(set) var limits: [ColumnKey: Limits] = [:]
    /// In the chart's order.
    public private(set) var columns: [ColumnKey] = []
    public private(set) var products: Set<String>
    public private(set) var title: String?
    public private(set) var notes: [ChartNote]
    public private(set) var source: ChartSource
    /// Places that more than one row of the chart has, for the columns with limits in several of them.
    private var repeated: [ColumnKey: Set<LimitPlace>] = [:]

    public init(_ chart: BuildChart) {
        let keys = chart.columns.map { ColumnKey.keys(of: $0, in: chart) }
        products = chart.products(spokenOfBy: chart.columns.map(\.product))
        title = chart.title
        notes = chart.notes
        source = chart.source
        for key in keys.joined() where limits[key] == nil {
            columns.append(key)
            limits[key] = [:]
        }
        var seen: [Int: Set<LimitPlace>] = [:]
        for row in chart.rows {
            let place = LimitPlace(height: row.height, age: row.age)
            for column in Set(row.limits.map(\.column)) where !seen[column, default: []].insert(place).inserted {
                for key in keys[column] { repeated[key, default: []].insert(place) }
            }
            for limit in row.limits {
                for key in keys[limit.column] {
                    limits[key]![place, default: []].append(LimitInterval(limit))
                }
            }
        }
        for key in columns {
            limits[key] = limits[key]!.mapValues { $0.sorted() }
        }
    }

    /// Whether the chart grants `key`'s class to its product in any column.
    func grants(_ key: ColumnKey) -> Bool {
        columns.contains { $0.product == key.product && $0.granted == key.granted }
    }

    /// Whether several rows of the chart are about this place of a column.
    func isRepeated(_ place: LimitPlace, of key: ColumnKey) -> Bool { repeated[key]?.contains(place) == true }

    /// The state that a patch makes of this one.
    public func applying(_ patch: BuildChartPatch) -> KeyedChart {
        var result = self
        result.products.subtract(patch.productsRemoved)
        result.products.formUnion(patch.productsAdded)
        var renamed: [ColumnKey: Limits] = [:]
        for column in patch.columns {
            var own = column.before.flatMap { limits[$0] } ?? [:]
            for cell in column.cells { own[cell.place] = cell.after.isEmpty ? nil : cell.after }
            if let before = column.before { result.limits[before] = nil }
            if let after = column.after { renamed[after] = own }
        }
        result.limits.merge(renamed) { $1 }
        let names = Dictionary(
            patch.columns.compactMap { column in column.before.map { ($0, column.after) } }
        ) { first, _ in first }
        result.columns = columns.compactMap { names[$0] ?? $0 }
        result.columns += patch.columns.filter { $0.before == nil }.compactMap(\.after)
        if let titles = patch.titles { result.title = titles.after }
        if let sources = patch.sources { result.source = sources.after }
        result.notes = notes.without(patch.notesRemoved) + patch.notesAdded
        return result
    }
}

extension KeyedChart: Equatable {
    /// Whether two charts say the same; the order of columns and notes says nothing.
    public static func == (a: KeyedChart, b: KeyedChart) -> Bool {
        a.limits == b.limits && a.products == b.products && a.title == b.title && a.source == b.source
            && a.notes.without(b.notes).isEmpty && b.notes.without(a.notes).isEmpty
    }
}
