/// Says of each row what it is, by form alone: where the figures begin and end, and which rows are headers.
enum RoleAnalysis {
    static func roles(of table: Table) -> [RowRole] {
        roles(of: table, forms: (0..<table.rowCount).map { RowForm(table, row: $0) })
    }

    /// - Parameter kinds: The form of every row, where it is known already.
    static func roles(of table: Table, forms kinds: [RowForm]) -> [RowRole] {
        var roles = [RowRole](repeating: .body, count: table.rowCount)
        let isLettered = columnLetters(table, kinds)
        let isWords = isTableOfWords(kinds)
        let firstFigures = isWords ? nil : headersEnd(table, kinds) ?? kinds.firstIndex(where: \.isFigures)
        let first: Int = firstFigures ?? firstOfWords(kinds)
        let lastFigures = isWords ? nil : kinds.lastIndex(where: \.isFigures)
        let last: Int = lastFigures ?? kinds.lastIndex { $0.filled > 1 } ?? -1
        for row in roles.indices {
            if row == isLettered {
                roles[row] = .furniture
            } else if kinds[row].filled == 0 {
                roles[row] = .blank
            } else if row < first {
                roles[row] = isPreamble(table, row, kinds) ? .preamble : .header
            } else if row > last {
                roles[row] = .note
            }
        }
        if let header = figureHeader(table, from: first, to: last, kinds: kinds) { roles[header] = .header }
        markRepeatedHeaders(table, kinds, &roles)
        return roles
    }

    /// Rows of words with a few figures among them: a list of medications with the number of its page at the foot.
    private static func isTableOfWords(_ kinds: [RowForm]) -> Bool {
        let words = kinds.count { $0.filled > 1 && $0.figures == 0 }
        return words >= 8 && kinds.count(where: \.isFigures) * 4 < words
    }

    /// Where headers hold figures of their own (`Body Mass Index | 15-18.5 | …` above `Height | Lower | Upper`): the row
    /// after the last row of words, if only labelled rows stand above it and figures lead the rows below.
    private static func headersEnd(_ table: Table, _ kinds: [RowForm]) -> Int? {
        // Rows of `<th>` throughout are what they say they are.
        if let plain = kinds.firstIndex(where: { $0.isFigures && !$0.isMarkedHeader }),
            kinds[..<plain].contains(where: { $0.isMarkedHeader && $0.isFigures })
        {
            return plain
        }
        guard let first = kinds.firstIndex(where: \.isFigures) else { return nil }
        let reach = kinds.indices.clamped(to: first + 1..<max(first + 1, min(first + 5, kinds.count)))
        guard let words = reach.last(where: { kinds[$0].figures == 0 && kinds[$0].filled > 2 }) else { return nil }
        let above = kinds[first..<words].filter { $0.cells > 0 }
        let below = kinds[(words + 1)...].filter { $0.cells > 1 }
        guard above.allSatisfy({ !$0.leadsWithFigure }), below.count > 2 else { return nil }
        return below.count(where: \.leadsWithFigure) * 10 >= below.count * 8 ? words + 1 : nil
    }

    /// A row of the body that says the header again, as every printed page of a long table does.
    private static func markRepeatedHeaders(_ table: Table, _ kinds: [RowForm], _ roles: inout [RowRole]) {
        guard let header = roles.lastIndex(of: .header), kinds[header].cells > 1 else { return }
        let form = kinds[header]
        // Without spans, rows of the same texts are of the same form.
        guard table.grid != nil || kinds[(header + 1)...].contains(form) else { return }
        let cells = table.cells(inRow: header)
        guard cells.count > 1 else { return }
        for row in header + 1..<max(header + 1, table.rowCount) where roles[row] == .body {
            guard kinds[row] == form || table.grid != nil else { continue }
            let own = table.cells(inRow: row)
            guard own.count == cells.count else { continue }
            let isSame = zip(own, cells).allSatisfy {
                $0.column == $1.column && table.bytes(of: $0) == table.bytes(of: $1)
            }
            if isSame { roles[row] = .furniture }
        }
    }

    /// One cell alone, unless it names a column further right below a header that has begun.
    private static func isPreamble(_ table: Table, _ row: Int, _ kinds: [RowForm]) -> Bool {
        guard kinds[row].cells == 1, table.columnCount > 1 else { return false }
        guard kinds[..<row].contains(where: { $0.cells > 1 }) else { return true }
        return table.cells(inRow: row).first.map { $0.column == 0 || $0.columnSpan > 1 } ?? true
    }

    /// In a table of words the first full row is the header.
    private static func firstOfWords(_ kinds: [RowForm]) -> Int {
        guard let header = kinds.firstIndex(where: { $0.cells > 1 }) else { return 0 }
        return header + 1
    }

    /// A first row of figures that are written otherwise than those below (`4'8''` over `138`) heads them.
    private static func figureHeader(_ table: Table, from first: Int, to last: Int, kinds: [RowForm]) -> Int? {
        guard first < last, first == 0 || kinds[..<first].allSatisfy({ $0.cells <= 1 }) else { return nil }
        let below = (first + 1...last).filter { kinds[$0].filled > 0 }
        guard below.count >= 2, table.columnCount > 1 else { return nil }
        var differing = 0
        var judged = 0
        for column in 0..<table.columnCount {
            let own = RowForm.shape(table, row: first, column: column)
            let shapes = below.prefix(40).map { RowForm.shape(table, row: $0, column: column) }
            let counts = shapes.reduce(into: [[UInt8]: Int]()) { $0[$1, default: 0] += 1 }
            // Of several that are as common the first: a dictionary has them in another order in every run.
            let most = counts.values.max() ?? 0
            guard !own.isEmpty, let common = shapes.first(where: { counts[$0] == most }), !common.isEmpty else {
                continue
            }
            judged += 1
            if most * 10 >= min(below.count, 40) * 6, common != own { differing += 1 }
        }
        return judged > 1 && differing * 3 > judged * 2 ? first : nil
    }

    /// `A | B | C | …` that a spreadsheet puts above its rows. Plans are called A and B too: it is furniture only beside
    /// row numbers or above a header.
    private static func columnLetters(_ table: Table, _ kinds: [RowForm]) -> Int? {
        for row in 0..<min(table.rowCount, 3) {
            let next = kinds[(row + 1)...].first { $0.filled > 0 }
            let hasHeaderBelow = next.map { $0.cells > 1 && $0.figures == 0 } ?? false
            guard hasHeaderBelow || !table.furnitureColumns.isEmpty else { continue }
            var letters: [UInt8] = []
            for column in 0..<table.columnCount {
                guard let cell = table.cell(row: row, column: column), !cell.isBlank else { continue }
                let bytes = table.bytes(of: cell)
                guard bytes.count == 1, let byte = bytes.first else {
                    letters = []
                    break
                }
                letters.append(byte)
            }
            if letters.count >= 2, letters.enumerated().allSatisfy({ $1 == UInt8(65 + $0 % 26) }) { return row }
        }
        return nil
    }
}
