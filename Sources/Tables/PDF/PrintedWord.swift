import Paper

/// Glyphs that stand together without a blank, as one word on the turned page.
struct PrintedWord {
    /// Indices into the page's glyphs, in reading order.
    var glyphs: [Int]
    var text: String
    /// On the turned page.
    var box: PaperBox
    var baseline: Double
    var size: Double
    /// The word's writing is turned against that of the page.
    var isTurned = false

    var isFigure: Bool {
        let bytes = Array(text.utf8)
        return RowForm.isFigure(bytes[...]) || Self.isOpenFigure(bytes)
    }

    /// `<16`, `>= 300`: a figure behind a sign.
    private static func isOpenFigure(_ bytes: [UInt8]) -> Bool {
        let rest = bytes.drop { "<>=+-$(".utf8.contains($0) || $0 >= 0x80 }
        return rest.count < bytes.count && rest.first.map { (0x30...0x39).contains($0) } ?? false
    }
}

/// Words on one base line, from left to right.
struct PrintedLine {
    var words: [PrintedWord]

    var box: PaperBox { words.dropFirst().reduce(words[0].box) { $0.union($1.box) } }
    var baseline: Double { words.map(\.baseline).max() ?? 0 }
    var size: Double { words.map(\.size).max() ?? 0 }
    var text: String { words.map(\.text).joined(separator: " ") }

    /// The width of every letter, and so of a blank, where the writing gives each the same; else nothing.
    ///
    /// Figures are as wide as one another in most writings: only words of letters tell.
    private var pitch: Double {
        let own = words.filter {
            $0.text.unicodeScalars.count > 1 && $0.text.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
        }
        let widths = own.map { $0.box.width / Double($0.text.unicodeScalars.count) }
        guard own.count > 2, let least = widths.min(), let most = widths.max(), most - least < 0.02 * most else {
            return 0
        }
        return most
    }

    /// Words nearer to one another than this may be of one text.
    var wordSpace: Double { max(0.4 * size, 1.5 * pitch) }

    /// The words in so many runs, where the gaps between those are clearly wider than the blanks between words.
    func chunks(count: Int) -> [PrintedLine]? {
        let gaps = zip(words, words.dropFirst()).map { $1.box.left - $0.box.right }.sorted(by: >)
        guard count > 1, gaps.count >= count else { return nil }
        let (narrowest, blank) = (gaps[count - 2], gaps[count - 1])
        guard narrowest >= 0.4 * size, narrowest > 1.3 * blank else { return nil }
        var chunks: [PrintedLine] = []
        for word in words {
            if let last = chunks.last?.words.last, word.box.left - last.box.right < narrowest {
                chunks[chunks.count - 1].words.append(word)
            } else {
                chunks.append(PrintedLine(words: [word]))
            }
        }
        return chunks
    }

    /// The words in runs with gaps of at least so many ems between them.
    func chunks(gap: Double) -> [PrintedLine] {
        var chunks: [PrintedLine] = []
        let blank = 1.5 * pitch
        for word in words {
            if let last = chunks.last?.words.last,
                word.box.left - last.box.right < max(gap * max(last.size, word.size), blank)
            {
                chunks[chunks.count - 1].words.append(word)
            } else {
                chunks.append(PrintedLine(words: [word]))
            }
        }
        return chunks
    }

    /// Puts words into lines: those on nearly the same base line, from top to bottom.
    static func lines(of words: [PrintedWord]) -> [PrintedLine] {
        var lines: [PrintedLine] = []
        for word in words.sorted(by: { ($0.baseline, $0.box.left) < ($1.baseline, $1.box.left) }) {
            if let last = lines.indices.last, let first = lines[last].words.first,
                word.baseline - first.baseline <= 0.3 * min(word.size, first.size)
            {
                lines[last].words.append(word)
            } else {
                lines.append(PrintedLine(words: [word]))
            }
        }
        for index in lines.indices { lines[index].words.sort { $0.box.left < $1.box.left } }
        return lines
    }
}
