extension FileFormat {
    package static let csv = FileFormat(rawValue: "csv")
}

/// Text whose fields are separated by a character, or by runs of spaces: every text that is no markup.
struct DelimitedFormat: TableFormat {
    func claims(_ content: FileContent) -> Bool { FormatSniffer.sniff(content.bytes) == .delimited }

    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws {
        document.format = .csv
        let file = content.file
        var bytes = content.bytes
        content.bytes = []
        let lineEnds = CSVLineEnds(bytes)
        document.findings += lineEnds.findings(file: file)
        LineEnds.replaceLoneReturns(&bytes)
        try bytes.withUnsafeBufferPointer { text throws(LimitExceeded) in try TextLimits.current.checkLines(text) }
        var fields = bytes.withUnsafeBufferPointer { DialectSniffer.sniff($0, lineEnd: lineEnds.common) }
        document.dialect = fields
        if fields.delimiter == 0x20 {
            SpacedColumns.mark(&bytes)
            fields.delimiter = 0x09
        }
        bytes.withUnsafeBufferPointer { text in
            var reader = CSVReader(bytes, at: text, file: file, dialect: fields)
            document.findings += reader.read(body)
        }
    }
}
