import NIOCore

/// What the server takes from a client, so that no client can take it from the others.
public struct ServerLimits: Sendable, Hashable {
    /// Of a request's body, in bytes.
    public var body = 64 * 1024
    /// Of all header fields together, in bytes.
    public var headers = 16 * 1024
    public var headerFields = 100
    public var connections = 8_192
    /// From the opening of a connection, or the end of its last answer, to the end of the next request.
    public var requestSeconds = 30.0
    /// From the end of a request until the client has taken the whole answer.
    public var answerSeconds = 60.0
    /// How long a client that is sent away may go on sending before the connection is cut.
    public var lingerSeconds = 1.0
    /// How many bytes it may send in that time.
    public var lingerBytes = 1024 * 1024
    /// Between two looks for a new version.
    public var refreshSeconds = 1.0
    /// Of answers kept for being asked for again, in bytes.
    public var cache = 64 * 1024 * 1024

    public init() {}
}
