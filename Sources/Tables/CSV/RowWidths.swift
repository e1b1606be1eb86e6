import ChartSchema

/// Rows that have a field more or less than the rows around them: a delimiter is missing, or one too many.
enum RowWidths {
    static func findings(_ table: Table, widths: [Int], file: String) -> [Finding] {
        let body = table.roles.indices.filter { table.roles[$0] == .body && $0 < widths.count }
        var counts: [Int: Int] = [:]
        for row in body { counts[widths[row], default: 0] += 1 }
        guard let common = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), common.value * 2 > body.count
        else { return [] }
        return body.filter { widths[$0] != common.key }.prefix(20).map { row in
            Finding(
                rule: "csv.row.width", severity: .warning,
                message: "The row has \(widths[row]) fields where the rows around it have \(common.key).",
                help: "Look for a delimiter that is missing, or one too many, in this line.",
                location: Finding.Location(
                    file: file, table: table.index, row: row, line: table.line(row: row), text: nil),
                context: ["fields": String(widths[row]), "expected": String(common.key)])
        }
    }
}
