import Paper

// MARK: Rows by base lines

extension BareTables {
    mutating func addBare(_ block: FigureBlock) {
        let rows = block.lines.map(\.words)
        let strips = strips(of: rows)
        for part in Self.parts(rows, strips) {
            let own = ColumnStrips(columns: Array(strips.columns[part]), size: block.size)
            let within = strips.territory(part.lowerBound).lowerBound...strips.territory(part.upperBound).upperBound
            let ownRows = rows.map { $0.filter { within.contains($0.box.middle.x) } }.filter { !$0.isEmpty }
            let above = lines(above: ownRows, within: within, columns: own)
            guard let beside = RepeatedHeadings(own, rows: ownRows, above: above) else {
                addBare(ownRows, own, above: above)
                continue
            }
            for (columns, above) in beside.parts {
                let within = own.territory(columns.lowerBound).lowerBound...own.territory(columns.upperBound).upperBound
                addBare(
                    ownRows.map { $0.filter { within.contains($0.box.middle.x) } }.filter { !$0.isEmpty },
                    ColumnStrips(columns: Array(own.columns[columns]), size: block.size), above: above)
            }
        }
    }

    /// - Parameter above: The lowest first.
    private mutating func addBare(_ rows: [[PrintedWord]], _ strips: ColumnStrips, above: [PrintedLine]) {
        let words = Self.rowsOfWords(above, over: rows, strips: strips)
        let all = words + rows
        finish(
            .strips, rows: all, strips: strips, above: Array(above.dropFirst(words.count)), top: all[0][0].baseline)
    }

    /// The lines above rows, the lowest first, without what stands over a table beside them.
    private func lines(
        above rows: [[PrintedWord]], within: ClosedRange<Double>, columns: ColumnStrips
    ) -> [PrintedLine] {
        // Headings of several lines may end beside the first row's line.
        let first = rows[0].map { $0.baseline - 0.3 * $0.size }.min() ?? 0
        let bottom = rows[rows.count - 1].map(\.baseline).max() ?? first
        let beside = tables.filter { table in
            table.box.top < bottom && first < table.box.bottom
                && !columns.columns.contains { $0.lowerBound < table.box.right && table.box.left < $0.upperBound }
        }
        return PrintedLine.lines(
            of: rest.filter { word in
                !word.isTurned && word.baseline < first && within.contains(word.box.middle.x)
                    && !beside.contains { $0.box.left < word.box.middle.x && word.box.middle.x < $0.box.right }
            }
        ).reversed()
    }

    /// The lines above rows of figures that may be rows of words, from the uppermost: each stands where rows do, with a text in every column,
    /// below another such line: "Lasix  Any" between "Medication  Lookback" and "Plavix  24 months".
    private static func rowsOfWords(
        _ above: [PrintedLine], over rows: [[PrintedWord]], strips: ColumnStrips
    ) -> [[PrintedWord]] {
        let lines = rows.compactMap(\.first?.baseline)
        guard let pitch = ColumnStrips.median(zip(lines.dropFirst(), lines).map { $0 - $1 }), var below = lines.first
        else { return [] }
        var found: [[PrintedWord]] = []
        for (line, next) in zip(above, above.dropFirst()) {
            guard abs(below - line.baseline - pitch) < 0.2 * pitch, line.baseline - next.baseline < 2 * pitch,
                WordRows.heads(strips, [line]), WordRows.heads(strips, [next])
            else { break }
            found.insert(line.words, at: 0)
            below = line.baseline
        }
        return found
    }

    /// Columns that never have text in one row are tables beside one another.
    private static func parts(_ rows: [[PrintedWord]], _ strips: ColumnStrips) -> [ClosedRange<Int>] {
        var isJoined = [Bool](repeating: false, count: strips.count)
        for row in rows {
            let columns = Set(row.flatMap { Array(strips.reach(of: $0.box)) })
            guard let first = columns.min(), let last = columns.max(), first < last else { continue }
            for column in first..<last { isJoined[column] = true }
        }
        var parts: [ClosedRange<Int>] = []
        for column in 0..<strips.count {
            if column > 0, isJoined[column - 1], let last = parts.last {
                parts[parts.count - 1] = last.lowerBound...column
            } else {
                parts.append(column...column)
            }
        }
        return parts
    }
}
