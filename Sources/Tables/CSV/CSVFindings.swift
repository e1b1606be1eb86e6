import ChartSchema

/// What was noticed on the rows of the table that is being read, and how it is said.
struct CSVFindings {
    private struct Faulty {
        var row: Int
        var line: Int
        var form: CSVRecords.Form
        var text: String
    }

    /// Rows of one kind that are named one by one; the others are counted.
    static let most = 20

    private let file: String
    private var open: [Faulty] = []
    private var counts: [CSVRecords.Form: Int] = [:]
    private(set) var all: [Finding] = []

    init(file: String) { self.file = file }

    mutating func add(_ findings: [Finding]) { all += findings }

    /// Notes a record whose quotes are not as they should be.
    mutating func note(_ record: CSVRecords.Record, row: Int, line: Int, in text: UnsafeBufferPointer<UInt8>) {
        guard record.form != .proper else { return }
        counts[record.form, default: 0] += 1
        guard counts[record.form]! <= Self.most else { return }
        let shown = text[record.range.lowerBound..<min(record.range.upperBound, record.range.lowerBound + 120)]
        open.append(Faulty(row: row, line: line, form: record.form, text: String(decoding: shown, as: UTF8.self)))
    }

    /// Ends a table of so many rows; what was noticed on later rows belongs to the next one.
    mutating func endTable(_ index: Int, rows: Int) {
        for faulty in open where faulty.row < rows {
            all.append(finding(faulty, table: index))
        }
        open = open.filter { $0.row >= rows }.map {
            var later = $0
            later.row -= rows
            return later
        }
    }

    /// Ends the file.
    mutating func end() {
        for form in [CSVRecords.Form.undoubled, .unclosed, .doubtful] {
            guard let count = counts[form], count > Self.most else { continue }
            let finding = Self.words(form)
            all.append(
                Finding(
                    finding.kind,
                    message: "\(count) rows of the file have such quotes; the first \(Self.most) are named.",
                    help: finding.help, location: Finding.Location(file: file), context: ["rows": String(count)]))
        }
    }

    private func finding(_ faulty: Faulty, table: Int) -> Finding {
        let words = Self.words(faulty.form)
        return Finding(
            words.kind, message: words.message, help: words.help,
            location: Finding.Location(file: file, table: table, row: faulty.row, line: faulty.line, text: faulty.text))
    }

    private static func words(_ form: CSVRecords.Form) -> (kind: CSVFinding, message: String, help: String) {
        switch form {
        case .undoubled:
            (
                CSVFinding.quoteUndoubled,
                "A quote inside a quoted field is not doubled; the field was read up to the next quote with a delimiter behind it.",
                "Double the quotes that belong to the text, and check this row against the carrier's chart."
            )
        case .doubtful:
            (
                CSVFinding.quoteDoubtful,
                "A quoted field goes on in the lines below, but its first line could be a row of its own; it was read as one row.",
                "Double the quotes that belong to the text, and check this row against the carrier's chart."
            )
        case .unclosed, .proper:
            (
                CSVFinding.quoteUnclosed,
                "A quote opens a field and is never closed; the row was read with its quotes as plain text.",
                "Close the quote, or double the quotes that belong to the text."
            )
        }
    }
}
