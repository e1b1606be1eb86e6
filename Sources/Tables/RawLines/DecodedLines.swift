/// The lines of a file as its reader counts them, for pictures of places in it.
package struct DecodedLines: Sendable {
    private let bytes: [UInt8]
    /// One range a line, without its end.
    private let ranges: [Range<Int>]

    package init(_ bytes: [UInt8]) {
        let decoded = (try? TextDecoder.decode(bytes, file: "").bytes) ?? bytes
        var ranges: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < decoded.count {
            let byte = decoded[index]
            if byte == 0x0A || byte == 0x0D {
                ranges.append(start..<index)
                if byte == 0x0D, index + 1 < decoded.count, decoded[index + 1] == 0x0A { index += 1 }
                start = index + 1
            }
            index += 1
        }
        ranges.append(start..<decoded.count)
        self.bytes = decoded
        self.ranges = ranges
    }

    /// Nobody looks at a picture of a longer line.
    private static let longest = 1 << 16

    /// A line by its number from 1; `nil` beyond the end, and for a line too long to be looked at.
    package func line(_ number: Int) -> String? {
        guard ranges.indices.contains(number - 1), ranges[number - 1].count <= Self.longest else { return nil }
        return String(decoding: bytes[ranges[number - 1]], as: UTF8.self)
    }
}
