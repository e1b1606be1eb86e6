/// Reads strict JSON (RFC 8259) into ``PlacedJSON``.
///
/// Stops at the first syntax mistake; keys that repeat are collected in ``repeatedKeys``, the first of them counts.
struct PlacedJSONParser {
    /// Deeper nesting than any configuration needs.
    static let depthLimit = 32

    private let bytes: [UInt8]
    private var offset = 0
    /// Keys that an object already has.
    private(set) var repeatedKeys: [PlacedJSON.Member] = []

    /// What an empty file should hold, for the remedy.
    private let example: String

    /// - Parameter example: What an empty file should hold.
    init(_ bytes: [UInt8], example: String = #"{"schema": 1, "carriers": []}"#) {
        self.bytes = bytes
        self.example = example
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
    }

    /// The file's one value.
    mutating func parse() throws(JSONMistake) -> PlacedJSON {
        try checkEncoding()
        let root = try value(depth: 0)
        skipBlanks()
        guard offset == bytes.count else {
            throw mistake(expected: "the end of the file", help: "a file holds one JSON value: remove what follows it")
        }
        return root
    }

    private func checkEncoding() throws(JSONMistake) {
        guard String(validating: bytes, as: UTF8.self) == nil else { return }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var good = 0
        loop: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): good += UTF8.width(scalar)
            case .emptyInput, .error: break loop
            }
        }
        let byte = String(bytes[min(good, bytes.count - 1)], radix: 16)
        throw JSONMistake(
            at: good..<good + 1, expected: "UTF-8 text", found: "the byte 0x\(byte)", help: "save the file as UTF-8")
    }

    private mutating func value(depth: Int) throws(JSONMistake) -> PlacedJSON {
        skipBlanks()
        let start = offset
        guard depth <= Self.depthLimit else {
            throw mistake(
                expected: "at most \(Self.depthLimit) levels of nesting", found: "one more",
                help: "a configuration never needs so many: look for a bracket that was not closed")
        }
        switch peek {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return PlacedJSON(value: .string(try string()), range: start..<offset)
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return try word()
        case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
        default: throw mistake(expected: "a value", help: remedyForMissingValue)
        }
    }

    private var remedyForMissingValue: String {
        switch peek {
        case nil where bytes.allSatisfy(Self.isBlank): "the file is empty: begin with \(example)"
        case nil: "the file ends too early: close every { and [ that is open"
        case UInt8(ascii: "}"), UInt8(ascii: "]"): "remove the comma before it, or add the value"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments: remove it"
        case UInt8(ascii: "'"): "strings stand between double quotes"
        case let byte? where Self.isLetter(byte): "put words between double quotes"
        default: "write a string, number, object, array, true, false or null"
        }
    }

    private mutating func object(depth: Int) throws(JSONMistake) -> PlacedJSON {
        let start = offset
        offset += 1
        var members: [PlacedJSON.Member] = []
        var keys: Set<String> = []
        skipBlanks()
        while peek != UInt8(ascii: "}") {
            guard peek == UInt8(ascii: "\"") else {
                throw mistake(
                    expected: "a key between double quotes",
                    help: peek == nil ? "the file ends too early: close the object with }" : remedyForMissingKey)
            }
            let keyStart = offset
            let key = try string()
            let keyRange = keyStart..<offset
            try expect(UInt8(ascii: ":"), after: "the key \(key.quoted)", help: "a key and its value are joined by :")
            let member = PlacedJSON.Member(key: key, keyRange: keyRange, value: try value(depth: depth + 1))
            if keys.insert(key).inserted {
                members.append(member)
            } else {
                repeatedKeys.append(member)
            }
            guard try separator(or: UInt8(ascii: "}"), of: "object") else { break }
            if peek == UInt8(ascii: "}") { throw trailingComma() }
        }
        offset += 1
        return PlacedJSON(value: .object(members), range: start..<offset)
    }

    private var remedyForMissingKey: String {
        switch peek {
        case UInt8(ascii: "'"): "use double quotes"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments: remove it"
        case UInt8(ascii: ","): "remove the comma"
        default: "put the key between double quotes"
        }
    }

    private mutating func array(depth: Int) throws(JSONMistake) -> PlacedJSON {
        let start = offset
        offset += 1
        var elements: [PlacedJSON] = []
        skipBlanks()
        while peek != UInt8(ascii: "]") {
            elements.append(try value(depth: depth + 1))
            guard try separator(or: UInt8(ascii: "]"), of: "array") else { break }
            if peek == UInt8(ascii: "]") { throw trailingComma() }
        }
        offset += 1
        return PlacedJSON(value: .array(elements), range: start..<offset)
    }

    /// Steps over a comma; `false` when the closing bracket stands there instead.
    private mutating func separator(or closing: UInt8, of kind: String) throws(JSONMistake) -> Bool {
        skipBlanks()
        if peek == closing { return false }
        let bracket = String(UnicodeScalar(closing))
        guard peek == UInt8(ascii: ",") else {
            throw mistake(
                expected: "\",\" or \"\(bracket)\"",
                help: peek == nil
                    ? "the file ends too early: close the \(kind) with \(bracket)"
                    : "put a comma between two entries of an \(kind), or close it with \(bracket)")
        }
        offset += 1
        skipBlanks()
        return true
    }

    private func trailingComma() -> JSONMistake {
        mistake(expected: "another entry after the comma", help: "remove the comma after the last entry")
    }

    private mutating func expect(_ byte: UInt8, after what: String, help: String) throws(JSONMistake) {
        skipBlanks()
        guard peek == byte else {
            throw mistake(expected: "\"\(UnicodeScalar(byte))\" after \(what)", help: help)
        }
        offset += 1
    }

    private mutating func word() throws(JSONMistake) -> PlacedJSON {
        let start = offset
        while let byte = peek, Self.isLetter(byte) { offset += 1 }
        let range = start..<offset
        switch String(decoding: bytes[range], as: UTF8.self) {
        case "true": return PlacedJSON(value: .bool(true), range: range)
        case "false": return PlacedJSON(value: .bool(false), range: range)
        case "null": return PlacedJSON(value: .null, range: range)
        case let other:
            throw JSONMistake(
                at: range, expected: "a value", found: other, help: "put words between double quotes: \"\(other)\"")
        }
    }

    private mutating func number() throws(JSONMistake) -> PlacedJSON {
        let start = offset
        while let byte = peek, Self.isNumberByte(byte) { offset += 1 }
        let range = start..<offset
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard Self.isNumber(bytes[range]) else {
            throw JSONMistake(
                at: range, expected: "a number such as 12 or -0.5", found: text,
                help: "write no leading zeros or plus sign, and digits on both sides of the point")
        }
        return PlacedJSON(value: .number(text), range: range)
    }

    /// `12`, `-0.5`, `1e-3`: no leading zeros, and digits on both sides of the point.
    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        func takeDigits() -> Int {
            let digits = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(digits)
            return digits
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let isZero = rest.first == UInt8(ascii: "0")
        let digits = takeDigits()
        guard isZero ? digits == 1 : digits > 0 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard takeDigits() > 0 else { return false }
        }
        if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard takeDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    private mutating func string() throws(JSONMistake) -> String {
        var scanner = JSONStringScanner(bytes: bytes, offset: offset)
        let text = try scanner.scan()
        offset = scanner.offset
        return text
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let byte = peek, Self.isBlank(byte) { offset += 1 }
    }

    private func mistake(expected: String, found: String? = nil, help: String) -> JSONMistake {
        guard offset < bytes.count else {
            let end = bytes.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
            return JSONMistake(at: end..<end, expected: expected, found: found ?? "the end of the file", help: help)
        }
        let end = endOfToken
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        let shown = peek == UInt8(ascii: "\"") ? text : text.quoted
        return JSONMistake(at: offset..<end, expected: expected, found: found ?? shown, help: help)
    }

    /// The end of the string or the character that stands here.
    private var endOfToken: Int {
        var scanner = JSONStringScanner(bytes: bytes, offset: offset)
        if peek == UInt8(ascii: "\""), (try? scanner.scan()) != nil { return scanner.offset }
        var end = offset + 1
        while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
        return end
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0a).contains(byte) || byte == 0x0d }
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    private static func isNumberByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || "+-.eE".utf8.contains(byte)
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
