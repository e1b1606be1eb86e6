import Paper

extension BareTables {
    /// Gives a table's last row the lines right below it that are certain to go on with it.
    func complete(_ sketch: inout TableSketch) {
        guard var end = RowEnd(sketch) else { return }
        while let line = line(below: end, sketch), end.claim(of: line, isParted: isParted(line, from: end)) == .certain
        {
            for (column, words) in end.append(line) {
                let own = sketch.cells.firstIndex {
                    $0.row == sketch.rowCount - 1 && $0.column == column && $0.columnSpan == 1
                }
                guard let own else { continue }
                sketch.cells[own].words += words
                sketch.box = words.reduce(sketch.box) { $0.union($1.box) }
            }
        }
    }

    /// Makes a table doubtful that leaves out text between its own: each line in a table's box is one of its lines.
    mutating func doubtLinesWithin() {
        for index in tables.indices where tables[index].doubts.isEmpty {
            let box = tables[index].box
            let left = rest.filter { !$0.isTurned && box.contains($0.box.middle) }
            guard !left.isEmpty else { continue }
            let line = PrintedLine(words: left)
            tables[index].doubts.append(PaperDoubt(kind: .rows, box: line.box, text: line.text))
        }
    }

    /// The lines that were left right below a table and may be further lines of its last row.
    func linesBelow(_ sketch: TableSketch) -> PaperDoubt? {
        guard sketch.doubts.isEmpty, var end = RowEnd(sketch) else { return nil }
        var found: [PrintedWord] = []
        while let line = line(below: end, sketch), end.claim(of: line, isParted: isParted(line, from: end)) != .none {
            found += line.words
            _ = end.append(line)
        }
        guard !found.isEmpty else { return nil }
        let line = PrintedLine(words: found)
        return PaperDoubt(kind: .rowBelow, box: line.box, text: line.text)
    }

    /// The next line of text between a table's sides.
    private func line(below end: RowEnd, _ sketch: TableSketch) -> PrintedLine? {
        let below = rest.filter { !$0.isTurned && $0.baseline > end.baseline + 0.3 * $0.size }
        return PrintedLine.lines(of: below).first { line in
            line.words.contains { sketch.box.left - 4 <= $0.box.middle.x && $0.box.middle.x <= sketch.box.right + 4 }
        }
    }

    /// Whether a line, or the edge of shading, parts a line of text from a table's last row.
    private func isParted(_ line: PrintedLine, from end: RowEnd) -> Bool {
        let (row, own) = (PaperPoint(x: line.box.middle.x, y: end.baseline - 1), line.box.middle)
        return fills.contains { $0.box.contains(row) != $0.box.contains(own) }
            || rules.contains { rule in
                rule.at > end.baseline && rule.at < line.baseline && rule.from < line.box.right
                    && line.box.left < rule.to
            }
    }
}
