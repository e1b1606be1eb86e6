import Paper

/// Tables without lines around their cells: rows by bands or base lines, columns by blank strips.
struct BareTables {
    var tables: [TableSketch] = []
    private(set) var rest: [PrintedWord]
    /// Rows of dots that lead from a heading to its figure, and signs before the items of lists.
    private(set) var leaders: [PrintedWord] = []
    /// Text outside tables that stands in columns.
    private(set) var doubts: [PaperDoubt] = []

    let rules: [PaperRule]
    let fills: [PaperFill]
    private let size: PaperBox

    /// - Parameters:
    ///   - readsLists: Whether lists of words are read, too; see ``WordLists``.
    ///   - loose: Rows that tables on other pages show the columns of.
    init(
        _ page: UprightPage, words: [PrintedWord], rules lines: [PaperRule], taken: [PaperBox], readsLists: Bool,
        loose: [LooseRows] = []
    ) {
        size = page.size
        rules = RuledArea.merged(lines.filter(\.isAcross)).filter { rule in
            !taken.contains { $0.grown(by: 3).contains(PaperPoint(x: (rule.from + rule.to) / 2, y: rule.at)) }
        }
        rest = []
        for word in words {
            if Self.isLeader(word.text) { leaders.append(word) } else { rest.append(word) }
        }
        fills = page.fills.filter { fill in !taken.contains { $0.contains(fill.box.middle) } }
        for rows in loose {
            finish(
                rows.evidence, rows: rows.rows, strips: rows.columns, above: rows.above, top: rows.rows[0][0].baseline)
        }
        for bands in Bands.find(rules: rules, fills: fills, size: size, words: rest) { addBanded(bands) }
        while let block = FigureBlock.first(in: PrintedLine.lines(of: rest.filter { !$0.isTurned })) { addBare(block) }
        if readsLists { addLists() }
        doubts += tables.compactMap(linesBelow)
        doubtLinesWithin()
        doubts += TabularLines.doubts(PrintedLine.lines(of: rest.filter { !$0.isTurned }))
    }

    private mutating func addLists() {
        let lists = WordLists(rest, page: size)
        guard WordLists.areWords(lists.tables) else { return }
        tables += lists.tables
        leaders += lists.bullets
        rest = lists.rest
    }

    private static func isLeader(_ text: String) -> Bool {
        text.count >= 4 && text.allSatisfy { ".·…_".contains($0) }
    }

    // MARK: Rows by bands

    private mutating func addBanded(_ bands: Bands) {
        let inside = bands.box
        var rows = zip(bands.edges, bands.edges.dropFirst()).map { top, bottom in
            rest.filter {
                !$0.isTurned && top <= $0.box.middle.y && $0.box.middle.y < bottom && inside.left - 2 <= $0.box.middle.x
                    && $0.box.middle.x <= inside.right + 2
            }
        }
        // Below the last shaded stripe stands one row more.
        let usual = ColumnStrips.median(zip(bands.edges.dropFirst(), bands.edges).map { $0 - $1 }) ?? 0
        let bottom = inside.bottom
        let after = rest.filter {
            !$0.isTurned && bottom <= $0.box.middle.y && $0.box.middle.y < bottom + usual
                && inside.left - 2 <= $0.box.middle.x && $0.box.middle.x <= inside.right + 2
        }
        if PrintedLine.lines(of: after).contains(where: { FigureBlock.isFigures($0.chunks(gap: 0.6)) }) {
            rows.append(after)
        }
        let banded = rows.filter { !$0.isEmpty }
        let parts = Self.parts(banded, headings: headings(above: banded, within: inside))
        // Where every other row is shaded, the first band may be a row as well as the headings.
        if parts.count == 1, bands.firstAlternating == 0, addShaded(parts[0], within: inside) { return }
        for part in parts { addBanded(part, within: inside) }
    }

    /// Adds a table whose every other row is shaded, from the first band on; `false` where the headings stand in that.
    private mutating func addShaded(_ rows: [[PrintedWord]], within inside: PaperBox) -> Bool {
        let lines = rows.map { PrintedLine.lines(of: $0) }
        guard rows.count > 2, !leavesOut(rows, within: inside),
            !lines.contains(where: { $0.count { FigureBlock.isFigures($0.chunks(gap: 0.6)) } > 2 })
        else { return false }
        let strips = strips(of: rows)
        guard strips.count > 1 else { return false }
        let around = self.lines(around: rows, within: inside)
        guard let shaded = ShadedRows(lines, around: around, strips: strips) else { return false }
        let all = [shaded.first] + rows + [shaded.last]
        // Without a row above, the first band may be the headings; one text above one line of them is a title.
        guard let line = shaded.above.first,
            line.chunks(gap: 0.6).count > 1 || lines[0].count > 1 || !shaded.first.isEmpty
        else { return false }
        if shaded.isUnclear, let line = shaded.above.first {
            let text = PrintedLine(words: shaded.first.isEmpty ? line.words : shaded.first)
            doubts.append(PaperDoubt(kind: .headingOrRow, box: text.box, text: text.text))
        }
        let body = all.filter { !$0.isEmpty }
        let whole = self.strips(of: body)
        finish(
            .bands, rows: body, strips: whole.count == strips.count ? whole : strips, above: shaded.above,
            top: PrintedLine.lines(of: body[0])[0].baseline)
        return true
    }

    /// The lines of the page between a table's sides that stand in none of its bands.
    private func lines(around rows: [[PrintedWord]], within inside: PaperBox) -> [PrintedLine] {
        let banded = Set(rows.joined().map { $0.glyphs[0] })
        return PrintedLine.lines(
            of: rest.filter { word in
                !word.isTurned && !banded.contains(word.glyphs[0]) && inside.left - 4 <= word.box.middle.x
                    && word.box.middle.x <= inside.right + 4
            })
    }

    private func headings(above rows: [[PrintedWord]], within inside: PaperBox) -> [String] {
        guard let first = rows.first.flatMap({ $0.map(\.box.top).min() }) else { return [] }
        let above = lines(around: rows, within: inside).last { $0.baseline < first + 1 }
        return above.map { $0.chunks(gap: 0.6).map(\.text) } ?? []
    }

    /// A row of one text with a row of headings below it, or the first headings again, after rows of figures: the next of two tables.
    /// - Parameter headings: The texts of the line above the first band.
    private static func parts(_ bands: [[PrintedWord]], headings: [String]) -> [[[PrintedWord]]] {
        // Where no line stands above the headings, the title stands in one band with them.
        let rows = bands.enumerated().flatMap { index, words -> [[PrintedWord]] in
            let lines = PrintedLine.lines(of: words)
            let counts = lines.map { $0.chunks(gap: 0.6) }
            guard index > 0, !counts.contains(where: FigureBlock.isFigures), counts.last.map({ $0.count > 1 }) ?? false,
                let head = counts.firstIndex(where: { $0.count > 1 }), head > 0
            else { return [words] }
            return [lines[..<head].flatMap(\.words), lines[head...].flatMap(\.words)]
        }
        let chunks = rows.map { row in PrintedLine.lines(of: row).map { $0.chunks(gap: 0.6) } }
        let hasFigures = chunks.map { $0.contains(where: FigureBlock.isFigures) }
        let texts = chunks.map { $0.joined().map(\.text) }
        var parts: [[[PrintedWord]]] = [[]]
        var start = 0
        for index in rows.indices {
            let isTitle = chunks[index].allSatisfy { $0.count == 1 }
            let isHeaded =
                index + 1 < rows.count && !hasFigures[index + 1] && chunks[index + 1].contains { $0.count > 1 }
            // The headings again, below a title at the side: "Women".
            let isRepeated =
                index > start && !isTitle && !hasFigures[index] && [headings, texts[start]].contains(texts[index])
            if isTitle, isHeaded, hasFigures[start..<index].contains(true) {
                parts.append([])
                start = index + 1
            } else if isRepeated, hasFigures[start..<index].contains(true) {
                parts.append([rows[index]])
                start = index
            } else {
                parts[parts.count - 1].append(rows[index])
            }
        }
        return parts
    }

    private mutating func addBanded(_ rows: [[PrintedWord]], within inside: PaperBox) {
        let lines = rows.map { PrintedLine.lines(of: $0) }
        // Lines under some columns part a band into rows.
        let parted = rows.map { RowPartings($0, rules: rules).rows($0) }
        let parts = parted.map { $0.map { PrintedLine.lines(of: $0) } }
        // Bands of many rows of figures: the lines only set off the head and the foot.
        guard parted.joined().count > 2,
            !parts.joined().contains(where: { $0.count { FigureBlock.isFigures($0.chunks(gap: 0.6)) } > 2 })
        else { return }
        let hasFigures = lines.map { $0.contains { FigureBlock.isFigures($0.chunks(gap: 0.6)) } }
        let figures = Self.rowsOfHeadings(above: hasFigures)
        let words =
            figures != 0 ? WordRows(Array(parts.joined()), around: self.lines(around: rows, within: inside)) : nil
        let rows = rows + [figures == nil ? words?.last ?? [] : []].filter { !$0.isEmpty }
        let head = words?.isHeaded ?? false ? 0 : figures.map { headings(in: rows, upTo: $0) } ?? 1
        guard rows.count - head + parted.dropFirst(head).joined().count - parted.dropFirst(head).count > 1,
            !leavesOut(Array(rows[head...]), within: inside)
        else { return }
        let strips = strips(of: Array(rows[head...]))
        guard strips.count > 1 else { return }
        var above: [PrintedLine] = Array(lines[..<head].joined()).reversed()
        var top: Double?
        if head == 0 {
            let limit = lines[0][0].box.top
            above = PrintedLine.lines(
                of: rest.filter { word in
                    !word.isTurned && word.baseline < limit && inside.left - 4 <= word.box.middle.x
                        && word.box.middle.x <= inside.right + 4
                }
            ).reversed()
            top = lines[0][0].baseline
        } else {
            above += groups(above: lines, within: inside)
        }
        finish(.bands, rows: Array(rows[head...]), strips: strips, above: above, top: top)
    }

    /// "Male   Female" right above the first line, where the headings of columns stand between that and the second.
    private func groups(above rows: [[PrintedLine]], within inside: PaperBox) -> [PrintedLine] {
        let around = rows.dropFirst().first.map { $0[0].baseline - rows[0][0].baseline } ?? 0
        guard
            let line = lines(around: rows.map { $0.flatMap(\.words) }, within: inside)
                .last(where: { $0.baseline < rows[0][0].baseline }),
            rows[0][0].baseline - line.baseline < WordRows.beyond * around,
            line.chunks(gap: 0.6).count > 1
        else { return [] }
        return [line]
    }

    /// How many bands stand above the first row of figures, in a table of figures; `nil` in a table of words, of which some hold a figure.
    private static func rowsOfHeadings(above hasFigures: [Bool]) -> Int? {
        guard let first = hasFigures.firstIndex(of: true), first <= mostHeadings,
            hasFigures[first...].count(where: \.self) * 2 > hasFigures.count - first
        else { return nil }
        return first
    }

    /// More bands than these are no headings.
    private static let mostHeadings = 3

    /// How many of the bands above the first row of figures are certain to be headings: up to the first that has a text in every column.
    /// What stands below it may be a row of words: "Lasix | Any" above "Plavix | 24 months".
    private func headings(in rows: [[PrintedWord]], upTo first: Int) -> Int {
        let strips = strips(of: Array(rows[first...]))
        let whole = rows[..<first].firstIndex { WordRows.heads(strips, PrintedLine.lines(of: $0).reversed()) }
        return whole.map { $0 + 1 } ?? first
    }

    /// Text beside the bands on the base lines of their rows: shading of some columns, and not of the table.
    private func leavesOut(_ rows: [[PrintedWord]], within inside: PaperBox) -> Bool {
        let beside = rest.filter { word in
            !word.isTurned && (word.box.middle.x < inside.left - 2 || word.box.middle.x > inside.right + 2)
        }
        let count = rows.count { row in
            row.contains { own in
                beside.contains { word in
                    abs(word.baseline - own.baseline) < 0.3 * own.size
                        && min(abs(word.box.left - inside.right), abs(inside.left - word.box.right)) < 10 * own.size
                }
            }
        }
        return count * 3 > rows.count
    }

    /// The strips through the rows that have text in two and more columns.
    func strips(of rows: [[PrintedWord]]) -> ColumnStrips {
        ColumnStrips(
            rows: rows.filter { row in
                PrintedLine.lines(of: row).contains { $0.chunks(gap: ColumnStrips.narrowest).count > 1 }
            })
    }

    // MARK: The table

    mutating func finish(
        _ evidence: TableSketch.Evidence, rows: [[PrintedWord]], strips: ColumnStrips, above: [PrintedLine],
        top: Double?
    ) {
        let headings = HeadingRows(above, strips: strips, rules: rules, top: top)
        var sketch = TableSketch(
            evidence: evidence, box: rows[0][0].box, rowCount: 0, columnCount: strips.count, cells: [],
            edges: strips.edges, strips: strips, doubts: headings.doubts)
        for row in headings.rows {
            for heading in row {
                sketch.cells.append(
                    TableSketch.Cell(
                        row: sketch.rowCount, column: heading.columns.lowerBound,
                        columnSpan: heading.columns.count, words: heading.line.words))
            }
            sketch.rowCount += 1
        }
        for row in rows { add(row, to: &sketch, strips) }
        sketch.box = sketch.cells.compactMap(\.box).reduce(sketch.box) { $0.union($1) }
        complete(&sketch)
        for word in rest where word.isTurned && sketch.box.meets(word.box) {
            sketch.doubts.append(PaperDoubt(kind: .turned, box: word.box, text: word.text))
        }
        let taken = Set(sketch.cells.flatMap { $0.words.map { $0.glyphs[0] } })
        rest.removeAll { taken.contains($0.glyphs[0]) }
        tables.append(sketch)
    }

    private func add(_ row: [PrintedWord], to sketch: inout TableSketch, _ strips: ColumnStrips) {
        let partings = RowPartings(row, rules: rules)
        sketch.doubts += partings.doubts
        defer { sketch.rowCount += partings.rowCount }
        var cells: [Place: [PrintedWord]] = [:]
        for word in row {
            let reach = strips.reach(of: word.box)
            guard reach.count == 1 else {
                // A text over the columns: a row of its own, or nothing that could be placed.
                if !PrintedLine.lines(of: row).allSatisfy({ $0.chunks(gap: 0.9).count == 1 }) || !partings.isEmpty {
                    let box = row.dropFirst().reduce(row[0].box) { $0.union($1.box) }
                    let text = PrintedLine(words: row).text
                    sketch.doubts.append(PaperDoubt(kind: .columns, box: box, text: text))
                }
                sketch.cells.append(
                    TableSketch.Cell(row: sketch.rowCount, column: 0, columnSpan: strips.count, words: row))
                return
            }
            let column = reach.lowerBound
            let middle = (strips.columns[column].lowerBound + strips.columns[column].upperBound) / 2
            cells[Place(rows: partings.place(of: word, at: middle), column: column), default: []].append(word)
        }
        let places = cells.keys.sorted { ($0.rows.lowerBound, $0.column) < ($1.rows.lowerBound, $1.column) }
        for place in places {
            let words = cells[place] ?? []
            if strips.hidesGap(words, column: place.column) {
                let line = PrintedLine(words: words)
                sketch.doubts.append(PaperDoubt(kind: .columns, box: line.box, text: line.text))
            }
            sketch.cells.append(
                TableSketch.Cell(
                    row: sketch.rowCount + place.rows.lowerBound, column: place.column, rowSpan: place.rows.count,
                    words: words))
        }
    }

    /// A column, and the rows that a cell goes over in it.
    private struct Place: Hashable {
        var rows: ClosedRange<Int>
        var column: Int
    }
}
