/// Which elements of an XML file belong to XHTML, by the declarations that hold where they stand.
struct XHTMLNamespace {
    private static let address = "http://www.w3.org/1999/xhtml"

    private var bindings: [(depth: Int, prefix: String, isXHTML: Bool)] = []
    private var depth = 0

    /// Whether the element that starts here is one of XHTML. Every start has its ``end()``.
    mutating func start(_ name: UnsafePointer<UInt8>, _ attributes: Attributes) -> Bool {
        depth += 1
        attributes.forEach { key, value in
            // `xmlns` or `xmlns:`
            guard key[0] == 0x78, key[1] == 0x6D, key[2] == 0x6C, key[3] == 0x6E, key[4] == 0x73 else { return }
            let prefix = key[5] == 0x3A ? String(cString: key + 6) : ""
            guard key[5] == 0 || key[5] == 0x3A else { return }
            let address = value.map { String(cString: $0) } ?? ""
            bindings.append((depth, prefix, address == XHTMLNamespace.address))
        }
        guard bindings.contains(where: \.isXHTML) else { return false }
        let name = String(cString: name)
        let prefix = name.firstIndex(of: ":").map { String(name[..<$0]) } ?? ""
        return bindings.last { $0.prefix == prefix }?.isXHTML ?? false
    }

    mutating func end() {
        while let last = bindings.last, last.depth == depth { bindings.removeLast() }
        depth -= 1
    }
}
