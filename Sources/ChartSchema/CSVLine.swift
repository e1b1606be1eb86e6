/// Writes one line of comma-separated values as RFC 4180 has it: quotes only where they are needed, quotes inside
/// doubled, the line ended by CR and LF. A `nil` field is empty, an empty text is `""`.
package struct CSVLine {
    package private(set) var bytes: [UInt8] = []
    private var isFirst = true

    package init() {}

    package mutating func add(_ field: String?) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        guard let field else { return }
        guard CSVLine.needsQuotes(field) else {
            bytes.append(contentsOf: field.utf8)
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in field.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The line with its end.
    package func ended() -> [UInt8] { bytes + [0x0d, 0x0a] }

    private static func needsQuotes(_ field: String) -> Bool {
        field.isEmpty
            || field.utf8.contains {
                $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0a || $0 == 0x0d
            }
    }
}
