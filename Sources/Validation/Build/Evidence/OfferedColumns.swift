import ChartSchema

/// The columns of a chart whose classes are offers of known rank, the best first.
struct OfferedColumns {
    let columns: [(index: Int, rateClass: RateClass)]
    /// By column of the chart, the place in `columns`.
    private var ranks: [Int?]

    init(_ all: [BuildColumn]) {
        columns = all.indices.compactMap { index in
            all[index].rateClass.flatMap { $0.isOffer ? (index, $0) : nil }
        }.sorted { ($0.rateClass, $0.index) < ($1.rateClass, $1.index) }
        ranks = Array(repeating: nil, count: all.count)
        for (rank, column) in columns.enumerated() { ranks[column.index] = rank }
    }

    /// How many offers are better than a column of the chart; `nil` where it is none.
    func rank(of column: Int) -> Int? { ranks[column] }
}
