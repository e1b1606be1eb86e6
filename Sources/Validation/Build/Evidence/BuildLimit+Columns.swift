import ChartSchema

extension [BuildLimit] {
    /// Whether the columns grow from one limit to the next, as in nearly every row: then no column has two.
    var isOnceAColumn: Bool {
        indices.dropFirst().allSatisfy { self[$0 - 1].column < self[$0].column }
    }
}
