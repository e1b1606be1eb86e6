import Paper

/// A page put together by hand: text with glyphs half an em wide, lines and shading.
struct MadeUpPage {
    var page = PaperPage(width: 612, height: 792)
    private var object = 0

    enum Side { case left, middle, right }

    /// - Parameters:
    ///   - x: Where the text begins, has its middle or ends.
    ///   - y: The base line, from the page's upper edge.
    ///   - letter: How wide each letter is, in ems.
    mutating func write(
        _ text: String, x: Double, y: Double, size: Double = 10, side: Side = .left, angle: Int = 0,
        isSeen: Bool = true,
        tracking: Double = 0, letter em: Double = 0.5
    ) {
        let width = Double(text.unicodeScalars.count) * size * em
        var place =
            switch side {
            case .left: x
            case .middle: x - width / 2
            case .right: x - width
            }
        object += 1
        for letter in text.unicodeScalars {
            page.glyphs.append(
                Glyph(
                    letter, origin: PaperPoint(x: place, y: y),
                    box: PaperBox(left: place, top: y - 0.8 * size, right: place + size * em, bottom: y + 0.2 * size),
                    size: size, angle: angle, object: object, isSeen: isSeen))
            place += size * em + tracking
        }
    }

    mutating func across(_ y: Double, from: Double, to: Double) {
        page.rules.append(PaperRule(isAcross: true, at: y, from: from, to: to))
    }

    mutating func down(_ x: Double, from: Double, to: Double) {
        page.rules.append(PaperRule(isAcross: false, at: x, from: from, to: to))
    }

    /// Lines around every cell.
    mutating func grid(xs: [Double], ys: [Double]) {
        for y in ys { across(y, from: xs.first!, to: xs.last!) }
        for x in xs { down(x, from: ys.first!, to: ys.last!) }
    }

    /// Rows of texts, each column at its place.
    mutating func rows(_ rows: [[String]], xs: [Double], y: Double, leading: Double = 14, sides: [Side] = []) {
        for (row, texts) in rows.enumerated() {
            for (column, text) in texts.enumerated() where !text.isEmpty {
                write(
                    text, x: xs[column], y: y + Double(row) * leading,
                    side: sides.isEmpty ? .left : sides[column])
            }
        }
    }
}
