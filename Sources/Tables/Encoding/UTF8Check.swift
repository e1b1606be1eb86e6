/// Whether bytes are well-formed UTF-8.
enum UTF8Check {
    static func isValid(_ bytes: [UInt8]) -> Bool { firstInvalid(bytes) == nil }

    static func isASCII(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { endOfASCII($0, from: 0) == $0.count }
    }

    static func firstInvalid(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var index = endOfASCII(buffer, from: 0)
            while index < buffer.count {
                guard let length = sequenceLength(buffer, at: index) else { return index }
                index = endOfASCII(buffer, from: index + length)
            }
            return nil
        }
    }

    /// The first place from `start` on that is not ASCII; sixteen bytes at a time, since charts are mostly that.
    private static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        guard let base = bytes.baseAddress else { return 0 }
        while index + 16 <= bytes.count {
            let words = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD2<UInt64>.self)
            guard (words[0] | words[1]) & 0x8080_8080_8080_8080 == 0 else { break }
            index += 16
        }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        return index
    }

    /// The length of the well-formed character of two bytes or more at a place; `nil` when there is none.
    static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let first = bytes[index]
        func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            index + offset < bytes.count && range.contains(bytes[index + offset])
        }
        switch first {
        case 0xC2...0xDF: return continues(1) ? 2 : nil
        case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : nil
        case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : nil
        case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
        case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : nil
        case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
        case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : nil
        default: return nil
        }
    }
}
