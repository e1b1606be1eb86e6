import ChartSchema

/// What people call carriers and products; the dataset itself has only their ids.
public struct SiteNames: Sendable, Hashable {
    /// By carrier id.
    public var carriers: [String: String]
    /// By `carrier/product`.
    public var products: [String: String]

    public init(carriers: [String: String] = [:], products: [String: String] = [:]) {
        self.carriers = carriers
        self.products = products
    }

    func carrier(_ id: String) -> String { carriers[id] ?? id }

    func product(_ carrier: String, _ id: String) -> String { products["\(carrier)/\(id)"] ?? id }

    /// `Mutual of Omaha, Living Promise`.
    func plan(_ carrier: String, _ product: String) -> String {
        "\(self.carrier(carrier)), \(self.product(carrier, product))"
    }
}
