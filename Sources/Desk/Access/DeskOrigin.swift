/// The addresses that the desk answers at: requests for any other are from a site that only pretends to be it.
struct DeskOrigin: Sendable {
    /// `http://127.0.0.1:8123`, the one that is printed first.
    let addresses: [String]

    /// On this machine alone.
    init(port: Int) { addresses = ["127.0.0.1", "localhost", "[::1]"].map { "http://\($0):\(port)" } }

    /// Behind a server that speaks TLS: `https://desk.example.com`.
    init(behind address: String) { addresses = [address.hasSuffix("/") ? String(address.dropLast()) : address] }

    var isSecure: Bool { addresses[0].hasPrefix("https:") }

    /// Whether a `Host` header names the desk.
    func isHost(_ host: String?) -> Bool {
        guard let host else { return false }
        return addresses.contains { $0.split(separator: "/").last.map { $0 == host.lowercased() } ?? false }
    }

    /// Whether what a browser says of where a form was sent from names the desk. A browser that says nothing, or something
    /// else, is not believed.
    func isOwn(origin: String?, fetchSite: String?) -> Bool {
        if let fetchSite, fetchSite != "same-origin" { return false }
        if let origin { return addresses.contains(origin.lowercased()) }
        return fetchSite == "same-origin"
    }
}
