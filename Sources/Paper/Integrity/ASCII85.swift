/// Streams written in letters, five for four bytes, as some producers pack what zlib has packed.
enum ASCII85 {
    /// The bytes, or `nil` where the letters are none of the form or their end is missing.
    static func decoded(_ letters: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var group: [UInt32] = []
        for letter in letters where !PDFScanner.isBlank(letter) {
            switch letter {
            case UInt8(ascii: "~"): return finished(group, bytes)
            case UInt8(ascii: "z") where group.isEmpty: bytes += [0, 0, 0, 0]
            case UInt8(ascii: "!")...UInt8(ascii: "u"):
                group.append(UInt32(letter - UInt8(ascii: "!")))
                if group.count == 5 {
                    guard let four = four(group) else { return nil }
                    bytes += four
                    group = []
                }
            default: return nil
            }
        }
        return nil
    }

    private static func finished(_ group: [UInt32], _ bytes: [UInt8]) -> [UInt8]? {
        guard !group.isEmpty else { return bytes }
        guard group.count > 1, let last = four(group + Array(repeating: 84, count: 5 - group.count)) else { return nil }
        return bytes + last.prefix(group.count - 1)
    }

    private static func four(_ group: [UInt32]) -> [UInt8]? {
        let value = group.reduce(UInt64(0)) { $0 * 85 + UInt64($1) }
        guard value <= UInt64(UInt32.max) else { return nil }
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
