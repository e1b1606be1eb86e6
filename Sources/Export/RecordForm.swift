import ChartSchema

/// A form of records, one a line.
protocol RecordForm {
    static var suffix: String { get }
    static func header(_ columns: [String]) -> [UInt8]
    static func line(_ record: FlatBuildRecord) -> [UInt8]
    static func line(_ record: FlatMedicationRecord) -> [UInt8]
    static func line(_ record: ChartRecord) -> [UInt8]
    static func line(_ record: CorrectionRecord) -> [UInt8]
}

/// RFC 4180, in which every text is quoted.
enum CSVForm: RecordForm {
    static let suffix = "csv"

    static func header(_ columns: [String]) -> [UInt8] {
        var line = CSVLine()
        for column in columns { line.add(column) }
        return line.ended()
    }

    static func line(_ record: FlatBuildRecord) -> [UInt8] { record.csvLine() }
    static func line(_ record: FlatMedicationRecord) -> [UInt8] { record.csvLine() }
    static func line(_ record: CorrectionRecord) -> [UInt8] { record.csvLine() }
    static func line(_ record: ChartRecord) -> [UInt8] {
        var line = CSVLine()
        for value in record.values {
            switch value {
            case .text(let text): line.add(text: text)
            case .number(let number): line.add(String(number))
            }
        }
        return line.ended()
    }
}

/// RFC 4180 in which no field is a formula.
enum SpreadsheetCSVForm: RecordForm {
    static let suffix = "csv"

    static func header(_ columns: [String]) -> [UInt8] { CSVForm.header(columns) }
    static func line(_ record: FlatBuildRecord) -> [UInt8] { SpreadsheetSafeCSV.lines(CSVForm.line(record)) }
    static func line(_ record: FlatMedicationRecord) -> [UInt8] { SpreadsheetSafeCSV.lines(CSVForm.line(record)) }
    static func line(_ record: ChartRecord) -> [UInt8] { SpreadsheetSafeCSV.lines(CSVForm.line(record)) }
    static func line(_ record: CorrectionRecord) -> [UInt8] { SpreadsheetSafeCSV.lines(CSVForm.line(record)) }
}

/// One JSON object a line.
enum NDJSONForm: RecordForm {
    static let suffix = "ndjson"

    static func header(_ columns: [String]) -> [UInt8] { [] }
    static func line(_ record: FlatBuildRecord) -> [UInt8] { record.ndjsonLine() }
    static func line(_ record: FlatMedicationRecord) -> [UInt8] { record.ndjsonLine() }
    static func line(_ record: ChartRecord) -> [UInt8] { record.ndjsonLine() }
    static func line(_ record: CorrectionRecord) -> [UInt8] { record.ndjsonLine() }
}

/// A chart of the manifest as one record.
struct ChartRecord: Hashable {
    static let columns = [
        "id", "kind", "carrier", "chart", "edition", "products", "sha256", "rows", "records", "warnings", "source_file",
        "source_sha256", "withdrawn_from",
    ]

    let entry: ManifestEntry

    init(_ entry: ManifestEntry) { self.entry = entry }

    /// Records that print the same are the same.
    static func == (a: ChartRecord, b: ChartRecord) -> Bool { a.values == b.values }
    func hash(into hasher: inout Hasher) { hasher.combine(values) }

    var warnings: Int { entry.findings.count { $0.severity >= .warning } }

    /// In the order of `columns`; products are joined by `+`.
    var values: [Value] {
        [
            .text(entry.id.description), .text(entry.kind.rawValue), .text(entry.carrier), .text(entry.chart),
            .text(entry.edition), .text(entry.products.joined(separator: "+")), .text(entry.sha256),
            .number(entry.counts.rows), .number(entry.counts.records), .number(warnings), .text(entry.source.path),
            .text(entry.source.sha256), .text(entry.withdrawal?.from),
        ]
    }

    enum Value: Hashable {
        case text(String?)
        case number(Int)
    }

    func ndjsonLine() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 512)
        writer.object {
            $0.member("id", entry.id.description)
            $0.member("kind", entry.kind.rawValue)
            $0.member("carrier", entry.carrier)
            $0.member("chart", entry.chart)
            $0.member("edition", entry.edition)
            $0.member("products", entry.products)
            $0.member("sha256", entry.sha256)
            $0.member("rows", entry.counts.rows)
            $0.member("records", entry.counts.records)
            $0.member("warnings", warnings)
            $0.member("source_file", entry.source.path)
            $0.member("source_sha256", entry.source.sha256)
            $0.member("withdrawn_from", entry.withdrawal?.from)
        }
        writer.endLine()
        return writer.bytes
    }
}
