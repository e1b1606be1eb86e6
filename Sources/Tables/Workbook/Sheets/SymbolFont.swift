/// Letters that a symbol font shows as something else: a `ü` in Wingdings is a tick.
enum SymbolFont: String {
    case wingdings, wingdings2 = "wingdings 2", webdings, symbol

    init?(name: String) { self.init(rawValue: name.lowercased()) }

    /// What a text shows; `nil` where it is not known.
    func shown(_ text: String) -> String? {
        var shown = ""
        for scalar in text.unicodeScalars {
            // Office also writes symbols in the private area from U+F000 on.
            let code = (0xF000...0xF0FF).contains(scalar.value) ? scalar.value - 0xF000 : scalar.value
            if code == 0x20 || code == 0x0A {
                shown.unicodeScalars.append(Unicode.Scalar(code)!)
            } else if let known = table[code] {
                shown += known
            } else {
                return nil
            }
        }
        return shown
    }

    /// The marks that charts use, by code: the fonts' own tables of glyphs.
    private var table: [UInt32: String] {
        switch self {
        case .wingdings:
            [
                0x6C: "●", 0x6E: "■", 0x6F: "□", 0x71: "❑", 0xA7: "▪", 0xA8: "◻", 0xFB: "✗", 0xFC: "✓", 0xFD: "☒",
                0xFE: "☑", 0xE0: "→", 0xDF: "←", 0xE8: "➔", 0x9F: "•", 0xA1: "○", 0x4A: "☺", 0xAB: "★",
            ]
        case .wingdings2: [0x50: "✓", 0x4F: "✗", 0x52: "☑", 0x53: "☒", 0x97: "●", 0x98: "●", 0xA3: "□", 0x54: "☒"]
        case .webdings: [0x61: "✓", 0x72: "✗", 0x6E: "●", 0x63: "□", 0x67: "■", 0x3D: "●"]
        case .symbol:
            [
                0xA3: "≤", 0xB3: "≥", 0xB7: "•", 0xA5: "∞", 0xB1: "±", 0xB4: "×", 0xB9: "≠", 0xBB: "≈", 0x3C: "<",
                0x3E: ">", 0x2B: "+", 0x2D: "−", 0x3D: "=", 0xAE: "→", 0xD6: "√",
            ].merging((0x30...0x39).map { ($0, String(Unicode.Scalar($0)!)) }) { own, _ in own }
        }
    }
}
