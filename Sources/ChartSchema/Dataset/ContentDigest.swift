/// A SHA-256 in 32 bytes, where as many are held as there are charts.
package struct ContentDigest: Hashable, Sendable {
    private let words: Words

    private struct Words: Hashable, Sendable {
        var first: UInt64
        var second: UInt64
        var third: UInt64
        var fourth: UInt64
    }

    /// - Parameter digits: 64 lower-case hexadecimal digits; `nil` for anything else.
    package init?(_ digits: UnsafeBufferPointer<UInt8>) {
        guard digits.count == 64, let first = Self.word(digits, at: 0), let second = Self.word(digits, at: 16),
            let third = Self.word(digits, at: 32), let fourth = Self.word(digits, at: 48)
        else { return nil }
        words = Words(first: first, second: second, third: third, fourth: fourth)
    }

    package init?(_ digits: String) {
        var digits = digits
        guard let digest = digits.withUTF8({ ContentDigest($0) }) else { return nil }
        self = digest
    }

    private static func word(_ digits: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt64? {
        guard let high = half(digits, at: place), let low = half(digits, at: place + 8) else { return nil }
        return high << 32 | low
    }

    /// What eight digits say, all at once: a million charts have some three hundred million digits.
    private static func half(_ digits: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt64? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let text = UInt64(bigEndian: UnsafeRawPointer(digits.baseAddress! + place).loadUnaligned(as: UInt64.self))
        // Letters have a bit that figures have not, and say nine more than their last four bits.
        var value = (text & 0x0f0f_0f0f_0f0f_0f0f) &+ (text >> 6 & ones) &* 9
        let letters = (value &+ ones &* 6) >> 4 & ones
        // Other bytes would be written otherwise.
        guard value & 0xf0f0_f0f0_f0f0_f0f0 == 0, value &+ ones &* 0x30 &+ letters &* 0x27 == text else { return nil }
        value = (value | value >> 4) & 0x00ff_00ff_00ff_00ff
        value = (value | value >> 8) & 0x0000_ffff_0000_ffff
        return (value | value >> 16) & 0xffff_ffff
    }

    /// 64 lower-case hexadecimal digits.
    package var hexadecimal: String {
        [words.first, words.second, words.third, words.fourth].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// What the first two digits say: files that are named by their content lie in as many folders.
    package var folder: Int { Int(words.first >> 56) }
}

extension ContentDigest: Comparable {
    package static func < (a: ContentDigest, b: ContentDigest) -> Bool {
        // Digests that differ do so in their first words, but for one of 10¹⁹.
        if a.words.first != b.words.first { return a.words.first < b.words.first }
        if a.words.second != b.words.second { return a.words.second < b.words.second }
        if a.words.third != b.words.third { return a.words.third < b.words.third }
        return a.words.fourth < b.words.fourth
    }
}
