import ChartSchema

/// What should be known of a chart's editions beside an answer: that another one holds later, or none any more.
public struct EditionNotice: Hashable, Sendable {
    /// What is to be known.
    public enum Kind: Hashable, Sendable {
        /// The edition is published and not in force yet; `until` is the one that holds before it, `nil` where none does.
        case notInForce(until: ChartID?)
        /// The edition is in force, and the carrier withdraws it on a day to come.
        case toBeWithdrawn(reason: String)
        /// The carrier has withdrawn it, and no other edition is in force.
        case withdrawn(reason: String)
    }

    /// The edition that it is about.
    public var chart: ChartID
    /// The products that its chart is for.
    public var products: [String]
    public var kind: Kind
    /// The ISO date on which it comes to hold, or holds no longer.
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
    /// Of each chart the next edition after a day (an ISO date), and what is withdrawn, in the order of ids.
    public func notices(on day: String) -> [EditionNotice] {
        var notices: [EditionNotice] = []
        var before: ManifestEntry?
        for (number, entry) in charts.enumerated() {
            if let last = before, last.id.series != entry.id.series { before = nil }
            defer { before = entry }
            if entry.edition > day {
                guard before.map({ $0.edition <= day }) ?? true else { continue }
                let until = before.flatMap { $0.isWithdrawn(on: entry.edition) ? nil : $0.id }
                notices.append(
                    EditionNotice(
                        chart: entry.id, products: entry.products, kind: .notInForce(until: until), day: entry.edition))
            } else if let withdrawal = entry.withdrawal {
                let next = number + 1 < charts.count ? charts[number + 1] : nil
                if let next, next.id.series == entry.id.series, next.edition <= day { continue }
                notices.append(
                    EditionNotice(
                        chart: entry.id, products: entry.products,
                        kind: withdrawal.from <= day
                            ? .withdrawn(reason: withdrawal.reason) : .toBeWithdrawn(reason: withdrawal.reason),
                        day: withdrawal.from))
            }
        }
        return notices
    }
}
