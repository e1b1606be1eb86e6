import ChartSchema

/// Reads delimited text record by record, so that every cell knows its line and a stray quote cannot swallow the rows below
/// it.
///
/// A line of which no field opens with a quote is cut at its delimiters and nothing else; ``QuotedRecords`` reads the
/// others. Lines end in LF or CR LF: CRs that stand alone are replaced before.
struct CSVReader {
    private let source: [UInt8]
    private let text: UnsafeBufferPointer<UInt8>
    private let dialect: CSVDialect
    private let file: String
    private var row: CSVRow
    private var builder: PlainTableBuilder
    private var splitter = TableSplitter()
    private var findings: CSVFindings
    private var tableCount = 0
    private var recordStart = 0

    /// - Parameters:
    ///   - source: The file's text in UTF-8.
    ///   - text: The same bytes; they must stay where they are until everything is read.
    init(_ source: [UInt8], at text: UnsafeBufferPointer<UInt8>, file: String, dialect: CSVDialect) {
        self.source = source
        self.text = text
        self.dialect = dialect
        self.file = file
        row = CSVRow(text)
        builder = PlainTableBuilder(source, start: 0)
        findings = CSVFindings(file: file)
    }

    /// Hands over every table as soon as it is complete; gives what was noticed on the way. To be called once.
    mutating func read(_ body: (Table) throws -> Void) rethrows -> [Finding] {
        defer { row.free() }
        let kinds = ByteKinds(dialect)
        let fields = LooseFields(delimiter: dialect.delimiter, quote: dialect.quote, escape: dialect.escape)
        let records = CSVRecords(text: text, fields: fields)
        let quoted = QuotedRecords(text, fields: fields)
        var offset = SeparatorLine.length(text)
        var line = offset > 0 ? 2 : 1
        while offset < text.count {
            let (end, next) = records.line(at: offset)
            recordStart = offset
            if row.scan(offset..<end, kinds, quote: dialect.quote) {
                builder.add(row, line: line, offset: next)
                line += 1
                offset = next
            } else {
                let record = records.record(at: offset, expected: expectedWidth)
                quoted.read(record, into: &row)
                findings.note(record, row: builder.rowCount, line: line, in: text)
                builder.add(row, line: line, offset: record.next)
                line += record.lines
                offset = record.next
            }
            if let start = splitter.start(after: builder, side: row.side) { try split(at: start, to: body) }
        }
        try hand(builder, side: row.side, to: body)
        findings.end()
        return findings.all
    }

    /// The number of fields of the last row that holds any.
    private var expectedWidth: Int { Int(builder.widths.last { $0 > 0 } ?? 0) }

    private mutating func split(at start: Int, to body: (Table) throws -> Void) rethrows {
        let (rest, side) = builder.split(at: start, start: recordStart, side: &row.side)
        let (finished, finishedSide) = (builder, row.side)
        (builder, row.side) = (rest, side)
        try hand(finished, side: finishedSide, to: body)
    }

    private mutating func hand(
        _ builder: consuming PlainTableBuilder, side: [UInt8], to body: (Table) throws -> Void
    ) rethrows {
        let widths = builder.widths
        findings.endTable(tableCount, rows: widths.count)
        guard !builder.isEmpty else { return }
        let table = builder.finish(index: tableCount, side: side)
        findings.add(RowWidths.findings(table, widths: widths, file: file))
        tableCount += 1
        try body(table)
    }
}
