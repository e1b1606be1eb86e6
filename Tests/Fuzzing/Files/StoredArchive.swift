import CZlib

/// A ZIP archive of parts that are stored as they are.
struct StoredArchive {
    private var body: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0

    mutating func add(_ name: String, _ contents: [UInt8]) {
        var common: [UInt8] = [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0x58]
        common += Self.little(UInt32(crc32(0, contents, UInt32(contents.count))))
        common += Self.little(UInt32(contents.count)) + Self.little(UInt32(contents.count))
        common += Self.little(UInt16(name.utf8.count)) + [0, 0]
        directory += [0x50, 0x4B, 1, 2, 20, 0] + common + [UInt8](repeating: 0, count: 10)
        directory += Self.little(UInt32(body.count)) + Array(name.utf8)
        body += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + contents
        count += 1
    }

    var bytes: [UInt8] {
        body + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.little(count) + Self.little(count)
            + Self.little(UInt32(directory.count)) + Self.little(UInt32(body.count)) + [0, 0]
    }

    private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
