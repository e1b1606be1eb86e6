/// Figures that a page raises: `Table 1<sup>2</sup>` points to the second note and is no table 12.
enum Superscript {
    /// Digits as the raised digits of Unicode, all else as it is.
    static func raised(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        bytes.flatMap { byte -> [UInt8] in
            (0x30...0x39).contains(byte) ? Array(digits[Int(byte - 0x30)].utf8) : [byte]
        }
    }

    private static let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}
