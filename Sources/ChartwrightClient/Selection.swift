/// Which plans are asked about, on which day, and as it was known on which.
///
///     let client = ChartwrightClient(server: URL(string: "http://127.0.0.1:8080")!)
///     let then = Selection(carriers: ["empire-life"], asOf: "2020-01-01")
///     for product in try await client.products(then) { print(product.product, product.build) }
public struct Selection: Hashable, Sendable {
    /// Ids of carriers; every one when empty.
    public var carriers: [String]
    /// Ids of products; every one when empty.
    public var products: [String]
    /// An ISO date whose editions count; the newest editions without one.
    public var asOf: String?
    /// An ISO date: the newest version of the dataset that was published by then; the latest without one.
    public var knownOn: String?

    public init(
        carriers: [String] = [], products: [String] = [], asOf: String? = nil, knownOn: String? = nil
    ) {
        self.carriers = carriers
        self.products = products
        self.asOf = asOf
        self.knownOn = knownOn
    }

    public static let everything = Selection()
}
