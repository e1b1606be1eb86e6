/// Figures and letters that a page raises: `Table 1<sup>2</sup>` points to the second note and is no table 12.
enum Superscript {
    /// Digits, and a small letter alone, as the raised ones of Unicode, all else as it is.
    static func raised(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        if let letter = bytes.first, bytes.count == 1, let mark = letters[Unicode.Scalar(letter)],
            !ordinals.contains(letter)
        {
            return Array(String(mark).utf8)
        }
        return bytes.flatMap { byte -> [UInt8] in
            (0x30...0x39).contains(byte) ? Array(digits[Int(byte - 0x30)].utf8) : [byte]
        }
    }

    static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnoprstuvwxyz".unicodeScalars, "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ".unicodeScalars))

    /// "2ᵉ", "Nᵒ": letters that end a numeral.
    private static let ordinals = Array("eo".utf8)

    private static let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

    /// All of them.
    static let marks = Set(letters.values).union(digits.flatMap(\.unicodeScalars))
}
