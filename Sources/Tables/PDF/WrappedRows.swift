import Paper

/// Lines of texts in columns put into rows, where their distances say which are further lines of one row: those are clearly nearer to one
/// another than rows that fill every column are.
struct WrappedRows {
    /// The lines of each row, by number.
    private(set) var rows: [Range<Int>]
    /// The first line that stands below the last row: nearer than rows do, and not certain to be of it.
    private(set) var end: Int

    private let lines: [[PrintedLine]]
    private let isFull: [Bool]
    private let strips: ColumnStrips

    /// - Parameter lines: From top to bottom, each as its texts.
    init(_ lines: [[PrintedLine]]) {
        self.lines = lines
        let most = lines.map(\.count).max() ?? 0
        isFull = lines.map { $0.count == most }
        strips = ColumnStrips(rows: lines.filter { $0.count == most }.map { $0.flatMap(\.words) })
        rows = lines.indices.map { $0..<$0 + 1 }
        end = lines.count
        let steps = lines.indices.dropFirst().compactMap { isFull[$0] && isFull[$0 - 1] ? step($0) : nil }
        guard most > 1, strips.count == most, steps.count > 1, let pitch = steps.min() else { return }
        let groups = groups(within: RowEnd.within * pitch)
        rows = groups.flatMap { group in isRow(group) ? [group] : group.map { $0..<$0 + 1 } }
        let last = rows.last { $0.contains { isFull[$0] } }
        if let last, last.upperBound < lines.count, step(last.upperBound) <= RowEnd.within * pitch {
            end = last.upperBound
        }
    }

    private func baseline(_ line: Int) -> Double { lines[line].map(\.baseline).max() ?? 0 }

    /// How far a line is below the one above.
    private func step(_ line: Int) -> Double { baseline(line) - baseline(line - 1) }

    /// The columns of a line's texts, where each keeps to one of its own.
    private func columns(_ line: Int) -> [Int]? {
        let reaches = lines[line].map { strips.reach(of: $0.box) }
        let columns = reaches.map(\.lowerBound)
        return reaches.allSatisfy { $0.count == 1 } && Set(columns).count == columns.count ? columns : nil
    }

    private func groups(within most: Double) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        for line in lines.indices {
            if let last = groups.last, step(line) <= most, !(isFull[line] && isFull[line - 1]), columns(line) != nil,
                columns(line - 1) != nil
            {
                groups[groups.count - 1] = last.lowerBound..<line + 1
            } else {
                groups.append(line..<line + 1)
            }
        }
        return groups
    }

    /// Whether lines make one row: it has a text in the first column and in another, one of its texts has a single line, and the lines of
    /// each begin, end or have their middle at one place.
    private func isRow(_ group: Range<Int>) -> Bool {
        guard group.count > 1 else { return true }
        var texts: [Int: [PrintedLine]] = [:]
        for line in group {
            for (column, text) in zip(columns(line) ?? [], lines[line]) { texts[column, default: []].append(text) }
        }
        guard texts.count > 1, let first = texts[0], let line = first.first,
            texts.values.contains(where: { $0.count == 1 }),
            texts.values.allSatisfy(Self.isAligned)
        else { return false }
        // A caption may stand above the headings, and a note below the last row.
        if group.lowerBound == 0, !isFull[0], step(1) >= 0.95 * line.size { return false }
        return group.upperBound < lines.count
            || keepsToSides(group) && (columns(group.upperBound - 1) != [0] || Self.isOpen(first))
    }

    private static func isAligned(_ texts: [PrintedLine]) -> Bool { TextSide.common(texts) != nil }

    /// Whether the lines that do not fill all columns begin or end where their columns do; nothing below them says that they are of a row.
    private func keepsToSides(_ group: Range<Int>) -> Bool {
        group.allSatisfy { line in
            zip(columns(line) ?? [], lines[line]).allSatisfy { column, text in
                // Headings may keep to another side.
                let rows = lines.indices.dropFirst().filter { isFull[$0] }.map { lines[$0][column] }
                return TextSide.common(rows).map { TextSide.common(rows + [text]) == $0 } ?? false
            }
        }
    }

    /// Whether the text before a last line breaks off.
    private static func isOpen(_ texts: [PrintedLine]) -> Bool {
        texts.count > 1 && RowEnd.isOpen(texts[texts.count - 2].text, before: texts[texts.count - 1].text)
    }
}
