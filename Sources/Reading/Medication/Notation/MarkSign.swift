/// What a mark looks like, which says of itself whether it grants or denies where charts print both kinds.
enum MarkSign {
    case yes, no
    /// ✓, ✔.
    case check
    /// ✗, ✘.
    case cross
    /// X, •, ■: "this one", whatever that means.
    case tick

    init?(_ mark: String) {
        guard mark.utf8.count <= 5 else { return nil }
        switch mark.lowercased() {
        case "yes", "y", "oui", "si", "sí", "true": self = .yes
        case "no", "n", "non", "false": self = .no
        case "✓", "✔", "√", "☑": self = .check
        case "✗", "✘", "✕", "✖", "×", "☒", "❌": self = .cross
        case "x", "•", "●", "■": self = .tick
        default: return nil
        }
    }

    var isAnswer: Bool { self == .yes || self == .no }

    /// Whether a text is "yes" or "no" and nothing else.
    static func isAnswer(_ text: String) -> Bool { MarkSign(text)?.isAnswer ?? false }

    /// "No" and its like deny; every other mark says "this one".
    var isYes: Bool { self != .no }

    /// A mark that can only say "this one"; footnote marks and circles may say more.
    var isTick: Bool { self != .no }
}
