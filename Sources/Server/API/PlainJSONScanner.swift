/// Reads the plainest JSON: objects, words without escapes, small positive numbers, `true` and `false`. Of anything else
/// it says only that it is not so plain.
struct PlainJSONScanner {
    /// A run of the text, compared without making a string of it.
    struct Word {
        fileprivate let bytes: UnsafeBufferPointer<UInt8>

        static func == (word: Word, text: StaticString) -> Bool {
            guard word.bytes.count == text.utf8CodeUnitCount else { return false }
            for index in word.bytes.indices where word.bytes[index] != text.utf8Start[index] { return false }
            return true
        }
    }

    struct Number {
        var tenThousandths: Int64
        /// Written without a decimal point.
        var isWhole: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether nothing but blanks is left.
    var isAtEnd: Bool { bytes[place...].allSatisfy(Self.isBlank) }

    /// - Parameter member: Reads the value of a key, and says whether it could.
    mutating func object(_ member: (inout PlainJSONScanner, Word) -> Bool) -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        if take(UInt8(ascii: "}")) { return true }
        repeat {
            guard let key = word(), take(UInt8(ascii: ":")), member(&self, key) else { return false }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}"))
    }

    /// A string of small letters, digits and hyphens.
    mutating func word() -> Word? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = place
        while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
        defer { place += 1 }
        return Word(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place]))
    }

    mutating func flag() -> Bool? {
        skipBlanks()
        let start = place
        while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
        let word = Word(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place]))
        if word == "true" { return true }
        return word == "false" ? false : nil
    }

    /// At most four digits, and at most four decimals.
    mutating func number() -> Number? {
        skipBlanks()
        let start = place
        guard var value = digits(atMost: 4), place - start == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ".") else {
            return isNumberOver ? Number(tenThousandths: value * 10_000, isWhole: true) : nil
        }
        place += 1
        let point = place
        guard let decimals = digits(atMost: 4), isNumberOver else { return nil }
        value *= 10_000
        value += decimals * [1000, 100, 10, 1][place - point - 1]
        return Number(tenThousandths: value, isWhole: false)
    }

    private mutating func digits(atMost most: Int) -> Int64? {
        let start = place
        var value: Int64 = 0
        while place < bytes.count, place - start < most, (0x30...0x39).contains(bytes[place]) {
            value = value * 10 + Int64(bytes[place] - 0x30)
            place += 1
        }
        return place > start ? value : nil
    }

    private var isNumberOver: Bool {
        place < bytes.count
            && (Self.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: ",") || bytes[place] == UInt8(ascii: "}"))
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipBlanks() {
        while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }
}
