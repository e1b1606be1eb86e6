import ChartSchema

/// Counts the limits of a row that have the same column and the same end printed.
struct ZoneCounter {
    /// By column and end.
    private var counts: [Int]
    /// The places in `counts` that are not 0.
    private var touched: [Int] = []

    init(columns: Int) { counts = Array(repeating: 0, count: columns * Bound.allCases.count) }

    /// Begins a new row.
    mutating func reset() {
        for place in touched { counts[place] = 0 }
        touched.removeAll(keepingCapacity: true)
    }

    /// How many stand before the one that is asked for, counted from 0.
    mutating func next(column: Int, bound: Bound) -> Int {
        let place = column * Bound.allCases.count + bound.number
        defer { counts[place] += 1 }
        if counts[place] == 0 { touched.append(place) }
        return counts[place]
    }
}
