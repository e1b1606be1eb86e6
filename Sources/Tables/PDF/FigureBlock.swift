import Paper

/// Lines of text that stand below one another and are mostly figures in columns.
struct FigureBlock {
    var lines: [PrintedLine]

    var size: Double { ColumnStrips.median(lines.map(\.size)) ?? 1 }

    /// Runs of words of which at least half are figures, two at least.
    static func isFigures(_ chunks: [PrintedLine]) -> Bool {
        let figures = chunks.count { chunk in chunk.words.contains(where: \.isFigure) && RowForm.isShort(chunk.text) }
        return chunks.count > 1 && figures * 2 >= chunks.count
    }

    /// The uppermost block of three and more rows.
    static func first(in lines: [PrintedLine]) -> FigureBlock? {
        let isFigures = lines.map { Self.isFigures($0.chunks(gap: 0.6)) }
        var start = 0
        while let first = isFigures[start...].firstIndex(of: true) {
            var block = block(from: first, lines, isFigures)
            block.removeFirst(headings(of: block.map { lines[$0] }))
            if block.filter({ isFigures[$0] }).count > 2 { return FigureBlock(lines: block.map { lines[$0] }) }
            start = (block.last ?? first) + 1
            if start >= lines.count { break }
        }
        return nil
    }

    /// The lines of a block, by number; lines between them that are no rows of figures but keep to the columns belong to it.
    private static func block(from first: Int, _ lines: [PrintedLine], _ isFigures: [Bool]) -> [Int] {
        var block = [first]
        var pitch: Double?
        var index = first + 1
        while index < lines.count {
            let distance = lines[index].baseline - lines[block.last!].baseline
            let most = pitch.map { 2.4 * $0 } ?? 4 * lines[first].size
            guard distance <= most else { break }
            if isFigures[index] {
                pitch = min(pitch ?? distance, max(distance, 0.8 * lines[first].size))
                block.append(index)
            } else if keepsColumns(lines[index], block.map { lines[$0] }) {
                block.append(index)
            } else {
                break
            }
            index += 1
        }
        // What trails behind the last row of figures must have cells of its own.
        while let last = block.last, !isFigures[last], lines[last].chunks(gap: 0.6).count < 2 { block.removeLast() }
        return block
    }

    /// How many lines lead as "Ages 18-49, Ages 50-75" does: above rows with one text more, of which every one begins with a figure.
    private static func headings(of lines: [PrintedLine]) -> Int {
        let chunks = lines.map { $0.chunks(gap: 0.6) }
        let leading = chunks.prefix { line in line.allSatisfy { !$0.words[0].isFigure } }
        let rows = chunks[leading.count...]
        let least = rows.map(\.count).min() ?? 0
        guard rows.count > 2, rows.joined().allSatisfy({ $0.words[0].isFigure }),
            leading.allSatisfy({ $0.count < least })
        else { return 0 }
        return leading.count
    }

    private static func keepsColumns(_ line: PrintedLine, _ block: [PrintedLine]) -> Bool {
        guard block.count > 1 else { return false }
        let strips = ColumnStrips(rows: block.map(\.words))
        guard strips.count > 1 else { return false }
        let chunks = line.chunks(gap: 0.6)
        let reaches = chunks.map { strips.reach(of: $0.box) }
        // A row leads with a figure: other text in columns is about the rows below it, or headings of another table.
        return reaches.allSatisfy { $0.count == 1 } && Set(reaches.map(\.lowerBound)).count == chunks.count
            && reaches[0].lowerBound == 0 && chunks[0].words[0].isFigure && RowForm.isShort(chunks[0].text)
    }
}

extension RowForm {
    /// Short enough for a figure.
    static func isShort(_ text: String) -> Bool { text.utf8.count <= 24 }
}
