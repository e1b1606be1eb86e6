/// Reads one JSON string with its escapes.
struct JSONStringScanner {
    private let bytes: [UInt8]
    /// The opening quote's place before ``scan()``, the place after the closing one afterwards.
    private(set) var offset: Int

    init(bytes: [UInt8], offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func scan() throws(JSONMistake) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while true {
            guard offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") else {
                throw JSONMistake(
                    at: start..<offset, expected: "a closing double quote", found: "the end of the line",
                    help: "close the string with \" on its line")
            }
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            case 0..<0x20:
                throw JSONMistake(
                    at: offset - 1..<offset, expected: "text without control characters",
                    found: "the byte 0x\(String(byte, radix: 16))", help: "write a tab as \\t")
            default: text.append(byte)
            }
        }
    }

    /// What stands for the escape after a backslash, in UTF-8.
    private mutating func escape() throws(JSONMistake) -> [UInt8] {
        let start = offset - 1
        guard offset < bytes.count else { throw unknownEscape(start) }
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "n"): return [0x0a]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0d]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0c]
        case UInt8(ascii: "u"): return try unicode(start)
        default: throw unknownEscape(start)
        }
    }

    private mutating func unicode(_ start: Int) throws(JSONMistake) -> [UInt8] {
        guard let first = fourDigits() else { throw unknownEscape(start) }
        var units = [first]
        if UTF16.isLeadSurrogate(first), bytes[offset...].starts(with: "\\u".utf8) {
            offset += 2
            guard let second = fourDigits() else { throw unknownEscape(start) }
            units.append(second)
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw JSONMistake(
                at: start..<offset, expected: "a whole character", found: "half of a surrogate pair",
                help: "write the character itself")
        }
        return Array(text.utf8)
    }

    private mutating func fourDigits() -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        let digits = bytes[offset..<offset + 4]
        guard digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
        offset += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private func unknownEscape(_ start: Int) -> JSONMistake {
        let end = min(bytes.count, start + 2)
        return JSONMistake(
            at: start..<end, expected: "an escape such as \\\", \\\\, \\n or \\u00e9",
            found: String(decoding: bytes[start..<end], as: UTF8.self), help: "write a backslash as \\\\")
    }
}
