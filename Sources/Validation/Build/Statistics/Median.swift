extension Collection<Double> {
    /// The middle value, of an even number the mean of the two in the middle; `nil` when there is none.
    var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = self.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

extension Collection where Element: Hashable {
    /// The commonest element and how often it occurs; of equals the one met first.
    var mode: (element: Element, count: Int)? {
        if let majority { return majority }
        var counts: [Element: Int] = [:]
        for element in self { counts[element, default: 0] += 1 }
        var best: (element: Element, count: Int)?
        for element in self where counts[element]! > best?.count ?? 0 {
            best = (element, counts[element]!)
        }
        return best
    }
}
