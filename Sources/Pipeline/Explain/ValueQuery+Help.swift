import ChartSchema

extension ValueQuery {
    /// What there is instead: the class that was probably meant, the classes, the heights, or the products.
    func help(in chart: BuildChart) -> String {
        let classes = Self.classes(of: chart)
        if let asked = rateClass, !classes.contains(where: { Self.fold($0) == Self.fold(asked) }) {
            return NearestWord.of(asked, in: classes).map { "did you mean \($0.quoted)?" }
                ?? "its classes are \(classes.map(\.quoted).joined(separator: ", "))"
        }
        if let product, !chart.products.contains(product) {
            return "its products are \(chart.products.joined(separator: ", "))"
        }
        let heights = chart.rows.map(\.height).filter { !$0.isAny }
        if let height, let low = heights.compactMap(\.min).min(),
            let high = heights.compactMap(\.max).max(),
            height.inches < low || height.inches > high
        {
            return "its heights go from \(low.asHeight) to \(high.asHeight)"
        }
        return "ask for less: leave out one of the options"
    }

    /// Labels and ids, each once, in the chart's order.
    private static func classes(of chart: BuildChart) -> [String] {
        var names: [String] = []
        for column in chart.columns {
            let label = column.classLabel.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            for case let name? in [label, column.rateClass?.rawValue] where !names.contains(name) { names.append(name) }
        }
        return names
    }
}
