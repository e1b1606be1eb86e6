/// Weighs which encoding of one byte a character makes sense of a text's high bytes.
///
/// One byte proves nothing: 0xC9 is `É` in windows-1252 and `…` on a Macintosh, 0xB2 is `²` or `≤`. What stands beside it does:
/// `ÉDITION` but never `…DITION`, `m²` but `≤ 24`. So every high byte votes for each encoding by how well its character
/// sits between its neighbours.
struct EncodingEvidence {
    /// So many high bytes decide; a file of a hundred megabytes has no need to be heard to the end.
    private static let enough = 20_000

    private(set) var windows = 0
    private(set) var macintosh = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var seen = 0
        for index in bytes.indices where bytes[index] >= 0x80 {
            seen += 1
            if seen > Self.enough { break }
            let before = index > 0 ? bytes[index - 1] : 0x0A
            let after = index + 1 < bytes.count ? bytes[index + 1] : 0x0A
            windows += Self.vote(.windows1252, before, bytes[index], after)
            macintosh += Self.vote(.macintosh, before, bytes[index], after)
        }
    }

    private static func vote(_ encoding: SingleByteEncoding, _ before: UInt8, _ byte: UInt8, _ after: UInt8) -> Int {
        let neighbours = Neighbours(Side(encoding.scalar(before)), Side(encoding.scalar(after)))
        return neighbours.welcome(encoding.scalar(byte))
    }

    /// What a neighbour is.
    private enum Side {
        case lower, upper, digit, blank, sign

        init(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x30...0x39, 0xBC...0xBE: self = .digit
            case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x152, 0x178: self = .upper
            case 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF, 0x153: self = .lower
            case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x2C, 0x3B, 0x7C: self = .blank
            default: self = .sign
            }
        }

        var isLetter: Bool { self == .lower || self == .upper }
        var isWord: Bool { isLetter || self == .digit }
    }

    private struct Neighbours {
        let before: Side
        let after: Side

        init(_ before: Side, _ after: Side) {
            self.before = before
            self.after = after
        }

        /// How well a character sits here: above 0 it is likely, below 0 it is odd.
        func welcome(_ scalar: Unicode.Scalar) -> Int {
            switch scalar {
            case "\u{80}"..."\u{9F}": -10
            case "\u{A0}": 2
            case "à": before == .digit ? -2 : 3
            // No French word ends in these.
            case "â", "î", "ï", "ô": after.isLetter ? inWord(3) : -1
            case "ç", "è", "é", "ê", "ë", "ù", "û", "œ": inWord(3)
            case "À", "Â", "Ç", "È", "É", "Ê", "Ë", "Î", "Ï", "Ô", "Ù", "Û", "Œ": capital(4)
            case "Ð", "Þ", "ð", "þ": -1
            case "ß"..."ÿ": inWord(1)
            case "¿": before == .blank && after.isLetter ? 1 : -2
            case "À"..."Þ", "Ÿ": capital(2)
            case "’", "”": before.isWord || before == .sign ? (after.isLetter && scalar == "”" ? -2 : 3) : -2
            case "‘", "“", "«": before.isWord ? -2 : 3
            case "»": before == .blank || before.isWord || before == .sign ? (after.isWord ? -2 : 3) : -2
            case "–", "—": before.isLetter && after.isLetter ? -1 : 3
            case "•": before.isWord || after.isWord ? -1 : 3
            case "…": after.isWord ? -3 : 2
            case "®", "™", "©": before == .lower && after == .lower ? -2 : 2
            case "²", "³", "¹": before.isWord && !after.isWord ? 2 : -2
            case "≤", "≥", "±", "≠": before.isLetter ? -2 : 2
            case "½", "¼", "¾": before == .digit || before == .blank || before == .sign ? 2 : -2
            case "°": before == .digit ? 2 : -1
            case "†", "‡": before.isWord && !after.isWord ? 1 : -2
            case "´", "×", "§", "·", "£", "€", "÷": 0
            default: -3
            }
        }

        /// A small letter belongs to a word.
        private func inWord(_ weight: Int) -> Int {
            before == .digit || !before.isLetter && !after.isLetter ? -2 : weight
        }

        /// A capital begins a word or stands among capitals.
        private func capital(_ weight: Int) -> Int {
            if before == .lower || before == .digit { return -3 }
            if before == .upper { return after == .lower ? -1 : weight }
            return after.isLetter ? weight - 1 : -2
        }
    }
}
