/// How many columns of a terminal a text takes.
///
/// Wide characters (CJK, emoji) take two, combining ones none. Controls are expected to be replaced before.
enum DisplayWidth {
    static func of(_ text: some StringProtocol) -> Int {
        // Most texts are ASCII without controls, of which no two make one character.
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
    }

    static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return first.value == 0 || first.value == 0xad ? 0 : 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if first.properties.isEmojiPresentation { return 2 }
        if character.unicodeScalars.contains("\u{fe0f}"), first.properties.isEmoji { return 2 }
        return isWide(first.value) ? 2 : 1
    }

    /// The East Asian wide and fullwidth ranges (Unicode's EastAsianWidth `W` and `F`), by block.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xa000...0xa4cf,
            0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff00...0xff60,
            0xffe0...0xffe6, 0x20000...0x3fffd:
            true
        default: false
        }
    }
}
