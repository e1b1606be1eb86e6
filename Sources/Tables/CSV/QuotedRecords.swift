import CLibCSV

/// Reads the records that hold quoted fields: proper ones through libcsv, the others with forbearance.
struct QuotedRecords: ~Copyable {
    private let text: UnsafeBufferPointer<UInt8>
    private let fields: LooseFields
    private let parser: UnsafeMutablePointer<csv_parser>

    init(_ text: UnsafeBufferPointer<UInt8>, fields: LooseFields) {
        self.text = text
        self.fields = fields
        parser = .allocate(capacity: 1)
        csv_init(parser, 0)
        csv_set_delim(parser, fields.delimiter)
        csv_set_quote(parser, fields.quote ?? 0x22)
    }

    deinit {
        csv_free(parser)
        parser.deallocate()
    }

    func read(_ record: CSVRecords.Record, into row: inout CSVRow) {
        row.begin()
        switch record.form {
        case .proper where fields.escape == nil, .doubtful where fields.escape == nil: parse(record.range, into: &row)
        default: fields.forEach(text, record.range) { row.add($0) }
        }
    }

    private func parse(_ range: Range<Int>, into row: inout CSVRow) {
        withUnsafeMutablePointer(to: &row) { context in
            let fieldEnded: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void = {
                bytes, count, context in
                context!.assumingMemoryBound(to: CSVRow.self).pointee.add(
                    UnsafeBufferPointer(
                        start: bytes?.assumingMemoryBound(to: UInt8.self), count: bytes == nil ? 0 : count))
            }
            _ = csv_parse(parser, text.baseAddress! + range.lowerBound, range.count, fieldEnded, nil, context)
            _ = csv_fini(parser, fieldEnded, nil, context)
        }
    }
}
