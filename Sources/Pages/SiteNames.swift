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
}
