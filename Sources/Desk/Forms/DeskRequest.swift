/// A request as the desk sees it, without HTTP.
struct DeskRequest: Sendable {
    var isWrite = false
    /// Only what would be answered is asked for: nothing is used up by it.
    var isHead = false
    /// With its percent escapes decoded.
    var path: String
    var query: [(String, String)] = []
    var host: String?
    var origin: String?
    /// What a browser says of the site that asks: `Sec-Fetch-Site`.
    var fetchSite: String?
    var cookies: String?
    var contentType: String?
    var body: [UInt8] = []

    /// The first value of a name in the address; `nil` when there is none or it is empty.
    func value(_ name: String) -> String? { query.first { $0.0 == name && !$0.1.isEmpty }?.1 }
}

/// What the desk answers.
struct DeskAnswer: Sendable {
    var status = 200
    var contentType = "text/html; charset=utf-8"
    var body: [UInt8] = []
    var location: String?
    var cookie: String?
    /// Whether the same address gives the same bytes for ever.
    var isImmutable = false

    static func seeOther(_ address: String, cookie: String? = nil) -> DeskAnswer {
        DeskAnswer(status: 303, location: address, cookie: cookie)
    }
}
