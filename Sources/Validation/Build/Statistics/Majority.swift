extension Collection where Element: Equatable {
    /// The element that more than half are equal to, and how many; `nil` where there is none. It costs one comparison an
    /// element, twice, and no table of counts.
    var majority: (element: Element, count: Int)? {
        var candidate: Element?
        var lead = 0
        for element in self {
            if lead == 0 { candidate = element }
            lead += element == candidate ? 1 : -1
        }
        guard let candidate else { return nil }
        let count = count { $0 == candidate }
        return count * 2 > self.count ? (candidate, count) : nil
    }
}
