import Paper

/// Running text outside tables: lines that stand close below one another.
struct Paragraph {
    /// On the turned page.
    var box: PaperBox
    /// On the page as it is shown.
    var place: PaperBox
    var text: String
    var size: Double
    var glyphs: [Int]
    var lineCount: Int
    /// How wide its last line is: a line that ends early ends its paragraph.
    private var lastWidth: Double
    /// Counts from 1.
    var page: Int

    static func paragraphs(of words: [PrintedWord], page: UprightPage, number: Int) -> [Paragraph] {
        var open: [Paragraph] = []
        for line in PrintedLine.lines(of: words.filter { !$0.isTurned }) {
            for chunk in line.chunks(gap: 1.5) {
                let index = open.lastIndex { $0.goesOn(with: chunk) }
                if let index {
                    open[index].append(chunk, page)
                } else {
                    open.append(Paragraph(chunk, page, number))
                }
            }
        }
        let turned = turnedLines(of: words.filter(\.isTurned)).map { Paragraph($0, page, number) }
        return (open + turned).sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    }

    /// Words that are turned against the page, in the order in which they are drawn, as far as each stands right behind the one before.
    private static func turnedLines(of words: [PrintedWord]) -> [PrintedLine] {
        var lines: [PrintedLine] = []
        for word in words.sorted(by: { ($0.glyphs.first ?? 0) < ($1.glyphs.first ?? 0) }) {
            if let last = lines.last?.words.last, abs(last.size - word.size) < 0.12 * word.size,
                distance(last.box, word.box) < widestBlank * word.size
            {
                lines[lines.count - 1].words.append(word)
            } else {
                lines.append(PrintedLine(words: [word]))
            }
        }
        return lines
    }

    private static func distance(_ one: PaperBox, _ other: PaperBox) -> Double {
        let across = max(one.left, other.left) - min(one.right, other.right)
        let down = max(one.top, other.top) - min(one.bottom, other.bottom)
        return max(across, down)
    }

    /// In ems.
    private static let widestBlank = 0.7

    private init(_ line: PrintedLine, _ upright: UprightPage, _ number: Int) {
        box = line.box
        place = upright.back(line.box)
        text = line.text
        size = line.size
        glyphs = line.words.flatMap(\.glyphs)
        lineCount = 1
        lastWidth = line.box.width
        page = number
    }

    /// How far below a line the next of a paragraph is, in ems; a sentence goes on over a wider gap.
    private static let tight = 0.35
    private static let loose = 1.0

    /// Whether a sentence breaks off at the end of the last line and goes on in small letters.
    private func isOpen(before line: PrintedLine) -> Bool {
        guard let last = text.last, let next = line.text.unicodeScalars.first else { return false }
        return (last.isLetter || last == ",") && next.properties.isLowercase
            && abs(line.box.left - box.left) < 0.5 * size
    }

    /// Whether a line begins a note of its own: with a mark, and not in the middle of a sentence that speaks of it.
    private func isOwnNote(_ line: PrintedLine) -> Bool {
        let rest = line.text.unicodeScalars.drop { Self.marks.contains($0) }
        guard rest.count < line.text.unicodeScalars.count,
            let first = rest.first(where: { $0 != " " })
        else { return false }
        let isWithin = first.properties.isLowercase && text.last.map { $0.isLetter || $0 == "," } ?? false
        return !isWithin
    }

    /// The signs of notes; raised digits and letters are written so by the words they stand before.
    private static let marks = Set("*†‡§¶".unicodeScalars).union(Superscript.marks)

    private func goesOn(with line: PrintedLine) -> Bool {
        guard !isOwnNote(line) else { return false }
        let other = line.box
        let overlap = min(box.right, other.right) - max(box.left, other.left)
        let most = isOpen(before: line) ? Self.loose : Self.tight
        return overlap > 0.5 * min(box.width, other.width) && other.top - box.bottom < most * size
            && lastWidth > 0.75 * max(box.width, other.width) && other.bottom > box.bottom
            && abs(line.size - size) < 0.12 * size
    }

    private mutating func append(_ line: PrintedLine, _ upright: UprightPage) {
        box = box.union(line.box)
        place = upright.back(box)
        text += " " + line.text
        glyphs += line.words.flatMap(\.glyphs)
        lineCount += 1
        lastWidth = line.box.width
    }
}
