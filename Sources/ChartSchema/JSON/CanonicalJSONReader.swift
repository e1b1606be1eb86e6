/// Reads what ``CanonicalJSONWriter`` wrote: the members in their order and nothing else.
///
/// Of a document laid out otherwise the reader loses its way, and ``read(_:_:)`` gives `nil`: such a document is read by
/// `Decodable`, which takes any layout and says what is wrong.
package struct CanonicalJSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var needsComma = false
    package private(set) var isLost = false

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// What `body` makes of the whole document.
    static func read<Value>(_ bytes: [UInt8], _ body: (inout CanonicalJSONReader) -> Value?) -> Value? {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = CanonicalJSONReader(bytes)
            let value = body(&reader)
            reader.skipBlanks()
            return reader.isLost || reader.place != bytes.count ? nil : value
        }
    }

    /// What `body` makes of the first members of a document, and where it left off.
    package static func readBeginning<Value>(
        of bytes: [UInt8], _ body: (inout CanonicalJSONReader) -> Value?
    ) -> (value: Value, end: Int)? {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = CanonicalJSONReader(bytes)
            reader.open(UInt8(ascii: "{"))
            let value = body(&reader)
            return reader.isLost ? nil : value.map { ($0, reader.place) }
        }
    }

    // MARK: Values

    package mutating func text() -> String {
        separate()
        defer { needsComma = true }
        guard take(UInt8(ascii: "\"")) else { return "" }
        let start = place
        var isASCII = true
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            guard bytes[place] != UInt8(ascii: "\\") else { return escapedText(from: start) }
            guard bytes[place] >= 0x20 else { return lost("") }
            isASCII = isASCII && bytes[place] < 0x80
            place += 1
        }
        let run = UnsafeBufferPointer(rebasing: bytes[start..<place])
        guard take(UInt8(ascii: "\"")) else { return "" }
        if isASCII { return String(decoding: run, as: UTF8.self) }
        return String(validating: run, as: UTF8.self) ?? lost("")
    }

    /// The bytes of a text that is ASCII and holds no escape; loses the way for another one.
    mutating func plainText() -> UnsafeBufferPointer<UInt8> {
        separate()
        defer { needsComma = true }
        let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        guard take(UInt8(ascii: "\"")) else { return none }
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            let byte = bytes[place]
            guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { return lost(none) }
            place += 1
        }
        let run = UnsafeBufferPointer(rebasing: bytes[start..<place])
        return take(UInt8(ascii: "\"")) ? run : none
    }

    /// Steps over a text that ``text()`` would take.
    mutating func skipText() {
        guard !isLost else { return }
        let (start, neededComma) = (place, needsComma)
        _ = plainText()
        guard isLost else { return }
        (place, needsComma, isLost) = (start, neededComma, false)
        _ = text()
    }

    package mutating func optionalText() -> String? { isNull() ? nil : text() }

    mutating func texts() -> [String] { array { $0.text() } }

    /// A word of a closed list.
    package mutating func word<Word: RawRepresentable<String>>(_ type: Word.Type = Word.self) -> Word? {
        guard let word = Word(rawValue: text()) else { return lost(nil) }
        return word
    }

    package mutating func integer() -> Int {
        if let number = fewDigits() { return number }
        // Eighteen digits fit.
        guard let digits = number(atMost: 19), let number = Int(digits) else { return lost(0) }
        return number
    }

    mutating func optionalInteger() -> Int? { isNull() ? nil : integer() }

    mutating func optionalFigure() -> Figure? {
        guard !isNull() else { return nil }
        guard let digits = number(atMost: 24), let figure = Figure(digits) else { return lost(nil) }
        return figure
    }

    /// A value that is rare: it is read by `Decodable`.
    mutating func decoded<Value: Decodable>(_ type: Value.Type = Value.self) -> Value? {
        separate()
        let start = place
        skipValue()
        guard !isLost, let value = try? Value.read(Array(bytes[start..<place])) else { return lost(nil) }
        needsComma = true
        return value
    }

    /// A value that `scan` steps over, from its first byte to the one behind it; `nil`, and nothing is read, where `scan` gives it up.
    mutating func raw<Value>(_ scan: (UnsafeBufferPointer<UInt8>, inout Int) -> Value?) -> Value? {
        var ahead = self
        ahead.separate()
        guard !ahead.isLost, let value = scan(bytes, &ahead.place) else { return nil }
        ahead.needsComma = true
        self = ahead
        return value
    }

    /// `true` or `false`.
    mutating func truth() -> Bool {
        separate()
        defer { needsComma = true }
        let isTrue = place < bytes.count && bytes[place] == UInt8(ascii: "t")
        for byte in isTrue ? "true".utf8 : "false".utf8 where !take(byte) { return false }
        return isTrue
    }

    // MARK: Members and elements

    package mutating func key(_ name: StaticString) {
        separate()
        if !hasKey(name) { isLost = true }
        place += name.utf8CodeUnitCount + 3
        needsComma = false
    }

    /// Whether the next member is of this name; its key is then read.
    package mutating func optionalKey(_ name: StaticString) -> Bool {
        guard needsComma, place < bytes.count, bytes[place] == UInt8(ascii: ",") else { return false }
        let start = place
        place += 1
        skipBlanks()
        guard hasKey(name) else {
            place = start
            return false
        }
        place += name.utf8CodeUnitCount + 3
        needsComma = false
        return true
    }

    package mutating func object<Value>(_ body: (inout CanonicalJSONReader) -> Value) -> Value {
        open(UInt8(ascii: "{"))
        let value = body(&self)
        close(UInt8(ascii: "}"))
        return value
    }

    package mutating func array<Element>(_ element: (inout CanonicalJSONReader) -> Element?) -> [Element] {
        open(UInt8(ascii: "["))
        var elements: [Element] = []
        while true {
            skipBlanks()
            guard !isLost, place < bytes.count, bytes[place] != UInt8(ascii: "]") else { break }
            guard let next = element(&self) else { return lost([]) }
            elements.append(next)
        }
        close(UInt8(ascii: "]"))
        return elements
    }

    /// An object of texts, whatever their names are.
    mutating func textsByName() -> [String: String] {
        open(UInt8(ascii: "{"))
        var texts: [String: String] = [:]
        while !isLost, place < bytes.count, bytes[place] != UInt8(ascii: "}") {
            let name = text()
            needsComma = false
            guard take(UInt8(ascii: ":")), texts[name] == nil else { return lost([:]) }
            texts[name] = text()
        }
        close(UInt8(ascii: "}"))
        return texts
    }

    // MARK: Bytes

    /// Loses the way.
    package mutating func lost<Value>(_ value: Value) -> Value {
        isLost = true
        return value
    }

    private mutating func separate() {
        if needsComma, !take(UInt8(ascii: ",")) { return }
        skipBlanks()
    }

    private mutating func skipBlanks() {
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\n") {
            place += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard !isLost, place < bytes.count, bytes[place] == byte else { return lost(false) }
        place += 1
        return true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        _ = take(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        skipBlanks()
        _ = take(bracket)
        needsComma = true
    }

    /// Whether `"name":` is next.
    private func hasKey(_ name: StaticString) -> Bool {
        let length = name.utf8CodeUnitCount
        guard !isLost, bytes.count - place >= length + 3, bytes[place] == UInt8(ascii: "\""),
            bytes[place + length + 1] == UInt8(ascii: "\""), bytes[place + length + 2] == UInt8(ascii: ":")
        else { return false }
        for index in 0..<length where bytes[place + 1 + index] != name.utf8Start[index] { return false }
        return true
    }

    /// Whether the next value is `null`, which is then read.
    package mutating func isNull() -> Bool {
        separate()
        needsComma = false
        guard !isLost, bytes.count - place >= 4, bytes[place] == UInt8(ascii: "n"),
            bytes[place + 1] == UInt8(ascii: "u"), bytes[place + 2] == UInt8(ascii: "l"),
            bytes[place + 3] == UInt8(ascii: "l")
        else { return false }
        place += 4
        needsComma = true
        return true
    }

    /// Whether a text is next, where ``isNull()`` was asked before.
    var isText: Bool { place < bytes.count && bytes[place] == UInt8(ascii: "\"") }

    /// A number of up to eighteen digits and nothing else; `nil`, and nothing is read, where another one may be next.
    private mutating func fewDigits() -> Int? {
        let (start, neededComma) = (place, needsComma)
        separate()
        let first = place
        var number = 0
        while place < bytes.count, place - first <= 18, Self.isDigit(bytes[place]) {
            number = number &* 10 &+ Int(bytes[place] &- UInt8(ascii: "0"))
            place += 1
        }
        let count = place - first
        let isWhole =
            !isLost && (1...18).contains(count) && (count == 1 || bytes[first] != UInt8(ascii: "0"))
            && (place == bytes.count || !Self.isOfNumbers(bytes[place]))
        guard isWhole else {
            if !isLost { (place, needsComma) = (start, neededComma) }
            return nil
        }
        needsComma = true
        return number
    }

    private mutating func number(atMost most: Int) -> Substring? {
        separate()
        let start = place
        while place < bytes.count, place - start <= most, Self.isOfNumbers(bytes[place]) { place += 1 }
        needsComma = true
        guard !isLost, place > start, place - start <= most else { return nil }
        // `007` and `-.5` are no numbers of JSON.
        let digits = bytes[start..<place].drop { $0 == UInt8(ascii: "-") }
        guard let first = digits.first, first != UInt8(ascii: "."),
            first != UInt8(ascii: "0") || digits.count == 1 || digits.dropFirst().first == UInt8(ascii: ".")
        else { return nil }
        return Substring(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private static func isOfNumbers(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// The rest of a text that holds an escape, read by `Decodable`.
    private mutating func escapedText(from start: Int) -> String {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard place < bytes.count else { return lost("") }
        place += 1
        guard let text = try? String.read(Array(bytes[(start - 1)..<place])) else { return lost("") }
        return text
    }

    private mutating func skipValue() {
        var depth = 0
        repeat {
            guard place < bytes.count else { return isLost = true }
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
            default: break
            }
            place += 1
        } while depth > 0
        if place > bytes.count { isLost = true }
    }
}
