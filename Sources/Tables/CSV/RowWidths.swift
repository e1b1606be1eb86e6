import ChartSchema

/// Rows that have a field more or less than the rows around them: a delimiter is missing, or one too many.
enum RowWidths {
    static func findings(_ table: Table, widths: [UInt32], file: String) -> [Finding] {
        guard differ(table.roles, widths) else { return [] }
        var counts: [UInt32: Int] = [:]
        var body = 0
        var run: (width: UInt32, count: Int) = (0, 0)
        for (role, width) in zip(table.roles, widths) where role == .body {
            body += 1
            if width != run.width {
                counts[run.width, default: 0] += run.count
                run = (width, 0)
            }
            run.count += 1
        }
        counts[run.width, default: 0] += run.count
        guard let common = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), common.value * 2 > body,
            common.value < body
        else { return [] }
        let odd = Array(widths.indices).filter { table.roles[$0] == .body && widths[$0] != common.key }
        var findings: [Finding] = odd.prefix(CSVFindings.most).map { row in
            Finding(
                rule: "csv.row.width", severity: .warning,
                message: "The row has \(widths[row]) fields where the rows around it have \(common.key).",
                help: "Look for a delimiter that is missing, or one too many, in this line.",
                location: Finding.Location(
                    file: file, table: table.index, row: row, line: table.line(row: row), text: nil),
                context: ["fields": String(widths[row]), "expected": String(common.key)])
        }
        if body - common.value > CSVFindings.most {
            findings.append(
                Finding(
                    rule: "csv.row.width", severity: .warning,
                    message:
                        "\(body - common.value) rows of the table have more or fewer than \(common.key) fields; the first \(CSVFindings.most) are named.",
                    help: "Look for delimiters that are missing, or too many.",
                    location: Finding.Location(file: file, table: table.index),
                    context: ["rows": String(body - common.value), "expected": String(common.key)]))
        }
        return findings
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
