/// Rows or columns that a sheet hides.
struct HiddenPlaces {
    /// In no order, and some of them twice, until they are settled.
    private var ranges: [ClosedRange<Int>] = []

    var isEmpty: Bool { ranges.isEmpty }

    mutating func add(_ range: ClosedRange<Int>) {
        if let last = ranges.last, last.upperBound + 1 == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound...range.upperBound
        } else {
            ranges.append(range)
        }
    }

    /// Puts the ranges in order and joins those that touch, so that one can be found among many.
    mutating func settle() {
        let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
        ranges = []
        for range in sorted {
            if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
                ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// Whether nothing of a stretch is shown. Only once they are settled.
    func hasAll(_ stretch: ClosedRange<Int>) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < stretch.upperBound { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= stretch.lowerBound
    }
}
