/// The encoding that a file says it is in: an XML declaration or a `charset` in an HTML head.
enum DeclaredEncoding {
    /// The name in lower case, or `nil`. Only the first 2,048 bytes are looked at.
    static func find(in bytes: [UInt8]) -> String? {
        guard bytes.prefix(2_048).contains(UInt8(ascii: "<")) else { return nil }
        let head = bytes.prefix(2_048).map(\.lowercasedASCII)[...]
        return name(in: head, after: head.hasPrefix("<?xml") ? head.firstRange(of: "encoding=") : nil)
            ?? name(in: head, after: head.firstRange(of: "charset="))
    }

    private static func name(in head: ArraySlice<UInt8>, after mark: Range<Int>?) -> String? {
        guard let mark else { return nil }
        let rest = head[mark.upperBound...].drop {
            [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: " ")].contains($0)
        }
        let name = rest.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        return name.isEmpty ? nil : alias(String(decoding: name, as: UTF8.self))
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
