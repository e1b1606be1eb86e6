import Paper

/// Text outside tables that stands in columns: nothing is read from it, since nobody could say which words belong
/// together, and it is told.
enum TabularLines {
    private static let gap = 1.2
    private static let fewest = 3
    /// Prose in columns has long lines.
    static let proseLength = 26

    static func doubts(_ lines: [PrintedLine]) -> [PaperDoubt] {
        var doubts: [PaperDoubt] = []
        var run: [PrintedLine] = []
        func close() {
            if run.count >= fewest, !isProse(run) {
                let words = run.flatMap(\.words)
                let box = PrintedLine(words: words).box
                doubts.append(PaperDoubt(kind: .tabularText, box: box, text: run[0].text))
            }
            run = []
        }
        for line in lines {
            let chunks = line.chunks(gap: gap)
            guard chunks.count > 1 else {
                if let last = run.last, line.baseline - last.baseline > 2.5 * last.size { close() }
                continue
            }
            if let last = run.last, line.baseline - last.baseline > 5 * last.size || !agrees(line, last) { close() }
            run.append(line)
        }
        close()
        return doubts
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
