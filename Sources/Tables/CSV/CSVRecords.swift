import Glibc

/// Finds where the records of delimited text end, so that a quote that somebody forgot to close or to double cannot
/// swallow the rows below it.
///
/// Most lines are records as they stand. A line whose quotes make no proper fields is either the beginning of a field that
/// goes on in the lines below, or a line with faulty quotes; where both can be, the number of fields decides.
struct CSVRecords {
    enum Form {
        /// As RFC 4180 has it.
        case proper
        /// The quotes are proper over several lines, but the first line alone could be a row too.
        case doubtful
        /// A quote inside a quoted field is not doubled.
        case undoubled
        /// A quote opens a field that it does not close.
        case unclosed
    }

    struct Record {
        /// Without its line end.
        var range: Range<Int>
        var next: Int
        var lines = 1
        var form = Form.proper
    }

    /// A quoted field may go on over this many lines (headers do); beyond it the quote is a stray one.
    private static let longestQuotedField = 12

    let text: UnsafeBufferPointer<UInt8>
    let fields: LooseFields

    /// The record that begins at a place.
    ///
    /// - Parameter expected: The number of fields of the row above.
    func record(at start: Int, expected: Int) -> Record {
        let (end, next) = line(at: start)
        var record = Record(range: start..<end, next: next)
        if fields.areProper(text, record.range) { return record }
        record.form = fields.allClose(text, record.range) ? .undoubled : .unclosed
        guard let further = continued(start, from: next) else { return record }
        return settle(record, or: further, expected: expected)
    }

    /// One line with faulty quotes, or several lines with proper ones.
    private func settle(_ line: Record, or lines: Record, expected: Int) -> Record {
        let isWidth = expected > 1 && fields.count(text, line.range) == expected
        let areWidth = expected > 1 && fields.count(text, lines.range) == expected
        guard line.form == .undoubled else { return isWidth && !areWidth ? line : lines }
        let hasMark = fields.haveBareInchMark(text, line.range)
        if isWidth || hasMark && !areWidth { return line }
        var lines = lines
        if hasMark { lines.form = .doubtful }
        return lines
    }

    /// The record of a quoted field that goes on in the lines below.
    private func continued(_ start: Int, from next: Int) -> Record? {
        var next = next
        for lines in 2...Self.longestQuotedField {
            guard next < text.count else { return nil }
            let (end, following) = line(at: next)
            if fields.areProper(text, start..<end) { return Record(range: start..<end, next: following, lines: lines) }
            next = following
        }
        return nil
    }

    /// The line's end without its CR, and where the next line begins.
    func line(at start: Int) -> (end: Int, next: Int) {
        let base = text.baseAddress!
        guard let found = memchr(base + start, 0x0A, text.count - start) else { return (text.count, text.count) }
        let end = UnsafeRawPointer(base).distance(to: found)
        return (end > start && text[end - 1] == 0x0D ? end - 1 : end, end + 1)
    }
}
