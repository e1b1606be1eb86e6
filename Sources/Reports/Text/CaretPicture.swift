/// A raw line with a row of carets under the part that matters.
///
/// ```
///    7 | 5-10 (M),125,180,202
///      | ^^^^^^^^ expected a height such as 5'10" or 70
/// ```
///
/// Carets are placed by display width, so that accents and wide characters do not shift them; a long line is cut to a
/// window around them.
struct CaretPicture {
    /// The widest part of a line that is shown.
    static let windowWidth = 100
    /// A message that would go beyond this stands on a line of its own.
    static let messageWidth = 120
    /// The narrowest gutter: line numbers to 9,999 do not move the text.
    static let gutterWidth = 4

    var lineNumber: Int
    var line: String
    /// In characters, counted from 0.
    var start: Int
    /// In characters; 0 for no carets.
    var length: Int
    var message: String

    func text(_ palette: Palette, paint: (String) -> String) -> String {
        let number = String(lineNumber)
        let gutter = max(Self.gutterWidth, number.count)
        let padded = String(repeating: " ", count: gutter - number.count) + number
        let empty = String(repeating: " ", count: gutter)
        let window = Window(line: line, start: start, length: length)
        let carets = paint(String(repeating: "^", count: window.caretWidth))
        let under = length == 0 ? paint("=") : String(repeating: " ", count: window.caretStart) + carets
        let used = gutter + 3 + window.caretStart + window.caretWidth + 1
        let fits = length == 0 || used + DisplayWidth.of(message) <= Self.messageWidth
        let told = fits ? " " + message : "\n\(palette.dim("\(empty) |")) \(message)"
        return """
            \(palette.dim("\(padded) |")) \(window.text)
            \(palette.dim("\(empty) |")) \(under)\(told)

            """
    }

    /// The part of a line that is shown, and where the carets go under it, in columns of the terminal.
    struct Window {
        var text = ""
        var caretStart = 0
        var caretWidth = 1
        /// Characters on each side of the carets' start that may be shown, some of them without a width.
        private static let margin = 4 * CaretPicture.windowWidth

        init(line: String, start: Int, length: Int) {
            // No more of a long line is looked at than may be shown.
            let skipped = max(0, start - Self.margin)
            let rest = line.dropFirst(skipped)
            let piece = rest.prefix(2 * Self.margin)
            let isCut = piece.endIndex < rest.endIndex
            let shown = piece.map(Self.visible)
            let widths = shown.map { DisplayWidth.of($0) }
            let start = min(max(0, start - skipped), shown.count)
            let end = min(shown.count, start + max(1, length))
            var from = 0
            var to = shown.count
            if widths.reduce(0, +) > CaretPicture.windowWidth {
                (from, to) = Self.bounds(widths, around: start..<max(end, start))
            }
            if from > 0 || skipped > 0 {
                text += "…"
                caretStart += 1
            }
            text += shown[from..<to].joined()
            if to < shown.count || isCut { text += "…" }
            caretStart += widths[from..<max(from, start)].reduce(0, +)
            caretWidth = max(1, widths[start..<max(start, min(end, to))].reduce(0, +))
        }

        /// A window that holds the carets' start with a third of it before them.
        private static func bounds(_ widths: [Int], around carets: Range<Int>) -> (Int, Int) {
            let room = CaretPicture.windowWidth
            var from = carets.lowerBound
            var before = 0
            while from > 0, before + widths[from - 1] <= room / 3 {
                from -= 1
                before += widths[from]
            }
            var to = from
            var width = 0
            while to < widths.count, width + widths[to] <= room {
                width += widths[to]
                to += 1
            }
            while from > 0, width + widths[from - 1] <= room {
                from -= 1
                width += widths[from]
            }
            return (from, to)
        }

        /// What stands for a character: tabs as blanks, other controls as a middle dot.
        private static func visible(_ character: Character) -> String {
            if character == "\t" { return "    " }
            guard let scalar = character.unicodeScalars.first else { return "" }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: return "·"
            case .spaceSeparator: return " "
            case .format where character.unicodeScalars.count == 1: return "·"
            default: return String(character)
            }
        }
    }
}
