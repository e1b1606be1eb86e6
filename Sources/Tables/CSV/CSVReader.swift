import CLibCSV
import ChartSchema

/// Reads delimited text through libcsv, one logical line at a time, so that every cell knows its line and one stray quote
/// cannot swallow the rows below it.
struct CSVReader {
    private let text: UnsafeBufferPointer<UInt8>
    private let file: String
    private let dialect: CSVDialect
    private var state: CSVState
    private var splitter = TableSplitter()
    private var parser = csv_parser()
    private var findings: [Finding] = []
    private var tableCount = 0

    /// A quoted field may go on over this many lines (headers do); beyond it the quote is a stray one.
    private static let longestQuotedField = 12

    init(_ text: UnsafeBufferPointer<UInt8>, file: String, dialect: CSVDialect) {
        self.text = text
        self.file = file
        self.dialect = dialect
        state = CSVState()
    }

    /// Hands over every table as soon as it is complete; gives what was noticed on the way.
    mutating func read(_ body: (Table) throws -> Void) rethrows -> [Finding] {
        csv_init(&parser, 0)
        defer { csv_free(&parser) }
        csv_set_delim(&parser, dialect.delimiter)
        csv_set_quote(&parser, dialect.quote ?? 0x22)
        // libcsv takes tabs for blanks and would trim them away.
        csv_set_space_func(&parser) { $0 == 0x20 ? 1 : 0 }
        csv_set_term_func(&parser) { $0 == 0x0A ? 1 : 0 }
        var offset = skipSeparatorLine()
        var line = offset > 0 ? 2 : 1
        while offset < text.count {
            let (end, next) = physicalLine(from: offset)
            var logicalEnd = end
            var following = next
            var lines = 1
            var isStray = false
            if let quote = dialect.quote, !isBalanced(offset..<end, quote: quote) {
                (logicalEnd, following, lines, isStray) = extend(from: offset, end: end, next: next, quote: quote)
            }
            if isStray {
                addLiterally(offset..<logicalEnd, line: line)
                reportStrayQuote(line: line, from: offset, to: logicalEnd)
            } else {
                parse(offset..<logicalEnd, line: line)
            }
            if let finished = splitter.rowEnded(&state) { try hand(finished, to: body) }
            line += lines
            offset = following
        }
        try hand(state.takeBuilder(), to: body)
        return findings
    }

    private mutating func hand(_ builder: TableBuilder, to body: (Table) throws -> Void) rethrows {
        var builder = builder
        guard !builder.isEmpty else { return }
        var table = builder.finish(index: tableCount)
        guard table.columnCount > 0 else { return }
        table.roles = RoleAnalysis.roles(of: table)
        findings += RowWidths.findings(table, widths: splitter.takeWidths(rows: table.rowCount), file: file)
        tableCount += 1
        try body(table)
    }

    // MARK: Lines

    /// Excel's `sep=;` in the first line is no data.
    private func skipSeparatorLine() -> Int {
        let head = Array(text.prefix(7))
        guard head.count >= 5, head.starts(with: Array("sep=".utf8)) else { return 0 }
        return physicalLine(from: 0).next
    }

    private func physicalLine(from start: Int) -> (end: Int, next: Int) {
        let mark: UInt8 = dialect.lineEnd == "\r" ? 0x0D : 0x0A
        var index = start
        while index < text.count, text[index] != mark { index += 1 }
        let end = index > start && text[index - 1] == 0x0D && mark == 0x0A ? index - 1 : index
        return (end, min(index + 1, text.count))
    }

    /// Whether every quoted field that opens in the range also closes in it.
    ///
    /// - Parameter strictly: A closing quote must have a delimiter or the line's end behind it.
    private func isBalanced(_ range: Range<Int>, quote: UInt8, strictly: Bool = false) -> Bool {
        var isQuoted = false
        var atStart = true
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text[index]
            if isQuoted {
                if byte == quote {
                    if index + 1 < range.upperBound, text[index + 1] == quote {
                        index += 1
                    } else {
                        if strictly, !endsField(index + 1, range.upperBound) { return false }
                        isQuoted = false
                    }
                }
            } else if byte == quote, atStart {
                isQuoted = true
                atStart = false
            } else if byte == dialect.delimiter {
                atStart = true
            } else if byte != 0x20 {
                atStart = false
            }
            index += 1
        }
        return !isQuoted
    }

    private func endsField(_ index: Int, _ end: Int) -> Bool {
        var index = index
        while index < end, text[index] == 0x20 { index += 1 }
        return index == end || text[index] == dialect.delimiter || text[index] == 0x0A || text[index] == 0x0D
    }

    private func extend(
        from start: Int, end: Int, next: Int, quote: UInt8
    ) -> (end: Int, next: Int, lines: Int, isStray: Bool) {
        var following = next
        for lines in 2...Self.longestQuotedField {
            guard following < text.count else { break }
            let further = physicalLine(from: following)
            if isBalanced(start..<further.end, quote: quote, strictly: true) {
                return (further.end, further.next, lines, false)
            }
            following = further.next
        }
        return (end, next, 1, true)
    }

    // MARK: Cells

    private mutating func parse(_ range: Range<Int>, line: Int) {
        state.beginRow(line: line)
        guard !range.isEmpty else { return }
        withUnsafeMutablePointer(to: &state) { context in
            let fieldEnded: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void = {
                bytes, count, context in
                context!.assumingMemoryBound(to: CSVState.self).pointee.add(
                    UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
            }
            _ = csv_parse(&parser, text.baseAddress! + range.lowerBound, range.count, fieldEnded, nil, context)
            _ = csv_fini(&parser, fieldEnded, nil, context)
        }
    }

    /// A row whose quotes do not match: fields that close are read as such, in the others every byte is data.
    private mutating func addLiterally(_ range: Range<Int>, line: Int) {
        state.beginRow(line: line)
        let row = Array(text[range])
        DialectSniffer.forEachField(row[...], delimiter: dialect.delimiter, quote: dialect.quote) { field in
            // `"4'8""` is an inch mark that somebody put in quotes and did not double.
            var field = field
            if let quote = dialect.quote, field.count > 3, field.first == quote, field.suffix(2) == [quote, quote] {
                field = field.dropFirst().dropLast()
            }
            field.withUnsafeBytes { state.add($0) }
        }
    }

    private mutating func reportStrayQuote(line: Int, from start: Int, to end: Int) {
        findings.append(
            Finding(
                rule: "csv.quote.unclosed", severity: .warning,
                message: "A quote opens a field and is never closed; the row was read with its quotes as plain text.",
                help: "Close the quote, or double the quotes that belong to the text.",
                location: Finding.Location(
                    file: file, table: tableCount, row: state.builder.currentRow, line: line,
                    text: String(decoding: text[start..<min(end, start + 120)], as: UTF8.self))))
    }
}
