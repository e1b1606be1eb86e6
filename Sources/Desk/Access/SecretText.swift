/// Texts that only those may know who were told: tokens and sessions.
enum SecretText {
    /// 256 bits from the system, as hexadecimal digits.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether two texts are the same, in a time that says nothing about where they differ.
    static func isSame(_ one: String, _ other: String) -> Bool {
        let (a, b) = (Array(one.utf8), Array(other.utf8))
        var difference = UInt8(a.count == b.count ? 0 : 1)
        for index in a.indices { difference |= a[index] ^ (b.isEmpty ? 0xFF : b[index % b.count]) }
        return difference == 0
    }
}
