/// Which plans are asked about, and on which day.
public struct Selection: Hashable, Sendable {
    /// Ids of carriers; every one when empty.
    public var carriers: [String]
    /// Ids of products; every one when empty.
    public var products: [String]
    /// An ISO date whose editions count; the newest editions without one.
    public var asOf: String?

    public init(carriers: [String] = [], products: [String] = [], asOf: String? = nil) {
        self.carriers = carriers
        self.products = products
        self.asOf = asOf
    }

    public static let everything = Selection()
}
