/// Names as they are compared: ASCII letters and digits in lower case, words parted by one space.
///
/// "Toprol-XL®" is `toprol xl`, "Alzheimer’s" is `alzheimers`. An apostrophe joins, every other sign parts. Letters
/// with accents lose them. `scripts/drug-names` folds the same way.
package enum FoldedName {
    /// The folded form of a printed name; empty when it has no letter and no digit.
    package static func of(_ printed: some StringProtocol) -> String {
        if let folded = ascii(printed) { return folded }
        var folded = ""
        folded.reserveCapacity(printed.utf8.count)
        var parted = false
        for scalar in printed.unicodeScalars {
            guard let letters = letters(scalar) else {
                parted = true
                continue
            }
            guard !letters.isEmpty else { continue }
            if parted, !folded.isEmpty { folded.append(" ") }
            parted = false
            folded += letters
        }
        return folded
    }

    /// The folded form of a name in ASCII, which nearly every one is; `nil` for another.
    private static func ascii(_ printed: some StringProtocol) -> String? {
        var printed = String(printed)
        return printed.withUTF8 { printed in
            guard printed.allSatisfy({ $0 < 0x80 }) else { return nil }
            return String(unsafeUninitializedCapacity: printed.count) { folded in
                var end = 0
                var parted = false
                for byte in printed {
                    switch byte {
                    case 0x27, 0x60: continue
                    case 0x61...0x7A, 0x30...0x39, 0x41...0x5A:
                        if parted, end > 0 {
                            folded.initializeElement(at: end, to: 0x20)
                            end += 1
                        }
                        parted = false
                        folded.initializeElement(at: end, to: byte < 0x41 ? byte : byte | 0x20)
                        end += 1
                    default: parted = true
                    }
                }
                return end
            }
        }
    }

    /// Whether a scalar is part of a word: a letter, a digit, or a sign that joins what stands on both sides of it.
    static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x27, 0x60: true
        default: scalar.value >= 0x80 && letters(scalar) != nil
        }
    }

    /// What a scalar is folded to: empty for a sign that joins, `nil` for one that parts words.
    private static func letters(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: return String(scalar)
        case 0x41...0x5A: return String(Unicode.Scalar(UInt8(scalar.value + 32)))
        case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0xAD, 0x200B, 0xFEFF, 0xAE, 0x2122: return ""
        case 0x300...0x36F: return ""
        default: return accented[scalar]
        }
    }

    private static let accented: [Unicode.Scalar: String] = {
        let groups = [
            "a": "àáâãäåÀÁÂÃÄÅ", "c": "çÇ", "e": "èéêëÈÉÊË", "i": "ìíîïÌÍÎÏ", "n": "ñÑ", "o": "òóôõöøÒÓÔÕÖØ",
            "u": "ùúûüÙÚÛÜ", "y": "ýÿÝ",
        ]
        var folded: [Unicode.Scalar: String] = [:]
        for (letter, scalars) in groups {
            for scalar in scalars.unicodeScalars { folded[scalar] = letter }
        }
        return folded
    }()
}
