/// The encoding that a file says it is in: an XML declaration or a `charset` in an HTML head.
enum DeclaredEncoding {
    /// The name in lower case, or `nil`. Only the first 2,048 bytes are looked at.
    static func find(in bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(2_048), as: UTF8.self).lowercased()
        guard head.contains("<") else { return nil }
        for mark in ["encoding=", "charset="] {
            guard let range = head.firstRange(of: mark) else { continue }
            if mark == "encoding=", !head.hasPrefix("<?xml") { continue }
            let rest = head[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            if !name.isEmpty { return alias(String(name)) }
        }
        return nil
    }

    /// Whether a declared encoding is one that exists and is not read here, so that its text would come out wrong.
    static func isUnreadable(_ name: String) -> Bool {
        let known = [
            "iso-8859-", "windows-125", "koi8", "gb", "big5", "shift", "sjis", "euc-", "iso-2022", "ibm", "cp", "hz-",
            "x-", "utf-7", "tis-", "ks_c", "hp-", "macce",
        ]
        return known.contains { name.hasPrefix($0) }
    }

    private static func alias(_ name: String) -> String {
        switch name {
        case "utf8": "utf-8"
        case "latin1", "iso8859-1", "iso_8859-1", "l1", "us-ascii", "ascii": "iso-8859-1"
        case "cp1252", "x-cp1252", "windows1252": "windows-1252"
        case "x-mac-roman", "macroman", "mac": "macintosh"
        default: name
        }
    }
}
