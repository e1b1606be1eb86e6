/// Text in UTF-16, in UTF-8.
struct UTF16Text {
    let bigEndian: Bool
    private(set) var utf8: [UInt8] = []
    /// Halves of a character whose other half is missing, and a byte left over at the end.
    private(set) var faults = 0
    /// Where in ``utf8`` the first of them stands, as U+FFFD.
    private(set) var firstFault: Int?

    init(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) {
        self.bigEndian = bigEndian
        utf8.reserveCapacity(bytes.count * 3 / 4)
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            func unit(_ index: Int) -> UInt32 {
                let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
                return bigEndian ? first << 8 | second : second << 8 | first
            }
            while index + 1 < bytes.count {
                var value = unit(index)
                index += 2
                if value < 0x80 {
                    utf8.append(UInt8(value))
                    continue
                }
                if value & 0xFC00 == 0xD800, index + 1 < bytes.count, unit(index) & 0xFC00 == 0xDC00 {
                    value = 0x1_0000 + (value & 0x3FF) << 10 + unit(index) & 0x3FF
                    index += 2
                }
                add(value)
            }
            if index < bytes.count { add(0xD800) }
        }
    }

    private mutating func add(_ value: UInt32) {
        if let scalar = Unicode.Scalar(value) {
            utf8.append(contentsOf: UTF8.encode(scalar)!)
        } else {
            firstFault = firstFault ?? utf8.count
            faults += 1
            utf8.append(contentsOf: [0xEF, 0xBF, 0xBD])
        }
    }

    /// Whether the text is big-endian, by its byte order mark; `nil` without one.
    static func mark(_ bytes: [UInt8]) -> Bool? {
        if bytes.starts(with: [0xFF, 0xFE]) { return false }
        return bytes.starts(with: [0xFE, 0xFF]) ? true : nil
    }

    /// Whether text without a mark is UTF-16, and big-endian: then it has a zero in every second byte.
    static func order(_ bytes: [UInt8]) -> Bool? {
        let sample = bytes.prefix(512)
        guard sample.count >= 8 else { return nil }
        var zeros = (even: 0, odd: 0)
        for (index, byte) in sample.enumerated() where byte == 0 {
            if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
        }
        let pairs = sample.count / 2
        if zeros.odd * 10 >= pairs * 7, zeros.even * 10 <= pairs { return false }
        if zeros.even * 10 >= pairs * 7, zeros.odd * 10 <= pairs { return true }
        return nil
    }
}
