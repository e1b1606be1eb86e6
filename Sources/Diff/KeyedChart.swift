import ChartSchema

/// A chart's limits by what they are about, without any position: columns of one key are one.
struct KeyedChart {
    typealias Limits = [LimitPlace: [LimitInterval]]

    /// The intervals of a place in ascending order.
    private(set) var limits: [ColumnKey: Limits] = [:]
    /// In the chart's order.
    private(set) var columns: [ColumnKey] = []
    let products: Set<String>

    init(_ chart: BuildChart) {
        let keys = chart.columns.map { ColumnKey.keys(of: $0, in: chart) }
        products = Set(chart.products).union(chart.columns.compactMap(\.product))
        for key in keys.joined() where limits[key] == nil {
            columns.append(key)
            limits[key] = [:]
        }
        for row in chart.rows {
            let place = LimitPlace(height: row.height, age: row.age)
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
}
