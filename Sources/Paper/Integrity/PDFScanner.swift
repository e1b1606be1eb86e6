import Glibc

/// Reads values of a PDF's own syntax out of its bytes.
struct PDFScanner {
    private static let deepest = 64

    let bytes: UnsafeBufferPointer<UInt8>
    var place: Int
    /// The first name read that is one bit away from a name of PDF's own: as it stands, and as it was meant.
    private(set) var damagedName: (stands: String, meant: String)?

    init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
        self.bytes = bytes
        self.place = place
    }

    var isAtEnd: Bool { place >= bytes.count }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte) && byte != 0x0B
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    mutating func skipBlanks() {
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%") {
                while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
            } else if Self.isBlank(bytes[place]) {
                place += 1
            } else {
                return
            }
        }
    }

    /// Takes a keyword, if it stands here.
    mutating func take(_ word: StaticString) -> Bool {
        skipBlanks()
        guard has(word, at: place) else { return false }
        place += word.utf8CodeUnitCount
        return true
    }

    func has(_ word: StaticString, at start: Int) -> Bool {
        guard start >= 0, start + word.utf8CodeUnitCount <= bytes.count else { return false }
        return word.withUTF8Buffer { zip($0, bytes[start...]).allSatisfy { $0 == $1 } }
    }

    /// The next place at or after `start` that a keyword stands at.
    func find(_ word: StaticString, from start: Int, before end: Int? = nil) -> Int? {
        let limit = min(end ?? bytes.count, bytes.count) - word.utf8CodeUnitCount
        guard start >= 0, start <= limit, let base = bytes.baseAddress else { return nil }
        let first = Int32(word.withUTF8Buffer { $0[0] })
        var place = start
        while place <= limit, let found = memchr(base + place, first, limit - place + 1) {
            place = UnsafeRawPointer(base).distance(to: found)
            if has(word, at: place) { return place }
            place += 1
        }
        return nil
    }

    mutating func integer() -> Int? {
        skipBlanks()
        let start = place
        var value = 0
        while place < bytes.count, (0x30...0x39).contains(bytes[place]), place - start < 15 {
            value = value * 10 + Int(bytes[place] - 0x30)
            place += 1
        }
        return place > start ? value : nil
    }

    /// `12 0 obj`: the object's number.
    mutating func objectHeader() -> Int? {
        let start = place
        if let number = integer(), integer() != nil, take("obj") { return number }
        place = start
        return nil
    }

    mutating func value(depth: Int = 0) -> PDFValue? {
        skipBlanks()
        guard depth < Self.deepest, place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "<"):
            return has("<<", at: place) ? dictionary(depth) : hexadecimalString()
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "("): return string()
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return number()
        default:
            let start = place
            while place < bytes.count, !Self.isBlank(bytes[place]), !Self.isDelimiter(bytes[place]) { place += 1 }
            let word = String(decoding: bytes[start..<place], as: UTF8.self)
            return ["true", "false", "null"].contains(word) ? .other : nil
        }
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue? {
        place += 2
        var entries: [String: PDFValue] = [:]
        while true {
            skipBlanks()
            guard place < bytes.count else { return nil }
            if has(">>", at: place) {
                place += 2
                return .dictionary(entries)
            }
            guard bytes[place] == UInt8(ascii: "/") else { return nil }
            let key = name()
            guard let value = value(depth: depth + 1) else { return nil }
            entries[key] = value
        }
    }

    private mutating func array(_ depth: Int) -> PDFValue? {
        place += 1
        var values: [PDFValue] = []
        while true {
            skipBlanks()
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: "]") {
                place += 1
                return .array(values)
            }
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
        }
    }

    private mutating func hexadecimalString() -> PDFValue? {
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
        guard place < bytes.count else { return nil }
        place += 1
        return .other
    }

    private mutating func string() -> PDFValue? {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            place += 1
            if depth == 0 { return .other }
        }
        return nil
    }

    private mutating func name() -> String {
        place += 1
        let start = place
        while place < bytes.count, !Self.isBlank(bytes[place]), !Self.isDelimiter(bytes[place]) { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self)
        if damagedName == nil, let meant = PDFNames.meant(by: bytes[start..<place]) { damagedName = (name, meant) }
        return name
    }

    /// A number, or the reference that it begins.
    private mutating func number() -> PDFValue? {
        let start = place
        while place < bytes.count, !Self.isBlank(bytes[place]), !Self.isDelimiter(bytes[place]) { place += 1 }
        guard let value = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else { return .other }
        let after = place
        // `1e300 0 R` names no object.
        if let object = PDFValue.number(value).integer, object >= 0, integer() != nil {
            skipBlanks()
            if place < bytes.count, bytes[place] == UInt8(ascii: "R"),
                place + 1 == bytes.count || Self.isBlank(bytes[place + 1]) || Self.isDelimiter(bytes[place + 1])
            {
                place += 1
                return .reference(object)
            }
        }
        place = after
        return .number(value)
    }
}
