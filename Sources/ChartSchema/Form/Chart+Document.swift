/// The parts that charts of every kind have.
extension ChartID: Decodable {
    static let blank = ChartID(carrier: "", chart: "", edition: "")

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = ChartID(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected carrier/chart/edition, found \"\(text)\"")
        }
        self = id
    }
}

extension ChartSource: DocumentPart {
    static let definition = "source"
    static let note: String? = "The raw file the chart was read from."
    static let isInline = true
    static let blank = ChartSource(path: "", sha256: "", format: "", encoding: "")

    static func tell(_ source: inout ChartSource, in form: inout some DocumentForm) {
        form.text(.noted("path", "Relative to the project's folder."), &source.path)
        form.digest("sha256", &source.sha256)
        form.text(.noted("format", "csv, html, xhtml, xml, spreadsheetml, xlsx, ods or pdf"), &source.format)
        form.text(.noted("encoding", "What the file was decoded from."), &source.encoding)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension ChartNote: DocumentPart {
    static let definition = "note"
    static let note: String? = "A sentence of the file that is no limit and no rule."
    static let blank = ChartNote(kind: .title, text: "", table: nil, line: 0)

    static func tell(_ note: inout ChartNote, in form: inout some DocumentForm) {
        form.word("kind", &note.kind)
        form.text("text", &note.text)
        form.whole("table", &note.table)
        form.place(&note.place)
        form.flag(.noted("applied", "Whether what it says became limits or rules."), &note.applied)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension CellReference: DocumentPart {
    static let definition = "cell"
    static let blank = CellReference(field: .height, reading: .printed, table: 0, row: 0, column: 0, line: 0, text: "")

    static func tell(_ cell: inout CellReference, in form: inout some DocumentForm) {
        var (row, column) = (cell.rowInTable, cell.columnInTable)
        form.word("field", &cell.field)
        form.word(.noted("reading", "How the text became a value."), &cell.reading)
        form.whole("table", &cell.table)
        form.whole(.noted("row", "null: words outside every table"), &row)
        form.whole("column", &column)
        form.place(&cell.place)
        form.text("text", &cell.text)
        (cell.row, cell.column) = (row ?? -1, column ?? -1)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}
