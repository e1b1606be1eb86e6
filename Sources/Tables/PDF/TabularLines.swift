import Paper

/// Text outside tables that stands in columns: nothing is read from it, since nobody could say which words belong
/// together, and it is told.
enum TabularLines {
    /// In ems: words of one text stand nearer.
    static let gap = 1.2
    private static let fewest = 3
    /// Prose in columns has long lines.
    static let proseLength = 26

    static func doubts(_ lines: [PrintedLine]) -> [PaperDoubt] {
        var doubts: [PaperDoubt] = []
        var run: [PrintedLine] = []
        func close() {
            if run.count >= fewest && !isProse(run) || run.contains(where: isRowOfFigures) {
                let words = run.flatMap(\.words)
                let box = PrintedLine(words: words).box
                doubts.append(PaperDoubt(kind: .tabularText, box: box, text: run[0].text))
            }
            run = []
        }
        for line in lines {
            let chunks = line.chunks(gap: gap)
            guard chunks.count > 1 || isRowOfFigures(line) else {
                if let last = run.last, line.baseline - last.baseline > 2.5 * last.size { close() }
                continue
            }
            if let last = run.last, line.baseline - last.baseline > 5 * last.size || !agrees(line, last) { close() }
            run.append(line)
        }
        close()
        return doubts
    }

    /// `6'9"   159   317`, "Table 4   40   39": a row of a table, though it stands alone, and no line of the page: "Form 12   Rev. 01/2024   Page 3".
    static func isRowOfFigures(_ line: PrintedLine) -> Bool {
        let chunks = line.chunks(gap: 0.6)
        let figures = chunks.count { $0.words[0].isFigure && $0.words.allSatisfy(isOfFigure) }
        return figures > 1 && chunks.count - figures < 2 && chunks[0].words.count < 6
    }

    /// A figure, or its unit; no date and no word.
    private static func isOfFigure(_ word: PrintedWord) -> Bool {
        let letters = word.text.count(where: \.isLetter)
        return !word.text.contains("/") && letters < 4
            && (word.isFigure || letters == word.text.count(where: { $0 != "." }))
    }

    /// Some later chunk begins or ends where one of the line above does.
    private static func agrees(_ line: PrintedLine, _ other: PrintedLine) -> Bool {
        let (own, others) = (line.chunks(gap: gap).dropFirst(), other.chunks(gap: gap).dropFirst())
        return own.contains { chunk in
            others.contains {
                abs($0.box.left - chunk.box.left) < 2 || abs($0.box.right - chunk.box.right) < 2
                    || abs($0.box.middle.x - chunk.box.middle.x) < 2
            }
        }
    }

    private static func isProse(_ run: [PrintedLine]) -> Bool {
        let chunks = run.flatMap { $0.chunks(gap: gap) }
        let letters = chunks.map(\.text.count).reduce(0, +)
        return letters >= proseLength * chunks.count
            && !run.contains { FigureBlock.isFigures($0.chunks(gap: 0.6)) }
    }
}
