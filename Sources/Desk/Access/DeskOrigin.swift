/// The addresses that the desk answers at: requests for any other are from a site that only pretends to be it.
package struct DeskOrigin: Sendable {
    /// `http://127.0.0.1:8123`, the one that is printed first.
    let addresses: [String]
    /// Whether people reach it from other machines, through a server that speaks TLS.
    let isBehind: Bool

    /// On this machine alone.
    ///
    /// - Parameter host: What the desk listens at: the address that is printed is one that it answers.
    init(port: Int, host: String = "127.0.0.1") {
        let names = ["127.0.0.1", "localhost", "[::1]"]
        let own = host.contains(":") ? "[\(host)]" : host
        addresses = (names.filter { $0 == own } + names.filter { $0 != own }).map { "http://\($0):\(port)" }
        isBehind = false
    }

    /// Behind a server that speaks TLS: `https://desk.example.com`, `https://desk.example.com:8443/`.
    ///
    /// `nil` for anything but `https`, a host and a port: the desk's own addresses begin at the root, and a browser's word for where
    /// a form came from holds no more.
    package init?(behind address: String) {
        let text = address.lowercased()
        guard text.hasPrefix("https://") else { return nil }
        var name = text.dropFirst("https://".count)
        if name.hasSuffix("/") { name = name.dropLast() }
        if name.hasSuffix(":443") { name = name.dropLast(4) }
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        let host = parts[0].utf8
        guard (1...2).contains(parts.count), !host.isEmpty, host.first != UInt8(ascii: "."),
            host.allSatisfy({
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }), parts.count == 1 || Int(parts[1]).map({ (1...65_535).contains($0) }) == true
        else { return nil }
        addresses = ["https://\(name)"]
        isBehind = true
    }

    var isSecure: Bool { addresses[0].hasPrefix("https:") }

    /// Whether a `Host` header names the desk.
    func isHost(_ host: String?) -> Bool {
        guard var host = host?.lowercased() else { return false }
        if isSecure, host.hasSuffix(":443") { host = String(host.dropLast(4)) }
        return addresses.contains { $0.split(separator: "/").last.map { $0 == host } ?? false }
    }

    /// Whether what a browser says of where a form was sent from names the desk. A browser that says nothing, or something
    /// else, is not believed.
    func isOwn(origin: String?, fetchSite: String?) -> Bool {
        if let fetchSite, fetchSite != "same-origin" { return false }
        if let origin { return addresses.contains(origin.lowercased()) }
        return fetchSite == "same-origin"
    }
}
