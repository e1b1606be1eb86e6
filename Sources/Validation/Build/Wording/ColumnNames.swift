import ChartSchema

/// The names of a chart's columns in messages: the carrier's own label, and as much more as tells columns apart.
struct ColumnNames: Sendable {
    private var names: [String]

    init(_ columns: [BuildColumn]) {
        let namesakes = Dictionary(grouping: columns.indices) { columns[$0].classLabel }
            .mapValues { own in
                (
                    differInProduct: own.contains { columns[$0].product != columns[own[0]].product },
                    differInTobacco: own.contains { columns[$0].tobacco != columns[own[0]].tobacco }
                )
            }
        let differInAge = columns.contains { $0.age != columns[0].age }
        names = columns.map { column in
            let label = column.classLabel ?? column.product
            let known = namesakes[column.classLabel]!
            var words: [String] = []
            if let product = column.product, column.classLabel != nil, known.differInProduct {
                words.append(product)
            }
            if column.sex != .any { words.append(column.sex.rawValue) }
            if let label { words.append(label) }
            if column.tobacco != .any, known.differInTobacco {
                words.append(column.tobacco == .yes ? "tobacco" : "non-tobacco")
            }
            if !column.age.isAny, differInAge { words.append("(\(HeightWords.age(column.age)))") }
            return words.joined(separator: " ")
        }
    }

    subscript(column: Int) -> String { names[column] }

    /// `Preferred Plus maximum weight`; a figure that serves every column of the chart is named by its bound alone.
    func curve(_ columns: [Int], _ bound: Bound) -> String {
        var seen: Set<String> = []
        let own = columns.map { names[$0] }.filter { !$0.isEmpty && seen.insert($0).inserted }
        let isCommon = own.count > 1 && own.count == Set(names).count || own.count > 3
        return own.isEmpty || isCommon ? bound.words : "\(own.joined(separator: " / ")) \(bound.words)"
    }
}
