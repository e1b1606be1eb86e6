import ChartSchema

/// What should be known of a chart's editions beside an answer: that another one holds later.
public struct EditionNotice: Hashable, Sendable {
    /// What is to be known.
    public enum Kind: Hashable, Sendable {
        /// The edition is published and not in force yet; `until` is the one that holds before it, `nil` where none does.
        case notInForce(until: ChartID?)
    }

    /// The edition that it is about.
    public var chart: ChartID
    /// The products that its chart is for.
    public var products: [String]
    public var kind: Kind
    /// The ISO date on which it comes to hold.
    public var day: String

    public init(chart: ChartID, products: [String], kind: Kind, day: String) {
        self.chart = chart
        self.products = products
        self.kind = kind
        self.day = day
    }

    /// Whether it is about any of the plans that are wanted, by carrier and product.
    public func isAbout(_ isWanted: (String, String) -> Bool) -> Bool {
        products.contains { isWanted(chart.carrier, $0) }
    }
}

extension DatasetManifest {
    /// The days on which answers turn, ascending: between two of them every day gives the same.
    public var turningDays: [String] { Set(charts.map(\.edition)).sorted() }

    /// Of each chart the next edition after a day (an ISO date), in the order of ids.
    public func notices(on day: String) -> [EditionNotice] {
        var notices: [EditionNotice] = []
        var before: ManifestEntry?
        for entry in charts {
            if let last = before, last.carrier != entry.carrier || last.chart != entry.chart { before = nil }
            defer { before = entry }
            guard entry.edition > day, before.map({ $0.edition <= day }) ?? true else { continue }
            notices.append(
                EditionNotice(
                    chart: entry.id, products: entry.products, kind: .notInForce(until: before?.id), day: entry.edition)
            )
        }
        return notices
    }
}
