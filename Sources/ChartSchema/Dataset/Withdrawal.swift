/// That a carrier has withdrawn a chart, and sends no other edition of it.
public struct Withdrawal: Hashable, Sendable, Decodable {
    /// The first day on which the chart no longer holds, an ISO date.
    public var from: String
    /// Whose word it is.
    public var reason: String

    public init(from: String, reason: String) {
        self.from = from
        self.reason = reason
    }
}
