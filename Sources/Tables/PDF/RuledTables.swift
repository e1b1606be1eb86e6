import Paper

/// Tables whose cells are drawn by lines.
struct RuledTables {
    private(set) var tables: [TableSketch] = []
    /// The words that stand in none of them.
    private(set) var rest: [PrintedWord]
    /// Frames around something else: one place, no table.
    private(set) var frames: [PaperBox] = []

    private let glyphs: [Glyph]
    private let struck: [PrintedWord]

    /// - Parameter struck: Words that are not read, and that leave gaps in their cells.
    init(_ page: UprightPage, words: [PrintedWord], struck: [PrintedWord], rules: [PaperRule]) {
        rest = words
        self.struck = struck
        glyphs = page.page.glyphs
        for area in RuledArea.areas(rules) {
            if area.columnCount == 1, area.rowCount == 1 {
                frames.append(area.box)
                continue
            }
            if area.columnCount == 1, holdsColumns(area) { continue }
            add(area)
        }
    }

    /// Whether lines part the rows of a box alone, or its headings from many lines of figures: in most rows texts stand apart as columns do.
    private func holdsColumns(_ area: RuledArea) -> Bool {
        guard let cells = area.cells() else { return false }
        let rows = cells.flatMap { cell -> [[PrintedLine]] in
            let lines = PrintedLine.lines(
                of: rest.filter { cell.area?.contains($0.box.middle) ?? false && !$0.isTurned })
            let areRows = lines.count { FigureBlock.isFigures($0.chunks(gap: 0.6)) } > 2
            return areRows ? lines.map { [$0] } : [lines]
        }
        .filter { !$0.isEmpty }
        let parted = rows.count { row in row.contains { $0.chunks(gap: TabularLines.gap).count > 1 } }
        return rows.count > 2 && parted * 2 > rows.count
    }

    private mutating func add(_ area: RuledArea) {
        let own = rest.filter { area.box.contains($0.box.middle) }
        guard !own.isEmpty else { return }
        guard var cells = area.cells() else {
            // Lines that underline or decorate, with words of two and more columns: nothing certain.
            var sketch = sketch(area, cells: [])
            sketch.doubts = [PaperDoubt(kind: .openCell, box: area.box, text: PrintedLine(words: own).text)]
            sketch.cells = [TableSketch.Cell(row: 0, column: 0, words: own, area: area.box)]
            (sketch.rowCount, sketch.columnCount, sketch.edges) = (1, 1, [area.box.left, area.box.right])
            keep(sketch)
            return
        }
        var doubts: [PaperDoubt] = []
        var placed = 0
        for word in own {
            guard let index = cells.firstIndex(where: { $0.area!.contains(word.box.middle) }) else { continue }
            cells[index].words.append(word)
            placed += 1
            let area = cells[index].area!
            let slack = 0.25 * word.size
            if word.box.left < area.left - slack || word.box.right > area.right + slack {
                doubts.append(PaperDoubt(kind: .textAcrossLine, box: word.box, text: word.text))
            }
        }
        doubts += overflows(cells)
        doubts += cells.flatMap(figuresApart)
        if own.count != placed { doubts.append(PaperDoubt(kind: .openCell, box: area.box)) }
        for cell in cells where cell.words.contains(where: \.isTurned) && !cell.words.allSatisfy(\.isTurned) {
            doubts.append(PaperDoubt(kind: .turned, box: cell.area!, text: TableSketch.text(of: cell.words)))
        }
        guard cells.count(where: { !$0.words.isEmpty }) > 1 else {
            // A box around one text, perhaps with a rule in it.
            frames.append(area.box)
            return
        }
        var sketch = sketch(area, cells: cells)
        sketch.doubts = doubts
        TextRows.split(&sketch)
        sketch.dropEmptySlivers()
        keep(sketch)
    }

    /// Words of neighbouring cells that stand as near to one another as words of one text do, or that were drawn as one.
    private func overflows(_ cells: [TableSketch.Cell]) -> [PaperDoubt] {
        let words = cells.enumerated().flatMap { index, cell in
            cell.words.filter { !$0.isTurned }.map { (cell: index, word: $0) }
        }
        .sorted { ($0.word.baseline, $0.word.box.left) < ($1.word.baseline, $1.word.box.left) }
        return zip(words, words.dropFirst()).compactMap { left, right in
            guard left.cell != right.cell, abs(left.word.baseline - right.word.baseline) < 0.1 * left.word.size,
                right.word.box.left > left.word.box.left,
                right.word.box.left - left.word.box.right
                    < (isOneText(left.word, right.word) ? 0.8 : 0.4) * max(left.word.size, right.word.size),
                !(isCentred(left.word, in: cells[left.cell]) && isCentred(right.word, in: cells[right.cell]))
            else { return nil }
            let text = left.word.text + " " + right.word.text
            return PaperDoubt(kind: .textAcrossLine, box: left.word.box.union(right.word.box), text: text)
        }
    }

    /// Whether a word's line stands in the middle of its cell, within the cell's lines: a heading that fills its column.
    private func isCentred(_ word: PrintedWord, in cell: TableSketch.Cell) -> Bool {
        guard let area = cell.area,
            let line = PrintedLine.lines(of: cell.words).first(where: { $0.words.contains { $0.glyphs == word.glyphs } }
            )
        else { return false }
        let (before, behind) = (line.box.left - area.left, area.right - line.box.right)
        return min(before, behind) > -0.1 * word.size && abs(before - behind) < 0.2 * word.size
    }

    /// Figures that stand apart in one cell: a line between two columns may be missing. Where a word between them is struck, none is.
    private func figuresApart(_ cell: TableSketch.Cell) -> [PaperDoubt] {
        PrintedLine.lines(of: cell.words.filter { !$0.isTurned }).compactMap { line in
            let between = struck.filter { word in
                abs(word.baseline - line.baseline) < 0.3 * line.size && line.box.left < word.box.right
                    && word.box.left < line.box.right
            }
            let whole = PrintedLine(words: (line.words + between).sorted { $0.box.left < $1.box.left })
            let chunks = whole.chunks(gap: 1.2).filter { $0.words[0].isFigure && RowForm.isShort($0.text) }
            return chunks.count > 1 ? PaperDoubt(kind: .columns, box: line.box, text: line.text) : nil
        }
    }

    private func isOneText(_ left: PrintedWord, _ right: PrintedWord) -> Bool {
        guard let last = left.glyphs.last, let first = right.glyphs.first else { return false }
        return glyphs[last].object == glyphs[first].object
    }

    private func sketch(_ area: RuledArea, cells: [TableSketch.Cell]) -> TableSketch {
        TableSketch(
            evidence: .lines, box: area.box, rowCount: area.rowCount, columnCount: area.columnCount, cells: cells,
            edges: area.xs)
    }

    private mutating func keep(_ sketch: TableSketch) {
        let taken = Set(sketch.cells.flatMap { $0.words.map { $0.glyphs[0] } })
        rest.removeAll { taken.contains($0.glyphs[0]) }
        tables.append(sketch)
    }
}

extension TableSketch {
    /// Rows and columns of a few points without any text are the space between double lines.
    mutating func dropEmptySlivers() {
        let dropped = Set((0..<rowCount).filter(isEmptySliver))
        for row in (0..<rowCount).reversed() where dropped.contains(row) {
            cells.removeAll { $0.row == row && $0.rowSpan == 1 }
            for index in cells.indices {
                if cells[index].row > row {
                    cells[index].row -= 1
                } else if cells[index].row + cells[index].rowSpan > row {
                    cells[index].rowSpan -= 1
                }
            }
            rowCount -= 1
        }
    }

    private func isEmptySliver(_ row: Int) -> Bool {
        let own = cells.filter { $0.row == row && $0.rowSpan == 1 }
        return !own.isEmpty && own.allSatisfy { $0.words.isEmpty && ($0.area?.height ?? 99) < 5 }
            && !cells.contains { $0.row == row && $0.rowSpan > 1 && !$0.words.isEmpty }
    }
}
