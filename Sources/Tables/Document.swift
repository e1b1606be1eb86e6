import ChartSchema

/// A file as its tables: what it is, how it was decoded, and what is in it.
package struct Document: Sendable {
    /// The file's path as it is reported.
    package var file: String
    package var format: FileFormat
    package var encoding: EncodingReport
    /// How the file separates and quotes fields; `nil` for markup.
    package var dialect: CSVDialect?
    /// The `<title>`.
    package var title: TextPiece?
    package var tables: [Table]
    /// The pages of a paged file, as a reader shows them.
    package var pages: [PageSize] = []
    /// What the reader of the file noticed: bytes that are not in the encoding, spans cut, rows of another width, ….
    package var findings: [Finding]
    /// What the text of a file without a table is made of, where it looks like one, and where.
    var tabularText: TextPiece?

    package init(
        file: String, format: FileFormat, encoding: EncodingReport, dialect: CSVDialect? = nil,
        title: TextPiece? = nil, tables: [Table], findings: [Finding] = []
    ) {
        self.file = file
        self.format = format
        self.encoding = encoding
        self.dialect = dialect
        self.title = title
        self.tables = tables
        self.findings = findings
    }
}

/// How large a page is, in tenths of a point (1/720 inch).
package struct PageSize: Sendable, Hashable {
    package var width: Int
    package var height: Int
}

/// The name of a kind of file, as charts say what they were read from: `csv`, `xlsx`. Each ``TableFormat`` names its own.
package struct FileFormat: RawRepresentable, Sendable, Hashable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
}

/// The encoding a file was decoded from, and how that is known.
package struct EncodingReport: Sendable, Hashable {
    package enum Basis: String, Sendable, Hashable, Codable {
        case byteOrderMark = "byte-order-mark"
        case declared, detected
    }

    /// `utf-8`, `utf-16le`, `utf-16be`, `windows-1252`, `iso-8859-1` or `macintosh`.
    package var name: String
    package var basis: Basis
    /// What the file itself declares, where that differs from `name`.
    package var declared: String?

    /// Of a file that is no text, until its format has said what its characters are in.
    static let unknown = EncodingReport(name: "binary", basis: .detected)

    package init(name: String, basis: Basis, declared: String? = nil) {
        self.name = name
        self.basis = basis
        self.declared = declared
    }
}

/// How a CSV file separates and quotes fields, found by the program.
package struct CSVDialect: Sendable, Hashable {
    /// A space stands for runs of two and more.
    package var delimiter: UInt8
    /// `nil` when no field is quoted.
    package var quote: UInt8?
    /// What makes a quote inside a quoted field text, where that is not another quote.
    package var escape: UInt8?
    /// `\r\n`, `\n` or `\r`.
    package var lineEnd: String

    package init(delimiter: UInt8, quote: UInt8?, escape: UInt8? = nil, lineEnd: String) {
        self.delimiter = delimiter
        self.quote = quote
        self.escape = escape
        self.lineEnd = lineEnd
    }
}
