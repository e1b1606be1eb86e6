/// What a byte of UTF-8 text begins that a reader does not see: a blank of any width, or nothing at all.
///
/// Offices type non-breaking blanks, French pages narrow ones, converters put soft hyphens and zero-width marks between
/// digits. All blanks count as one kind, and what has no width is no text.
enum Blank {
    enum Kind { case blank, invisible }

    /// The kind and length of what begins at a place; `nil` for text. To be asked for bytes from 0xC2 on; ASCII is the
    /// caller's.
    static func wide(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (kind: Kind, length: Int)? {
        let left = bytes.count - index
        switch bytes[index] {
        case 0xC2 where left > 1:
            switch bytes[index + 1] {
            case 0xA0: return (.blank, 2)
            case 0xAD: return (.invisible, 2)
            default: return nil
            }
        case 0xE2 where left > 2:
            switch (bytes[index + 1], bytes[index + 2]) {
            case (0x80, 0x80...0x8A), (0x80, 0xAF), (0x81, 0x9F): return (.blank, 3)
            case (0x80, 0x8B...0x8F), (0x81, 0xA0): return (.invisible, 3)
            default: return nil
            }
        case 0xE3 where left > 2 && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80: return (.blank, 3)
        case 0xEF where left > 2 && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: return (.invisible, 3)
        default: return nil
        }
    }

    /// Whether a byte is a blank of ASCII.
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
}
