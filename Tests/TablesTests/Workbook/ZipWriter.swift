/// Writes a ZIP archive of parts that are stored as they are, for tests: one that a person could have written by hand.
struct ZipWriter {
    private var body: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// - Parameters:
    ///   - size: What the archive says that the part unpacks to, where that is a lie.
    ///   - checksum: What it says that the part's checksum is, where that is a lie.
    mutating func add(_ name: String, _ contents: [UInt8], size: Int? = nil, checksum: UInt32? = nil) {
        let crc = checksum ?? Self.checksum(contents)
        var common: [UInt8] = [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0x58]
        common += Self.four(crc) + Self.four(UInt32(contents.count)) + Self.four(UInt32(size ?? contents.count))
        common += Self.two(UInt16(name.utf8.count)) + [0, 0]
        directory += [0x50, 0x4B, 1, 2, 20, 0] + common
        directory += [UInt8](repeating: 0, count: 10) + Self.four(UInt32(body.count)) + Array(name.utf8)
        body += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + contents
        count += 1
    }

    mutating func add(_ name: String, _ text: String) { add(name, Array(text.utf8)) }

    var bytes: [UInt8] {
        let end =
            [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.two(UInt16(count)) + Self.two(UInt16(count))
            + Self.four(UInt32(directory.count)) + Self.four(UInt32(body.count)) + [0, 0]
        return body + directory + end
    }

    private static func two(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

    private static func four(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}
