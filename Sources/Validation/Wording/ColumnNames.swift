import ChartSchema

/// The names of a chart's columns in messages: the carrier's own label, and as much more as tells columns apart.
struct ColumnNames: Sendable {
    private var names: [String]

    init(_ columns: [BuildColumn]) {
        names = columns.map { column in
            let label = column.classLabel ?? column.product
            let namesakes = columns.filter { $0.classLabel == column.classLabel }
            var words: [String] = []
            if let product = column.product, column.classLabel != nil, Set(namesakes.map(\.product)).count > 1 {
                words.append(product)
            }
            if column.sex != .any { words.append(column.sex.rawValue) }
            if let label { words.append(label) }
            if column.tobacco != .any, Set(namesakes.map(\.tobacco)).count > 1 {
                words.append(column.tobacco == .yes ? "tobacco" : "non-tobacco")
            }
            if !column.age.isAny, Set(columns.map(\.age)).count > 1 { words.append("(\(HeightWords.age(column.age)))") }
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
