import ChartSchema

/// Items with the versions in which they held, learned a version at a time, oldest first.
struct Validity<Item: Hashable> {
    struct Span {
        let item: Item
        /// The first version that had it.
        let from: VersionNumber
        /// The first one after that had it no more; `nil` where the last one had it.
        var to: VersionNumber?
        /// Its place among the items of its first version.
        let position: Int
    }

    private var ended: [Span] = []
    private var holding: [Item: Span] = [:]

    mutating func add(_ items: [Item], of version: VersionNumber) {
        var still: [Item: Span] = [:]
        for (position, item) in items.enumerated() where still[item] == nil {
            still[item] = holding[item] ?? Span(item: item, from: version, to: nil, position: position)
        }
        for (item, span) in holding where still[item] == nil {
            var span = span
            span.to = version
            ended.append(span)
        }
        holding = still
    }

    /// Every span, in the order of ids, then of versions, then of the places in them.
    func spans(by id: (Item) -> ChartID) -> [Span] {
        (ended + holding.values).map { (id: id($0.item), span: $0) }.sorted {
            if $0.id != $1.id { return $0.id < $1.id }
            return ($0.span.from, $0.span.position) < ($1.span.from, $1.span.position)
        }.map(\.span)
    }
}
