/// Rows or columns that a sheet hides, as ranges in no order.
struct HiddenPlaces {
    private var ranges: [ClosedRange<Int>] = []

    var isEmpty: Bool { ranges.isEmpty }

    mutating func add(_ range: ClosedRange<Int>) {
        if let last = ranges.last, last.upperBound + 1 == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound...range.upperBound
        } else {
            ranges.append(range)
        }
    }

    /// Whether nothing of a stretch is shown.
    func hasAll(_ stretch: ClosedRange<Int>) -> Bool {
        var next = stretch.lowerBound
        for range in ranges where range.contains(next) { next = range.upperBound + 1 }
        return next > stretch.upperBound
    }
}
