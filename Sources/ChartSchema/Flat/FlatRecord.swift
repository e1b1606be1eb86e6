/// One record of a chart of either kind: the form of `--format ndjson` and `csv`.
public enum FlatRecord: Hashable, Sendable {
    case build(FlatBuildRecord)
    case medication(FlatMedicationRecord)
}

extension FlatRecord {
    /// The record as one line of NDJSON, with its line feed.
    public func ndjsonLine() -> [UInt8] {
        switch self {
        case .build(let record): record.ndjsonLine()
        case .medication(let record): record.ndjsonLine()
        }
    }

    /// The record as one line of RFC 4180, with its CR LF.
    public func csvLine() -> [UInt8] {
        switch self {
        case .build(let record): record.csvLine()
        case .medication(let record): record.csvLine()
        }
    }

    /// The line above the records of a kind, with its CR LF.
    public static func csvHeader(of kind: ManifestEntry.Kind) -> [UInt8] {
        switch kind {
        case .build: FlatBuildRecord.csvHeader()
        case .medication: FlatMedicationRecord.csvHeader()
        }
    }

    package func write(to writer: inout CanonicalJSONWriter) {
        switch self {
        case .build(let record): record.write(to: &writer)
        case .medication(let record): record.write(to: &writer)
        }
    }
}
