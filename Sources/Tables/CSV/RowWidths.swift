import ChartSchema

/// Rows that have a field more or less than the rows around them: a delimiter is missing, or one too many.
enum RowWidths {
    static func findings(_ table: Table, widths: [UInt32], file: String) -> [Finding] {
        guard let (common, count, body) = commonWidth(of: table, widths) else { return [] }
        var odd = header(table, widths, common: common).map { [$0] } ?? []
        if count < body {
            let titles = titles(of: table, widths)
            odd += widths.indices.filter {
                table.roles[$0] == .body && widths[$0] != common && !titles.contains($0)
            }
        }
        if !odd.isEmpty {
            let apart = partsOfTheirOwn(in: table, widths)
            odd.removeAll(where: apart.contains)
        }
        var findings = odd.prefix(CSVFindings.most).map { row in
            Finding(
                CSVFinding.rowWidth,
                message: "The row has \(widths[row]) fields where the rows around it have \(common).",
                help: "Look for a delimiter that is missing, or one too many, in this line.",
                location: Finding.Location(
                    file: file, table: table.index, row: row, line: table.line(row: row), text: nil),
                context: ["fields": String(widths[row]), "expected": String(common)])
        }
        if odd.count > CSVFindings.most {
            findings.append(
                Finding(
                    CSVFinding.rowWidth,
                    message:
                        "\(odd.count) rows of the table have more or fewer than \(common) fields; the first \(CSVFindings.most) are named.",
                    help: "Look for delimiters that are missing, or too many.",
                    location: Finding.Location(file: file, table: table.index),
                    context: ["rows": String(odd.count), "expected": String(common)]))
        }
        return findings
    }

    /// The width of more than half the body rows, how many have it, and how many body rows there are.
    private static func commonWidth(of table: Table, _ widths: [UInt32]) -> (UInt32, count: Int, body: Int)? {
        let roles = table.roles
        guard let first = roles.firstIndex(of: .body) else { return nil }
        guard differ(roles, widths) else { return (widths[first], 1, 1) }
        var counts: [UInt32: Int] = [:]
        var body = 0
        let isBlank = widths.indices.map { table.cells(inRow: $0).allSatisfy(\.isBlank) }
        // Lines of one text behind the last blank row are about the page.
        let foot = isBlank.lastIndex(of: true).map { $0 + 1 } ?? widths.count
        let end =
            widths[foot...].allSatisfy({ $0 == 1 }) && widths[..<foot].contains(where: { $0 > 1 }) ? foot : widths.count
        for row in 0..<end where roles[row] == .body && !isBlank[row] {
            body += 1
            counts[widths[row], default: 0] += 1
        }
        guard let common = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
        return common.value * 2 > body ? (common.key, common.value, body) : nil
    }

    /// The lowest header row, where its names do not reach as far as the fields of the body do, or further.
    private static func header(_ table: Table, _ widths: [UInt32], common: UInt32) -> Int? {
        guard let row = table.roles.lastIndex(of: .header), widths[row] != common else { return nil }
        func reach(_ row: Int) -> Int { table.cells(inRow: row).last.map { $0.column + 1 } ?? 0 }
        let body = table.roles.indices.lazy.filter { table.roles[$0] == .body && widths[$0] == common }.prefix(50)
        let own = reach(row)
        return own == Int(common) || own == body.map(reach).max() ? nil : row
    }

    /// Rows of words alone, with nothing behind them, where a part of the table begins: below a blank row, or over a row that
    /// stood above an earlier part.
    private static func titles(of table: Table, _ widths: [UInt32]) -> Set<Int> {
        var titles: Set<Int> = []
        var run: [Int] = []
        var beginsAnew = true
        var known: Set<Int> = []
        for row in widths.indices {
            let texts = texts(row, of: table)
            if texts.isEmpty {
                (run, beginsAnew) = ([], true)
            } else if widths[row] == 1, texts.allSatisfy({ $0.contains(where: \.isLetter) }) {
                run.append(row)
                if beginsAnew { titles.insert(row) }
            } else {
                if !run.isEmpty, texts.count > 1, known.contains(texts.hashValue) { titles.formUnion(run) }
                known.insert(texts.hashValue)
                (run, beginsAnew) = ([], false)
            }
        }
        return titles
    }

    /// Rows between blank ones that are several and all as wide as each other, as a legend's are, and lines that are drawn.
    private static func partsOfTheirOwn(in table: Table, _ widths: [UInt32]) -> Set<Int> {
        let isBlank = widths.indices.map { table.cells(inRow: $0).allSatisfy(\.isBlank) }
        let blocks = widths.indices.split { isBlank[$0] }.filter { Set($0.map { widths[$0] }).count == 1 }
        let drawn = widths.indices.filter { row in
            !isBlank[row]
                && texts(row, of: table).allSatisfy { $0.utf8.count > 2 && $0.allSatisfy { "-=_".contains($0) } }
        }
        return Set(blocks.filter { $0.count > 1 && $0.count < widths.count }.joined()).union(drawn)
    }

    private static func texts(_ row: Int, of table: Table) -> [String] {
        table.cells(inRow: row).filter { !$0.isBlank }.map { table.text(of: $0) }
    }

    /// Whether body rows are of more than one width, as few tables' are.
    private static func differ(_ roles: [RowRole], _ widths: [UInt32]) -> Bool {
        var common: UInt32?
        for row in widths.indices where roles[row] == .body {
            if common == nil { common = widths[row] } else if widths[row] != common { return true }
        }
        return false
    }
}
