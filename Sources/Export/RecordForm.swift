import ChartSchema

/// A form of records, one a line.
enum RecordForm {
    /// RFC 4180, in which every text is quoted.
    case csv
    /// RFC 4180 in which no field is a formula.
    case spreadsheetCSV
    /// One JSON object a line.
    case ndjson

    var suffix: String { self == .ndjson ? "ndjson" : "csv" }

    func header(of type: (some FlatRow).Type) -> [UInt8] { self == .ndjson ? [] : type.csvHeader() }

    func line(_ record: some FlatRow) -> [UInt8] {
        switch self {
        case .csv: record.csvLine()
        case .spreadsheetCSV: SpreadsheetSafeCSV.lines(record.csvLine())
        case .ndjson: record.ndjsonLine()
        }
    }
}
