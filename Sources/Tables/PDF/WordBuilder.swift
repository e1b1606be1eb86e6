import Paper

/// Puts the seen glyphs of a page together to words.
struct WordBuilder {
    /// What stands nearer than so many ems belongs to one word.
    private static let wordGap = 0.2

    private let page: UprightPage
    private let downs: [PaperRule]

    init(_ page: UprightPage) {
        self.page = page
        downs = page.rules.filter { !$0.isAcross }.sorted { $0.at < $1.at }
    }

    /// - Parameter glyphs: Those to be put together, blanks among them.
    func words(_ glyphs: [Int]) -> [PrintedWord] {
        var upright: [Int] = []
        var turned: [Int: [Int]] = [:]
        for glyph in glyphs {
            switch page.quarters[glyph] {
            case 0: upright.append(glyph)
            case let quarter?: turned[quarter, default: []].append(glyph)
            case nil: break
            }
        }
        var words = RaisedMarks.attached(build(upright, turns: 0))
        for (quarter, glyphs) in turned.sorted(by: { $0.key < $1.key }) {
            words += RaisedMarks.attached(build(glyphs, turns: quarter)).map(onPage)
        }
        return words
    }

    private struct Piece {
        var glyph: Int
        var box: PaperBox
        var origin: PaperPoint
    }

    private func build(_ glyphs: [Int], turns: Int) -> [PrintedWord] {
        let frame = UprightPage.Frame(turns: turns, width: page.size.width, height: page.size.height)
        let pieces = glyphs.map {
            Piece(glyph: $0, box: frame.box(page.boxes[$0]), origin: frame.point(page.origins[$0]))
        }
        return lines(pieces).flatMap { line in words(in: line, isTurned: turns != 0) }
    }

    private func lines(_ pieces: [Piece]) -> [[Piece]] {
        var lines: [[Piece]] = []
        let sorted = pieces.sorted { ($0.origin.y, $0.box.left, $0.glyph) < ($1.origin.y, $1.box.left, $1.glyph) }
        for piece in sorted {
            let size = page.page.glyphs[piece.glyph].size
            if let first = lines.last?.first, piece.origin.y - first.origin.y <= max(0.12 * size, 0.3) {
                lines[lines.count - 1].append(piece)
            } else {
                lines.append([piece])
            }
        }
        return lines.map { line in
            // A ligature's letters stand at one place, in the order of the file.
            line.sorted { ($0.box.left, $0.glyph) < ($1.box.left, $1.glyph) }
        }
    }

    private func words(in line: [Piece], isTurned: Bool) -> [PrintedWord] {
        var words: [PrintedWord] = []
        var current: [Piece] = []
        var wasBlank = false
        func close() {
            if !current.isEmpty { words.append(word(current, isTurned: isTurned)) }
            current = []
        }
        for piece in line {
            let glyph = page.page.glyphs[piece.glyph]
            if glyph.isBlank {
                if piece.box.width > 0.08 * glyph.size { wasBlank = true }
                continue
            }
            if let last = current.last, wasBlank || isBreak(last, piece, isTurned: isTurned) { close() }
            wasBlank = false
            current.append(piece)
        }
        close()
        return joined(words)
    }

    /// Signs set wide apart, one by one and evenly, in one text without blanks are one word.
    private func joined(_ words: [PrintedWord]) -> [PrintedWord] {
        var result: [PrintedWord] = []
        var run: [PrintedWord] = []
        func isNext(_ left: PrintedWord, _ right: PrintedWord) -> Bool {
            guard left.glyphs.count == 1, right.glyphs.count == 1 else { return false }
            let (first, second) = (left.glyphs[0], right.glyphs[0])
            return second == first + 1 && page.page.glyphs[first].object == page.page.glyphs[second].object
                && left.size == right.size
        }
        func gap(_ left: PrintedWord, _ right: PrintedWord) -> Double { right.box.left - left.box.right }
        func close() {
            if run.count > 2 {
                var word = run[0]
                for next in run.dropFirst() {
                    word.glyphs += next.glyphs
                    word.text += next.text
                    word.box = word.box.union(next.box)
                }
                result.append(word)
            } else {
                result += run
            }
            run = []
        }
        for word in words {
            if let last = run.last, !word.isTurned, isNext(last, word), gap(last, word) < 0.6 * word.size,
                run.count < 2 || abs(gap(last, word) - gap(run[0], run[1])) < 0.08 * word.size
            {
                run.append(word)
            } else {
                close()
                run.append(word)
            }
        }
        close()
        return result
    }

    private func isBreak(_ left: Piece, _ right: Piece, isTurned: Bool) -> Bool {
        let (first, second) = (page.page.glyphs[left.glyph], page.page.glyphs[right.glyph])
        let size = max(first.size, second.size)
        // A smaller digit is a mark or a decimal; smaller letters may be small capitals.
        let isDigit = [first, second].contains { $0.letter.properties.numericType != nil }
        if min(first.size, second.size) < (isDigit ? 0.97 : 0.83) * size { return true }
        let gap = right.box.left - left.box.right
        if gap > Self.wordGap * size { return true }
        guard gap > 0.12 * size, !isTurned else { return false }
        // A line between two columns parts even what stands close to it.
        return downs.contains {
            left.box.right - 0.05 * size <= $0.at && $0.at <= right.box.left + 0.05 * size
                && $0.from <= left.origin.y - 0.2 * size && $0.to >= left.origin.y - 0.2 * size
        }
    }

    private func word(_ pieces: [Piece], isTurned: Bool) -> PrintedWord {
        var text = String.UnicodeScalarView()
        for piece in pieces { text.append(page.page.glyphs[piece.glyph].letter) }
        return PrintedWord(
            glyphs: pieces.map(\.glyph), text: String(text),
            box: pieces.dropFirst().reduce(pieces[0].box) { $0.union($1.box) },
            baseline: pieces.map(\.origin.y).max()!,
            size: pieces.map { page.page.glyphs[$0.glyph].size }.max()!, isTurned: isTurned)
    }

    /// A turned word, which was built as it is read, where it stands on the page.
    private func onPage(_ word: PrintedWord) -> PrintedWord {
        var word = word
        let boxes = word.glyphs.map { page.boxes[$0] }
        word.box = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
        word.baseline = word.box.bottom
        return word
    }
}
