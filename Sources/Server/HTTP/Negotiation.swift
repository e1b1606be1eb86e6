import HTTPTypes

/// What a client takes, by its Accept and Accept-Encoding headers.
enum Negotiation {
    /// Whether a media type such as `application/json` is accepted; without a header everything is.
    static func accepts(_ mediaType: String, _ header: String?) -> Bool {
        guard let header else { return true }
        let own = mediaType.prefix { $0 != ";" }
        let group = own.prefix { $0 != "/" }
        var best: (exactness: Int, quality: Double)?
        for (name, quality) in weighted(header) {
            let exactness = name == own ? 3 : name == "\(group)/*" ? 2 : name == "*/*" ? 1 : 0
            if exactness > best?.exactness ?? 0 { best = (exactness, quality) }
        }
        return (best?.quality ?? 0) > 0
    }

    static func acceptsGzip(_ header: String?) -> Bool {
        guard let header else { return false }
        let codings = weighted(header)
        return (codings.first { $0.name == "gzip" } ?? codings.first { $0.name == "*" }).map { $0.quality > 0 } ?? false
    }

    private static func weighted(_ header: String) -> [(name: String, quality: Double)] {
        header.lowercased().split(separator: ",").map { part in
            let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            let quality = fields.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
            return (fields.first ?? "", quality ?? 1)
        }
    }
}
