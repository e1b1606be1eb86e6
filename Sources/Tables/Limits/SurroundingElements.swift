/// How much stands around the tables of a file of records that are deep inside of it: each keeps the names and the values of all
/// elements around it, so that tables in each other keep as much as the square of their number.
struct SurroundingElements {
    /// What stands around a table of any chart that we know, and more.
    static let usual = 20

    private var found = 0
    private var tables = 0

    /// Counts tables inside of open elements.
    ///
    /// - Returns: Why there is too much around the tables; `nil` where there is not.
    mutating func add(
        _ count: Int = 1, in outer: [RecordFrame], line: Int, limits: TextLimits = .current
    ) -> LimitExceeded? {
        let values = outer.reduce(0) { $0 + $1.attributes.count + $1.leaves.count }
        let own = max(outer.count, values)
        guard own > Self.usual else { return nil }
        found += own * count
        tables += count
        guard found > limits.headings else { return nil }
        return LimitExceeded(
            limit: "headings",
            found: "\(found) \(values > outer.count ? "headings" : "elements") above \(tables) tables",
            most: limits.headings, line: line)
    }
}
