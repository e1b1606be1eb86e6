/// One answer of the site: whatever is sent to a browser.
public struct SitePage: Sendable, Hashable {
    /// An HTTP status: 200, 303 with a `location`, 400 for input that cannot be read, 404.
    public var status: Int
    /// `text/html; charset=utf-8` and the like.
    public var contentType: String
    public var body: [UInt8]
    /// How long the same address gives the same bytes.
    public var caching: Caching
    /// Where a browser should go instead; only with status 303.
    public var location: String?

    public enum Caching: Sendable, Hashable {
        /// As long as the dataset's version stays: an entity tag of the version will do.
        case version
        /// For ever: the address holds a hash of the bytes.
        case immutable
    }

    public init(
        status: Int = 200, contentType: String = "text/html; charset=utf-8", body: [UInt8],
        caching: Caching = .version, location: String? = nil
    ) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.caching = caching
        self.location = location
    }
}
