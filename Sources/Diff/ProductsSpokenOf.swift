import ChartSchema

/// The products of a chart for which it says something: a product of the source that no column and no rule is for, where each names its
/// own, has nothing to read.
private func products(_ all: [String], named: [String?]) -> Set<String> {
    let own = Set(named.compactMap(\.self))
    return named.isEmpty || named.contains(nil) ? own.union(all) : own
}

extension BuildChart {
    /// - Parameter named: Of each column, `nil` where it is for all products of the chart.
    func products(spokenOfBy named: [String?]) -> Set<String> { Diff.products(products, named: named) }
}

extension MedicationChart {
    /// - Parameter named: Of each rule, `nil` where it is for all products of the chart.
    func products(spokenOfBy named: [String?]) -> Set<String> { Diff.products(products, named: named) }
}
