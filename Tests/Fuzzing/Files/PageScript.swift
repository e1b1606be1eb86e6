import Paper

/// Pages as lines of text, so that an input can be read and changed by hand:
///
///     t 60 100 10 Height        text from x, y on, of a size
///     h 90 50 300               a line across: y, from, to
///     v 50 90 200               a line down: x, from, to
///     f 50 90 80 20 7           a shaded field: x, y, width, height, colour
///     p 50 90 80 20             a picture
///     c 50 90 8 8               an outline with bends
///     n 50 90 80 20 2 text      an annotation: x, y, width, height, kind, what it says
///     s 50 90 80 20             a stroke: from, to
///     a 90                      text is turned from here on
///     u                         text is not seen from here on
///     b                         the next page
struct PageScript {
    private var pages = [PaperPage(width: 612, height: 792)]
    private var angle = 0
    private var isSeen = true
    private var object = 0

    static func document(_ bytes: [UInt8]) -> PaperDocument {
        var script = PageScript()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            script.read(String(decoding: line, as: UTF8.self))
        }
        return PaperDocument(pages: script.pages)
    }

    private mutating func read(_ line: String) {
        let words = line.split(separator: " ")
        func number(_ place: Int) -> Double {
            // What PDFium's process sends is finite and below ten million.
            guard place < words.count, let number = Double(words[place]), abs(number) < 1e7 else { return 0 }
            return number
        }
        func text(from place: Int) -> String { words.dropFirst(place).joined(separator: " ") }
        let box = PaperBox(left: number(1), top: number(2), right: number(1) + number(3), bottom: number(2) + number(4))
        var page = pages.removeLast()
        defer { pages.append(page) }
        switch words.first {
        case "t": write(text(from: 4), x: number(1), y: number(2), size: number(3), on: &page)
        case "h": page.rules.append(PaperRule(isAcross: true, at: number(1), from: number(2), to: number(3)))
        case "v": page.rules.append(PaperRule(isAcross: false, at: number(1), from: number(2), to: number(3)))
        case "f": page.fills.append(PaperFill(box: box, color: UInt32(abs(number(5))) & 0xFF_FFFF))
        case "p": page.pictures.append(box)
        case "c": page.curves.append(box)
        case "n":
            let kind = PaperAnnotation.Kind(rawValue: UInt8(Int(abs(number(5))) & 3)) ?? .mark
            page.annotations.append(PaperAnnotation(kind: kind, box: box, text: text(from: 6)))
        case "s":
            let ends = [PaperPoint(x: box.left, y: box.top), PaperPoint(x: box.right, y: box.bottom)]
            page.strokes.append(PaperStroke(points: ends, isBent: words.count > 5))
        case "a": angle = Int(abs(number(1))) % 360
        case "u": isSeen.toggle()
        case "b":
            guard pages.count < 4 else { return }
            pages.append(page)
            page = PaperPage(width: 612, height: 792)
        default: break
        }
    }

    private mutating func write(_ text: String, x: Double, y: Double, size: Double, on page: inout PaperPage) {
        object += 1
        var place = x
        for letter in text.unicodeScalars {
            let width = letter == "i" || letter == "l" || letter == "." ? size / 4 : size / 2
            page.glyphs.append(
                Glyph(
                    letter, origin: PaperPoint(x: place, y: y),
                    box: PaperBox(left: place, top: y - 0.8 * size, right: place + width, bottom: y + 0.2 * size),
                    size: size, angle: angle, object: object, isSeen: isSeen))
            place += width
        }
    }
}
