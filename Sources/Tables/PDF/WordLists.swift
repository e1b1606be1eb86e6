import Paper

/// Lists of words on pages without any table: names below one another, or in columns side by side without lines.
///
/// What stands on one base line is a row; whether the columns are names of one list or say different things is for those who
/// know the words.
struct WordLists {
    private(set) var tables: [TableSketch] = []
    private(set) var rest: [PrintedWord]
    /// Signs before the items.
    private(set) var bullets: [PrintedWord] = []

    /// Fewer lines below one another may be an address.
    private static let fewest = 5
    /// Fewer with signs before them are still a list.
    private static let fewestWithSigns = 3
    private static let longest = 60
    private static let longestAmongShort = 90
    /// The share of the page's width that an item takes at most; prose takes more.
    private static let widest = 0.5
    private static let signs: Set<Character> = Set("•·▪■□●○◦►▸➢➤‣⁃∙–—-")

    private let width: Double

    private struct Row {
        var line: PrintedLine
        var chunks: [PrintedLine]
        var hasSign: Bool
        var signs = 0
        /// The base lines of its first and its last line.
        var top: Double
        var bottom: Double
        /// It stands nearer below the last row than rows do.
        var isBelow = false
    }

    init(_ words: [PrintedWord], page: PaperBox) {
        width = page.width
        rest = words
        let rows = joined(PrintedLine.lines(of: words.filter { !$0.isTurned }).map(row))
        var open: [Row] = []
        var above: Row?
        var head: Row?
        var prose: PrintedLine?
        for row in rows {
            if let last = open.last, !goesOn(last, row, open) {
                close(open, under: head)
                open = []
            }
            if open.isEmpty { head = above }
            above = row
            let isItem =
                isItems(row) && !(prose.map { Self.ends($0, with: row) } ?? false) || isLongItem(row, among: open)
            if isItem { open.append(row) }
            prose = isItem ? nil : row.line
        }
        close(open, under: head)
    }

    /// A line as its items, without the signs before them.
    private func row(_ line: PrintedLine) -> Row {
        var own: [PrintedWord] = []
        var hasSign = false
        var signs = 0
        for (index, word) in line.words.enumerated() {
            let next = index + 1 < line.words.count ? line.words[index + 1] : nil
            let stands = own.last.map { word.box.left - $0.box.right > 1.2 * word.size } ?? true
            if stands, Self.isSign(word.text), let next, next.box.left - word.box.right < 3 * next.size {
                hasSign = hasSign || own.isEmpty
                signs += 1
            } else {
                own.append(word)
            }
        }
        let kept = PrintedLine(words: own.isEmpty ? line.words : own)
        return Row(
            line: line, chunks: kept.chunks(gap: 1.2), hasSign: hasSign, signs: signs, top: line.baseline,
            bottom: line.baseline)
    }

    /// Rows with the further lines of their texts.
    private func joined(_ lines: [Row]) -> [Row] {
        var blocks: [[Row]] = []
        for row in lines {
            if let last = blocks.last?.last, !row.hasSign, !last.hasSign, isItems(row), isItems(last),
                row.top - last.bottom <= 3 * last.line.size, abs(row.line.size - last.line.size) < 0.12 * row.line.size
            {
                blocks[blocks.count - 1].append(row)
            } else {
                blocks.append([row])
            }
        }
        return blocks.flatMap { block in
            let wrapped = WrappedRows(block.map(\.chunks))
            return wrapped.rows.map { lines in
                var row = Self.joined(Array(block[lines]))
                row.isBelow = lines.lowerBound >= wrapped.end
                return row
            }
        }
    }

    /// Lines that make one row, as that.
    private static func joined(_ lines: [Row]) -> Row {
        guard lines.count > 1 else { return lines[0] }
        var chunks: [PrintedLine] = []
        for text in lines.flatMap(\.chunks) {
            let own = chunks.firstIndex { $0.box.left < text.box.right && text.box.left < $0.box.right }
            if let own { chunks[own].words += text.words } else { chunks.append(text) }
        }
        return Row(
            line: PrintedLine(words: lines.flatMap(\.line.words)),
            chunks: chunks.sorted { $0.box.left < $1.box.left }, hasSign: false, top: lines[0].top,
            bottom: lines[lines.count - 1].bottom)
    }

    private static func isSign(_ text: String) -> Bool {
        guard text.count == 1, let sign = text.first else { return false }
        // Symbol fonts put their signs where no letters are.
        return signs.contains(sign) || sign.unicodeScalars.first.map { (0xE000...0xF8FF).contains($0.value) } ?? false
    }

    /// "Biktarvy (bictegravir/emtricitabine/tenofovir alafenamide)" in a list of shorter names may fill the line; a sentence does not.
    private func isLongItem(_ row: Row, among open: [Row]) -> Bool {
        guard open.count >= Self.fewestWithSigns, open.allSatisfy({ $0.chunks.count == 1 }), row.chunks.count == 1,
            case let item = row.chunks[0], abs(item.box.left - open[0].chunks[0].box.left) < 1
        else { return false }
        return item.text.count <= Self.longestAmongShort && item.text.hasSuffix(")")
    }

    private func isItems(_ row: Row) -> Bool {
        row.chunks.flatMap { PrintedLine.lines(of: $0.words) }.allSatisfy {
            $0.text.count <= Self.longest && $0.box.width <= Self.widest * width
        }
    }

    /// Whether a short line is the last of a paragraph.
    private static func ends(_ line: PrintedLine, with row: Row) -> Bool {
        !row.hasSign && row.top - line.baseline < 1.7 * line.size
            && abs(row.line.box.left - line.box.left) < 2 && abs(row.line.size - line.size) < 0.12 * line.size
    }

    private func goesOn(_ last: Row, _ row: Row, _ open: [Row]) -> Bool {
        let distance = row.top - last.bottom
        let pitch = open.count > 1 ? open[1].top - open[0].bottom : distance
        let isAside =
            min(row.chunks.count, last.chunks.count) == 1
            && abs(row.chunks[0].box.left - last.chunks[0].box.left) > 2
        return (isItems(row) || isLongItem(row, among: open)) && !isAside && !row.isBelow
            && distance <= 3 * last.line.size
            && distance < 1.6 * pitch
            && abs(row.line.size - last.line.size) < 0.12 * last.line.size && row.hasSign == last.hasSign
    }

    /// Makes a table of rows that stand below one another, where they keep to their columns. Texts side by side right above them are the
    /// headings of the columns, or nobody can say what they are of: where every item has its sign, each column is a list under its own.
    private mutating func close(_ items: [Row], under head: Row?) {
        var rows = items
        var areLists = false
        guard rows.count >= (rows.allSatisfy(\.hasSign) ? Self.fewestWithSigns : Self.fewest) else { return }
        let chunks = rows.flatMap(\.chunks).flatMap { PrintedLine.lines(of: $0.words) }
        // What stands in parentheses makes no item prose: "Genvoya (elvitegravir/cobicistat/…)".
        let lengths = chunks.map { chunk in chunk.text.prefix { $0 != "(" }.count }
        guard lengths.reduce(0, +) < TabularLines.proseLength * chunks.count else { return }
        let strips = ColumnStrips(rows: rows.map { $0.chunks.flatMap(\.words) })
        let most = rows.map(\.chunks.count).max() ?? 0
        guard most > 1 ? strips.count == most : isAligned(rows) else { return }
        if let head, Self.areHeadings(head, over: rows[0]) {
            let columns = head.chunks.map { strips.reach(of: $0.box) }
            guard head.chunks.count == most, columns.allSatisfy({ $0.count == 1 }), Set(columns).count == most else {
                return
            }
            areLists = rows.allSatisfy { $0.signs == $0.chunks.count }
            if !areLists { rows.insert(head, at: 0) }
        }
        var sketch = TableSketch(
            evidence: .strips, box: rows[0].line.box, rowCount: rows.count, columnCount: max(most, 1), cells: [],
            edges: strips.count == most ? strips.edges : [rows[0].line.box.left, rows[0].line.box.right])
        for (place, row) in rows.enumerated() {
            let columns = most > 1 ? row.chunks.map { strips.reach(of: $0.box) } : [0...0]
            // A line without its first item goes on with the row above, or nobody can say what it belongs to.
            guard columns.allSatisfy({ $0.count == 1 }), Set(columns).count == columns.count,
                columns[0].lowerBound == 0
            else { return }
            for (chunk, column) in zip(row.chunks, columns) {
                var cell = TableSketch.Cell(row: place, column: column.lowerBound, words: chunk.words)
                // As wide as the column's widest text: a line that had no more room goes on in the next.
                if most > 1, let box = cell.box {
                    let own = strips.columns[column.lowerBound]
                    cell.area = PaperBox(left: own.lowerBound, top: box.top, right: own.upperBound, bottom: box.bottom)
                }
                sketch.cells.append(cell)
            }
        }
        sketch.box = sketch.cells.compactMap(\.box).reduce(sketch.box) { $0.union($1) }
        take(areLists ? Self.lists(of: sketch) : [sketch], of: rows)
    }

    /// Each column as a list of its own.
    private static func lists(of sketch: TableSketch) -> [TableSketch] {
        (0..<sketch.columnCount).map { column in
            var own = sketch
            own.cells = sketch.cells.filter { $0.column == column }
            for index in own.cells.indices { (own.cells[index].row, own.cells[index].column) = (index, 0) }
            (own.rowCount, own.columnCount) = (own.cells.count, 1)
            own.edges = [sketch.edges[column], sketch.edges[column + 1]]
            if let first = own.cells.first?.box {
                own.box = own.cells.compactMap(\.box).reduce(first) { $0.union($1) }
            }
            return own
        }
    }

    /// Whether several texts stand on the line right above a list.
    private static func areHeadings(_ row: Row, over first: Row) -> Bool {
        row.chunks.count > 1 && first.top - row.bottom < 4 * first.line.size
    }

    /// Whether the items of a list of one column begin at one edge.
    private func isAligned(_ rows: [Row]) -> Bool {
        rows.allSatisfy { abs($0.chunks[0].box.left - rows[0].chunks[0].box.left) < 2 }
    }

    private mutating func take(_ sketches: [TableSketch], of rows: [Row]) {
        let own = Set(sketches.flatMap(\.cells).flatMap { $0.words.map { $0.glyphs[0] } })
        bullets += rows.flatMap(\.line.words).filter { !own.contains($0.glyphs[0]) }
        let lines = Set(rows.flatMap { $0.line.words.map { $0.glyphs[0] } })
        rest.removeAll { lines.contains($0.glyphs[0]) }
        tables += sketches
    }

    /// Whether most of what the tables hold is words: lists of figures are a chart that has lost its lines.
    static func areWords(_ tables: [TableSketch]) -> Bool {
        let text = tables.flatMap(\.cells).flatMap(\.words).map(\.text).joined()
        let figures = text.unicodeScalars.count { (0x30...0x39).contains($0.value) }
        return figures * 6 < text.unicodeScalars.count
    }
}
