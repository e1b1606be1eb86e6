import Glibc

/// Lines as this room counts them everywhere: LF, CR LF and a CR alone each end one.
enum LineEnds {
    /// The line, from 1, that a byte stands in.
    static func line(of index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var line = 1
        for place in 0..<min(index, bytes.count) {
            if bytes[place] == 0x0A || bytes[place] == 0x0D && (place + 1 == bytes.count || bytes[place + 1] != 0x0A) {
                line += 1
            }
        }
        return line
    }

    /// Writes LF for every CR that stands alone: libxml2 counts lines by LF only. The length stays the same.
    static func replaceLoneReturns(_ bytes: inout [UInt8]) {
        guard hasLoneReturn(bytes) else { return }
        bytes.withUnsafeMutableBufferPointer { bytes in
            for index in bytes.indices
            where bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
                bytes[index] = 0x0A
            }
        }
    }

    private static func hasLoneReturn(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            guard var place = bytes.baseAddress else { return false }
            let end = place + bytes.count
            while let found = memchr(place, 0x0D, end - place) {
                place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
                if place == end || place.pointee != 0x0A { return true }
            }
            return false
        }
    }
}
